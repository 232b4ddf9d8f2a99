/**
 * `npm run -w lab bench:frames -- [ENGINE ...]`: the frames of opening deals and of refills, beside
 * those of a single box, in Chromium, Firefox and WebKit or the named ones; and in Chromium the
 * time from the release of a move's pointer to the first changed frame, with the processor slowed
 * down four times. Uses the built site (`npm run build`) and the browsers of the tests. Only prints
 * figures, without a limit.
 */
import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { GameRecord } from '../../src/rules/record.ts';
import { wonGames } from '../../src/rules/testing/vectors.ts';
import { ENGINES, type Engine, type OpenPage, type Size, withEngine } from './engines.ts';
import { centreOf, openAt, print, responsesOf, say, watchResponses, withBrowser } from './site.ts';

const DEALS = 10;
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** How long a finger presses, and how long it rests before it lets go of a card, in ms. */
const PRESS = 80;
const FIRST_GAME = wonGames()[0] as GameRecord;

/** How long a single box moves, in milliseconds. */
const BOX_MS = 1000;
/** By this number of frames after a click, cards have begun to move. */
const SOON = 20;
/** A longer frame is visible as a stutter, in milliseconds: two frames at 60 a second. */
const LONG_FRAME = 34;

/**
 * The times between frames, from a click until all cards lie still. They also lie still before it.
 */
const framesOf = (page: OpenPage, selector: string): Promise<number[]> =>
  page.run(
    async ([clicked, soon]) => {
      const cards = document.querySelector('.cards') as HTMLElement;
      const frame = (): Promise<number> => new Promise(requestAnimationFrame);
      const isMoving = (): boolean => cards.getAnimations({ subtree: true }).length > 0;
      for (let still = 0; still < 30; still = isMoving() ? 0 : still + 1) await frame();
      const gaps: number[] = [];
      let last = await frame();
      (document.querySelector(clicked) as HTMLElement).click();
      for (let moved = false; !moved || isMoving(); moved ||= isMoving()) {
        const now = await frame();
        gaps.push(now - last);
        last = now;
        if (!moved && gaps.length > soon) throw new Error('no card moves');
      }
      return gaps;
    },
    [selector, SOON] as const,
  );

/**
 * Opening deals, each replacing an unbegun game: the page would ask before giving up a begun one.
 */
async function opening(page: OpenPage): Promise<number[][]> {
  const gaps: number[][] = [];
  for (let deal = 0; deal < DEALS; deal++) gaps.push(await framesOf(page, '#new'));
  await page.close();
  return gaps;
}

/**
 * The frames of a single box that moves on an empty page: the best the engine can do on this
 * machine.
 */
const framesOfBox = (page: OpenPage): Promise<number[]> =>
  page.run(async (ms) => {
    const box = document.createElement('div');
    box.style.cssText = 'position: absolute; width: 80px; height: 112px; background: green';
    document.documentElement.replaceChildren(box);
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    let last = await frame();
    const flight = box.animate({ translate: ['0 0', '300px 300px'] }, ms);
    const gaps: number[] = [];
    while (flight.playState === 'running') {
      const now = await frame();
      gaps.push(now - last);
      last = now;
    }
    return gaps;
  }, BOX_MS);

function report(name: string, moves: readonly (readonly number[])[]): void {
  print(name, moves.flat());
  // The first frame waits for all the work of the click.
  const later = moves.flatMap((gaps) => gaps.slice(1));
  const long = later.filter((gap) => gap > LONG_FRAME).length;
  say(`  ${long} of ${later.length} frames after the first took more than ${LONG_FRAME} ms`);
}

const frames = (engine: Engine): Promise<void> =>
  withEngine(engine, async (open) => {
    const begun = { ...FIRST_GAME, moves: [] };
    const empty = await open(begun, 0, DESK);
    report(`${engine}: a box on an empty page`, [await framesOfBox(empty)]);
    await empty.close();
    const name = (size: Size): string => `${engine}, ${size.width} by ${size.height}`;
    for (const size of [DESK, PHONE])
      report(`${name(size)}: an opening deal`, await opening(await open(begun, 0, size)));
    const refills: number[][] = [];
    for (const game of wonGames().slice(0, DEALS)) {
      const at = game.moves.indexOf('refill');
      if (at < 0) continue;
      const page = await open(game, at, DESK);
      refills.push(await framesOf(page, '[data-pile=s]'));
      await page.close();
    }
    report(`${name(DESK)}: a refill`, refills);
  });

/**
 * Drags every carry of a game by real events, and measures from the pointer's release to the
 * painted frame.
 */
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

const named = process.argv.slice(2) as Engine[];
const engines = named.length > 0 ? named : ENGINES;
for (const engine of engines) await frames(engine);
if (engines.includes('chromium'))
  await withBrowser(async (browser) => {
    const what = 'from pointer up to the painted frame, slowed four times';
    print(`${what}, 1280 by 800`, await responses(browser, { viewport: DESK }));
    print(`${what}, 390 by 844`, await responses(browser, { viewport: PHONE }));
  });
