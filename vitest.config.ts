import { defineConfig } from 'vitest/config';
import component from './config/vitest.component.config.ts';

/** Tests that take long, or repeat one check for hundreds of values: run by `npm run test:all` only. */
const LONG = '**/*.long.test.ts';
/** Some libraries bring their own tests. */
const LIBRARIES = '**/node_modules/**';

const shared = {
  // Generous, for busy machines: a test is stopped so that a run ends, not to judge its speed.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/**
 * Node loads the modules itself. Through Vite's runner every name that is imported is looked up by a getter each time it
 * is used, which makes the solver and the fair player take twice as long.
 */
const native = {
  ...shared,
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', 'tsx'],
};

export default defineConfig({
  test: {
    // Otherwise a core stays idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...native,
          name: 'unit',
          // Half of the time would go into loading the same modules anew for every file. Nothing that they hold is changed.
          isolate: false,
          include: [
            'src/**/*.test.ts',
            'deck/**/*.test.ts',
            'site/**/*.test.ts',
            'scripts/**/*.test.{mjs,ts}',
            'lab/**/*.test.{mjs,ts}',
          ],
          exclude: [LONG, LIBRARIES],
        },
      },
      { test: { ...native, name: 'long', include: [LONG], exclude: [LIBRARIES] } },
      component,
    ],
  },
});
