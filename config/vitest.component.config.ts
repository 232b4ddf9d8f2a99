import { defineConfig } from 'vitest/config';

/** The page in a fake DOM. Styles and the addresses of workers are Vite's, so it loads the modules. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    name: 'component',
    include: ['src/ui/**/*.test.tsx'],
    // A test is stopped so that a run ends, not to judge its speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Most of the time would go into loading the page anew for every file.
    isolate: false,
    environment: 'happy-dom',
    environmentOptions: {
      happyDOM: {
        width: 1280,
        height: 800,
        // Motion is for browsers.
        settings: { device: { prefersReducedMotion: 'reduce' } },
      },
    },
    setupFiles: ['src/ui/testing/setup.ts'],
  },
});
