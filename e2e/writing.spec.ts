/** Nothing waits for the disk: games on a database that is slow, busy, cleared or gone. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  button,
  keptGames,
  keptMoves,
  open,
  overlay,
  pile,
  placesOf,
  spoken,
  wonGame,
} from './player.ts';

const sign = (page: Page) => button(page, 'Not saved');
/** Waits until the page says that everything is saved. */
const allKept = (page: Page) =>
  expect(page.locator('body')).toHaveAttribute('data-save-state', 'saved', { timeout: 60_000 });

/** From now on each write of the database takes this time, in milliseconds. */
const slowDown = (target: Page, each: number) =>
  target.addInitScript((ms) => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...what) {
      const work = transaction.apply(this, what);
      if (work.mode === 'readonly') return work;
      // `commit` does nothing, so the transaction lasts as long as requests are pending.
      work.commit = () => {};
      const until = performance.now() + ms;
      const store = work.objectStore('facts');
      const hold = (): void => {
        if (performance.now() < until) store.get('nothing').onsuccess = hold;
      };
      hold();
      return work;
    };
  }, each);

/** Another page blocks the database by a transaction, until told to release it. */
async function holdDatabase(context: BrowserContext): Promise<Page> {
  const holder = await context.newPage();
  await holder.goto('./NOTICE.txt');
  await holder.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('bigben');
        opening.onsuccess = () => {
          const work = opening.result.transaction(['games', 'facts', 'damaged'], 'readwrite');
          const store = work.objectStore('facts');
          const hold = (): void => {
            if (!('letGo' in window)) store.get('nothing').onsuccess = hold;
          };
          hold();
          work.oncomplete = () => opening.result.close();
          resolve();
        };
      }),
  );
  return holder;
}

const letGo = (holder: Page) => holder.evaluate(() => Object.assign(window, { letGo: true }));

for (const each of [300, 2000])
  test(`on a database that takes ${each} ms per write, every input shows in the next frame`, {
    tag: each > 300 ? '@all' : [],
  }, async ({ page }) => {
    const game = wonGame('1');
    await slowDown(page, each);
    await open(page, { ...game, moves: [] });
    const moves = game.moves.slice(0, 12);
    const taps = moves.flatMap((move) => placesOf(move) ?? ['s']);
    const late = await page.evaluate(
      async ([names, undos]) => {
        const spokenNow = () => document.getElementById('spoken')?.textContent;
        const undo = document.querySelector<HTMLElement>('[aria-label="Undo"]');
        const inputs = [
          ...names.map((name) => document.querySelector<HTMLElement>(`[data-pile="${name}"]`)),
          ...Array.from({ length: undos }, () => undo),
        ];
        const unseen: number[] = [];
        for (const [i, input] of inputs.entries()) {
          const before = spokenNow();
          input?.click();
          await new Promise((frame) => requestAnimationFrame(frame));
          if (spokenNow() === before) unseen.push(i);
          await new Promise((later) => setTimeout(later, 200));
        }
        return unseen;
      },
      [taps, 3] as const,
    );
    expect(taps.length + 3).toBeGreaterThanOrEqual(20);
    expect(late).toEqual([]);
    if (each > 1000) await expect(sign(page)).toBeVisible();
    await allKept(page);
    await expect(sign(page)).toHaveCount(0);
    await page.reload();
    await expect(spoken(page)).toHaveText('Deal 1, 9 moves made.');
    await button(page, 'Redo').click();
    await button(page, 'Redo').click();
    await button(page, 'Redo').click();
    await allKept(page);
    expect(await keptMoves(page)).toEqual(moves);
  });

test('a reload in the middle of a slow write loses nothing', async ({ page }) => {
  await slowDown(page, 2000);
  await open(page, wonGame('1'), 20);
  for (let i = 0; i < 5; i++) await button(page, 'Undo').click();
  await page.reload();
  await expect(spoken(page)).toHaveText('Deal 1, 15 moves made.');
  await allKept(page);
  expect(await keptMoves(page)).toHaveLength(15);
});

test('a page that is left and opened again goes on where it was', { tag: '@all' }, async ({
  page,
}) => {
  await slowDown(page, 300);
  await open(page, wonGame('1'), 20);
  for (let i = 0; i < 5; i++) {
    await button(page, 'Undo').click();
    await page.goto('./NOTICE.txt');
    if (i % 2) await page.goBack();
    else await page.goto('./');
    await expect(spoken(page)).toContainText(`Deal 1, ${19 - i} moves made.`);
    await expect(overlay(page)).toHaveCount(0);
  }
});

test('pending writes of a slow database reach the window that takes over', {
  tag: '@all',
}, async ({ context, page }) => {
  await slowDown(page, 2000);
  await open(page, wonGame('1'), 20);
  const second = await context.newPage();
  await second.goto('./');
  await expect(overlay(second)).toBeVisible();
  for (let i = 0; i < 3; i++) await button(page, 'Undo').click();
  await overlay(second).getByRole('button', { name: 'Play here' }).click();
  await expect(spoken(second)).toHaveText('Deal 1, 17 moves made.', { timeout: 15_000 });
  await expect(overlay(page)).toBeVisible();
  await allKept(second);
  expect(await keptMoves(second)).toHaveLength(17);
});

test('the page waits for a busy database, and does not replace the games by a new deal', async ({
  context,
  page,
}) => {
  await open(page, wonGame('1'), 20);
  await allKept(page);
  const holder = await holdDatabase(context);
  await page.reload();
  const busy = page.getByRole('dialog', { name: 'Your games haven’t loaded yet' });
  await expect(busy).toBeVisible();
  await expect(pile(page, 's')).toHaveCount(0);
  await letGo(holder);
  await expect(busy).toHaveCount(0);
  await expect(spoken(page)).toHaveText('Deal 1, 20 moves made.');
});

test('a busy database: the player can play without the games, which load when it answers', {
  tag: '@all',
}, async ({ context, page }) => {
  await open(page, wonGame('1'), 20);
  await allKept(page);
  const holder = await holdDatabase(context);
  // This cannot be written any more: it is stashed for the next page.
  await button(page, 'Undo').click();
  await page.reload();
  await button(page, 'Play without them for now').click();
  await expect(spoken(page)).toHaveText(/^Deal \d+, not started/);
  await pile(page, 's').click();
  await expect(sign(page)).toBeVisible();
  await sign(page).click();
  await expect(page.getByRole('dialog')).toContainText('Your last moves aren’t saved yet');
  await expect(page.locator('.games li')).toHaveCount(1);
  await letGo(holder);
  await expect(page.locator('.games li')).toHaveCount(2);
  await expect(sign(page)).toHaveCount(0);
  await allKept(page);
  const { games, table } = await keptGames(page);
  expect(games.find(({ number }) => number === '1')?.at).toBe(19);
  expect(games.find(({ id }) => id === table)?.moves).toBe('draw');
});

test('a database that is deleted while the page is open is written again', async ({ page }) => {
  await open(page, wonGame('1'), 20);
  await allKept(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('bigben').onsuccess = () => resolve();
      }),
  );
  await button(page, 'Undo').click();
  await allKept(page);
  await expect(overlay(page)).toHaveCount(0);
  expect(await keptMoves(page)).toHaveLength(19);
});

test('a refusing database is reported, with advice, until it accepts writes again', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, wonGame('1'), 20);
  await allKept(page);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...what) {
      if ('isFull' in window) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, what);
    };
    Object.assign(window, { isFull: true });
  });
  await button(page, 'Undo').click();
  await expect(sign(page)).toBeVisible();
  for (let i = 0; i < 9; i++) await button(page, 'Undo').click();
  await expect(sign(page)).toBeVisible();
  await sign(page).click();
  await expect(page.getByRole('alert')).toContainText('There is no room left to save your game.');
  await page.evaluate(() => delete (window as { isFull?: boolean }).isFull);
  // The page retries by itself.
  await expect(sign(page)).toHaveCount(0, { timeout: 15_000 });
  expect(await keptMoves(page)).toHaveLength(10);
});
