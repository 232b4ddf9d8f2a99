/**
 * The rows of one report, each deal once: some twenty bytes a deal, so that millions fit, found
 * by number, so that shards can overlap and come in any order.
 */
import type { DealRange } from './range.ts';
import { type Row, resultOf } from './rows.ts';

/** The outcome that each byte stands for; 0 is a deal without a row. */
const DETAILED_RESULTS = [
  undefined,
  'winnable',
  'unwinnable',
  'nodes',
  'time',
  'memory',
  'stopped',
  'won',
  'lost',
] as const;

/** The outcome of a deal; for an unknown one, why it is unknown. */
export type DetailedResult = Exclude<(typeof DETAILED_RESULTS)[number], undefined>;

function detailedResultOf(row: Row): DetailedResult {
  const result = resultOf(row);
  return result !== 'unknown' ? result : ('reason' in row && row.reason) || 'stopped';
}

const PAGE = 4096;

interface Page {
  readonly results: Uint8Array;
  readonly nodes: Float64Array;
  readonly ms: Float64Array;
  readonly moves: Uint32Array;
}

type Key = number | bigint;

/** Longer numbers can be too large for a `number` to hold exactly. */
const SAFE_DIGITS = 15;

/** The page, and the place in it. */
function placeOf(number: string): readonly [Key, number] {
  if (number.length <= SAFE_DIGITS) {
    const value = Number(number);
    return [Math.floor(value / PAGE), value % PAGE];
  }
  const value = BigInt(number);
  const page = value / BigInt(PAGE);
  return [keyOf(page), Number(value % BigInt(PAGE))];
}

/** One key for a page, whichever way it was come by. */
const keyOf = (page: bigint): Key =>
  page <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(page) : page;

export class RowStore {
  readonly #pages = new Map<Key, Page>();
  /** The number of rows of deals that had one already. */
  duplicates = 0;

  /**
   * Takes a row. If a deal has two, a row that knows the outcome replaces one that does not. If both know it, the first
   * stays: another version of the player might have played the second game.
   *
   * @returns the other verdict, if the two cannot both be true
   */
  add(row: Row): DetailedResult | undefined {
    const [key, at] = placeOf(row.number);
    let page = this.#pages.get(key);
    if (!page) {
      page = {
        results: new Uint8Array(PAGE),
        nodes: new Float64Array(PAGE),
        ms: new Float64Array(PAGE),
        moves: new Uint32Array(PAGE),
      };
      this.#pages.set(key, page);
    }
    const before = DETAILED_RESULTS[page.results[at] as number];
    const result = detailedResultOf(row);
    if (before !== undefined) this.duplicates++;
    if (isKnown(before)) return isKnown(result) && result !== before ? before : undefined;
    if (before !== undefined && !isKnown(result)) return undefined;
    page.results[at] = DETAILED_RESULTS.indexOf(result);
    page.nodes[at] = row.nodes;
    page.ms[at] = row.ms;
    page.moves[at] = row.moves ?? 0;
    return undefined;
  }

  /** The number of deals of each outcome. */
  counts(): ReadonlyMap<DetailedResult, number> {
    const counts = DETAILED_RESULTS.map(() => 0);
    for (const { results } of this.#pages.values())
      for (const result of results) counts[result] = (counts[result] as number) + 1;
    return new Map(
      DETAILED_RESULTS.flatMap((result, i) => (result ? [[result, counts[i] as number]] : [])),
    );
  }

  /** The numbers of every deal in no order, or of every deal of one outcome. */
  values(column: 'nodes' | 'ms' | 'moves', only?: DetailedResult): Float64Array {
    const counts = this.counts();
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const values = new Float64Array(only ? (counts.get(only) ?? 0) : all);
    const wanted = DETAILED_RESULTS.map((result) =>
      only ? result === only : result !== undefined,
    );
    let i = 0;
    for (const page of this.#pages.values())
      for (let at = 0; at < PAGE; at++)
        if (wanted[page.results[at] as number]) values[i++] = page[column][at] as number;
    return values;
  }

  /** Where in a range the deals of some outcomes are, rising; `undefined` is a deal without a row. */
  spans(range: DealRange, wanted: (result: DetailedResult | undefined) => boolean): DealRange[] {
    const spans: { from: bigint; to: bigint }[] = [];
    for (const { from, to, result } of this.#pieces(range)) {
      if (!wanted(result)) continue;
      const last = spans.at(-1);
      if (last && last.to + 1n === from) last.to = to;
      else spans.push({ from, to });
    }
    return spans;
  }

  /** A range deal by deal, but where there is no row for pages on end page by page. */
  *#pieces(
    range: DealRange,
  ): Generator<DealRange & { readonly result: DetailedResult | undefined }> {
    const size = BigInt(PAGE);
    for (let page = range.from / size; page * size <= range.to; page++) {
      const first = page * size > range.from ? page * size : range.from;
      const last = (page + 1n) * size <= range.to ? (page + 1n) * size - 1n : range.to;
      const results = this.#pages.get(keyOf(page))?.results;
      if (!results) yield { from: first, to: last, result: undefined };
      else
        for (let number = first; number <= last; number++)
          yield {
            from: number,
            to: number,
            result: DETAILED_RESULTS[results[Number(number % size)] as number],
          };
    }
  }
}

const isKnown = (result: DetailedResult | undefined): boolean =>
  result === 'winnable' || result === 'unwinnable';
