/** The summary of all rows of the solver. */
import type { Interval } from '../app/statistics/intervals.ts';
import type { Collection } from './collect.ts';
import { type Coverage, coverageOf, dealsOf } from './reportParts.ts';
import type { DetailedResult } from './rowStore.ts';
import { type Distribution, distribution, winnability } from './statistics.ts';

export const UNKNOWN = ['nodes', 'time', 'memory', 'stopped'] as const satisfies DetailedResult[];

export interface SolverSummary extends Coverage {
  readonly winnable: number;
  readonly unwinnable: number;
  readonly unknown: number;
  readonly reasons: Readonly<Record<(typeof UNKNOWN)[number], number>>;
  /** 95 %; an unknown deal counts as lost for the lower bound and as won for the upper. */
  readonly winnability: Interval;
  readonly nodes: Distribution | undefined;
  readonly ms: Distribution | undefined;
  readonly unwinnableDeals: readonly string[];
  readonly unknownDeals: readonly string[];
}

export function solverSummary(collection: Collection): SolverSummary {
  const { store } = collection;
  const counts = store.counts();
  const count = (result: DetailedResult): number => counts.get(result) ?? 0;
  const reasons = {
    nodes: count('nodes'),
    time: count('time'),
    memory: count('memory'),
    stopped: count('stopped'),
  };
  const [winnable, unwinnable] = [count('winnable'), count('unwinnable')];
  const unknown = Object.values(reasons).reduce((sum, n) => sum + n, 0);
  const coverage = coverageOf(collection);
  return {
    ...coverage,
    winnable,
    unwinnable,
    unknown,
    reasons,
    winnability: winnability(winnable, unknown, coverage.deals),
    nodes: distribution(store.values('nodes')),
    ms: distribution(store.values('ms')),
    unwinnableDeals: dealsOf(collection, (result) => result === 'unwinnable'),
    unknownDeals: dealsOf(collection, (result) => result in reasons),
  };
}
