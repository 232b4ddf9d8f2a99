/**
 * `npm test`: installs what it needs, browsers too, and runs every test: unit, property, browser. Where a browser
 * cannot be had, it runs the tests that need none of that kind; with `CI` in the environment that is a failure.
 */
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
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
const { ensureBrowser, ensureFirefox, NO_BROWSER, NO_FIREFOX } = await import('./browser.mjs');
const { ensureWebKit, NO_WEBKIT, runWebKitTests } = await import('./webkit.mjs');
const hasBrowser = await ensureBrowser();
const hasFirefox = ensureFirefox();
const hasWebKit = ensureWebKit() !== undefined;
const missing = [
  ...(hasBrowser ? [] : [NO_BROWSER]),
  ...(hasFirefox ? [] : [NO_FIREFOX]),
  ...(hasWebKit ? [] : [NO_WEBKIT]),
];
ensureBuilt();

const reports = join(root, 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);
const reportOf = (name) => join(reports, `${name}.json`);

/** The names of Playwright's tests that ended as `wanted`: `flaky` failed and passed when they were tried again. */
const endedAs = (wanted, suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.some(({ status }) => status === wanted) ? [`${file}:${line} ${title}`] : [],
    ),
    ...endedAs(wanted, inner),
  ]);
const flaky = [];

/** The names of Vitest's tests that failed, each with the first lines of why. */
const failedIn = ({ testResults }) =>
  testResults.flatMap(({ name: file, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    const place = relative(root, file);
    // A file that could not be loaded has no tests, and a message of its own.
    if (tests.length === 0) return message ? [`${place}\n${indented(message)}`] : [];
    return tests.map(
      ({ fullName, failureMessages }) =>
        `${place} ${fullName}\n${indented(failureMessages.join('\n'))}`,
    );
  });
const indented = (text) =>
  text
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');
const failures = [];

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
    count: (report) => {
      failures.push(...failedIn(report));
      return [report.numPassedTests, report.numFailedTests];
    },
  },
];
if (hasBrowser || hasFirefox)
  runs.push({
    name: 'playwright',
    run: async () =>
      runLibrary('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
        env: {
          ...process.env,
          TEST_PORT: await freePort(),
          PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('playwright'),
        },
      }),
    count: (report) => {
      flaky.push(...endedAs('flaky', report.suites));
      failures.push(...endedAs('unexpected', report.suites));
      return [report.stats.expected + report.stats.flaky, report.stats.unexpected];
    },
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
if (hasWebKit) {
  const webkit = await runWebKitTests();
  passed += webkit.passed;
  failed += webkit.failed;
}
// Where everything must hold, a browser that is not there must not look like one that was tried.
if (process.env.CI) failed += missing.length;
const said = process.env.CI ? 'failed' : 'skipped';
for (const name of flaky)
  process.stdout.write(`flaky, passed when tried again, to be mended: ${name}\n`);
for (const name of missing) process.stdout.write(`${said}: ${name}\n`);
// Said again at the end: half an hour of other lines may lie between.
for (const name of failures) process.stdout.write(`failed: ${name}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
