/**
 * WebKit for the browser tests: WebKitGTK's driver and its small browser, on a display that exists in
 * memory only. Run as a command (`npm run test:webkit`), gets them where that can be done and runs the
 * tests in e2e/webkit; what else the command is given goes to Vitest.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackage } from './debian.mjs';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

/** All tests together must have ended by then, in milliseconds. */
const LIMIT = 600_000;
const PACKAGES = ['webkit2gtk-driver', 'xvfb'];

/** What is skipped where there is no WebKit, and how to get it. */
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

/** Gets WebKit where that can be done without asking. @returns as `findWebKit` */
export function ensureWebKit() {
  if (findWebKit()) return findWebKit();
  process.stderr.write('Looking for WebKit for the browser tests …\n');
  for (const name of PACKAGES) installPackage(name);
  return findWebKit();
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Waits until a server, just started, answers. */
async function answering(url, tries = 200) {
  const response = await fetch(url).catch(() => undefined);
  if (response?.ok) return;
  if (tries === 0) throw new Error(`nothing answers at ${url}`);
  await new Promise((later) => setTimeout(later, 50));
  await answering(url, tries - 1);
}

/** Starts programs, each with its children in a group of their own, so that all of them can be ended. */
class Programs {
  #started = [];

  start(path, args, options) {
    const program = spawn(path, args, { detached: true, ...options });
    this.#started.push(program);
    return program;
  }

  /** Ends what still runs of them, the newest first. */
  end() {
    for (const { pid } of this.#started.splice(0).reverse())
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
  }
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
  const site = await freePort();
  const serve = [join(root, 'e2e/server.mjs'), `${site}`];
  programs.start(process.execPath, serve, { stdio: 'ignore' });
  const port = await freePort();
  const heard = join(folder, 'console.txt');
  const out = openSync(heard, 'a');
  programs.start(found.driver, [`--port=${port}`], { env, stdio: ['ignore', out, out] });
  const url = `http://127.0.0.1:${port}`;
  await Promise.all([answering(`${url}/status`), answering(`http://127.0.0.1:${site}/`)]);
  const session = await startSession(url, found.browser);
  const surroundings = {
    ...{ driver: url, session, heard, folder, browser: found.browser },
    site: `http://127.0.0.1:${site}/`,
  };
  return { ...env, BIGBEN_WEBKIT: JSON.stringify(surroundings) };
}

/**
 * Runs the tests in WebKit; `findWebKit` must have found it.
 *
 * @param args further arguments for Vitest, such as a reporter
 * @returns the exit code; 1 too if they took too long
 */
export async function runWebKitTests(args = []) {
  const folder = mkdtempSync(join(tmpdir(), 'bigben-webkit-'));
  const programs = new Programs();
  const end = () => programs.end();
  process.once('exit', end);
  try {
    const env = await startAll(programs, findWebKit(), folder);
    const script = join(root, 'node_modules/vitest/vitest.mjs');
    const config = join(root, 'e2e/webkit/vitest.config.ts');
    const tests = programs.start(
      process.execPath,
      [script, 'run', '--config', config, '--root', root, ...args],
      { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    const limit = setTimeout(() => {
      process.stderr.write(`bigben: the tests in WebKit took more than ${LIMIT / 1000} s\n`);
      end();
    }, LIMIT);
    const [code] = await once(tests, 'exit');
    clearTimeout(limit);
    return code ?? 1;
  } finally {
    process.off('exit', end);
    end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  ensureInstalled();
  if (ensureWebKit()) {
    ensureBuilt();
    process.exitCode = await runWebKitTests(process.argv.slice(2));
  } else process.stderr.write(`skipped: ${NO_WEBKIT}\n`);
}
