/** `npm run picture`: takes the README's pictures of the real table (docs/table.png, docs/phone.png, docs/won.png). */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seed, UNWRITTEN } from '../e2e/seed.mjs';
import { ensureBrowser, findBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, fail, root } from './prepare.mjs';

const PORT = 4613;
const SITE = `http://127.0.0.1:${PORT}/`;
const PICTURES = [
  { file: 'docs/table.png', width: 1280, height: 800 },
  { file: 'docs/phone.png', width: 390, height: 844 },
  { file: 'docs/won.png', width: 1280, height: 800, settings: '{"theme":"night"}', won: true },
];

const recorded = (name, line) =>
  JSON.parse(
    readFileSync(join(root, `src/rules/vectors/${name}.ndjson`), 'utf8').split('\n')[line],
  );

/** Deal 3 after 31 moves: gaps, and a card on the waste that can go to three places; or a game before its last move. */
function savedGame(isWon) {
  const game = isWon ? recorded('won', 0) : recorded('playthroughs', 2);
  const moves = isWon ? game.moves : game.moves.slice(0, 31);
  return seed({ ...game, moves }, isWon ? moves.length - 1 : moves.length);
}

/** Waits until the server, just started, answers. */
async function answering(tries = 100) {
  const ok = await fetch(SITE).catch(() => undefined);
  if (ok || tries === 0) return;
  await new Promise((later) => setTimeout(later, 50));
  await answering(tries - 1);
}

async function take(browser, { file, width, height, settings = '{}', won = false }) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.addInitScript(
    ([key, text, choices]) => {
      localStorage.setItem(key, text);
      localStorage.setItem('bigben.settings', choices);
      localStorage.setItem('bigben.tips', '["begin","gaps","refill","waste"]');
    },
    [UNWRITTEN, savedGame(won), settings],
  );
  await page.goto(SITE);
  await page.locator('.answers').waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  );
  await page.evaluate(() => document.fonts.ready);
  if (won) {
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.locator('.bay.won .rival:not(:empty)').waitFor();
    await page.waitForFunction(() => document.getAnimations().length === 0);
  } else await page.getByRole('button', { name: /^Waste: / }).click();
  await page.screenshot({ path: join(root, file) });
}

ensureInstalled();
ensureBuilt();
if (!(await ensureBrowser())) fail('this needs Chromium; install it, or set CHROME_PATH to it');
const { chromium } = await import('@playwright/test');
const server = spawn(process.execPath, [join(root, 'e2e/server.mjs'), `${PORT}`], {
  stdio: 'ignore',
});
try {
  await answering();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const picture of PICTURES) await take(browser, picture);
  await browser.close();
} finally {
  server.kill();
}
