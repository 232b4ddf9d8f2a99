import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'deck/**/*.test.ts',
      'site/**/*.test.ts',
      'train/**/*.test.ts',
      'scripts/**/*.test.{mjs,ts}',
    ],
    // Otherwise a core stays idle.
    maxWorkers: '100%',
  },
});
