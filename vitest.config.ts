import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'deck/**/*.test.ts',
      'site/**/*.test.ts',
      'train/**/*.test.ts',
    ],
    // Property tests and the CLI's own processes take minutes on a slow, busy machine.
    testTimeout: 300_000,
  },
});
