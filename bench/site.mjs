/** Shared by the measurements of the page: a server of the built site, the browser, printing. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { seed, UNWRITTEN } from '../e2e/seed.mjs';
import { findBrowser } from '../scripts/browser.mjs';

const PORT = 4614;
export const SITE = `http://127.0.0.1:${PORT}/`;

/** What Chromium is begun with. */
export const ARGS = ['--no-sandbox', '--disable-gpu'];

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

/** The recorded games of a file of vectors. */
export const games = (name) =>
  readFileSync(path(`../src/rules/vectors/${name}.ndjson`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Runs a measurement while the site is served. */
export async function withSite(measure) {
  const server = spawn(process.execPath, [path('../e2e/server.mjs'), `${PORT}`], {
    stdio: 'ignore',
  });
  await wait(500);
  try {
    await measure();
  } finally {
    server.kill();
  }
}

/** Runs a measurement in a browser on the served site. */
export const withBrowser = (measure) =>
  withSite(async () => {
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: ARGS,
    });
    try {
      await measure(browser);
    } finally {
      await browser.close();
    }
  });

/** A page on a game of which so many moves are made and the others can be redone. */
export async function openAt(browser, game, made, settings, window = {}) {
  const page = await browser.newPage(window);
  await page.addInitScript(
    ([key, text, choices]) => {
      localStorage.setItem(key, text);
      localStorage.setItem('bigben.settings', choices);
      localStorage.setItem('bigben.tips', '["begin","gaps","refill","waste"]');
    },
    [UNWRITTEN, seed(game, made), JSON.stringify({ singleTap: false, ...settings })],
  );
  await page.goto(SITE);
  await page.locator('.status').waitFor();
  return page;
}

export const say = (line) => process.stdout.write(`${line}\n`);

/** Prints how milliseconds are spread. */
export function print(name, times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  const ms = (value) => `${(value ?? 0).toFixed(1)} ms`;
  say(
    `${name}: ${sorted.length}, median ${ms(at(0.5))}, 95th percentile ${ms(at(0.95))}, worst ${ms(sorted.at(-1))}`,
  );
}
