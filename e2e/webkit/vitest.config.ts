import { defineConfig } from 'vitest/config';

/** Run by scripts/webkit.mjs, which opens the browser. */
export default defineConfig({
  test: {
    include: ['e2e/webkit/*.test.ts'],
    // There is one browser, and all tests take turns in it.
    fileParallelism: false,
    testTimeout: 40_000,
    hookTimeout: 40_000,
  },
});
