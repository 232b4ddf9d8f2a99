import { defineConfig } from 'vitest/config';

/**
 * For mutation testing: the tests of the rules (with some of the recorded games), of the player's
 * games and of the game on the table.
 */
export default defineConfig({
  test: {
    include: ['src/rules/*.test.ts', 'src/app/games/*.test.ts', 'src/app/game/*.test.ts'],
    exclude: ['**/*.long.test.ts'],
    testTimeout: 60_000,
    // Mutants run in threads, which cannot set their own time zone.
    testNamePattern: /^(?!.*in every time zone)/,
    env: { ONE_VECTOR_IN: '12' },
  },
});
