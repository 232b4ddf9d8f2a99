/**
 * Nothing is lost: the page is killed, opened twice or refused storage, and finds its games again.
 */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  button,
  choose,
  dice,
  keptGames,
  keptMoves,
  open,
  openOptions,
  overlay,
  pile,
  placesOf,
  soundGame,
  spoken,
  tellMissing,
  upgradeGames,
  wonGame,
} from './player.ts';

/** Opens the page in a new tab, with the existing storage. */
async function tab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('./');
  return page;
}

/** Kills the page's process, like a crash: nothing of it runs any more. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // The killed page cannot answer.
  void session.send('Page.crash').catch(() => {});
  await page.waitForEvent('crash');
  await page.close();
}

/** How often the page is killed; `KILLS` sets more. */
const KILLS = Number(process.env['KILLS'] ?? 30);

/** Moves made, as the page shows them: by its undo and by its announcement on opening. */
const movesSaid = async (page: Page): Promise<number> => {
  const text = await spoken(page).textContent();
  return Number(/, (\d+) moves? made\./.exec(text ?? '')?.[1] ?? 0);
};

test('killed between any two moves, it is back where it was at its last write', {
  tag: '@all',
}, async ({ context, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium has a way to kill a page');
  test.setTimeout(10_000 * KILLS);
  const game = wonGame('1');
  await choose(context, {});
  let page = await tab(context);
  await expect(pile(page, 's')).toBeVisible();
  await openOptions(page);
  await page.getByLabel('Or play a numbered deal').fill('1');
  await page.getByRole('button', { name: 'Play this deal', exact: true }).click();
  await expect.poll(async () => (await keptGames(page)).games[0]?.number).toBe('1');
  const random = dice(4711);
  let at = 0;
  let farthest = 0;
  const missing = new Map<number, number>();
  for (let round = 0; round < KILLS; round++) {
    // A burst of undo or of moves, and a kill somewhere in it.
    const count = 1 + Math.floor(random() * 4);
    const isBack = at > 60 || (at > 8 && random() < 0.3);
    const moves = isBack ? [] : game.moves.slice(at, at + count);
    const targets = moves.flatMap((move) => placesOf(move) ?? ['s']);
    const delay = Math.floor(random() * 60);
    const wasKept = await page.evaluate(
      async ([names, undos, ms]) => {
        const until = performance.now() + ms;
        const undo = [...document.querySelectorAll('button')].find(
          ({ ariaLabel }) => ariaLabel === 'Undo',
        );
        for (let i = 0; i < undos; i++) undo?.click();
        for (const name of names)
          document.querySelector<HTMLElement>(`[data-pile="${name}"]`)?.click();
        while (performance.now() < until) await new Promise((next) => setTimeout(next));
        return document.body.dataset['saveState'] === 'saved';
      },
      [targets, isBack ? count : 0, delay] as const,
    );
    const shown = isBack ? at - count : at + count;
    await kill(page);
    page = await tab(context);
    await expect(pile(page, 's')).toBeVisible();
    const stored = await soundGame(page);
    const lost = Math.abs(shown - stored.at);
    missing.set(lost, (missing.get(lost) ?? 0) + 1);
    // Every move that the page called kept is there. Others can be missing from the end of the
    // burst.
    expect(lost).toBeLessThanOrEqual(wasKept ? 0 : count);
    expect(stored.at).toBeGreaterThanOrEqual(Math.min(at, shown));
    expect(stored.at).toBeLessThanOrEqual(Math.max(at, shown));
    const kept = stored.moves.split(' ').filter(Boolean);
    expect(kept).toEqual(game.moves.slice(0, kept.length));
    expect(await movesSaid(page)).toBe(stored.at);
    at = stored.at;
    farthest = Math.max(farthest, at);
  }
  tellMissing('page', missing);
  // Some kills came after something was kept.
  expect(farthest).toBeGreaterThan(KILLS / 5);
});

test('a failed write is not retried over a later one', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, wonGame('1'), 20);
  await pile(page, 's').focus();
  await page.evaluate(() => {
    const touched: number[] = [];
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      if (value.touched) touched.push(value.touched);
      return put.call(this, value, key);
    };
    // The first transaction, that of a move, is aborted.
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...what) {
      IDBDatabase.prototype.transaction = transaction;
      const work = transaction.apply(this, what);
      queueMicrotask(() => work.abort());
      return work;
    };
    const begun = Date.now();
    let asked = 0;
    Date.now = () => begun + asked++;
    Object.assign(window, { touched });
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', bubbles: true }),
    );
    // The time at the table is written when the page is hidden.
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const touched = () => page.evaluate(() => (window as unknown as { touched: number[] }).touched);
  await expect.poll(async () => (await keptGames(page)).games[0]?.at).toBe(19);
  expect(await touched()).toHaveLength(2);
  expect((await keptGames(page)).games[0]?.touched).toBe((await touched())[1]);
});

test('a second window says that another one plays, and takes over on request', {
  tag: '@engines',
}, async ({ context, page }) => {
  await open(page, wonGame('1'), 5);
  const second = await tab(context);
  await expect(overlay(second)).toBeVisible();
  await pile(page, 's').press('z');
  await expect.poll(() => keptMoves(page)).toHaveLength(4);
  await overlay(second).getByRole('button', { name: 'Play here' }).click();
  await expect(spoken(second)).toHaveText('Deal 1, 4 moves made.');
  await expect(overlay(page)).toBeVisible();
  await pile(second, 's').press('z');
  await expect.poll(() => keptMoves(second)).toHaveLength(3);
  // The first window comes back when the other is closed.
  await second.close();
  await expect(overlay(page)).toHaveCount(0);
  await expect(spoken(page)).toHaveText('Deal 1, 3 moves made.');
});

test('a window that lost the games takes them back', async ({ context, page }) => {
  await open(page, wonGame('1'), 3);
  const second = await tab(context);
  await overlay(second).getByRole('button', { name: 'Play here' }).click();
  await expect(spoken(second)).toHaveText('Deal 1, 3 moves made.');
  await overlay(page).getByRole('button', { name: 'Play here' }).click();
  await expect(overlay(second)).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  await expect(spoken(page)).toHaveText('Deal 1, 3 moves made.');
});

test('a window that does not answer is replaced, and can no longer write', {
  tag: '@all',
}, async ({ context, page }) => {
  await open(page, wonGame('1'), 5);
  const second = await context.newPage();
  // The other window never hears its request.
  await second.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  await second.goto('./');
  await overlay(second).getByRole('button', { name: 'Play here' }).click();
  await expect(spoken(second)).toHaveText('Deal 1, 5 moves made.');
  await expect(overlay(page)).toBeVisible();
  await second.close();
  // The page under the overlay still says the same.
  await expect(overlay(page)).toHaveCount(0);
  await expect(spoken(page)).toHaveText('Deal 1, 5 moves made.');
});

test('without locks the database itself keeps a second window from writing', async ({
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
  });
  const page = await context.newPage();
  await open(page, wonGame('1'), 5);
  const second = await tab(context);
  await expect(spoken(second)).toHaveText('Deal 1, 5 moves made.');
  await pile(page, 's').press('z');
  await expect(overlay(page)).toBeVisible();
  expect(await keptMoves(second)).toHaveLength(5);
  await pile(second, 's').press('z');
  await expect.poll(() => keptMoves(second)).toHaveLength(4);
});

test('a full store: the game goes on, the page says so once, and the game is kept when there is room again', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, wonGame('1'), 5);
  await expect.poll(() => keptMoves(page)).toHaveLength(5);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, {
      full: true,
      makeRoom: () => Object.assign(window, { full: false }),
    });
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
      if ((window as never as { full: boolean }).full)
        throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  await button(page, 'Undo').click();
  await expect(page.locator('.notice')).toContainText('There is no room left to save your game.');
  await button(page, 'Undo').click();
  await expect(page.locator('.notice')).toBeHidden();
  expect(await keptMoves(page)).toHaveLength(5);
  await page.evaluate(() => (window as never as { makeRoom: () => void }).makeRoom());
  await button(page, 'Undo').click();
  await expect.poll(() => keptMoves(page)).toHaveLength(2);
});

test('a browser without a database: the game goes on in memory and says so', {
  tag: '@engines',
}, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await page.goto('./');
  await expect(page.locator('.notice')).toContainText('This browser refuses to save your game.');
  await pile(page, 's').press('d');
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'false');
});

test('a database that opens only later: its games come, and what was played meanwhile is kept', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, wonGame('1'), 5);
  await expect(page.locator('body')).toHaveAttribute('data-save-state', 'saved');
  // Another game, which the next page cannot know about.
  await page.evaluate(
    (game) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('bigben');
        opening.onsuccess = () => {
          const work = opening.result.transaction('games', 'readwrite');
          work.objectStore('games').put({ ...game, id: 'other', at: 3 }, 'other');
          work.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    (await keptGames(page)).games[0],
  );
  await page.addInitScript(() => {
    const { open: original } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...what) {
      if ('opens' in window) return original.apply(this, what);
      throw new DOMException('not now', 'UnknownError');
    };
  });
  await page.reload();
  await expect(page.locator('.notice')).toContainText('This browser refuses to save your game.');
  await button(page, 'Undo').click();
  await button(page, 'Not saved').click();
  await expect(page.getByRole('alert')).toContainText('Saving is retried automatically.');
  await expect(page.locator('.games li')).toHaveCount(1);
  await page.evaluate(() => Object.assign(window, { opens: true }));
  await expect(page.locator('.games li')).toHaveCount(2, { timeout: 15_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-save-state', 'saved');
  const { games, table } = await keptGames(page);
  expect(new Map(games.map(({ id, at }) => [id, at]))).toEqual(
    new Map([
      ['other', 3],
      [table, 4],
    ]),
  );
});

test('a damaged game is set aside, and the others are untouched', async ({ page }) => {
  await open(page, wonGame('1'), 5);
  await expect.poll(() => keptMoves(page)).toHaveLength(5);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('bigben');
        opening.onsuccess = () => {
          const work = opening.result.transaction('games', 'readwrite');
          work.objectStore('games').put({ id: 'odd', version: 2, moves: 7 }, 'odd');
          work.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  await expect(page.locator('.notice')).toContainText('couldn’t be read');
  await expect.poll(async () => (await keptGames(page)).damaged).toHaveLength(1);
  expect((await keptGames(page)).games).toHaveLength(1);
  expect(await keptMoves(page)).toHaveLength(5);
});

test('a newer version gets the games from an older page, which loses none and says so', async ({
  context,
  page,
}) => {
  await open(page, wonGame('1'), 5);
  await expect.poll(() => keptMoves(page)).toHaveLength(5);
  const before = await keptGames(page);
  const newer = await context.newPage();
  await newer.goto('./NOTICE.txt');
  // The newer version does not have to wait until the older page is closed.
  expect(await upgradeGames(newer)).toEqual(['success']);
  await expect(overlay(page)).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Undo"]')?.click());
  await overlay(page).getByRole('button', { name: 'Play here' }).click();
  const dialog = page.getByRole('dialog', { name: 'New version' });
  for (let times = 0; times < 2; times++) {
    await expect(dialog).toContainText('were saved by a newer version of Big Ben');
    await expect(pile(page, 's')).toHaveCount(0);
    expect(await keptGames(newer)).toEqual(before);
    await Promise.all([
      page.waitForEvent('load'),
      dialog.getByRole('button', { name: 'Update' }).click(),
    ]);
  }
});

test('an older page that was not notified of a newer version writes nothing, and says so', {
  tag: '@all',
}, async ({ context, page }) => {
  await page.addInitScript(() => {
    const { open: openDatabase } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...details) {
      const opening = openDatabase.apply(this, details);
      // The page's own connection is the first.
      opening.addEventListener('success', () => {
        const kept = window as { db?: IDBDatabase };
        kept.db ??= opening.result;
      });
      return opening;
    };
  });
  await open(page, wonGame('1'), 5);
  await expect.poll(() => keptMoves(page)).toHaveLength(5);
  const newer = await context.newPage();
  await newer.goto('./NOTICE.txt');
  const before = await keptGames(newer);
  // As if the browser had closed it.
  await page.evaluate(() => (window as never as { db: IDBDatabase }).db.close());
  await upgradeGames(newer);
  await button(page, 'Undo').click();
  await expect(overlay(page)).toBeVisible();
  await expect(page.locator('.notice')).not.toContainText('to save your game');
  expect(await keptGames(newer)).toEqual(before);
});

test('of two waiting windows, the one that is asked to takes over, not the one that waited longer', {
  tag: '@all',
}, async ({ context, page }) => {
  await open(page, wonGame('1'), 5);
  const waiting = await tab(context);
  await expect(overlay(waiting)).toBeVisible();
  const chosen = await tab(context);
  await overlay(chosen).getByRole('button', { name: 'Play here' }).click();
  await expect(spoken(chosen)).toHaveText('Deal 1, 5 moves made.');
  await expect(overlay(page)).toBeVisible();
  // It never had a game on its table.
  await expect(overlay(waiting)).toBeVisible();
  await expect(waiting.locator('.card')).toHaveCount(0);
});
