/** Finds the browsers for the browser tests, or gets them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './debian.mjs';
import { fail, runLibrary } from './prepare.mjs';

const { ProgramFiles = '', LOCALAPPDATA = '' } = process.env;
const WINDOWS_FOLDERS = [ProgramFiles, process.env['ProgramFiles(x86)'] ?? '', LOCALAPPDATA].filter(
  Boolean,
);

/** Where a browser may be: in a variable, by these names on the path, on a Mac, on Windows. */
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

function candidates({ variable, names, mac, windows }) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [
    process.env[variable],
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...mac.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    ...windows.flatMap((program) => WINDOWS_FOLDERS.map((folder) => join(folder, program))),
  ].filter((path) => path && existsSync(path));
}

/** Some systems install a stub under the browser's name that only says where to get it. */
const works = (path) =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The path of an installed browser (`CHROME_PATH` first), or of Playwright's own; else undefined. */
export async function findBrowser() {
  return candidates(CHROMIUM).find(works) ?? (await playwrightsOwn());
}

/** The path of Debian's Chromium without windows, else undefined: quicker, but no back/forward cache. */
export const findShell = () => candidates(SHELL).find(works);

/** The path of an installed Firefox (`FIREFOX_PATH` first), else undefined. */
export const findFirefox = () => candidates(FIREFOX).find(works);

/** Gets Firefox where that can be done without asking. @returns whether it is there */
export function ensureFirefox() {
  if (!findFirefox()) installPackage('firefox-esr');
  return findFirefox() !== undefined;
}

/** Gets a browser where there is none: Playwright's download, else the distribution's package. */
export async function ensureBrowser() {
  if (await findBrowser()) return;
  process.stderr.write('Looking for a browser for the browser tests …\n');
  runLibrary('@playwright/test/cli.js', ['install', 'chromium'], { timeout: 600_000 });
  if (await findBrowser()) return;
  for (const name of ['chromium', 'chromium-headless-shell']) installPackage(name);
  if (await findBrowser()) return;
  fail(
    'the browser tests need Google Chrome, Chromium or Microsoft Edge; install one, or set CHROME_PATH to it',
  );
}
