/** `npm test`: installs what it needs, a browser too, and runs every test: unit, property, browser. */
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
const { ensureBrowser } = await import('./browser.mjs');
await ensureBrowser();
ensureBuilt();

const reports = join(root, 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

// In a log a line for each file reads better than thousands of dots.
const unit = runLibrary('vitest/vitest.mjs', [
  'run',
  `--reporter=${process.stdout.isTTY ? 'dot' : 'default'}`,
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
const browser = runLibrary('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
  env: {
    ...process.env,
    TEST_PORT: await freePort(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  },
});

/** A runner that died before its report counts as one failure. */
function read(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const counts = [
  read(unitReport, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })),
  read(browserReport, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  })),
];
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
const broken = unit !== 0 || browser !== 0;
process.stdout.write(
  `${sum('passed')} passed, ${Math.max(sum('failed'), broken ? 1 : 0)} failed\n`,
);
process.exitCode = broken ? 1 : 0;
