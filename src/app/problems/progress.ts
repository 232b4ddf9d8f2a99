/** What the player has made of the problems: which were tried, how strong that makes the player, and the streak of days. */
import * as v from 'valibot';
import { type KeyValueStore, readJson } from '../preferences/keyValueStore.ts';
import { BEGINNER, type Strength, strengthAfter } from './glicko.ts';

const KEY = 'bigben.problems';

/** How sure the ratings of problems are: they were found without players (lab/problems/rating.ts). */
const PROBLEM_DEVIATION = 150;

export interface Progress {
  readonly strength: Strength;
  /** By the link of the problem: whether the first attempt was right. */
  readonly tried: Readonly<Record<string, 'solved' | 'failed'>>;
  /** The last day whose problem was solved, and how many days in a row there were up to it. */
  readonly streak: { readonly day: string; readonly days: number };
}

const NOTHING: Progress = { strength: BEGINNER, tried: {}, streak: { day: '', days: 0 } };

const number = v.pipe(v.number(), v.finite());
const schema = v.fallback(
  v.object({
    strength: v.object({
      rating: v.pipe(number, v.minValue(0), v.maxValue(4000)),
      deviation: v.pipe(number, v.minValue(1), v.maxValue(350)),
      volatility: v.pipe(number, v.minValue(0.001), v.maxValue(1)),
    }),
    tried: v.record(v.string(), v.picklist(['solved', 'failed'])),
    streak: v.object({
      day: v.string(),
      days: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    }),
  }),
  NOTHING,
);

export const readProgress = (store: KeyValueStore): Progress => readJson(store, KEY, schema);

/** Keeps the progress. A browser that refuses forgets it with the page. */
export function keepProgress(store: KeyValueStore, progress: Progress): void {
  try {
    store.setItem(KEY, JSON.stringify(progress));
  } catch {
    // As with the settings, the page goes on with what is in memory.
  }
}

/**
 * The progress after a first attempt; another attempt at the same problem changes nothing.
 *
 * @param day of which it is the problem, as `2026-11-29`; the day before it continues a streak
 */
export function progressAfter(
  progress: Progress,
  problem: { readonly link: string; readonly rating: number },
  outcome: 'solved' | 'failed',
  day?: { readonly today: string; readonly before: string },
): Progress {
  if (problem.link in progress.tried) return progress;
  const opponent = { rating: problem.rating, deviation: PROBLEM_DEVIATION };
  const score = outcome === 'solved' ? 1 : 0;
  const { streak } = progress;
  const goesOn = day !== undefined && outcome === 'solved';
  return {
    strength: strengthAfter(progress.strength, [{ opponent, score }]),
    tried: { ...progress.tried, [problem.link]: outcome },
    streak: goesOn
      ? { day: day.today, days: streak.day === day.before ? streak.days + 1 : 1 }
      : streak,
  };
}
