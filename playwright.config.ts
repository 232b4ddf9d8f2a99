import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

/** `npm test` chooses a free one. */
const PORT = process.env['TEST_PORT'] ?? '4612';

export default defineConfig({
  testDir: 'e2e',
  timeout: 120_000,
  // One set of pictures for all systems: see looks.spec.ts.
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    viewport: { width: 1280, height: 800 },
    // It would answer in place of what a test sets up; those about it let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: (await findBrowser()) ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `node e2e/server.mjs ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
  },
});
