/** What the player has made of the problems: which were tried, how strong that makes the player, and the streak of days. */
import * as v from 'valibot';
import { isCalendarDay } from '../games/days.ts';
import { keepJson } from '../preferences/keepJson.ts';
import { type KeyValueStore, readJson } from '../preferences/keyValueStore.ts';
import { BEGINNER, type Strength, strengthAfter } from './glicko.ts';

const KEY = 'bigben.problems';

/** How sure the ratings of problems are: they were found without players (lab/problems/rating.ts). */
const PROBLEM_DEVIATION = 150;

export interface Progress {
  readonly strength: Strength;
  /** The numbers of the problems whose first attempt was right, and of those where it was not. */
  readonly solved: readonly number[];
  readonly failed: readonly number[];
  /** The last day whose problem was solved, and how many days in a row there were up to it. */
  readonly streak: { readonly day: string; readonly days: number };
}

const NOTHING: Progress = {
  strength: BEGINNER,
  solved: [],
  failed: [],
  streak: { day: '', days: 0 },
};

// Checks that the first load has anyway: others would make it larger.
const between = (least: number, most: number) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const isDay = (day: string): boolean => day === '' || isCalendarDay(day);
const numbers = v.fallback(v.array(whole), []);

const schema = v.fallback(
  v.object({
    strength: v.fallback(
      v.object({
        rating: between(0, 4000),
        deviation: between(1, 350),
        volatility: between(0.001, 1),
      }),
      BEGINNER,
    ),
    solved: numbers,
    failed: numbers,
    streak: v.fallback(
      v.object({ day: v.pipe(v.string(), v.check(isDay)), days: whole }),
      NOTHING.streak,
    ),
  }),
  NOTHING,
);

export const readProgress = (store: KeyValueStore): Progress => readJson(store, KEY, schema);

/** The progress in a value from outside; whatever is wrong there is left out. */
export const progressFrom = (value: unknown): Progress => v.parse(schema, value);

/**
 * Two progresses as one. Where both tried a problem, this device's first attempt counts. Two ratings cannot be added: the one that rests
 * on more problems stands.
 */
export function mergeProgress(mine: Progress, theirs: Progress): Progress {
  const count = ({ solved, failed }: Progress): number => solved.length + failed.length;
  const news = (numbers: readonly number[]): number[] => [
    ...new Set(numbers.filter((number) => !attemptAt(mine, number))),
  ];
  const { day, days } = theirs.streak;
  const isLonger = day > mine.streak.day || (day === mine.streak.day && days > mine.streak.days);
  return {
    strength: count(theirs) > count(mine) ? theirs.strength : mine.strength,
    solved: [...mine.solved, ...news(theirs.solved)],
    failed: [
      ...mine.failed,
      ...news(theirs.failed).filter((each) => !theirs.solved.includes(each)),
    ],
    streak: isLonger ? theirs.streak : mine.streak,
  };
}

export const keepProgress = (store: KeyValueStore, progress: Progress): void =>
  keepJson(store, KEY, progress);

/** What came of the first attempt at a problem, if there was one. */
export function attemptAt(
  { solved, failed }: Pick<Progress, 'solved' | 'failed'>,
  number: number,
): 'solved' | 'failed' | undefined {
  if (solved.includes(number)) return 'solved';
  return failed.includes(number) ? 'failed' : undefined;
}

/**
 * The progress after a first attempt; another attempt at the same problem changes nothing.
 *
 * @param day of which it is the problem, as `2026-11-29`; the day before it continues a streak
 */
export function progressAfter(
  progress: Progress,
  problem: { readonly number: number; readonly rating: number },
  outcome: 'solved' | 'failed',
  day?: { readonly today: string; readonly before: string },
): Progress {
  if (attemptAt(progress, problem.number)) return progress;
  const opponent = { rating: problem.rating, deviation: PROBLEM_DEVIATION };
  const score = outcome === 'solved' ? 1 : 0;
  const { streak } = progress;
  const goesOn = day !== undefined && outcome === 'solved';
  return {
    ...progress,
    strength: strengthAfter(progress.strength, [{ opponent, score }]),
    [outcome]: [...progress[outcome], problem.number],
    streak: goesOn
      ? { day: day.today, days: streak.day === day.before ? streak.days + 1 : 1 }
      : streak,
  };
}
