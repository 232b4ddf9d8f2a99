/**
 * Arrivals from outside that need a browser: reloads, dropped files. The others are in
 * src/ui/boot/arrivals.test.tsx.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { gameFile } from '../src/app/games/files.ts';
import { readRecord } from '../src/rules/record.ts';
import { complaints } from './host.ts';
import {
  button,
  choose,
  keptGames,
  keptMoves,
  open,
  openOptions,
  spoken,
  wonGame,
} from './player.ts';

const NOT_OURS = 'This isn’t a Big Ben file, or it can’t be read. Choose another one.';
const game = wonGame('1');
const MANIFEST = new URL('../public/manifest.webmanifest', import.meta.url);

/** A file as saved by the page, with a game after a number of moves. */
function fileOf(count: number): string {
  const read = readRecord({ ...game, moves: game.moves.slice(0, count) });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return gameFile(read.value);
}

/** Drops a file on the table. @returns whether the page kept the browser from opening it */
const drop = (page: Page, text: string, times = 1): Promise<boolean> =>
  page.evaluate(
    ([content, count]) => {
      const dataTransfer = new DataTransfer();
      const parts = [content.repeat(count)];
      dataTransfer.items.add(new File(parts, 'game.json', { type: 'application/json' }));
      const target = document.querySelector('#table');
      const isTaken = (name: string): boolean =>
        target?.dispatchEvent(
          new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }),
        ) === false;
      return isTaken('dragover') && isTaken('drop');
    },
    [text, times] as const,
  );

interface Launch {
  readonly targetURL?: string;
  readonly files: readonly { getFile(): Promise<File> }[];
}

/** A fake launch queue, since only an installed game gets launches. */
const queueLaunches = (page: Page) =>
  page.addInitScript(() => {
    let consume: (launch: Launch) => void = () => {};
    // One browser repeats the last launch on a reload.
    const last = sessionStorage.getItem('test.launch');
    const launchQueue = {
      setConsumer(consumer: typeof consume) {
        consume = consumer;
        if (last) launch(last);
      },
    };
    const launch = (text: string): void => {
      sessionStorage.setItem('test.launch', text);
      const { hash, content } = JSON.parse(text) as { hash?: string; content?: string };
      const getFile = async () => new File([content ?? ''], 'game.json');
      consume({
        targetURL: new URL(hash ?? '', location.href).href,
        files: content === undefined ? [] : [{ getFile }],
      });
    };
    Object.defineProperty(window, 'launchQueue', { value: launchQueue });
    Object.assign(window, { launch });
  });

const launch = (page: Page, what: { hash?: string; content?: string }): Promise<void> =>
  page.evaluate(
    (text) => (window as never as { launch(text: string): void }).launch(text),
    JSON.stringify(what),
  );

const { shortcuts } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as {
  shortcuts: { name: string; url: string }[];
};

/** The dialog that a shortcut opens during a begun game. */
const opened = (page: Page, name: string) =>
  page.getByRole('dialog', { name: name === 'New deal' ? 'New deal?' : name });

test('the shortcuts open their dialogs, once', { tag: '@all' }, async ({ page }) => {
  expect(shortcuts).toHaveLength(3);
  for (const { name, url } of shortcuts) {
    await open(page, game, 3);
    await page.goto(url);
    const dialog = opened(page, name);
    await expect(dialog).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await page.goto('./NOTICE.txt');
    await page.goto(url);
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(button(page, 'New deal')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a launch that the browser repeats after a reload is not handled again', {
  tag: '@all',
}, async ({ page }) => {
  await queueLaunches(page);
  await open(page, game, 3);
  await launch(page, { content: fileOf(7) });
  await expect(spoken(page)).toHaveText('Deal 1, 7 moves made.');
  await expect.poll(async () => (await keptGames(page)).games).toHaveLength(2);
  await page.reload();
  await expect(spoken(page)).toHaveText('Deal 1, 7 moves made.');
  await launch(page, { hash: '#new' });
  await expect(page.getByRole('dialog', { name: 'New deal?' })).toBeVisible();
  expect((await keptGames(page)).games).toHaveLength(2);
});

test('a game dropped on the page is put on the table; the one there stays open', async ({
  page,
}) => {
  await open(page, game, 3);
  await openOptions(page);
  expect(await drop(page, fileOf(7))).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(spoken(page)).toHaveText('Deal 1, 7 moves made.');
  await expect.poll(() => keptMoves(page)).toHaveLength(7);
  expect((await keptGames(page)).games.map(({ continued }) => continued)).toEqual(
    expect.arrayContaining([true, false]),
  );
});

test('the content of a dropped file is not inserted into the page, and the browser reports no error', {
  tag: '@all',
}, async ({ page, context }) => {
  const heard = complaints(context);
  await choose(page, { speed: 'off' });
  await open(page, game, 3);
  const markup = '<img src=none onerror=alert(1)><b>bold</b>';
  const notice = page.locator('.notice');
  for (const [text, said, times] of [
    [markup, NOT_OURS],
    [
      JSON.stringify({ number: '1', rules: 'classic', moves: [markup] }),
      'This game can’t be imported: its move 1 is against the rules.',
    ],
    [' ', NOT_OURS, 50_000_001],
  ] as const) {
    await drop(page, text, times);
    await expect(notice).toHaveText(said);
    expect(await notice.locator('*').count()).toBe(0);
  }
  expect(heard).toEqual([]);
  await expect.poll(() => keptMoves(page)).toHaveLength(3);
});

test('a win that came by a file stays through a hidden tab and a reload', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, { ...game, moves: game.moves.slice(0, 5) }, 5);
  await expect.poll(() => keptMoves(page)).toHaveLength(5);
  const [kept] = (await keptGames(page)).games;
  const outcome = { result: 'won', ms: Date.now(), day: '2026-01-01', order: 1, moves: 116 };
  const won = { ...kept, moves: game.moves.join(' '), at: game.moves.length, outcome };
  await drop(page, JSON.stringify({ bigben: 'everything', version: 1, games: [won] }));
  await expect(spoken(page)).toHaveText(
    '1 game imported. The file had more moves of your current game, so it goes on from there.',
  );
  await expect(page.locator('.win')).toBeVisible();
  // The tab is hidden; then the player undoes a move.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await button(page, 'Undo').click();
  await page.reload();
  await expect(spoken(page)).toHaveText('Deal 1, 115 moves made.');
  const { games } = await keptGames(page);
  expect(games).toHaveLength(1);
  expect(games[0]).toMatchObject({ at: 115, outcome: { result: 'won', moves: 116 } });
});
