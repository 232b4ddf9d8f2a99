/** What reports say of studies of every kind, and how. */
import type { RuleSet, RuleSetName } from '../../rules/ruleSet.ts';
import { type DealRange, numbersIn } from '../range.ts';
import { percent, wrapped } from '../words.ts';
import type { Collection } from './collect.ts';
import type { Outcome } from './rowStore.ts';
import type { Distribution } from './statistics.ts';

/** A range of deal numbers as a text: `7` or `7-9`. */
type Span = string;

/** Which deals a report is about. */
export interface Coverage {
  readonly rules: RuleSetName | RuleSet;
  /** Of the program. */
  readonly versions: readonly string[];
  /** What was to be studied. */
  readonly range: readonly Span[];
  /** How many have a row. */
  readonly deals: number;
  readonly missing: number;
  readonly missingDeals: readonly Span[];
  /** Rows beyond the first of a deal. */
  readonly duplicates: number;
}

export function coverageOf(collection: Collection): Coverage {
  const { rules, store, ranges, versions } = collection;
  const missing = spans(collection, (outcome) => outcome === undefined);
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
  wanted: (outcome: Outcome | undefined) => boolean,
): DealRange[] => ranges.flatMap((range) => store.spans(range, wanted));

const makeSpan = ({ from, to }: DealRange): Span => (from === to ? `${from}` : `${from}-${to}`);

/** The numbers of the deals of some outcomes, rising. */
export const dealsOf = (
  collection: Collection,
  wanted: (outcome: Outcome) => boolean,
): readonly string[] =>
  spans(collection, (outcome) => outcome !== undefined && wanted(outcome)).flatMap((range) => [
    ...numbersIn(range),
  ]);

/** The first line of a report. */
export function headline({ rules, deals, range }: Coverage, player = ''): string {
  const name = typeof rules === 'string' ? rules : JSON.stringify(rules);
  return `${name}${player}: ${grouped(deals)} of the deals ${some(range).join(' ')}`;
}

const LABEL = 12;
const COLUMN = 12;
/** A person reads so many numbers; a program asks for JSON. */
const SHOWN = 20;

/** A line that says how many, of how many, and perhaps why. */
export const countLine = (label: string, count: number, deals: number, note = ''): string =>
  [
    `  ${label.padEnd(LABEL)}`,
    grouped(count).padStart(COLUMN),
    percent(deals === 0 ? 0 : count / deals).padStart(COLUMN),
    note,
  ].join('');

export function listed(label: string, count: number, deals: readonly string[]): string[] {
  const head = `  ${label.padEnd(LABEL)}${grouped(count)}`;
  if (count === 0) return [head];
  return [head, ...wrapped(some(deals)).map((line) => `  ${line}`)];
}

function some(list: readonly string[]): string[] {
  const more = list.length > SHOWN;
  const shown = list.slice(0, SHOWN);
  const words = shown.map((text, i) => (i < shown.length - 1 || more ? `${text},` : text));
  return more ? [...words, '… (--json has all)'] : words;
}

/** The end of a report: what is not there, or there too often. */
export const gaps = ({ missing, missingDeals, duplicates }: Coverage): string[] => [
  ...listed('missing', missing, missingDeals),
  ...(duplicates > 0 ? [`  there more than once, counted once: ${grouped(duplicates)}`] : []),
];

const PERCENTILES = ['mean', 'median', 'p90', 'p99', 'worst'] as const;
const TITLES = ['mean', 'median', '90th', '99th', 'worst'];

/** A table with a line for each; a number of digits stands behind the point. */
export function distributions(
  lines: readonly (readonly [label: string, values: Distribution | undefined, digits: number])[],
): string[] {
  const row = (label: string, cells: readonly string[]): string =>
    `  ${label.padEnd(LABEL)}${cells.map((cell) => cell.padStart(COLUMN)).join('')}`;
  const numbers = (values: Distribution | undefined, digits: number): string[] =>
    PERCENTILES.map((key) => (values ? grouped(values[key], digits) : '-'));
  return [
    row('', TITLES),
    ...lines.map(([label, values, digits]) => row(label, numbers(values, digits))),
  ];
}

export const grouped = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
