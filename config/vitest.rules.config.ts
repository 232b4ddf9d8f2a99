import { defineConfig } from 'vitest/config';

/** For mutation testing: the tests of the rules alone, on a share of the recorded games. */
export default defineConfig({
  test: { include: ['src/rules/*.test.ts'], testTimeout: 60_000, env: { ONE_VECTOR_IN: '12' } },
});
