import { defineConfig } from '@playwright/test';
import { findBrowser, findFirefox, findShell } from './scripts/browser.mjs';

/** `npm test` chooses a free one. */
const PORT = process.env['TEST_PORT'] ?? '4612';

const executablePath = await findBrowser();
const chromium = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
const firefox = findFirefox();
/** Playwright drives the Firefox that is installed. */
const FIREFOX = { browserName: 'firefox', channel: 'moz-firefox' } as const;

/** The tests for which Chromium without windows is not enough. */
const IN_WHOLE = ['leaving', 'installable'].map((name) => `${name}.spec.ts`);

/** Play by mouse and keys, and all that depends on the browser's storage, windows and service worker. */
const IN_FIREFOX = [
  ...['ruleSetGames', 'largeFiles', 'keys', 'links', 'games', 'keeping'],
  ...['leaving', 'offline', 'refused', 'firstLook', 'problems', 'ownCards', 'readOut', 'challenge'],
].map((name) => `${name}.spec.ts`);
/** Of those, the ones that ask for motion, which Firefox is given or not as a whole. */
const MOVING_IN_FIREFOX = ['wholeGames', 'hands', 'settings', 'quiet', 'motion'].map(
  (name) => `${name}.spec.ts`,
);

/**
 * `quick` is for `npm test`: Chromium without what is tagged `@all`, and in Firefox what is tagged `@engines`. `rest` is
 * everything else, with Firefox in full, but for what is the same in any engine, which is tagged `@chromium`. Without
 * either, as for a file alone, all of it runs.
 */
const part = process.env['TEST_PART'];
const inChromium =
  part === 'quick' ? { grepInvert: /@all/ } : part === 'rest' ? { grep: /@all/ } : {};
const inFirefox = { grepInvert: /@chromium/, ...(part === 'quick' ? { grep: /@engines/ } : {}) };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  timeout: 120_000,
  // The first win takes its time, with twelve strokes.
  expect: { timeout: 15_000 },
  // One set of pictures for all systems: see looks.spec.ts.
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: '100%',
  // A test that passes then is listed as flaky at the end, which is a bug to be fixed: see scripts/test.mjs.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    viewport: { width: 1280, height: 800 },
    // It would answer in place of what a test sets up; those about it let it in.
    serviceWorkers: 'block',
    // As on a second visit: the first begins with the lesson.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: `http://127.0.0.1:${PORT}`,
          localStorage: [{ name: 'bigben.lesson', value: '"over"' }],
        },
      ],
    },
  },
  projects: [
    ...(executablePath
      ? [
          {
            name: 'chromium',
            testIgnore: IN_WHOLE,
            ...inChromium,
            use: {
              launchOptions: { ...chromium, executablePath: findShell() ?? executablePath },
              // Skips the opening deal animation, which would take half of a short test. A test about motion asks for it.
              contextOptions: { reducedMotion: 'reduce' as const },
            },
          },
          {
            // As people have it: with windows, and the back/forward cache that Playwright switches off.
            name: 'chromium-whole',
            testMatch: IN_WHOLE,
            ...inChromium,
            use: {
              launchOptions: {
                ...{ ...chromium, executablePath },
                ignoreDefaultArgs: ['--disable-back-forward-cache'],
              },
            },
          },
        ]
      : []),
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: IN_FIREFOX,
            ...inFirefox,
            use: {
              ...FIREFOX,
              launchOptions: {
                executablePath: firefox,
                // Its driver has no way yet to ask for less motion.
                firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
              },
            },
          },
          {
            name: 'firefox-moving',
            testMatch: MOVING_IN_FIREFOX,
            ...inFirefox,
            use: { ...FIREFOX, launchOptions: { executablePath: firefox } },
          },
        ]
      : []),
  ],
  webServer: {
    command: `node e2e/server.mjs ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
  },
});
