import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'deck/**/*.test.ts',
      'site/**/*.test.ts',
      'attack/**/*.test.ts',
      'train/**/*.test.ts',
      'scripts/**/*.test.{mjs,ts}',
    ],
    // What takes a second here takes many on a busy machine. A test is stopped so that a run ends, not to judge its speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Otherwise a core stays idle.
    maxWorkers: '100%',
    // Node loads the modules itself. Through Vite's runner every name that is imported is looked up by a getter each
    // time it is used, which makes whatever searches or plays take twice as long.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--import', 'tsx'],
  },
});
