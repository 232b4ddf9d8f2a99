/** The part of a report that is the same for every kind of study: which deals it covers. */
import type { RuleSet, RuleSetName } from '../rules/ruleSet.ts';
import type { Collection } from './collect.ts';
import { type DealRange, numbersIn } from './range.ts';
import type { DetailedResult } from './rowStore.ts';

/** A range of deal numbers as a text: `7` or `7-9`. */
type Span = string;

/** The deals that a report covers. */
export interface Coverage {
  readonly rules: RuleSetName | RuleSet;
  /** The versions of the program. */
  readonly versions: readonly string[];
  /** The deals to be studied. */
  readonly range: readonly Span[];
  /** The number of deals with a row. */
  readonly deals: number;
  readonly missing: number;
  readonly missingDeals: readonly Span[];
  /** Rows beyond the first of a deal. */
  readonly duplicates: number;
}

export function coverageOf(collection: Collection): Coverage {
  const { rules, store, ranges, versions } = collection;
  const missing = spans(collection, (result) => result === undefined);
  return {
    rules,
    versions,
    range: ranges.map(makeSpan),
    deals: [...store.counts().values()].reduce((sum, deals) => sum + deals, 0),
    missing: Number(missing.reduce((sum, { from, to }) => sum + to - from + 1n, 0n)),
    missingDeals: missing.map(makeSpan),
    duplicates: store.duplicates,
  };
}

const spans = (
  { store, ranges }: Collection,
  wanted: (result: DetailedResult | undefined) => boolean,
): DealRange[] => ranges.flatMap((range) => store.spans(range, wanted));

const makeSpan = ({ from, to }: DealRange): Span => (from === to ? `${from}` : `${from}-${to}`);

/** The numbers of the deals of some outcomes, rising. */
export const dealsOf = (
  collection: Collection,
  wanted: (result: DetailedResult) => boolean,
): readonly string[] =>
  spans(collection, (result) => result !== undefined && wanted(result)).flatMap((range) => [
    ...numbersIn(range),
  ]);
