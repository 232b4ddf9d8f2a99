/** Finds a Chromium-like browser for the browser tests, or gets one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './debian.mjs';
import { fail, runLibrary } from './prepare.mjs';

const NAMES = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

function windowsPaths() {
  const { ProgramFiles = '', LOCALAPPDATA = '' } = process.env;
  const folders = [ProgramFiles, process.env['ProgramFiles(x86)'] ?? '', LOCALAPPDATA].filter(
    Boolean,
  );
  const programs = [
    'Google/Chrome/Application/chrome.exe',
    'Microsoft/Edge/Application/msedge.exe',
  ];
  return folders.flatMap((folder) => programs.map((program) => join(folder, program)));
}

function candidates() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROME_PATH, ...onPath, ...MAC, ...windowsPaths()].filter(
    (path) => path && existsSync(path),
  );
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
  return candidates().find(works) ?? (await playwrightsOwn());
}

/** Gets a browser where there is none: Playwright's download, else the distribution's package. */
export async function ensureBrowser() {
  if (await findBrowser()) return;
  process.stderr.write('Looking for a browser for the browser tests …\n');
  runLibrary('@playwright/test/cli.js', ['install', 'chromium'], { timeout: 600_000 });
  if (await findBrowser()) return;
  installPackage('chromium');
  if (await findBrowser()) return;
  fail(
    'the browser tests need Google Chrome, Chromium or Microsoft Edge; install one, or set CHROME_PATH to it',
  );
}
