import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../rules/record.ts';
import { wonGames } from '../../rules/testing/vectors.ts';
import { copyId } from '../games/merge.ts';
import { type StoredGame, storeEntry } from '../games/stored.ts';
import { reopen, storeWith } from '../testing/shelf.ts';

const won = wonGames()[0] as GameRecord;

/** The game on the table after so many moves, and the same game as it is on another device. */
function twoDevices(here: number, there: number) {
  const other = reopen(storeWith({ ...won, moves: won.moves.slice(0, there) }, there - 1)).session;
  // The last move there is made by hand: it may be the winning one.
  other.redo();
  const store = storeWith({ ...won, moves: won.moves.slice(0, here) }, here);
  return { store, ...reopen(store), theirs: storeEntry(other.entry.value) };
}

describe('a file with the game on the table', () => {
  it('in which it was won: the win is on the table, and stays whatever is done then', () => {
    const { store, session, library, theirs } = twoDevices(5, won.moves.length);
    expect(theirs.outcome).toMatchObject({ result: 'won' });
    expect(session.games.import([theirs])).toBe(true);
    expect(session.game.value.at).toBe(won.moves.length);
    expect(session.announcement.value).toEqual({ kind: 'restored', entry: session.entry.value });
    // What lost it: the page is hidden, or a move is made.
    session.keepTime();
    session.undo();
    session.redo();
    expect(library.games.value).toHaveLength(1);
    const again = reopen(store).session.entry.value;
    expect(again.outcome).toMatchObject({ result: 'won', moves: won.moves.length });
    expect(again.game.moves).toHaveLength(won.moves.length);
  });

  it('in which it was played further: it goes on from there', () => {
    const { store, session, theirs } = twoDevices(5, 50);
    expect(session.games.import([theirs])).toBe(true);
    expect(session.game.value.at).toBe(50);
    session.undo();
    expect(reopen(store).session.game.value.at).toBe(49);
  });

  it('in which it was played less far, or just as far: nothing happens', () => {
    for (const there of [10, 50]) {
      const { session, theirs } = twoDevices(50, there);
      const { announcement, game } = session;
      const before = [announcement.value, game.value];
      expect(session.games.import([theirs])).toBe(false);
      expect([announcement.value, game.value]).toEqual(before);
      // The very same: who watches the game hears of nothing.
      expect(game.value).toBe(before[1]);
    }
  });

  it('in which it stands elsewhere, later: it stands there, and everybody hears of it', () => {
    const { session, theirs } = twoDevices(50, 50);
    const heard: string[] = [];
    session.onChange(({ kind, before, after }) => heard.push(`${kind} ${before.at} ${after.at}`));
    expect(session.games.import([{ ...theirs, at: 20, touched: theirs.touched + 1 }])).toBe(false);
    expect(session.game.value.at).toBe(20);
    expect(heard).toEqual(['switched 50 20']);
  });

  it('in which it was played otherwise and won: what lies on the table stays, as a copy', () => {
    const { store, session, library, theirs } = twoDevices(5, won.moves.length);
    session.deal();
    const mine = storeEntry(session.entry.value);
    const { announcement, game } = session;
    const before = [announcement.value, game.value];
    expect(session.games.import([theirs])).toBe(false);
    expect([announcement.value, game.value]).toEqual(before);
    expect(session.entry.value).toMatchObject({ id: copyId(mine), continued: true });
    session.deal();
    const kept = reopen(store);
    expect(kept.session.game.value).toEqual(session.game.value);
    expect(kept.library.games.value).toHaveLength(2);
    expect(kept.library.games.value.find(({ id }) => id === theirs.id)).toEqual(theirs);
    expect(library.games.value).toHaveLength(2);
  });

  it('with other games only: they are in the log, and the table is as it was', () => {
    const { session, library, theirs } = twoDevices(5, 50);
    const other: StoredGame = { ...theirs, id: 'another' };
    const entry = session.entry.value;
    expect(session.games.import([other])).toBe(false);
    expect(session.entry.value).toEqual(entry);
    expect(library.games.value.map(({ id }) => id)).toContain('another');
  });
});
