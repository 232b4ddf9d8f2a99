/** The parts of `npm test` and `npm run test:all`: each starts a runner of tests and counts its results. */
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { freePort } from './freePort.mjs';
import { root } from './prepare.mjs';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures the names of those that failed, with the first lines of why
 * @property {string[]} flaky the names of those that failed, and passed when they were tried again
 */

const REPORTS = join(root, 'reports');

/**
 * A program whose output goes to standard error: standard output is for the results.
 * @type {import('node:child_process').SpawnOptions}
 */
const SHOWN = { cwd: root, stdio: ['ignore', 2, 2] };

/** Makes an empty folder for reports. */
export function clearReports() {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS);
}

/**
 * Runs a script of a library that leaves a report in JSON.
 *
 * @param {import('./programs.mjs').Programs} programs
 * @param {string} script
 * @param {{ report: string, args: readonly string[], env?: NodeJS.ProcessEnv, timeout?: number }} how
 *   `report` is where the script leaves it; after `timeout` milliseconds it is killed
 * @param {(report: any) => Count} count
 * @returns {Promise<Count & { isLate: boolean }>} one failure if the script died before its report, or says itself that
 *   something is wrong
 */
async function runReported(
  programs,
  script,
  { report, args, env = process.env, timeout = 0 },
  count,
) {
  rmSync(report, { force: true });
  const path = join(root, 'node_modules', script);
  const limit = { timeout, killSignal: /** @type {const} */ ('SIGKILL') };
  const program = programs.start(process.execPath, [path, ...args], { ...SHOWN, ...limit, env });
  const [status, signal] = await once(program, 'exit');
  const nothing = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : nothing;
  const failed = status === 0 ? counted.failed : Math.max(counted.failed, 1);
  return { ...counted, failed, isLate: signal === 'SIGKILL' };
}

/**
 * Tests that Vitest runs.
 *
 * @param {import('./programs.mjs').Programs} programs
 * @param {readonly string[]} args
 * @param {{ report?: string, env?: NodeJS.ProcessEnv, timeout?: number }} [how] as for `runReported`
 */
export const runVitest = (programs, args, { report = join(REPORTS, 'vitest.json'), ...how } = {}) =>
  runReported(
    programs,
    'vitest/vitest.mjs',
    {
      ...how,
      report,
      args: [
        'run',
        ...args,
        // In a log a line for each file reads better than thousands of dots.
        `--reporter=${process.stderr.isTTY ? 'dot' : 'default'}`,
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
    },
    (found) => ({
      passed: found.numPassedTests,
      failed: found.numFailedTests,
      skipped: found.numPendingTests,
      failures: failedIn(found),
      flaky: [],
    }),
  );

/**
 * Tests in the browsers that Playwright drives.
 *
 * @param {import('./programs.mjs').Programs} programs
 * @param {'quick' | 'rest'} part see playwright.config.ts
 */
export async function runPlaywright(programs, part) {
  const report = join(REPORTS, 'playwright.json');
  return runReported(
    programs,
    '@playwright/test/cli.js',
    {
      report,
      args: ['test', `--reporter=${process.stderr.isTTY ? 'line' : 'list'},json`],
      env: {
        ...process.env,
        TEST_PART: part,
        TEST_PORT: `${await freePort()}`,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    },
    ({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      failures: endedAs('unexpected', suites),
      flaky: endedAs('flaky', suites),
    }),
  );
}

/**
 * The names of Playwright's tests that ended in some way: `flaky` failed and passed when they were tried again.
 * @param {string} wanted
 * @param {any[]} suites
 * @returns {string[]}
 */
const endedAs = (wanted, suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap((/** @type {any} */ { file, line, title, tests }) =>
      tests.some((/** @type {any} */ { status }) => status === wanted)
        ? [`${file}:${line} ${title}`]
        : [],
    ),
    ...endedAs(wanted, inner),
  ]);

/**
 * The names of Vitest's tests that failed, each with the first lines of why.
 * @param {any} report
 * @returns {string[]}
 */
const failedIn = ({ testResults }) =>
  testResults.flatMap((/** @type {any} */ { name: file, message, assertionResults }) => {
    const tests = assertionResults.filter((/** @type {any} */ { status }) => status === 'failed');
    const place = relative(root, file);
    // A file that could not be loaded has no tests, but a message.
    if (tests.length === 0) return message ? [`${place}\n${indented(message)}`] : [];
    return tests.map(
      (/** @type {any} */ { fullName, failureMessages }) =>
        `${place} ${fullName}\n${indented(failureMessages.join('\n'))}`,
    );
  });

/** @param {string} text */
const indented = (text) =>
  text
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');
