/** What the rows of studies say together, for programs and for people. */
import type { Interval } from '../../numbers/sample.ts';
import type { RuleSet, RuleSetName } from '../../rules/ruleSet.ts';
import { type DealRange, numbersIn } from '../range.ts';
import { wrapped } from '../words.ts';
import type { Collection } from './collect.ts';
import { type Distribution, distribution, winnability } from './statistics.ts';
import type { Kind, Table } from './table.ts';

const UNKNOWN = ['nodes', 'time', 'memory', 'stopped'] as const satisfies Kind[];

/** A range of deal numbers as a text: `7` or `7-9`. */
type Span = string;

interface Summary {
  readonly rules: RuleSetName | RuleSet;
  readonly versions: readonly string[];
  /** What was to be studied. */
  readonly range: readonly Span[];
  /** How many have a row. */
  readonly deals: number;
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
  readonly missing: number;
  readonly missingDeals: readonly Span[];
  /** Rows beyond the first of a deal. */
  readonly duplicates: number;
}

export function summarize({ rules, table, ranges, versions }: Collection): Summary {
  const counts = table.counts();
  const count = (kind: Kind): number => counts.get(kind) ?? 0;
  const reasons = {
    nodes: count('nodes'),
    time: count('time'),
    memory: count('memory'),
    stopped: count('stopped'),
  };
  const [winnable, unwinnable] = [count('winnable'), count('unwinnable')];
  const unknown = Object.values(reasons).reduce((sum, n) => sum + n, 0);
  const deals = winnable + unwinnable + unknown;
  const missing = spans(table, ranges, (kind) => kind === undefined);
  return {
    rules,
    versions,
    range: ranges.map(makeSpan),
    deals,
    winnable,
    unwinnable,
    unknown,
    reasons,
    winnability: winnability(winnable, unknown, deals),
    nodes: distribution(table.values('nodes')),
    ms: distribution(table.values('ms')),
    unwinnableDeals: singly(spans(table, ranges, (kind) => kind === 'unwinnable')),
    unknownDeals: singly(spans(table, ranges, (kind) => kind !== undefined && kind in reasons)),
    missing: Number(missing.reduce((sum, { from, to }) => sum + to - from + 1n, 0n)),
    missingDeals: missing.map(makeSpan),
    duplicates: table.duplicates,
  };
}

const spans = (
  table: Table,
  ranges: readonly DealRange[],
  wanted: (kind: Kind | undefined) => boolean,
): DealRange[] => ranges.flatMap((range) => table.spans(range, wanted));

const makeSpan = ({ from, to }: DealRange): Span => (from === to ? `${from}` : `${from}-${to}`);

const singly = (ranges: readonly DealRange[]): string[] =>
  ranges.flatMap((range) => [...numbersIn(range)]);

/** A paragraph with two tables, about eighty columns wide. */
export function summaryInWords(summary: Summary): string {
  const { rules, deals, duplicates, missing } = summary;
  const name = typeof rules === 'string' ? rules : JSON.stringify(rules);
  const { lower, upper } = summary.winnability;
  return [
    `${name}: ${grouped(deals)} of the deals ${some(summary.range).join(' ')}`,
    '',
    ...(['winnable', 'unwinnable', 'unknown'] as const).map((verdict) =>
      [
        `  ${verdict.padEnd(LABEL)}`,
        grouped(summary[verdict]).padStart(COLUMN),
        percent(deals === 0 ? 0 : summary[verdict] / deals).padStart(COLUMN),
        verdict === 'unknown' ? reasonsInWords(summary) : '',
      ]
        .join('')
        .trimEnd(),
    ),
    `  winnability ${percent(lower)} to ${percent(upper)}: 95 % Wilson interval, unknown deals lost below and won above`,
    '',
    ...distributions(summary),
    '',
    ...listed('unwinnable', summary.unwinnable, summary.unwinnableDeals),
    ...listed('unknown', summary.unknown, summary.unknownDeals),
    ...listed('missing', missing, summary.missingDeals),
    ...(duplicates > 0 ? [`  there more than once, counted once: ${grouped(duplicates)}`] : []),
  ].join('\n');
}

const LABEL = 12;
const COLUMN = 12;
/** A person reads so many numbers; a program asks for JSON. */
const SHOWN = 20;

function listed(label: string, count: number, deals: readonly string[]): string[] {
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

const reasonsInWords = ({ reasons }: Summary): string => {
  const parts = UNKNOWN.filter((reason) => reasons[reason] > 0).map(
    (reason) => `${reason} ${grouped(reasons[reason])}`,
  );
  return parts.length === 0 ? '' : `   (${parts.join(', ')})`;
};

const PERCENTILES = ['mean', 'median', 'p90', 'p99', 'worst'] as const;
const TITLES = ['mean', 'median', '90th', '99th', 'worst'];

function distributions({ nodes, ms }: Summary): string[] {
  const row = (label: string, cells: readonly string[]): string =>
    `  ${label.padEnd(LABEL)}${cells.map((cell) => cell.padStart(COLUMN)).join('')}`;
  const numbers = (values: Distribution | undefined, digits: number): string[] =>
    PERCENTILES.map((key) => (values ? grouped(values[key], digits) : '-'));
  return [row('', TITLES), row('nodes', numbers(nodes, 0)), row('ms', numbers(ms, 2))];
}

const grouped = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
