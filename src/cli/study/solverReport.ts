/** What the rows of the solver say together. */
import type { Interval } from '../../numbers/sample.ts';
import { percent } from '../words.ts';
import type { Collection } from './collect.ts';
import {
  type Coverage,
  countLine,
  coverageOf,
  dealsOf,
  distributions,
  gaps,
  grouped,
  headline,
  listed,
} from './reportParts.ts';
import type { Outcome } from './rowStore.ts';
import { type Distribution, distribution, winnability } from './statistics.ts';

const UNKNOWN = ['nodes', 'time', 'memory', 'stopped'] as const satisfies Outcome[];

interface SolverSummary extends Coverage {
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
  const count = (outcome: Outcome): number => counts.get(outcome) ?? 0;
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
    unwinnableDeals: dealsOf(collection, (outcome) => outcome === 'unwinnable'),
    unknownDeals: dealsOf(collection, (outcome) => outcome in reasons),
  };
}

/** A paragraph with two tables, about eighty columns wide. */
export function solverInWords(summary: SolverSummary): string {
  const { deals, winnability, nodes, ms } = summary;
  const { lower, upper } = winnability;
  return [
    headline(summary),
    '',
    countLine('winnable', summary.winnable, deals),
    countLine('unwinnable', summary.unwinnable, deals),
    countLine('unknown', summary.unknown, deals, reasonsInWords(summary)),
    `  winnability ${percent(lower)} to ${percent(upper)}: 95 % Wilson interval, unknown deals lost below and won above`,
    '',
    ...distributions([
      ['nodes', nodes, 0],
      ['ms', ms, 2],
    ]),
    '',
    ...listed('unwinnable', summary.unwinnable, summary.unwinnableDeals),
    ...listed('unknown', summary.unknown, summary.unknownDeals),
    ...gaps(summary),
  ].join('\n');
}

const reasonsInWords = ({ reasons }: SolverSummary): string => {
  const parts = UNKNOWN.filter((reason) => reasons[reason] > 0).map(
    (reason) => `${reason} ${grouped(reasons[reason])}`,
  );
  return parts.length === 0 ? '' : `   (${parts.join(', ')})`;
};
