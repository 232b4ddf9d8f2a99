/**
 * Automatic moves belong to the move before them, also after a reload or on another device
 * (decision 9).
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { current, type Game, goTo, playIn } from '../../rules/game.ts';
import { legalMoves, type Move } from '../../rules/move.ts';
import { type GameRecord, parseRecord } from '../../rules/record.ts';
import { safeMoves } from '../../rules/safeMoves.ts';
import { wonGames } from '../../rules/testing/vectors.ts';
import { everythingFile } from '../games/files.ts';
import { readStored, type StoredGame } from '../games/stored.ts';
import { readFile } from '../games/testing/readFile.ts';
import { MemoryStore, reopen, storeWith } from '../testing/shelf.ts';
import { importGames } from './importGames.ts';
import type { Session } from './session.ts';

const won = wonGames()[0] as GameRecord;

/** The recorded game before a move after which cards are safe. */
function beforeSafe() {
  const game = parseRecord(JSON.stringify(won));
  if (!game.ok) throw new Error('the record is damaged');
  const at = won.moves.findIndex((_, i) => safeMoves(goTo(game.value, i + 1)).length > 0);
  return { at, move: game.value.moves[at] as Move };
}

/** A move was played, and then the safe cards went home automatically. */
function played() {
  const { at, move } = beforeSafe();
  const store = storeWith(won, at);
  const { session, library } = reopen(store);
  session.followUpsOf = safeMoves;
  session.play(move);
  expect(session.game.value.at).toBeGreaterThan(at + 1);
  return { at, end: session.game.value.at, store, library };
}

const keptIn = (store: MemoryStore): StoredGame => store.games.get('kept') as StoredGame;

describe('a move and the automatic moves after it', () => {
  it('are undone and redone as one after a reload', () => {
    const { at, end, store } = played();
    const { session } = reopen(store);
    session.undo();
    expect(session.game.value.at).toBe(at);
    const again = reopen(store).session;
    again.redo();
    expect(again.game.value.at).toBe(end);
  });

  it('are undone as one on another device that has the file of everything', async () => {
    const { at, library } = played();
    const file = readFile(everythingFile(library.games.value, []));
    if (!file.ok || file.value.kind !== 'games') throw new Error('the file cannot be read');
    const other = reopen(new MemoryStore());
    const turns = { pause: async () => {}, now: () => 0 };
    await importGames(other.session, other.library, file.value.games, turns);
    other.session.games.open('kept');
    other.session.undo();
    expect(other.session.game.value.at).toBe(at);
  });

  it('are undone as one in a copy that is shown', () => {
    const { at, store } = played();
    const { session } = reopen(store);
    const game = session.game.value;
    session.games.show(game);
    session.undo();
    expect(session.game.value.at).toBe(at);
  });

  it('are undone one by one if the follow-ups were not saved or cannot be read', () => {
    for (const followUps of [undefined, 'all', [0.5], [-1], { 1: true }]) {
      const { end, store } = played();
      const { followUps: _, ...kept } = keptIn(store);
      store.games.set('kept', followUps === undefined ? kept : { ...kept, followUps });
      const { session } = reopen(store);
      session.undo();
      expect(session.game.value.at).toBe(end - 1);
    }
  });

  it('are not saved for a game without automatic moves', () => {
    const { at, move } = beforeSafe();
    const store = storeWith(won, at);
    reopen(store).session.play(move);
    expect(Object.keys(keptIn(store))).not.toContain('followUps');
  });

  it('are ignored by versions that do not know the field', () => {
    const { store } = played();
    const later = { ...keptIn(store), somethingNew: [1] };
    expect(readStored(later)).toEqual({ ok: true, value: keptIn(store) });
  });
});

/** One legal move for each pick, in sequence. */
function someMoves(game: Game, picks: readonly number[]): Move[] {
  const moves: Move[] = [];
  let at = game;
  for (const pick of picks) {
    const legal = legalMoves(at.ruleSet, current(at));
    const move = legal[pick % Math.max(1, legal.length)];
    const next = move && playIn(at, move);
    if (!next?.ok) break;
    moves.push(move as Move);
    at = next.value;
  }
  return moves;
}

type Command =
  | 'undo'
  | 'redo'
  | 'restart'
  | { readonly goTo: number }
  | { readonly play: number[] };

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.constantFrom('undo', 'undo', 'redo', 'restart'),
  fc.record({ play: fc.array(fc.nat(50), { minLength: 1, maxLength: 4 }) }),
  fc.record({ goTo: fc.nat(30) }),
);

function act(session: Session, command: Command): void {
  if (typeof command === 'string') session[command]();
  else if ('goTo' in command) session.goTo(command.goTo, { kind: 'restarted' }, 'review');
  else {
    const [first, ...others] = someMoves(session.game.value, command.play);
    if (first) session.playTogether(first, others);
  }
}

describe('a game', () => {
  it('goes on after a reload as it would have without one, whatever the player does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyCommand, fc.boolean()), { maxLength: 30, size: 'max' }),
        fc.constantFrom(10, won.moves.length - 6),
        (steps, at) => {
          const store = storeWith(won, at);
          let reloaded = reopen(store).session;
          const { session } = reopen(storeWith(won, at));
          for (const [command, reloads] of steps) {
            if (reloads) reloaded = reopen(store).session;
            for (const each of [session, reloaded]) act(each, command);
            expect(reloaded.game.value).toEqual(session.game.value);
          }
        },
      ),
      { seed: 13, numRuns: 100 },
    );
  });
});
