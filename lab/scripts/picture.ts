/**
 * `npm run -w lab picture`: takes the README's pictures of the real table (docs/table.png,
 * docs/phone.png, docs/won.png).
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { seed, UNWRITTEN } from '../../e2e/seed.ts';
import { ensureBuilt, root } from '../../scripts/prepare.mjs';
import type { GameRecord } from '../../src/rules/record.ts';
import { playthroughs, wonGames } from '../../src/rules/testing/vectors.ts';
import { launchBrowser } from './launch.ts';

const PORT = 4613;
const SITE = `http://127.0.0.1:${PORT}/`;

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly settings?: string;
  readonly won?: boolean;
}

const PICTURES: readonly Picture[] = [
  { file: 'docs/table.png', width: 1280, height: 800 },
  { file: 'docs/phone.png', width: 390, height: 844 },
  { file: 'docs/won.png', width: 1280, height: 800, settings: '{"theme":"night"}', won: true },
];

/**
 * Either deal 3 after 31 moves (gaps, and a card on the waste that can go to three places), or a
 * game before its last move.
 */
function savedGame(isWon: boolean): string {
  const game = (isWon ? wonGames()[0] : playthroughs()[2]) as GameRecord;
  const moves = isWon ? game.moves : game.moves.slice(0, 31);
  return seed({ ...game, moves }, isWon ? moves.length - 1 : moves.length);
}

/** Waits until the newly started server answers. */
async function answering(tries = 100): Promise<void> {
  const ok = await fetch(SITE).catch(() => undefined);
  if (ok || tries === 0) return;
  await new Promise((later) => setTimeout(later, 50));
  await answering(tries - 1);
}

async function take(browser: Browser, picture: Picture): Promise<void> {
  const { file, width, height, settings = '{}', won = false } = picture;
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.addInitScript(
    ([key, text, choices]) => {
      localStorage.setItem(key, text);
      localStorage.setItem('bigben.settings', choices);
      localStorage.setItem('bigben.tips', '["begin","gaps","refill","waste"]');
    },
    [UNWRITTEN, savedGame(won), settings] as const,
  );
  await page.goto(SITE);
  await page.locator('.answers').waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  );
  await page.evaluate(() => document.fonts.ready);
  if (won) {
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.locator('.side-panel.won .rival:not(:empty)').waitFor();
    await page.waitForFunction(() => document.getAnimations().length === 0);
  } else await page.getByRole('button', { name: /^Waste: / }).click();
  await page.screenshot({ path: join(root, file) });
}

ensureBuilt();
const server = spawn(process.execPath, [join(root, 'e2e/server.mjs'), `${PORT}`], {
  stdio: 'ignore',
});
try {
  await answering();
  const browser = await launchBrowser();
  for (const picture of PICTURES) await take(browser, picture);
  await browser.close();
} finally {
  server.kill();
}
