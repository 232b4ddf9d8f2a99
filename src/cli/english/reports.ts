/** The reports of studies, in words. */
import type { FairSummary } from '../../study/fairReport.ts';
import type { Coverage } from '../../study/reportParts.ts';
import { type SolverSummary, UNKNOWN } from '../../study/solverReport.ts';
import type { Distribution } from '../../study/statistics.ts';
import { grouped, percent, wrapped } from './words.ts';

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

/** A paragraph with a table, about eighty columns wide. */
export function fairInWords(summary: FairSummary): string {
  const { seed, think, deals, won, interval, moves, nodes, ms } = summary;
  const thinking = think === null ? '' : `, ${think} ms for each deal of the stock`;
  return [
    headline(summary, `, fair player, seed ${seed}${thinking}`),
    '',
    countLine('won', won, deals),
    `  share ${percent(interval.lower)} to ${percent(interval.upper)}: 95 % Wilson interval`,
    '',
    ...distributions([
      ['moves if won', moves, 0],
      ['nodes', nodes, 0],
      ['ms', ms, 2],
    ]),
    '',
    ...gaps(summary),
  ].join('\n');
}

/** The first line of a report. */
function headline({ rules, deals, range }: Coverage, player = ''): string {
  const name = typeof rules === 'string' ? rules : JSON.stringify(rules);
  return `${name}${player}: ${grouped(deals)} of the deals ${some(range).join(' ')}`;
}

const LABEL = 12;
const COLUMN = 12;
/** More numbers than these nobody reads; a program asks for JSON. */
const SHOWN = 20;

/** A line with a count, its share of all deals, and a note. */
const countLine = (label: string, count: number, deals: number, note = ''): string =>
  [
    `  ${label.padEnd(LABEL)}`,
    grouped(count).padStart(COLUMN),
    percent(deals === 0 ? 0 : count / deals).padStart(COLUMN),
    note,
  ].join('');

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

/** The end of a report: missing deals and duplicates. */
const gaps = ({ missing, missingDeals, duplicates }: Coverage): string[] => [
  ...listed('missing', missing, missingDeals),
  ...(duplicates > 0 ? [`  there more than once, counted once: ${grouped(duplicates)}`] : []),
];

const PERCENTILES = ['mean', 'median', 'p90', 'p99', 'worst'] as const;
const TITLES = ['mean', 'median', '90th', '99th', 'worst'];

/** A table with a line for each; a number of digits stands behind the point. */
function distributions(
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
