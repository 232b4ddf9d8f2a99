/**
 * `npm run bench:frames`: the frames of an opening deal and of refills, and how soon after a move's
 * pointer is up the first changed frame is painted, with the processor slowed down four times. Of the
 * built site (`npm run build`), in the browser that the tests use. Prints; judges nothing.
 */
import type { Browser, BrowserContextOptions, Locator } from '@playwright/test';
import type { GameRecord } from '../src/rules/record.ts';
import { wonGames } from '../src/rules/testing/vectors.ts';
import { centreOf, openAt, print, responsesOf, watchResponses, withBrowser } from './site.ts';

const DEALS = 10;
const PHONE = { viewport: { width: 390, height: 844 } };
/** For how many ms a finger presses, and rests before it lets go of a card. */
const PRESS = 80;
const FIRST_GAME = wonGames()[0] as GameRecord;

/** Within so many frames after a click cards have begun to move. */
const SOON = 20;

/** The times between frames from a click on until all cards lie. */
const framesOf = (clicked: Locator): Promise<number[]> =>
  clicked.evaluate(async (element: HTMLElement, soon) => {
    const gaps: number[] = [];
    const cards = document.querySelector('.cards') as HTMLElement;
    let last = await new Promise(requestAnimationFrame);
    element.click();
    for (let moved = false; ; ) {
      const now = await new Promise(requestAnimationFrame);
      gaps.push(now - last);
      last = now;
      if (cards.getAnimations({ subtree: true }).length > 0) moved = true;
      else if (moved) return gaps;
      else if (gaps.length === soon) throw new Error('no card moves');
    }
  }, SOON);

async function opening(browser: Browser, window: BrowserContextOptions): Promise<number[]> {
  // A game that could be given up would be asked about.
  const page = await openAt(browser, { ...FIRST_GAME, moves: [] }, 0, {}, window);
  await page.waitForTimeout(1500);
  const gaps: number[] = [];
  for (let deal = 0; deal < DEALS; deal++) {
    gaps.push(...(await framesOf(page.getByRole('button', { name: 'New deal' }))));
  }
  await page.close();
  return gaps;
}

async function refills(browser: Browser): Promise<number[]> {
  const gaps: number[] = [];
  for (const game of wonGames().slice(0, DEALS)) {
    const at = game.moves.indexOf('refill');
    if (at < 0) continue;
    const page = await openAt(browser, game, at, {});
    await page.waitForTimeout(1000);
    gaps.push(...(await framesOf(page.locator('[data-pile=s]'))));
    await page.close();
  }
  return gaps;
}

/** For every carry of a game: dragged by real events; from the pointer's release to the painted frame. */
async function responses(browser: Browser, window: BrowserContextOptions): Promise<number[]> {
  const page = await openAt(browser, FIRST_GAME, 0, {}, window);
  await watchResponses(page);
  const centre = (place: string) => centreOf(page, `[data-pile=${place}]`);
  for (const move of FIRST_GAME.moves) {
    const [from, to] = move.split('-');
    if (!from || !to) await page.mouse.click(...(await centre('s')), { delay: PRESS });
    else {
      await page.mouse.move(...(await centre(from)));
      await page.mouse.down();
      await page.mouse.move(...(await centre(to)), { steps: 3 });
      await page.waitForTimeout(PRESS);
      await page.mouse.up();
    }
    await page.waitForTimeout(50);
  }
  const times = await responsesOf(page);
  await page.close();
  return times;
}

await withBrowser(async (browser) => {
  print('frames of an opening deal, 1280 by 800', await opening(browser, {}));
  print('frames of an opening deal, 390 by 844', await opening(browser, PHONE));
  print('frames of a refill, 1280 by 800', await refills(browser));
  print(
    'from pointer up to the painted frame, slowed four times, 1280 by 800',
    await responses(browser, {}),
  );
  print(
    'from pointer up to the painted frame, slowed four times, 390 by 844',
    await responses(browser, PHONE),
  );
});
