/** Finds the browsers for the browser tests, or gets them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage, isDebianRoot } from './debian.mjs';
import { runLibrary } from './prepare.mjs';

const PLAYWRIGHT = '@playwright/test/cli.js';

const { ProgramFiles = '', LOCALAPPDATA = '' } = process.env;
const WINDOWS_FOLDERS = [ProgramFiles, process.env['ProgramFiles(x86)'] ?? '', LOCALAPPDATA].filter(
  Boolean,
);

/** Where a browser can be: in a variable, by these names on the path, on a Mac, on Windows. */
const CHROMIUM = {
  variable: 'CHROME_PATH',
  names: [
    'google-chrome',
    'google-chrome-stable',
    'chromium',
    'chromium-browser',
    'microsoft-edge',
    'microsoft-edge-stable',
  ],
  mac: ['Google Chrome', 'Chromium', 'Microsoft Edge'],
  windows: ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'],
};
const SHELL = {
  variable: 'CHROME_SHELL_PATH',
  names: ['chromium-headless-shell'],
  mac: [],
  windows: [],
};
const FIREFOX = {
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  mac: ['Firefox'],
  windows: ['Mozilla Firefox/firefox.exe'],
};

/**
 * @param {{ variable: string, names: string[], mac: string[], windows: string[] }} kind
 * @returns {string[]}
 */
function candidates({ variable, names, mac, windows }) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [
    process.env[variable] ?? '',
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...mac.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    ...windows.flatMap((program) => WINDOWS_FOLDERS.map((folder) => join(folder, program))),
  ].filter((path) => path && existsSync(path));
}

/**
 * Some systems install a stub under the browser's name that only says where to get it.
 * @param {string} path
 */
const works = (path) =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? [path] : [];
}

/** The path of an installed browser (`CHROME_PATH` first), or of Playwright's own; else undefined. */
export async function findBrowser() {
  return candidates(CHROMIUM).find(works) ?? (await playwrightsOwn()).find(works);
}

/** The path of Debian's Chromium without windows, else undefined: quicker, but no back/forward cache. */
export const findShell = () => candidates(SHELL).find(works);

/** The path of an installed Firefox (`FIREFOX_PATH` first), else undefined. */
export const findFirefox = () => candidates(FIREFOX).find(works);

/** The tests that are skipped without the browser, and the way to get it. */
export const NO_BROWSER =
  'the tests in Chromium (install Google Chrome, Chromium or Microsoft Edge, or set CHROME_PATH to it)';
export const NO_FIREFOX = 'the tests in Firefox (install it, or set FIREFOX_PATH to it)';

/** Gets Firefox where that can be done without asking. @returns whether it is there */
export function ensureFirefox() {
  if (!findFirefox()) installPackage('firefox-esr');
  return findFirefox() !== undefined;
}

/**
 * Ways to a browser that need no answer, each tried if those before it did not help.
 * @type {(() => unknown)[]}
 */
const WAYS = [
  // Brings the libraries of the system that Playwright's download lacks on a new machine.
  () => ['chromium', 'chromium-headless-shell'].forEach(installPackage),
  () => runLibrary(PLAYWRIGHT, ['install', 'chromium'], { timeout: 600_000 }),
  // Where the distribution's package is none, as on Ubuntu. Asks for a password unless it is root's.
  () => isDebianRoot() && runLibrary(PLAYWRIGHT, ['install-deps', 'chromium']),
];

/** Gets a browser where there is none. @returns whether it is there */
export async function ensureBrowser() {
  if (await findBrowser()) return true;
  process.stderr.write('Looking for a browser for the browser tests …\n');
  for (const tryIt of WAYS) {
    tryIt();
    if (await findBrowser()) return true;
  }
  return false;
}
