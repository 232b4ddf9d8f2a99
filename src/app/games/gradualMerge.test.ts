import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish } from '../../rules/steps.ts';
import { MemoryStore, sessionOn } from '../testing/shelf.ts';
import { GradualMerge } from './gradualMerge.ts';
import type { Library } from './library.ts';
import { mergeLogs } from './merge.ts';
import type { StoredGame } from './stored.ts';
import { anyLog } from './testing/logs.ts';

const NO_ID = '';
const SLICE = 100;

/** A library that holds these games. */
function libraryOf(games: readonly StoredGame[]) {
  const { library } = sessionOn(new MemoryStore());
  library.remove(library.games.value.map(({ id }) => id));
  library.put(games);
  return library;
}

const sorted = (games: readonly StoredGame[]) => [...games].sort((a, b) => (a.id < b.id ? -1 : 1));

/**
 * Some games of a log, repeated to fill several slices; outcomes are numbered from 1.
 */
const anyGames = fc.tuple(anyLog, fc.integer({ min: 1, max: 80 })).map(([log, times]) => {
  const some = log.slice(0, 12).map(({ game }) => game);
  const all = Array.from({ length: times }, (_, k) =>
    some.map((game) => ({ ...game, id: `${game.id}-${k}` })),
  ).flat();
  let order = 0;
  return all.map((game) =>
    game.outcome ? { ...game, outcome: { ...game.outcome, order: ++order } } : game,
  );
});

/** The orders of the outcomes, without copies, which keep the order they had. */
const orders = (games: readonly StoredGame[]): number[] =>
  games.flatMap(({ outcome, continued }) => (outcome && !continued ? [outcome.order] : []));

describe('a log that is merged in slices', () => {
  it('gives the same result as merging in one go', () => {
    fc.assert(
      fc.property(anyGames, anyGames, (mine, theirs) => {
        const whole = libraryOf(mine);
        whole.put(mergeLogs(whole.games.value, theirs));
        const library = libraryOf(mine);
        const merge = new GradualMerge(library, theirs);
        expect(finish(merge.prepare())).toBe(whole.games.value.length);
        while (!merge.isDone) merge.next(SLICE, NO_ID);
        merge.finish();
        expect(sorted(library.games.value)).toEqual(sorted(whole.games.value));
      }),
      { seed: 43, numRuns: 30 },
    );
  });

  it('never has the same order twice, and leaves alone what is played meanwhile', () => {
    fc.assert(
      fc.property(anyGames, anyGames, fc.nat(), (mine, all, which) => {
        const ended = new Set(mine.filter(({ outcome }) => outcome).map((game) => game.id));
        const last = mine.at(-1)?.id;
        // A game that has ended in both logs can have another order there.
        const theirs = all.filter(({ id }) => !ended.has(id) && id !== last);
        const library = libraryOf(mine);
        const merge = new GradualMerge(library, theirs);
        const prepared = merge.prepare();
        prepared.next();
        playOn(library, last);
        finish(prepared);
        const id = mine[which % Math.max(1, mine.length)]?.id;
        let played: StoredGame | undefined;
        while (!merge.isDone) {
          merge.next(SLICE, NO_ID);
          played ??= playOn(library, id);
          const found = orders(library.games.value);
          expect(new Set(found).size).toBe(found.length);
        }
        merge.finish();
        const there = new Map(library.games.value.map((game) => [game.id, game]));
        if (played) expect(there.get(played.id)).toMatchObject({ moves: played.moves });
        for (const game of [...mine, ...theirs]) expect(there.has(game.id)).toBe(true);
      }),
      { seed: 44, numRuns: 30 },
    );
  });
});

/** Ends a game of a library that is open, after two more moves. */
function playOn(library: Library, id: string | undefined): StoredGame | undefined {
  const game = library.games.value.find((each) => each.id === id);
  if (!game || game.outcome) return undefined;
  const won = { result: 'won', ms: 0, day: '2026-01-01', moves: 1 } as const;
  const outcome = { ...won, order: library.nextOrder() };
  const played = { ...game, moves: `${game.moves} draw draw`.trim(), outcome };
  library.put([played]);
  return played;
}
