/** `npm test`: installs what it needs, browsers too, and runs every test: unit, property, browser. */
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, runLibrary } from './prepare.mjs';

/** A port that nothing uses, for the server of the browser tests. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return `${port}`;
}

ensureInstalled();
const { ensureBrowser, ensureFirefox } = await import('./browser.mjs');
const { ensureWebKit, NO_WEBKIT, runWebKitTests } = await import('./webkit.mjs');
await ensureBrowser();
const missing = [];
if (!ensureFirefox()) missing.push('the tests in Firefox (install it, or set FIREFOX_PATH to it)');
const hasWebKit = ensureWebKit() !== undefined;
if (!hasWebKit) missing.push(NO_WEBKIT);
ensureBuilt();

const reports = join(root, 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);
const reportOf = (name) => join(reports, `${name}.json`);

// In a log a line for each file reads better than thousands of dots.
const vitestTo = (name) => [
  `--reporter=${process.stdout.isTTY ? 'dot' : 'default'}`,
  '--reporter=json',
  `--outputFile.json=${reportOf(name)}`,
];
const runs = [
  {
    name: 'unit',
    run: () => runLibrary('vitest/vitest.mjs', ['run', ...vitestTo('unit')]),
    count: (report) => [report.numPassedTests, report.numFailedTests],
  },
  {
    name: 'playwright',
    run: async () =>
      runLibrary('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
        env: {
          ...process.env,
          TEST_PORT: await freePort(),
          PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('playwright'),
        },
      }),
    count: ({ stats }) => [stats.expected, stats.unexpected + stats.flaky],
  },
];
if (hasWebKit)
  runs.push({
    name: 'webkit',
    run: () => runWebKitTests(vitestTo('webkit')),
    count: (report) => [report.numPassedTests, report.numFailedTests],
  });

let passed = 0;
let failed = 0;
for (const { name, run, count } of runs) {
  const status = await run();
  let [well, badly] = [0, 0];
  try {
    [well, badly] = count(JSON.parse(readFileSync(reportOf(name), 'utf8')));
  } catch {
    // A runner that died before its report counts as one failure.
    badly = 1;
  }
  passed += well;
  failed += status === 0 ? badly : Math.max(badly, 1);
}
for (const name of missing) process.stdout.write(`skipped: ${name}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
