/** WebKit's painting, checked on pictures of the window: clean corners of cards, the won clock. */
import { beforeAll, expect, test } from 'vitest';
import { playthroughs } from '../../src/rules/testing/vectors.ts';
import { wonGame } from '../recorded.ts';
import {
  cardsShown,
  click,
  evaluate,
  eventually,
  open,
  picture,
  resize,
  screenshot,
  spoken,
} from './browser.ts';
import { pixelsOf, type Rectangle } from './png.ts';

beforeAll(() => resize(1280, 800));

const boxOf = (selector: string): Promise<Rectangle> =>
  evaluate((css) => {
    const box = document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect();
    const [x, y] = [Math.round(box.x), Math.round(box.y)];
    return { x, y, width: Math.round(box.right) - x, height: Math.round(box.bottom) - y };
  }, selector);

test('outside the corners of a card is the table, and no light line', async () => {
  const { legal, won, ...game } = playthroughs()[2] as ReturnType<typeof playthroughs>[number];
  await open(game, 31, { theme: 'felt' });
  await cardsShown();
  await eventually(() => evaluate(() => document.getAnimations().length), 0);
  const { x, y } = await boxOf('[data-pile=t12]');
  await picture('cards');
  const outside = { x: x - 1, y: y - 1, width: 2, height: 2 };
  for (const colour of pixelsOf(await screenshot(), outside))
    expect(Math.max(...colour)).toBeLessThan(120);
});

/**
 * Opens a game before its last move, makes it, and waits until the clock has grown.
 *
 * @returns an earlier picture
 */
async function win(theme: string): Promise<Buffer> {
  const game = wonGame('1');
  await open(game, game.moves.length - 1, { theme, speed: 'off' });
  await cardsShown();
  const { width: small } = await boxOf('.dial .face');
  const before = await screenshot();
  await click('Redo');
  await eventually(async () => (await spoken())?.includes('You won'), true);
  await cardsShown();
  // The clock steps aside and grows after the frame in which it is won.
  const width = async (): Promise<number> => (await boxOf('.dial .face')).width;
  await eventually(async () => (await width()) > 1.15 * small, true);
  return before;
}

test('the won clock has a golden light round it, the clock before the win has not', async () => {
  const before = await win('felt');
  const { x, y, width, height } = await boxOf('.dial .face');
  const beside = { x: x + width + 12, y: Math.round(y + height / 2), width: 8, height: 8 };
  const gold = (shot: Buffer): number =>
    pixelsOf(shot, beside).reduce((sum, [red, , blue]) => sum + red - blue, 0) / 64;
  const dark = gold(before);
  // The light fades in slowly.
  await eventually(async () => gold(await screenshot()) > dark + 10, true);
  await picture('won-felt');
});

test.each(['felt', 'night'])('the cards of the won clock are sharp: %s', async (theme) => {
  await win(theme);
  // Across the ace of clubs, black on white.
  const { x, y, width, height } = await boxOf('[data-pile=f1]');
  const row = { x, y: Math.round(y + height / 2), width, height: 1 };
  const steepest = async (): Promise<number> => {
    const reds = pixelsOf(await screenshot(), row).map(([red]) => red);
    return Math.max(...reds.slice(1).map((red, i) => Math.abs(red - (reds[i] ?? 0))));
  };
  // For a picture that is painted first and scaled afterwards it is below 90.
  await eventually(async () => (await steepest()) > 120, true);
  await picture(`won-${theme}`);
});
