/** A challenge stays with the game that it began, whatever happens to that. */
import { describe, expect, it } from 'vitest';
import { makeChallenge, parseChallenge } from '../../rules/challenge.ts';
import { goTo } from '../../rules/game.ts';
import type { GameRecord } from '../../rules/record.ts';
import { success } from '../../rules/result.ts';
import { gameOf } from '../../rules/testing/linkGames.ts';
import { wonGames } from '../../rules/testing/vectors.ts';
import { everythingFile } from '../games/files.ts';
import { type StoredGame, storeEntry } from '../games/stored.ts';
import { readFile } from '../games/testing/readFile.ts';
import { MemoryStore, otherMove, reopen, sessionOn, storeWith } from '../testing/shelf.ts';
import { addChallenge } from './challenge.ts';
import { importGames } from './importGames.ts';

const won = wonGames()[0] as GameRecord;
const end = won.moves.length;
const TURNS = { pause: () => Promise.resolve(), now: () => 0 };

/** The sealed game after some moves of it. */
function sealedAt(at: number): string {
  const made = makeChallenge(goTo(gameOf(won), at));
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

const sealed = sealedAt(9);

/** A page on which a challenge was accepted. */
function accepted() {
  const store = new MemoryStore();
  const page = sessionOn(store);
  const read = parseChallenge(sealed);
  if (!read.ok) throw new Error(read.error);
  const { number, ruleSet } = read.value;
  page.session.games.newGame(number, ruleSet, { keepOpen: true, challenges: [sealed] });
  return { store, ...page };
}

const keptIn = (store: MemoryStore): unknown[] =>
  (store.kept.games as StoredGame[]).map(({ challenges }) => challenges);

describe('a challenge', () => {
  it('stays with its game through moves, undo, a restart, a reload and another game', () => {
    const { store, session } = accepted();
    session.deal();
    session.undo();
    session.play(otherMove(session.game.value));
    session.restart();
    expect(session.entry.value.challenges).toEqual([sealed]);
    const again = reopen(store).session;
    expect(again.entry.value.challenges).toEqual([sealed]);
    again.redo();
    const { id } = again.entry.value;
    again.games.newRandomGame(again.game.value.ruleSet, { keepOpen: true });
    expect(again.entry.value.challenges).toEqual([]);
    again.games.open(id);
    expect(again.entry.value.challenges).toEqual([sealed]);
  });

  it('stays with a game that is given up, and goes on with one that is continued', () => {
    const { store, session } = accepted();
    session.deal();
    const { id } = session.entry.value;
    session.games.newRandomGame(session.game.value.ruleSet);
    session.games.open(id);
    expect(session.entry.value).toMatchObject({
      outcome: { result: 'lost' },
      challenges: [sealed],
    });
    session.undo();
    session.play(otherMove(session.game.value));
    expect(session.entry.value).toMatchObject({ continued: true, challenges: [sealed] });
    expect(keptIn(store)).toContainEqual([sealed]);
  });

  it('is in the file of everything, and comes from there', async () => {
    const { session, library } = accepted();
    session.deal();
    const file = readFile([...everythingFile(library.games.value, [])].join(''));
    if (!file.ok || file.value.kind !== 'games') throw new Error('the file is damaged');
    const other = sessionOn(new MemoryStore());
    await importGames(other.session, other.library, file.value.games, TURNS);
    const found = other.library.games.value.filter(({ challenges }) => challenges);
    expect(found.map(({ challenges }) => challenges)).toEqual([[sealed]]);
  });

  it('is added to the game on the table when a file brings it', async () => {
    const store = storeWith(won, 50);
    const { session, library } = reopen(store);
    const { game } = session.entry.value;
    const theirs = { ...storeEntry(session.entry.value), challenges: [sealed] };
    expect(await importGames(session, library, [theirs], TURNS)).toEqual(success(false));
    expect(session.entry.value.challenges).toEqual([sealed]);
    expect(session.game.value).toBe(game);
    session.undo();
    expect(keptIn(store)).toEqual([[sealed]]);
  });
});

describe('adding a challenge', () => {
  it('changes nothing else, on the table or in the log', () => {
    const store = storeWith(won, end);
    const { session, library } = reopen(store);
    const { entry, announcement } = session;
    const [before, said] = [entry.value, announcement.value];
    const added = addChallenge(session, library, before.id, sealed);
    expect(added).toEqual({ ...before, challenges: [sealed] });
    expect(entry.value).toBe(added);
    expect(announcement.value).toBe(said);
    session.games.newRandomGame(before.game.ruleSet, { keepOpen: true });
    addChallenge(session, library, before.id, sealedAt(7));
    addChallenge(session, library, before.id, sealed);
    expect(keptIn(store)).toContainEqual([sealedAt(7), sealed]);
    expect(addChallenge(session, library, 'not there', sealed)).toBeUndefined();
  });
});
