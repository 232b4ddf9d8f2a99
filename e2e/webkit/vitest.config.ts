import { defineConfig } from 'vitest/config';

/** Run by scripts/webkit.mjs, which opens the browser. */
export default defineConfig({
  test: {
    include: ['e2e/webkit/*.test.ts'],
    // All tests take turns in one browser.
    fileParallelism: false,
    // On a busy machine a game takes a minute.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
