import { describe, expect, it } from 'vitest';
import { makeMove } from '../../rules/move.ts';
import type { GameRecord } from '../../rules/record.ts';
import { failure, success } from '../../rules/result.ts';
import { wonGames } from '../../rules/testing/vectors.ts';
import { copyId } from '../games/merge.ts';
import { type StoredGame, storeEntry } from '../games/stored.ts';
import { reopen, storeWith } from '../testing/shelf.ts';
import { importGames, type Turns } from './importGames.ts';

/** The clock advances a little each time it is read. */
function turns(pause = (): Promise<void> => Promise.resolve()): Turns {
  let ms = 0;
  return { pause, now: () => ms++ };
}

const won = wonGames()[0] as GameRecord;

/** The game on the table after a number of moves, and the same game as it is on another device. */
function twoDevices(here: number, there: number) {
  const other = reopen(storeWith({ ...won, moves: won.moves.slice(0, there) }, there - 1)).session;
  // The last move is made in the session, because it can be the winning one.
  other.redo();
  const store = storeWith({ ...won, moves: won.moves.slice(0, here) }, here);
  return { store, ...reopen(store), theirs: storeEntry(other.entry.value) };
}

describe('a file with the game on the table', () => {
  it('in which it was won: the win is on the table, and stays whatever the player does then', async () => {
    const { store, session, library, theirs } = twoDevices(5, won.moves.length);
    expect(theirs.outcome).toMatchObject({ result: 'won' });
    expect(await importGames(session, library, [theirs], turns())).toEqual(success(true));
    expect(session.game.value.at).toBe(won.moves.length);
    expect(session.announcement.value).toEqual({ kind: 'restored', entry: session.entry.value });
    // These once lost the win: hiding the page, or making a move.
    session.keepTime();
    session.undo();
    session.redo();
    expect(library.games.value).toHaveLength(1);
    const again = reopen(store).session.entry.value;
    expect(again.outcome).toMatchObject({ result: 'won', moves: won.moves.length });
    expect(again.game.moves).toHaveLength(won.moves.length);
  });

  it('in which it was played further: it goes on from there', async () => {
    const { store, session, library, theirs } = twoDevices(5, 50);
    expect(await importGames(session, library, [theirs], turns())).toEqual(success(true));
    expect(session.game.value.at).toBe(50);
    session.undo();
    expect(reopen(store).session.game.value.at).toBe(49);
  });

  it('in which it has fewer moves or the same: nothing happens', async () => {
    for (const there of [10, 50]) {
      const { session, library, theirs } = twoDevices(50, there);
      const { announcement, game } = session;
      const before = [announcement.value, game.value];
      expect(await importGames(session, library, [theirs], turns())).toEqual(success(false));
      expect([announcement.value, game.value]).toEqual(before);
      // The very same object: watchers of the game are not notified.
      expect(game.value).toBe(before[1]);
    }
  });

  it('in which it has another line: the table has that too, and nothing moves', async () => {
    const { store, session, library, theirs } = twoDevices(50, 50);
    const lines = [{ after: 0, moves: 'draw' }];
    const heard: string[] = [];
    session.onChange(({ kind }) => heard.push(kind));
    const { positions } = session.game.value;
    expect(await importGames(session, library, [{ ...theirs, lines }], turns())).toEqual(
      success(false),
    );
    expect(session.game.value.lines.map(({ moves }) => moves.map(makeMove))).toEqual([['draw']]);
    expect(session.game.value.positions).toBe(positions);
    expect(heard).toEqual([]);
    // A move keeps it.
    session.undo();
    expect(reopen(store).session.game.value.lines).toHaveLength(1);
    expect(library.games.value).toHaveLength(1);
  });

  it('in which it was left later at another point: it goes to that point, and all listeners hear of it', async () => {
    const { session, library, theirs } = twoDevices(50, 50);
    const heard: string[] = [];
    session.onChange(({ kind, before, after }) => heard.push(`${kind} ${before.at} ${after.at}`));
    expect(
      await importGames(
        session,
        library,
        [{ ...theirs, at: 20, touched: theirs.touched + 1 }],
        turns(),
      ),
    ).toEqual(success(false));
    expect(session.game.value.at).toBe(20);
    expect(heard).toEqual(['switched 50 20']);
  });

  it('in which it was won by other moves: the game on the table stays, as a copy', async () => {
    const { store, session, library, theirs } = twoDevices(5, won.moves.length);
    session.deal();
    const mine = storeEntry(session.entry.value);
    const { announcement, game } = session;
    const before = [announcement.value, game.value];
    expect(await importGames(session, library, [theirs], turns())).toEqual(success(false));
    expect([announcement.value, game.value]).toEqual(before);
    expect(session.entry.value).toMatchObject({ id: copyId(mine), continued: true });
    session.deal();
    const kept = reopen(store);
    expect(kept.session.game.value).toEqual(session.game.value);
    expect(kept.library.games.value).toHaveLength(2);
    expect(kept.library.games.value.find(({ id }) => id === theirs.id)).toEqual(theirs);
    expect(library.games.value).toHaveLength(2);
  });

  it('of which there is a copy: the game on the table is not mistaken for the copy', async () => {
    for (const played of ['', ' draw']) {
      const { session, library, theirs } = twoDevices(5, 50);
      const mine = storeEntry(session.entry.value);
      const copy = { ...mine, id: copyId(mine), moves: mine.moves + played, continued: true };
      library.put([copy]);
      const other: StoredGame = { ...theirs, id: 'another' };
      const { game } = session.entry.value;
      expect(await importGames(session, library, [other], turns())).toEqual(success(false));
      expect(session.entry.value).toMatchObject({ id: mine.id, continued: false });
      expect(session.game.value).toBe(game);
    }
  });

  it('played differently there, and here during the import: every line is kept in the end', async () => {
    const { session, library, theirs } = twoDevices(5, won.moves.length);
    session.deal();
    const mine = storeEntry(session.entry.value);
    // A copy from before, in which another move was made since.
    const copy = { ...mine, id: copyId(mine), moves: won.moves.slice(0, 7).join(' ') };
    library.put([{ ...copy, continued: true }]);
    const playing = turns(async () => session.keepTime());
    expect(await importGames(session, library, [theirs], playing)).toEqual(success(false));
    expect(storeEntry(session.entry.value).moves).toBe(mine.moves);
    const lines = library.games.value.map(({ moves }) => moves);
    expect(lines).toEqual(expect.arrayContaining([mine.moves, copy.moves, theirs.moves]));
  });

  it('with other games only: they are in the log, and the table is as it was', async () => {
    const { session, library, theirs } = twoDevices(5, 50);
    const other: StoredGame = { ...theirs, id: 'another' };
    const entry = session.entry.value;
    expect(await importGames(session, library, [other], turns())).toEqual(success(false));
    expect(session.entry.value).toEqual(entry);
    expect(library.games.value.map(({ id }) => id)).toContain('another');
  });

  it('with more games than can be kept: none of them is imported', async () => {
    const { session, library, theirs } = twoDevices(5, 50);
    const games = Array.from({ length: 50_000 }, (_, i) => ({ ...theirs, id: `other-${i}` }));
    const before = library.games.value;
    expect(await importGames(session, library, games, turns())).toEqual(failure('tooMany'));
    expect(library.games.value).toBe(before);
    expect(await importGames(session, library, games.slice(1), turns())).toEqual(success(false));
    expect(library.games.value).toHaveLength(50_000);
  });

  it('is imported between moves: what is played meanwhile stands', async () => {
    const { store, session, library, theirs } = twoDevices(5, 6);
    const games = Array.from({ length: 1200 }, (_, i) => ({ ...theirs, id: `other-${i}` }));
    let count = 0;
    const playing = turns(async () => {
      count++;
      session.redo();
      session.deal();
    });
    expect(await importGames(session, library, [theirs, ...games], playing)).toEqual(
      success(false),
    );
    expect(count).toBeGreaterThan(4);
    expect(session.game.value.at).toBeGreaterThan(6);
    expect(library.games.value.length).toBeGreaterThan(1200);
    expect(reopen(store).session.game.value).toEqual(session.game.value);
  });
});
