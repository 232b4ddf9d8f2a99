/** Unsaved moves are handed to the window that takes over; if that fails too, the page says so. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { en } from '../src/i18n/testing/whole.ts';
import { button, keptMoves, open, overlay, pile, spoken, upgradeGames, wonGame } from './player.ts';

/** Shown only by a window whose last moves are lost. */
const confession = (page: Page) => page.getByText(en.elsewhere.notKept);

/** From now on the database refuses every write of this window, or never finishes one. */
const spoilDatabase = (page: Page, how: 'refuses' | 'hangs') =>
  page.evaluate((kind) => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...what) {
      const work = transaction.apply(this, what);
      if (work.mode === 'readonly') return work;
      // `commit` does nothing, so the transaction lasts as long as requests are pending.
      work.commit = () => {};
      const store = work.objectStore('facts');
      const hold = (): void => {
        store.get('nothing').onsuccess = hold;
      };
      if (kind === 'hangs') hold();
      else queueMicrotask(() => work.abort());
      return work;
    };
  }, how);

/** Fills `localStorage` to the last letter. */
const fillStore = (page: Page) =>
  page.evaluate(() => {
    let piece = 'x'.repeat(2 ** 20);
    for (let i = 0; piece !== ''; i++)
      try {
        localStorage.setItem(`full.${i}`, piece);
      } catch {
        piece = piece.slice(0, piece.length / 2);
      }
  });

/** A window with two undone moves that are not saved, and another that waits for the game. */
async function openTwo(context: BrowserContext, page: Page, how: 'refuses' | 'hangs') {
  await open(page, wonGame('1'), 20);
  await expect(page.locator('body')).toHaveAttribute('data-save-state', 'saved');
  const second = await context.newPage();
  const playHere = async (): Promise<void> => {
    await second.goto('./');
    await overlay(second).getByRole('button', { name: 'Play here' }).click();
  };
  await fillStore(page);
  await spoilDatabase(page, how);
  for (let i = 0; i < 2; i++) await button(page, 'Undo').click();
  await expect(button(page, 'Not saved')).toBeVisible();
  return { second, playHere };
}

for (const how of ['refuses', 'hangs'] as const)
  test(`a database that ${how}, with a full localStorage: the moves are handed over, and no window says they are lost`, async ({
    context,
    page,
  }) => {
    const { second, playHere } = await openTwo(context, page, how);
    await playHere();
    await expect(spoken(second)).toHaveText('Deal 1, 18 moves made.');
    await expect.poll(() => keptMoves(second)).toHaveLength(18);
    await expect(overlay(page)).toBeVisible();
    await expect(confession(page)).toHaveCount(0);
    await expect(confession(second)).toHaveCount(0);
  });

for (const how of ['refuses', 'hangs'] as const)
  test(`a database that ${how}, a full localStorage, and a window that does not listen: the window where the moves were made says so`, {
    tag: '@all',
  }, async ({ context, page }) => {
    const { second, playHere } = await openTwo(context, page, how);
    // Neither the request nor the answer arrives: the game is taken over by force.
    await second.addInitScript(() => {
      BroadcastChannel.prototype.postMessage = () => {};
    });
    await playHere();
    await expect(spoken(second)).toHaveText('Deal 1, 20 moves made.');
    await expect(overlay(page)).toContainText(en.elsewhere.notKept);
    await expect(confession(second)).toHaveCount(0);
    // The message stays until the player plays here again, on the saved state.
    await overlay(page).getByRole('button', { name: 'Play here' }).click();
    await expect(spoken(page)).toHaveText('Deal 1, 20 moves made.');
    await expect(overlay(page)).toHaveCount(0);
    await expect(confession(page)).toHaveCount(0);
  });

test('a newer version takes the database from a window that could not save: it says so', {
  tag: '@all',
}, async ({ context, page }) => {
  await openTwo(context, page, 'refuses');
  const newer = await context.newPage();
  await newer.goto('./NOTICE.txt');
  expect(await upgradeGames(newer)).toEqual(['success']);
  await expect(overlay(page)).toContainText(en.elsewhere.notKept);
});

test('without locks a move made while another window plays is lost, and the page says so', async ({
  context,
}) => {
  // As on a page that is not served over https.
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
  });
  const page = await context.newPage();
  await open(page, wonGame('1'), 5);
  const second = await context.newPage();
  await second.goto('./');
  await expect(spoken(second)).toHaveText('Deal 1, 5 moves made.');
  await pile(page, 's').press('z');
  await expect(overlay(page)).toContainText(en.elsewhere.notKept);
  expect(await keptMoves(second)).toHaveLength(5);
  await expect(confession(second)).toHaveCount(0);
});
