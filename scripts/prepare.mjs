/**
 * Brings a fresh clone to the point where things run: the libraries installed, the game built.
 * Needs nothing but Node and npm. The output of npm and the build goes to stderr, so that stdout
 * belongs to the command itself.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The builds for users, tests and `npm start`: Vite's configuration of each, and a file that it makes. */
export const BUILDS = [
  { config: 'vite.config.ts', makes: 'dist/site/index.html' },
  { config: 'config/vite.cli.config.ts', makes: 'dist/cli/bigben.js' },
  { config: 'config/vite.library.config.ts', makes: 'dist/library/node.js' },
];

const SOURCES = [
  'src',
  'data/winnability.json',
  'deck',
  'public',
  'site',
  'docs/table.png',
  'docs/phone.png',
  'index.html',
  'package.json',
  'package-lock.json',
  'LICENSE',
  'NOTICE',
  ...BUILDS.map(({ config }) => config),
];

/**
 * Ends the process with one line for a person.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  process.stderr.write(`bigben: ${message}\n`);
  process.exit(1);
}

/**
 * Runs a program in the project's folder, its output shown on stderr.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function run(program, args, options = {}) {
  const shell = process.platform === 'win32';
  return (
    spawnSync(program, args, { cwd: root, stdio: ['ignore', 2, 2], shell, ...options }).status ?? 1
  );
}

/**
 * Runs a script of an installed library with this Node.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export const runLibrary = (script, args, options) =>
  run(process.execPath, [join(root, 'node_modules', script), ...args], {
    shell: false,
    ...options,
  });

/** @param {string} path */
const changed = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

function checkNode() {
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;
  const [major, minor] = wanted.replace('>=', '').split('.').map(Number);
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split('.').map(Number);
  if (haveMajor < major || (haveMajor === major && haveMinor < minor))
    fail(`this needs Node ${wanted}; here is ${process.versions.node}`);
}

/** Installs the libraries of the lock file unless just these are there. */
export function ensureInstalled() {
  checkNode();
  if (changed('node_modules/.package-lock.json') >= changed('package-lock.json')) return;
  process.stderr.write('Installing libraries (once) …\n');
  if (run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']) !== 0)
    fail('the libraries could not be installed; is the network there?');
}

function newestSource() {
  /** @type {(path: string) => number} */
  const newest = (path) => {
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
    // The time of a folder changes when a file is added or removed.
    return Math.max(
      stat.mtimeMs,
      ...readdirSync(join(root, path)).map((name) => newest(join(path, name))),
    );
  };
  return Math.max(...SOURCES.map(newest));
}

/** Builds everything. */
export function build() {
  // Tests that start the game set it to `test`, which would change the build.
  const { NODE_ENV: _, ...env } = process.env;
  for (const { config } of BUILDS) {
    const args = ['build', '--logLevel', 'warn', '--config', config];
    if (runLibrary('vite/bin/vite.js', args, { env }) !== 0) fail('the build failed; see above');
  }
}

/** Builds everything unless it is newer than everything it is made from. */
export function ensureBuilt() {
  const oldest = Math.min(...BUILDS.map(({ makes }) => changed(makes)));
  if (oldest > newestSource()) return;
  process.stderr.write('Building …\n');
  build();
}
