/**
 * WebKit for the browser tests: WebKitGTK's driver and its small browser, on a display that exists in
 * memory only. Run as a command (`npm run test:webkit`), gets them where that can be done and runs the
 * tests in e2e/webkit; what else the command is given goes to Vitest.
 */
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackage } from './debian.mjs';
import { freePort } from './freePort.mjs';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';
import { Programs } from './programs.mjs';
import { runVitest } from './testRuns.mjs';

/** The tests of a file must have ended by then, in milliseconds. */
const LIMIT = 600_000;
/** How often a file is tried whose browser crashes or does not start. */
const TRIES = 3;
const PACKAGES = ['webkit2gtk-driver', 'xvfb'];

/** The tests that are skipped without WebKit, and the way to get it. */
export const NO_WEBKIT =
  'the tests in WebKit (on Debian or Ubuntu: apt-get install webkit2gtk-driver xvfb)';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Distributions put it beside the library, in a folder that the kind of machine names. */
function findMiniBrowser() {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return ['/usr/libexec', '/usr/lib', ...libraries.map((name) => join('/usr/lib', name))]
    .flatMap((folder) => ['6.0', '4.1'].map((api) => join(folder, `webkit2gtk-${api}`)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

/** The paths of WebKit's driver, of its small browser and of the display; undefined if one is missing. */
export function findWebKit() {
  const found = {
    driver: onPath('WebKitWebDriver'),
    browser: findMiniBrowser(),
    display: onPath('Xvfb'),
  };
  return Object.values(found).every(Boolean) ? found : undefined;
}

/** Installs WebKit where that needs no question. @returns as `findWebKit` */
export function ensureWebKit() {
  if (findWebKit()) return findWebKit();
  process.stderr.write('Looking for WebKit for the browser tests …\n');
  for (const name of PACKAGES) installPackage(name);
  return findWebKit();
}

/** Waits until a server, just started, answers. */
async function answering(url, tries = 200) {
  const response = await fetch(url).catch(() => undefined);
  if (response?.ok) return;
  if (tries === 0) throw new Error(`nothing answers at ${url}`);
  await new Promise((later) => setTimeout(later, 50));
  await answering(url, tries - 1);
}

/** Starts a display in memory. @returns its name, free on this machine */
async function startDisplay(programs, path) {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const display = programs.start(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [name] = await once(display.stdio[3], 'data', { signal: AbortSignal.timeout(20_000) });
  return `:${`${name}`.trim()}`;
}

/** Opens the browser. @returns the id of the session, in which all tests run */
async function startSession(url, binary) {
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const response = await fetch(`${url}/session`, {
    method: 'POST',
    body: JSON.stringify({
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } },
    }),
    signal: AbortSignal.timeout(60_000),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(value.message);
  return value.sessionId;
}

/** Everything that the tests use: see e2e/webkit/browser.ts. */
async function startAll(programs, found, folder) {
  const env = { ...process.env, DISPLAY: await startDisplay(programs, found.display) };
  const sitePort = await freePort();
  const serve = [join(root, 'e2e/server.mjs'), `${sitePort}`];
  programs.start(process.execPath, serve, { stdio: 'ignore' });
  const port = await freePort();
  const heard = join(folder, 'console.txt');
  const out = openSync(heard, 'a');
  programs.start(found.driver, [`--port=${port}`], { env, stdio: ['ignore', out, out] });
  const [url, site] = [port, sitePort].map((of) => `http://127.0.0.1:${of}`);
  await Promise.all([answering(`${url}/status`), answering(`${site}/`)]);
  const id = await startSession(url, found.browser);
  const given = {
    driver: url,
    session: id,
    site: `${site}/`,
    heard,
    folder,
    browser: found.browser,
  };
  return {
    ...{ heard, folder, site: given.site, session: `${url}/session/${id}` },
    env: { ...env, BIGBEN_WEBKIT: JSON.stringify(given) },
  };
}

/** Whether the browser still answers: a crashed one has lost its session. */
const answers = (session) =>
  fetch(`${session}/url`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The files of tests; the longest, whole games, comes first. */
const files = () =>
  readdirSync(join(root, 'e2e/webkit'))
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .reverse()
    .map((name) => `e2e/webkit/${name}`);

/**
 * Runs the tests in WebKit; `findWebKit` must have found it. Each file has its own browser and display, so
 * one for each core runs at a time. Where the browser itself crashes, which WebKitGTK does once in a while, or does not
 * start, as on a busy machine, the file runs anew: no test has judged the page then.
 *
 * @param args a part of the name of files, if not all are wanted; then further arguments for Vitest
 * @returns the counts of all files, with the names of the failures; a file that did not end counts as one failure
 */
export async function runWebKitTests(args = []) {
  const sum = { passed: 0, failed: 0, skipped: 0, failures: [] };
  const [wanted, ...rest] = args[0]?.startsWith('-') === false ? args : ['', ...args];
  const chosen = files().filter((name) => name.includes(wanted));
  if (chosen.length === 0) throw new Error(`no file of tests has “${wanted}” in its name`);
  const runNext = async () => {
    for (let file = chosen.shift(); file !== undefined; file = chosen.shift()) {
      let run = await runOnce([file, ...rest]);
      for (let tries = 1; run.crash !== undefined && tries < TRIES; tries++) {
        process.stderr.write(
          `bigben: WebKit has crashed or did not start; ${file} runs anew\n${run.crash}\n`,
        );
        run = await runOnce([file, ...rest]);
      }
      sum.passed += run.passed;
      sum.failed += run.failed;
      sum.skipped += run.skipped;
      sum.failures.push(...run.failures);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  return sum;
}

/**
 * Opens a display, the built site and WebKit for as long as something uses them.
 * @param use gets the programs and what `startAll` gives
 */
async function withAll(found, use) {
  const folder = mkdtempSync(join(tmpdir(), 'bigben-webkit-'));
  const programs = new Programs();
  const end = () => programs.kill();
  process.once('exit', end);
  try {
    return await use(programs, await startAll(programs, found, folder));
  } finally {
    process.off('exit', end);
    end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @returns the counts, and if the browser crashed, its last output, or if it did not start, why */
const runOnce = (args) =>
  withAll(findWebKit(), async (programs, { env, session, heard, folder }) => {
    const config = ['--config', 'e2e/webkit/vitest.config.ts', '--root', root];
    const how = { env, report: join(folder, 'report.json'), timeout: LIMIT };
    const { isLate, ...counted } = await runVitest(programs, [...config, ...args], how);
    if (isLate)
      process.stderr.write(`bigben: the tests in WebKit took more than ${LIMIT / 1000} s\n`);
    const crashed = counted.failed > 0 && !isLate && !(await answers(session));
    return { ...counted, crash: crashed ? readFileSync(heard, 'utf8').slice(-2000) : undefined };
  }).catch((error) => {
    const failures = [`${args[0]}: nothing from WebKit: ${error}`];
    return { passed: 0, failed: 1, skipped: 0, failures, crash: `${error}` };
  });

/**
 * Opens WebKit on the built site for as long as something uses it.
 *
 * @param use gets the addresses of the WebDriver session and of the site
 */
export async function withWebKit(use) {
  const found = ensureWebKit();
  if (!found) throw new Error('WebKit is not here: apt-get install webkit2gtk-driver xvfb');
  return withAll(found, (_, { session, site }) => use({ session, site }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  ensureInstalled();
  if (ensureWebKit()) {
    ensureBuilt();
    const { failed } = await runWebKitTests(process.argv.slice(2));
    process.exitCode = failed > 0 ? 1 : 0;
  } else process.stderr.write(`skipped: ${NO_WEBKIT}\n`);
}
