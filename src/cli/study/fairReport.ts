/** What the rows of a fair player say together. */
import { type Interval, wilson } from '../../numbers/sample.ts';
import type { Collection } from './collect.ts';
import type { FairSettings } from './kinds.ts';
import { type Coverage, coverageOf } from './reportParts.ts';
import { type Distribution, distribution } from './statistics.ts';

export interface FairSummary extends FairSettings, Coverage {
  readonly won: number;
  /** Of the deals that have a row; undefined of none. */
  readonly share: number | undefined;
  /** 95 %, of the share. */
  readonly interval: Interval;
  /** Of the games that were won. */
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
