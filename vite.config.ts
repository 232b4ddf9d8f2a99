import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/** The licences ask to go with every copy, and a host may have the site alone. */
const licences = (): Plugin => ({
  name: 'licences',
  generateBundle() {
    for (const file of ['LICENSE', 'NOTICE'])
      this.emitFile({ type: 'asset', fileName: `${file}.txt`, source: readFileSync(file) });
  },
});

/** The site: static files that work from any folder of any host. */
export default defineConfig({
  base: './',
  plugins: [licences()],
  build: {
    outDir: 'dist/site',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
