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
    // Node loads the modules itself. Through Vite's runner every name that is imported is looked up by a getter each
    // time it is used, which makes whatever searches or plays take twice as long.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--import', 'tsx'],
  },
});
