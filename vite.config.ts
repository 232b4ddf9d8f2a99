import { defineConfig } from 'vite';

/** The site: static files that work from any folder of any host. */
export default defineConfig({
  base: './',
  build: {
    outDir: 'dist/site',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
