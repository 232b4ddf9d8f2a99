/** Thousands of random pointer and key events: no card is lost, doubled or misplaced. */
import { expect, type Page, test } from '@playwright/test';
import { readGame } from '../src/app/games/stored.ts';
import { keptGames, MOVING, open, pile, wonGame } from './player.ts';

test.use(MOVING);

/** Reproducible from a seed, so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** `ROUNDS` sets more. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 30);
const SEED = Number(process.env['SEED'] ?? 0);

const KEYS = [
  'd',
  'z',
  'r',
  'f',
  'a',
  'h',
  's',
  'v',
  'Escape',
  'Enter',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Tab',
];

/** An event to dispatch on a pile, at a point given as fractions of its size. */
type Step =
  | { readonly kind: 'blur' }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'click'; readonly pile: number }
  | {
      readonly kind: 'pointer';
      readonly type: string;
      readonly pile: number;
      readonly at: readonly [number, number];
      readonly pointerId: number;
      readonly button: number;
    };

const PILES = 26;
const POINTER = ['down', 'down', 'move', 'move', 'up', 'up', 'cancel'];

/** Several pointers at once, cancelled, moved elsewhere, blurred; with keys in between. */
function anyStep(next: () => number): Step {
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(next() * items.length)] as Item;
  const kind = next();
  if (kind < 0.06) return { kind: 'blur' };
  if (kind < 0.2) return { kind: 'key', key: pick(KEYS) };
  const pile = Math.floor(next() * PILES);
  if (kind < 0.24) return { kind: 'click', pile };
  return {
    kind: 'pointer',
    type: `pointer${pick(POINTER)}`,
    pile,
    at: [next(), next()],
    pointerId: 1 + Math.floor(next() * 3),
    button: next() < 0.05 ? 2 : 0,
  };
}

/** A burst of events, dispatched in the page without a pause. */
const burst = (page: Page, steps: readonly Step[]): Promise<void> =>
  page.evaluate((events) => {
    const piles = [...document.querySelectorAll<HTMLElement>('button.pile')];
    const point = ({ pile, at, type, pointerId, button }: Extract<Step, { kind: 'pointer' }>) => {
      const { left, top, width, height } = (piles[pile] as HTMLElement).getBoundingClientRect();
      return new PointerEvent(type, {
        ...{ clientX: left + at[0] * width, clientY: top + at[1] * height },
        ...{ pointerId, button, pointerType: pointerId === 1 ? 'mouse' : 'touch' },
        ...{ width: 1, height: 1, bubbles: true },
      });
    };
    const move = (on: Element, event: PointerEvent): void => {
      on.dispatchEvent(event);
      const { button, clientX, clientY } = event;
      const mouse = { button, clientX, clientY, detail: 1, bubbles: true };
      if (event.type === 'pointerdown') on.dispatchEvent(new MouseEvent('mousedown', mouse));
    };
    const press = (key: string) =>
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    for (const step of events) {
      if (step.kind === 'blur') window.dispatchEvent(new Event('blur'));
      if (step.kind === 'key') (document.activeElement ?? document).dispatchEvent(press(step.key));
      if (step.kind === 'click') piles[step.pile]?.click();
      if (step.kind === 'pointer') move(piles[step.pile] as Element, point(step));
    }
  }, steps);

/** The stored game is legal, and the page shows its position: every pile's name and every card. */
async function check(page: Page): Promise<number> {
  const { games, table } = await keptGames(page);
  const stored = games.find(({ id }) => id === table);
  const game = stored ? readGame(stored) : undefined;
  if (!game?.ok) throw new Error(`what is kept is no game: ${JSON.stringify(game)}`);
  const position = game.value.positions[game.value.at];
  const names = await page
    .locator('button.pile')
    .evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel));
  const stock = names.find((name) => name?.startsWith('Stock: '));
  const size = position?.stock.length ?? 0;
  expect(stock).toMatch(
    size === 0 ? /^Stock: empty/ : new RegExp(`^Stock: ${size === 1 ? 'one' : '\\w+'} cards?`),
  );
  expect(await page.locator('.cards .card').count()).toBe(104);
  return game.value.at;
}

/** The place of each card; the two copies of a card are equal. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.cards .card')]
      .map((card, i) => ({ card, kind: Math.floor(i / 2) }))
      .filter(({ card }) => card.style.display !== 'none')
      .map(({ card, kind }) => `${kind} ${card.style.translate} ${card.className}`)
      .sort(),
  );

for (const [name, width, height] of [
  ['a desktop', 1280, 800],
  ['a phone', 390, 844],
] as const)
  test(`a storm of input on ${name} leaves a legal game, shown correctly`, {
    tag: '@all',
  }, async ({ page }) => {
    test.setTimeout(Math.max(120_000, 4000 * ROUNDS));
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.setViewportSize({ width, height });
    await open(page, wonGame('1'), 20);
    const next = random(width + SEED);
    let moved = 0;
    for (let round = 0; round < ROUNDS; round++) {
      await burst(
        page,
        Array.from({ length: 120 }, () => anyStep(next)),
      );
      if (round % 5 === 4) await page.setViewportSize({ width: width - 10 * (round % 3), height });
      // Close a dialog that a key has opened.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(async () => {
        moved = Math.max(moved, await check(page));
      }).toPass();
    }
    expect(errors).toEqual([]);
    expect(moved).toBeGreaterThan(20);
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await page.keyboard.press('Escape');
    // Keys are queued until earlier moves are saved, so a key with a visible effect shows when the
    // queue is empty.
    await pile(page, 's').press('w');
    await pile(page, 's').press('w');
    await expect(page.locator('.status.unseen')).toHaveCount(0);
    await pile(page, 's').press('w');
    await expect(page.locator('.status.unseen')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('.cards .lifted')).toHaveCount(0);
    const settled = () =>
      page.evaluate(
        () => document.querySelector('.cards')?.getAnimations({ subtree: true }).length,
      );
    await expect.poll(settled).toBe(0);
    const before = await places(page);
    // After a reload the table, made from the stored game, is the same.
    await page.reload();
    await expect.poll(() => places(page)).toEqual(before);
  });
