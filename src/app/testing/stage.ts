/** For tests: the page without its views, and solvers for it. */
import { effect } from '@preact/signals-core';
import { movesMade } from '../../rules/game.ts';
import { makeMove } from '../../rules/move.ts';
import type { GameRecord } from '../../rules/record.ts';
import { lostGames, wonGames } from '../../rules/testing/vectors.ts';
import { solve } from '../../solver/solve.ts';
import type { Verdict } from '../../solver/verdict.ts';
import {
  ADVICE,
  Client,
  type FairQuestion,
  PLAYS,
  type PlayQuestion,
  type SolveQuestion,
  VERDICTS,
} from '../../worker/client.ts';
import { Adviser } from '../insight/adviser.ts';
import { Analysis } from '../insight/analysis.ts';
import { HintMachine } from '../insight/hints/hintMachine.ts';
import { Hints } from '../insight/hints/hints.ts';
import { Status } from '../insight/status.ts';
import { Settings } from '../preferences/settings.ts';
import { localWorker } from './localWorker.ts';
import { reopen, storeWith } from './shelf.ts';

export const won = wonGames()[0] as GameRecord;
export const lost = lostGames()[0] as GameRecord;
/** Deal 2 could be won after 101 moves, and no longer after the next. */
export const deal2 = wonGames().find(({ number, rules }) => number === '2' && rules === 'classic');
export const spoiled: GameRecord = {
  ...(deal2 as GameRecord),
  moves: [...(deal2 as GameRecord).moves.slice(0, 101), 't10-f7', 'refill'],
};

const client = () => {
  const asking = new Client(VERDICTS, { connect: localWorker, after: () => () => {} });
  return (question: SolveQuestion) => asking.ask(question);
};

const fairClient = () => {
  const asking = new Client(ADVICE, { connect: localWorker, after: () => () => {} });
  // As many samples as take no time: tests do not need it to play well.
  return (question: FairQuestion) => asking.ask({ ...question, limits: { samples: 1 } });
};

/** The fair player, in this thread. */
export const fairPlayer = () => {
  const asking = new Client(PLAYS, { connect: localWorker, after: () => () => {} });
  return (question: PlayQuestion) => asking.ask(question);
};

/** Answers as a test says; `solve` on the spot if it says nothing. A new question stops the one before. */
export function scripted(...answers: (Verdict | 'never')[]) {
  const asked: SolveQuestion[] = [];
  let stopLast = (): void => {};
  const ask = (question: SolveQuestion) => {
    asked.push(question);
    stopLast();
    const answer = answers.shift() ?? solve(question.position, question.ruleSet);
    let stop = (): void => {};
    const stopped = new Promise<Verdict>((resolve) => {
      stop = () => resolve({ verdict: 'unknown', reason: 'stopped', nodes: 0 });
    });
    stopLast = stop;
    return { answer: answer === 'never' ? stopped : Promise.resolve(answer), stop };
  };
  return { ask, asked };
}

/** The page without its views, on a game that stands at its last move. */
export function stage(
  record: GameRecord,
  at = record.moves.length,
  ask = client(),
  advise = fairClient(),
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
  const analysis = new Analysis(ask);
  const status = new Status(session, settings, analysis);
  const timers = new Set<() => void>();
  const after = (_: number, act: () => void) => {
    timers.add(act);
    return () => void timers.delete(act);
  };
  const adviser = new Adviser(advise, analysis);
  const isFair = () => settings.choices.peek().hints === 'fair';
  const hints = new Hints(session);
  hints.use(new HintMachine({ session, analysis, adviser, isFair, after }));
  /** Lets the time come for what is waited for. */
  const tick = () => {
    for (const act of [...timers]) {
      timers.delete(act);
      act();
    }
  };
  return { session, library, settings, analysis, adviser, status, hints, tick, timers, store };
}

export type Stage = ReturnType<typeof stage>;

/** Waits until the hint is of some kind. */
export const until = (hints: Hints, kind: string): Promise<void> =>
  new Promise((resolve) => {
    effect(() => {
      if (hints.hint.value.kind === kind) resolve();
    });
  });

export const settled = ({ status }: Stage): Promise<string | undefined> =>
  new Promise((resolve) => {
    effect(() => {
      if (status.standing.value !== 'thinking') resolve(status.standing.value);
    });
  });

/** Lets everything that has been answered be heard. */
export const calm = () => new Promise((resolve) => setImmediate(resolve));

export const played = ({ session }: Stage): string[] => movesMade(session.game.value).map(makeMove);
