/** Arrivals from outside: shortcuts and files of the installed game, files dropped on the page. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { gameFile } from '../../app/games/files.ts';
import { won } from '../../app/testing/stage.ts';
import { readRecord } from '../../rules/record.ts';
import { fileOf, readFilesHere } from '../testing/files.ts';
import { button, byId, keptGames, one, openPage } from '../testing/openPage.tsx';
import {
  dialog,
  keptMoves,
  keptOnTable,
  noDialog,
  openFromMenu,
  openOptions,
  spoken,
} from '../testing/playing.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const MANIFEST = join(HERE, '../../../public/manifest.webmanifest');
const NOT_OURS = 'This isn’t a Big Ben file, or it can’t be read. Choose another one.';

/** A file as the page saves it, of the game after `count` moves. */
function savedAfter(count: number): string {
  const read = readRecord({ ...won, moves: won.moves.slice(0, count) });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return gameFile(read.value);
}

const everything = (...games: readonly unknown[]): string =>
  JSON.stringify({ bigben: 'everything', version: 1, games });

/**
 * Drags something over the table and drops it. @returns for each of the two events whether the page
 * handled it
 */
const dropped = (dataTransfer: DataTransfer): boolean[] =>
  ['dragover', 'drop'].map((type) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    return !byId('table').dispatchEvent(Object.assign(event, { dataTransfer }));
  });

function drop(text: string): boolean[] {
  const transfer = { types: ['Files'], files: [fileOf(text)] };
  return dropped(transfer as unknown as DataTransfer);
}

const notice = () => one('.notice').textContent;
const spoke = (text: string) => waitFor(() => expect(spoken()).toBe(text));

interface Launch {
  readonly targetURL?: string;
  readonly files: readonly { getFile(): Promise<File> }[];
}

/** A stand-in for the launch queue, which only an installed game receives. */
function queueLaunches() {
  let consume: (launch: Launch) => void = () => {};
  const value = {
    setConsumer(consumer: typeof consume) {
      consume = consumer;
    },
  };
  Object.defineProperty(window, 'launchQueue', { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(window, 'launchQueue'));
  return {
    shortcut: (url: string) => consume({ targetURL: new URL(url, location.href).href, files: [] }),
    file: (getFile: () => Promise<File>) => consume({ files: [{ getFile }] }),
  };
}

const { shortcuts } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as {
  shortcuts: { name: string; url: string }[];
};

/** The dialog that a shortcut opens while a game with moves is on the table. */
const opened = (name: string) => dialog(name === 'New deal' ? 'New deal?' : name);

describe('the installed game', () => {
  it('has three shortcuts, which open their dialogs, once', async () => {
    expect(shortcuts).toHaveLength(3);
    const { reopen } = await openPage(won, { at: 3 });
    for (const { name, url } of shortcuts) {
      location.hash = new URL(url, location.href).hash;
      await opened(name);
      expect(location.hash).toBe('');
    }
    await reopen();
    await noDialog();
  });

  it('is started by a shortcut, which is not followed again', async () => {
    location.hash = '#statistics';
    const { reopen } = await openPage(won, { at: 3 });
    await dialog('Statistics');
    expect(location.hash).toBe('');
    await reopen();
    await noDialog();
  });

  it('takes shortcuts and files while it is open', async () => {
    readFilesHere();
    const launch = queueLaunches();
    const { store } = await openPage(won, { at: 3 });
    for (const { name, url } of shortcuts) {
      launch.shortcut(url);
      await opened(name);
    }
    launch.file(async () => fileOf(savedAfter(7)));
    await noDialog();
    await spoke('Deal 1, 7 moves made.');
    expect(keptMoves(store)).toHaveLength(7);
    const locked = Object.assign(fileOf(''), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('a test says so')) }),
    });
    Object.defineProperty(locked, 'size', { value: 9 });
    launch.file(async () => locked);
    await waitFor(() => expect(notice()).toBe(NOT_OURS));
    launch.file(() => Promise.reject(new Error('it has gone')));
    launch.shortcut('./#new');
    await dialog('New deal?');
    expect(keptGames(store)).toHaveLength(2);
  });
});

describe('an address that asks for nothing', () => {
  const NOTHING = ['', '#', '#/', '#top', '#!', '#?utm_source=x', '#:~:text=clock', '#/#'];

  it.each(NOTHING)('“%s” is no link, neither at the start nor later', async (hash) => {
    location.hash = hash;
    const { store } = await openPage(won, { at: 3 });
    expect(spoken()).toBe('Deal 1, 3 moves made.');
    window.dispatchEvent(new Event('hashchange'));
    await expectNothing(store);
    // The fragment stays: it is not ours to remove.
    expect(location.hash).toBe(hash === '#' ? '' : hash);
  });

  it.each(['./', './?utm_source=x', './?a=1#', './#/', './#top'])(
    'brings the open game to the front when “%s” is launched, twice too',
    async (url) => {
      const launch = queueLaunches();
      const { store } = await openPage(won, { at: 3 });
      launch.shortcut(url);
      launch.shortcut(url);
      await expectNothing(store);
    },
  );

  it('keeps what the address says before its “#” when a link is followed', async () => {
    history.replaceState(null, '', '?utm_source=x#1/classic/5');
    onTestFinished(() => history.replaceState(null, '', location.pathname));
    await openPage(won, { at: 3 });
    await dialog('Shared game');
    expect(location.search + location.hash).toBe('?utm_source=x');
  });

  /** Nothing is announced, no dialog opens, and the game is unchanged. */
  async function expectNothing(store: Parameters<typeof keptMoves>[0]): Promise<void> {
    // Code that parses links would have loaded by now.
    await import('../../rules/challenge.ts');
    await Promise.resolve();
    expect(notice()).toBe('');
    expect(spoken()).toBe('Deal 1, 3 moves made.');
    expect(document.querySelector('dialog')).toBeNull();
    expect(keptMoves(store)).toHaveLength(3);
  }
});

describe('a link that was passed on', () => {
  it.each(['#1/classic/5?fbclid=IwAR_x-1', '#1/classic/5&utm_source=x&utm_medium=y'])(
    'is read without what was hung on it: %s',
    async (hash) => {
      location.hash = hash;
      await openPage(won, { at: 3 });
      await dialog('Shared game');
    },
  );

  it('opens each time it is launched', async () => {
    const launch = queueLaunches();
    const { user } = await openPage(won, { at: 3 });
    for (let i = 0; i < 2; i++) {
      launch.shortcut('./#1/classic/5');
      await dialog('Shared game');
      await user.keyboard('{Escape}');
      await noDialog();
    }
  });
});

describe('a file that is dropped on the page', () => {
  it('puts its game on the table; the one there stays open', async () => {
    readFilesHere();
    const { user, store } = await openPage(won, { at: 3 });
    await openOptions(user);
    expect(drop(savedAfter(7))).toEqual([true, true]);
    await noDialog();
    await spoke('Deal 1, 7 moves made.');
    expect(keptMoves(store)).toHaveLength(7);
    expect(new Set(keptGames(store).map(({ continued }) => continued))).toEqual(
      new Set([true, false]),
    );
  });

  it('is imported if it has all games; nothing in a file becomes a part of the page', async () => {
    readFilesHere();
    const { store } = await openPage(won, { at: 3 });
    drop(everything({ ...keptOnTable(store), id: 'other' }, {}));
    await spoke('1 game imported. 1 couldn’t be read.');
    const markup = '<img src=none onerror=alert(1)><b>bold</b>';
    for (const [text, said] of [
      [markup, NOT_OURS],
      [JSON.stringify({ rules: markup, moves: [] }), NOT_OURS],
      [JSON.stringify({ number: markup, rules: 'classic', moves: [] }), NOT_OURS],
      [
        JSON.stringify({ number: '1', rules: 'classic', moves: [markup] }),
        'This game can’t be imported: its move 1 is against the rules.',
      ],
    ] as const) {
      drop(text);
      await waitFor(() => expect(notice()).toBe(said));
      expect(one('.notice').childElementCount).toBe(0);
    }
    expect(keptMoves(store)).toHaveLength(3);
  });

  it('in which the current game was won: that game becomes won on the table, and stays so', async () => {
    readFilesHere();
    const begun = { ...won, moves: won.moves.slice(0, 5) };
    const { user, store, reopen } = await openPage(begun);
    const outcome = { result: 'won', ms: Date.now(), day: '2026-01-01', order: 1, moves: 116 };
    const moves = won.moves.join(' ');
    drop(everything({ ...keptOnTable(store), moves, at: 116, outcome }));
    await spoke(
      '1 game imported. The file had more moves of your current game, so it goes on from there.',
    );
    await waitFor(() => expect(document.querySelector('.win')).not.toBeNull());
    await user.click(button('Undo'));
    await reopen();
    expect(spoken()).toBe('Deal 1, 115 moves made.');
    expect(keptGames(store)).toMatchObject([{ at: 115, outcome: { result: 'won', moves: 116 } }]);
  });

  it('with an impossible date is refused in part, and the list of games still opens', async () => {
    readFilesHere();
    const { store, reopen } = await openPage(won, { at: 3 });
    const late = { ...keptOnTable(store), id: 'late', touched: 8640000000000001 };
    drop(everything(late));
    await spoke('0 games imported. 1 couldn’t be read.');
    // Such a game that is already stored, by some other version.
    store.games.set('late', late);
    const { user } = await reopen();
    const panel = await openFromMenu(user, 'Games');
    expect(within(panel).getAllByRole('listitem')).toHaveLength(1);
    expect(one('.damaged').textContent).toContain('1 game couldn’t be read');
  });

  it('is ignored if it is plain text', async () => {
    await openPage(won, { at: 3 });
    const text = { types: ['text/plain'], files: [] };
    expect(dropped(text as unknown as DataTransfer)).toEqual([false, false]);
  });
});
