/** Opens the browser that the tests use. */
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser, findBrowser } from './browser.mjs';
import { fail } from './prepare.mjs';

/** What Chromium is begun with. */
export const ARGS = ['--no-sandbox', '--disable-gpu'];

/** Gets the browser where there is none; without one the process ends. */
export async function launchBrowser(): Promise<Browser> {
  await ensureBrowser();
  const executablePath = await findBrowser();
  if (!executablePath) return fail('this needs Chromium; install it, or set CHROME_PATH to it');
  return chromium.launch({ executablePath, args: ARGS });
}
