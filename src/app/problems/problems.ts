/**
 * Problems: positions whose stock lies open, with a question that was proved both ways beforehand (lab/problems). The answer is a move
 * on the table, in a copy that counts nowhere; every move that keeps the win is right.
 */
import {
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals-core';
import { goTo } from '../../rules/game.ts';
import { parseLink } from '../../rules/link.ts';
import { makeMove } from '../../rules/move.ts';
import type { Session } from '../game/session.ts';
import { isUnassisted } from '../games/assists.ts';
import { DAY_MS, utcDate } from '../games/days.ts';
import type { Grade } from '../insight/deals/difficulty.ts';
import type { Trial } from '../insight/review/trial.ts';
import type { KeyValueStore } from '../preferences/keyValueStore.ts';
import {
  attemptAt,
  keepProgress,
  mergeProgress,
  type Progress,
  progressAfter,
  readProgress,
} from './progress.ts';

/** Refill or draw now, or play first? Which move keeps the win? Win from here. */
type ProblemKind = 'refill' | 'draw' | 'keep' | 'win';

export interface Problem {
  readonly kind: ProblemKind;
  /** The link of the position (docs/links.md). */
  readonly link: string;
  /** The moves that keep the win. Every other legal move is proved to lose it. */
  readonly right: readonly string[];
  readonly rating: number;
}

/** Problems come from the deals from here on, one from a deal at most, so that the deal names the problem. */
const FIRST_DEAL = 2_000_001;

/** The number of a problem, from 1. It stays the same when problems are added. */
export const numberOf = ({ link }: Pick<Problem, 'link'>): number =>
  Number(link.split('/')[2]) - FIRST_DEAL + 1;

/** The lowest rating of each grade: nearly half of the problems are easy, a quarter is hard (docs/problems.md). */
const MEDIUM_FROM = 1000;
const HARD_FROM = 1500;

export const gradeOf = ({ rating }: Pick<Problem, 'rating'>): Grade => {
  if (rating < MEDIUM_FROM) return 'easy';
  return rating < HARD_FROM ? 'medium' : 'hard';
};

/** `asked` until the first move; `trying`: on the way from a right move to the win. */
export type ProblemPhase = 'none' | 'asked' | 'trying' | 'right' | 'wrong';

interface ProblemsDeps {
  readonly session: Session;
  readonly trial: Trial;
  readonly store: KeyValueStore;
  /** All problems, the easiest first. */
  readonly load: () => Promise<readonly Problem[]>;
  readonly now: () => number;
  /** A random number, 0 <= unit < 1. */
  readonly random: () => number;
}

/** The next problem is one of so many that are nearest to the player's strength. */
const NEAREST = 8;
/** From one day's problem to the next: no common factor with any number of problems below it. */
const DAY_STEP = 7919;

export class Problems {
  readonly problem: ReadonlySignal<Problem | undefined>;
  readonly phase: ReadonlySignal<ProblemPhase>;
  readonly progress: ReadonlySignal<Progress>;
  readonly #problem: Signal<Problem | undefined> = signal(undefined);
  readonly #answer: Signal<'right' | 'wrong' | 'goesOn' | undefined> = signal(undefined);
  readonly #progress: Signal<Progress>;
  readonly #deps: ProblemsDeps;
  /** How many moves lie before the problem. */
  #from = 0;
  #day: { readonly today: string; readonly before: string } | undefined;

  constructor(deps: ProblemsDeps) {
    this.#deps = deps;
    this.problem = this.#problem;
    this.#progress = signal(readProgress(deps.store));
    this.progress = this.#progress;
    this.phase = computed(() => this.#phaseNow());
    deps.session.onChange(({ kind, before, after, ...change }) => {
      const problem = this.#problem.peek();
      // Only the first move is the answer; after taking it back, the next one is.
      if (!problem || kind !== 'moved' || before.at !== this.#from) return;
      const move = after.moves[before.at];
      if (!move) return;
      const isRight = change.origin === 'player' && problem.right.includes(makeMove(move));
      this.#answer.value = isRight ? 'right' : 'wrong';
      if (!isRight) this.#count('failed');
      else if (problem.kind !== 'win') this.#count('solved');
    });
    effect(() => {
      // A hint, or the chance, would be the answer.
      const isAlone = isUnassisted(deps.session.assists.value);
      untracked(() => {
        if (!isAlone) this.#count('failed');
      });
    });
    effect(() => {
      const state = deps.trial.state.value;
      untracked(() => {
        if (state === 'off') this.#problem.value = undefined;
        if (this.#problem.peek()?.kind !== 'win') return;
        if (state === 'lost') this.#count('failed');
        if (state === 'won') this.#count('solved');
      });
    });
  }

  /** Takes over what was made of the problems elsewhere. */
  merge(theirs: Progress): void {
    this.#progress.value = mergeProgress(this.#progress.peek(), theirs);
    keepProgress(this.#deps.store, this.#progress.peek());
  }

  /** All problems, the easiest first. */
  all(): Promise<readonly Problem[]> {
    return this.#deps.load();
  }

  /** Puts a problem on the table that is about as hard as the player is strong, and not tried yet. */
  async next(): Promise<void> {
    const { load, random } = this.#deps;
    const problems = await load();
    const { strength, ...tried } = this.#progress.peek();
    const left = problems.filter((problem) => !attemptAt(tried, numberOf(problem)));
    const near = [...(left.length > 0 ? left : problems)]
      .map((problem) => [Math.abs(problem.rating - strength.rating), problem] as const)
      .sort(([a], [b]) => a - b)
      .slice(0, NEAREST);
    const chosen = near[Math.floor(random() * near.length)];
    if (chosen) this.put(chosen[1]);
  }

  /** Puts the problem of the day on the table, the same for everybody. */
  async daily(): Promise<void> {
    const { load, now } = this.#deps;
    const problems = await load();
    const ms = now();
    const problem = problems[(Math.floor(ms / DAY_MS) * DAY_STEP) % problems.length];
    const day = { today: utcDate(ms), before: utcDate(ms - DAY_MS) };
    if (problem) this.put(problem, day);
  }

  /** Shows the way to the win, after which the problem no longer counts as solved. */
  showWay(): void {
    this.#count('failed');
    this.#deps.trial.showWay();
  }

  /** After the answer: plays on to the win. */
  goOn(): void {
    this.#answer.value = 'goesOn';
  }

  /**
   * Puts a problem on the table, in a copy.
   *
   * @param day if it is the problem of a day, that day and the one before
   */
  put(problem: Problem, day?: { readonly today: string; readonly before: string }): void {
    const linked = parseLink(problem.link);
    if (!linked.ok) throw new Error(`the problem ${problem.link} cannot be read: ${linked.error}`);
    const { trial } = this.#deps;
    trial.end();
    const { game } = linked.value;
    this.#from = game.moves.length;
    trial.begin(goTo(game, this.#from), this.#from);
    this.#day = day;
    this.#answer.value = undefined;
    this.#problem.value = problem;
  }

  #count(outcome: 'solved' | 'failed'): void {
    const problem = this.#problem.peek();
    if (!problem) return;
    const { rating } = problem;
    const attempt = { number: numberOf(problem), rating };
    const progress = progressAfter(this.#progress.peek(), attempt, outcome, this.#day);
    if (progress === this.#progress.peek()) return;
    this.#progress.value = progress;
    keepProgress(this.#deps.store, progress);
  }

  #phaseNow(): ProblemPhase {
    const problem = this.#problem.value;
    if (!problem) return 'none';
    const state = this.#deps.trial.state.value;
    if (state === 'lost') return 'wrong';
    if (state === 'won') return 'right';
    if (state === 'begun' || !this.#answer.value) return 'asked';
    if (this.#answer.value === 'goesOn') return 'trying';
    if (problem.kind === 'win') return this.#answer.value === 'wrong' ? 'wrong' : 'trying';
    return this.#answer.value;
  }
}
