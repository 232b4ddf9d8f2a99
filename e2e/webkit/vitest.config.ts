import { defineConfig } from 'vitest/config';

/** Run by scripts/webkit.mjs, which opens the browser. */
export default defineConfig({
  test: {
    include: ['e2e/webkit/*.test.ts'],
    // There is one browser, and all tests take turns in it.
    fileParallelism: false,
    // On a busy machine a game takes a minute.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
