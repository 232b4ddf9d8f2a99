/**
 * The studies' results in data/winnability.json, and the parts of the papers that are generated
 * from them.
 */
import { wilson } from '../../src/app/statistics/intervals.ts';
import { RULE_SET_NAMES, type RuleSetName } from '../../src/rules/ruleSet.ts';
import { winnability } from '../../src/study/statistics.ts';

interface Studied {
  /** The first and the last deal. */
  readonly from: number;
  readonly to: number;
  readonly nodes: { readonly mean: number; readonly median: number; readonly p99: number };
  /** Both lists ascend. All other deals of the range can be won. */
  readonly unwinnable: readonly number[];
  readonly unknown: readonly number[];
}

export interface Winnability {
  readonly limitNodes: number;
  readonly ruleSets: Readonly<Record<RuleSetName, Studied>>;
}

/** By rule set, for each unknown deal the fewest cards that a search had left. */
export type Closest = Readonly<Record<RuleSetName, Readonly<Record<string, number>>>>;

export const DATA = 'data/winnability.json';
export const CLOSEST = 'data/closest.json';
/** The wins of deals that the studies left unknown: game records, one per line. */
export const WINS = 'data/wins.ndjson';
export const PAPERS = ['docs/winnability.md', 'README.md'] as const;

/**
 * The data with one more deal decided, or the same if it stays unknown.
 *
 * @returns undefined if the deal is not among the unknown ones
 */
export function decide(
  data: Winnability,
  rules: RuleSetName,
  number: number,
  verdict: 'winnable' | 'unwinnable' | 'unknown',
): Winnability | undefined {
  const studied = data.ruleSets[rules];
  if (!studied.unknown.includes(number)) return undefined;
  if (verdict === 'unknown') return data;
  const unknown = studied.unknown.filter((other) => other !== number);
  const unwinnable =
    verdict === 'unwinnable'
      ? [...studied.unwinnable, number].sort((a, b) => a - b)
      : studied.unwinnable;
  return {
    ...data,
    ruleSets: { ...data.ruleSets, [rules]: { ...studied, unwinnable, unknown } },
  };
}

/** The same for what is unknown now; a search that came less near than an earlier one changes nothing. */
export function closestOf(data: Winnability, before: Closest, found: Closest): Closest {
  const near = (name: RuleSetName, number: number): number =>
    Math.min(...[before, found].map((each) => each[name]?.[number] ?? Number.POSITIVE_INFINITY));
  const known = (name: RuleSetName) =>
    data.ruleSets[name].unknown
      .map((number) => [`${number}`, near(name, number)] as const)
      .filter(([, left]) => left < Number.POSITIVE_INFINITY);
  return Object.fromEntries(
    RULE_SET_NAMES.map((name) => [name, Object.fromEntries(known(name))]),
  ) as Closest;
}

/** A paper with its generated parts updated from the data. */
export function brought(paper: string, data: Winnability, closest: Closest): string {
  const bound = `${boundOf(data.ruleSets.classic)}`;
  return paper
    .replace(between('results'), (_, begin, end) => `${begin}${resultsTable(data)}${end}`)
    .replace(between('closest'), (_, begin, end) => `${begin}${closestList(closest)}${end}`)
    .replace(/(?<=at most (?:1 deal|one) in )[0-9]+/g, bound);
}

const between = (name: string): RegExp =>
  new RegExp(`(<!-- ${name}: .*? -->\n\n).*?(\n\n<!-- end -->)`, 's');

const dealsOf = ({ from, to }: Studied): number => to - from + 1;

const winnableOf = (studied: Studied): number =>
  dealsOf(studied) - studied.unwinnable.length - studied.unknown.length;

/** The `n` of "at most one deal in `n` cannot be won", in full hundreds. */
function boundOf(studied: Studied): number {
  const { lower } = wilson(winnableOf(studied), dealsOf(studied));
  return 100 * Math.floor(1 / (1 - lower) / 100);
}

/** For each rule set the deals, nearest to a win first. */
function closestList(closest: Closest): string {
  const deals = (name: RuleSetName): string =>
    Object.entries(closest[name])
      .sort(([, a], [, b]) => a - b)
      .map(([number, left]) => `${number} (${left})`)
      .join(', ');
  return RULE_SET_NAMES.filter((name) => Object.keys(closest[name]).length > 0)
    .map((name) => `- \`${name}\`: ${deals(name)}`)
    .join('\n');
}

const grouped = (count: number): string => `${count}`.replace(/\B(?=(?:[0-9]{3})+$)/g, ' ');
const percent = (share: number): string => `${(100 * share).toFixed(3)}%`;

const HEAD = [
  'rule set',
  'deals',
  'winnable',
  'unwinnable',
  'unknown',
  'winnability, 95%',
  'nodes: mean',
  'median',
  '99%',
];
/** The columns of names and intervals; all others are numeric. */
const LEFT = [0, 5];

function resultsTable(data: Winnability): string {
  const rows = RULE_SET_NAMES.map((name) => {
    const studied = data.ruleSets[name];
    const { from, to, nodes, unwinnable, unknown } = studied;
    const winnable = winnableOf(studied);
    const share = winnability(winnable, unknown.length, dealsOf(studied));
    return [
      `\`${name}\``,
      `${grouped(from)} to ${grouped(to)}`,
      ...[winnable, unwinnable.length, unknown.length].map(grouped),
      `${percent(share.lower)} to ${percent(share.upper)}`,
      ...[nodes.mean, nodes.median, nodes.p99].map(grouped),
    ];
  });
  const widths = HEAD.map((head, i) => Math.max(head.length, ...rows.map((row) => cell(row, i))));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((text, i) => pad(text, widths[i] ?? 0, LEFT.includes(i))).join(' | ')} |`;
  const rule = widths.map((width, i) =>
    LEFT.includes(i) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(HEAD), line(rule), ...rows.map(line)].join('\n');
}

const cell = (row: readonly string[], i: number): number => row[i]?.length ?? 0;

const pad = (text: string, width: number, left: boolean): string =>
  left ? text.padEnd(width) : text.padStart(width);
