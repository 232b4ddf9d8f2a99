/** The summary of all rows of a fair player. */
import { type Interval, wilson } from '../app/statistics/intervals.ts';
import type { Collection } from './collect.ts';
import type { FairSettings } from './kinds.ts';
import { type Coverage, coverageOf } from './reportParts.ts';
import { type Distribution, distribution } from './statistics.ts';

export interface FairSummary extends FairSettings, Coverage {
  readonly won: number;
  /** The share of the deals with a row; undefined if there are none. */
  readonly share: number | undefined;
  /** The 95 % interval of the share. */
  readonly interval: Interval;
  /** The moves of the games that were won. */
  readonly moves: Distribution | undefined;
  readonly nodes: Distribution | undefined;
  readonly ms: Distribution | undefined;
}

export function fairSummary(player: FairSettings, collection: Collection): FairSummary {
  const { store } = collection;
  const coverage = coverageOf(collection);
  const { deals } = coverage;
  const won = store.counts().get('won') ?? 0;
  return {
    ...player,
    ...coverage,
    won,
    share: deals === 0 ? undefined : won / deals,
    interval: wilson(won, deals),
    moves: distribution(store.values('moves', 'won')),
    nodes: distribution(store.values('nodes')),
    ms: distribution(store.values('ms')),
  };
}
