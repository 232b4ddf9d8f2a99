/** For tests: the page without its views, and engines for it. */
import { effect, signal } from '@preact/signals-core';
import { movesMade } from '../../rules/game.ts';
import { makeMove } from '../../rules/move.ts';
import type { GameRecord } from '../../rules/record.ts';
import { lostGames, wonGames } from '../../rules/testing/vectors.ts';
import { Pool } from '../../worker/pool.ts';
import { localWorker } from '../../worker/testing/localWorker.ts';
import { HintController } from '../insight/hints/hintController.ts';
import { LazyHints } from '../insight/hints/lazyHints.ts';
import { type EnginePools, Insight } from '../insight/insight.ts';
import { WinCheck } from '../insight/winCheck.ts';
import { Settings } from '../preferences/settings.ts';
import { reopen, storeWith } from './shelf.ts';

export const won = wonGames()[0] as GameRecord;
export const lost = lostGames()[0] as GameRecord;
/** The game of deal 2 could be won after 101 moves, but no longer after the next one. */
export const deal2 = wonGames().find(({ number, rules }) => number === '2' && rules === 'classic');
export const spoiled: GameRecord = {
  ...(deal2 as GameRecord),
  moves: [...(deal2 as GameRecord).moves.slice(0, 101), 't10-f7', 'refill'],
};

const localPool = (): Pool => new Pool({ connect: localWorker });

/**
 * The fair player, in this thread. It uses one sample, which takes no time: tests do not need good
 * advice.
 */
export function localFairPlayer(): EnginePools['fairPlayer'] {
  const pool = localPool();
  return {
    advise: (question, options) => pool.advise({ ...question, limits: { samples: 1 } }, options),
    play: (question, options) => pool.play(question, options),
  };
}

/** The page without its views, on a game after `at` of its moves; later moves are left out. */
export function stage(
  record: GameRecord,
  at = record.moves.length,
  solver: EnginePools['solver'] = localPool(),
  fairPlayer: EnginePools['fairPlayer'] = localFairPlayer(),
) {
  const data = new Map<string, string>();
  const store = {
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => void data.set(key, value),
    removeItem: (key: string) => void data.delete(key),
  };
  const moves = record.moves.slice(0, at);
  const { session, library } = reopen(storeWith({ ...record, moves }, at));
  const settings = new Settings(store);
  const insight = new Insight({ solver, fairPlayer });
  const winCheck = new WinCheck(session, settings, insight);
  const timers = new Set<() => void>();
  const after = (_: number, act: () => void) => {
    timers.add(act);
    return () => void timers.delete(act);
  };
  const isFair = () => settings.choices.peek().hints === 'fair';
  const hints = new LazyHints(
    session,
    signal(new HintController({ session, insight, isFair, after })),
  );
  /** Runs all timers that are waiting. */
  const tick = () => {
    for (const act of [...timers]) {
      timers.delete(act);
      act();
    }
  };
  return { session, library, settings, insight, winCheck, hints, tick, after, timers, store };
}

export type Stage = ReturnType<typeof stage>;

/** Waits until the hint is of the given kind. */
export const until = (hints: LazyHints, kind: string): Promise<void> =>
  new Promise((resolve) => {
    effect(() => {
      if (hints.hint.value.kind === kind) resolve();
    });
  });

export const settled = ({ winCheck }: Stage): Promise<string | undefined> =>
  new Promise((resolve) => {
    effect(() => {
      if (winCheck.verdict.value !== 'thinking') resolve(winCheck.verdict.value);
    });
  });

/** Waits until all answers given so far have been handled. */
export const calm = () => new Promise((resolve) => setImmediate(resolve));

export const played = ({ session }: Stage): string[] => movesMade(session.game.value).map(makeMove);
