/** A deal that is taken back. */
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../rules/record.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { wonGames } from '../../rules/testing/vectors.ts';
import { everythingFile } from '../games/files.ts';
import { readFile } from '../games/testing/readFile.ts';
import { otherMove, reopen, storeWith } from '../testing/shelf.ts';

const won = wonGames()[0] as GameRecord;

describe('a deal that is taken back', () => {
  it('leaves the game before as it was: open, on the table, and nothing else', () => {
    for (const keepOpen of [true, false]) {
      const store = storeWith(won, 20);
      const { session, library } = reopen(store);
      const before = session.entry.value;
      session.games.newRandomGame(RULE_SETS.classic, { keepOpen });
      expect(session.games.canTakeBack.value).toBe(true);
      session.undo();
      expect(session.entry.value).toBe(before);
      expect(library.games.value).toHaveLength(1);
      expect(library.games.value[0]?.outcome).toBeUndefined();
      expect(reopen(store).session.game.value).toEqual(before.game);
      expect(session.games.canTakeBack.value).toBe(false);
    }
  });

  it('must be untouched and must not have been confirmed', () => {
    const { session } = reopen(storeWith(won, 20));
    session.games.newRandomGame(RULE_SETS.classic);
    session.deal();
    expect(session.games.canTakeBack.value).toBe(false);
    session.undo();
    const { id } = session.entry.value;
    session.undo();
    expect(session.entry.value.id).toBe(id);
    session.games.newRandomGame(RULE_SETS.classic);
    session.games.keepDeal();
    session.undo();
    expect(session.game.value.moves).toEqual([]);
    expect(session.games.canTakeBack.value).toBe(false);
  });

  it('does not bring back what was deleted', () => {
    const { session } = reopen(storeWith(won, 20));
    session.games.removeAll();
    expect(session.games.canTakeBack.value).toBe(false);
  });
});

describe('how a deal was found', () => {
  const seven = { generator: 'lcg', seed: 7 } as const;
  const { classic } = RULE_SETS;

  it('is kept with the game, through a reload, a file, and a move after its end', () => {
    const store = storeWith(won, 20);
    const { session } = reopen(store);
    expect(session.entry.value.found).toBeUndefined();
    session.games.newRandomGame(classic);
    expect(session.entry.value.found).toBe('any');
    session.games.newGame(seven, classic, { found: 'hard' });
    session.deal();
    const { session: again, library } = reopen(store);
    expect(again.entry.value.found).toBe('hard');
    const file = readFile(everythingFile(library.games.value, []));
    expect(file.ok && file.value.kind === 'games' && file.value.games).toContainEqual(
      expect.objectContaining({ id: again.entry.value.id, found: 'hard' }),
    );
    const { id } = again.entry.value;
    again.games.newGame(seven, classic);
    again.games.open(id);
    again.undo();
    again.play(otherMove(again.game.value));
    expect(again.entry.value).toMatchObject({ continued: true, found: 'hard' });
  });

  it('is `undefined` if its number was asked for, and is then not saved', () => {
    const store = storeWith(won, 20);
    const { session, library } = reopen(store);
    session.games.newRandomGame(classic);
    session.games.newGame(seven, classic);
    session.deal();
    expect(session.entry.value.found).toBeUndefined();
    const kept = library.games.value.find(({ id }) => id === session.entry.value.id);
    expect(kept && 'found' in kept).toBe(false);
  });
});
