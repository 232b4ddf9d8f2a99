/** Opens the browser that the tests use. */
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser, findBrowser } from '../../scripts/browser.mjs';
import { fail } from '../../scripts/prepare.mjs';

/** Chromium's arguments. */
export const ARGS = ['--no-sandbox', '--disable-gpu'];

/** The browser's path. Installs one if there is none; exits if that fails. */
export async function browserPath(): Promise<string> {
  await ensureBrowser();
  return (await findBrowser()) || fail('this needs Chromium; install it, or set CHROME_PATH to it');
}

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await browserPath(), args: ARGS });
