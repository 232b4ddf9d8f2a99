/** Ranges of deals, and their parts. */

/** Deals that follow one another, both ends included. */
export interface DealRange {
  readonly from: bigint;
  readonly to: bigint;
}

/** More deals than this are several studies. */
export const MAX_DEALS = 100_000_000n;

/** The numbers of a range as texts, in order. */
export function* numbersIn({ from, to }: DealRange): Generator<string> {
  for (let number = from; number <= to; number++) yield `${number}`;
}

/** A part and the number of parts, both counted from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Parses `2/4`, the second of four. */
export function parseShard(text: string): Shard | undefined {
  const [, index, count] = (/^([0-9]{1,6})\/([0-9]{1,6})$/.exec(text) ?? []).map(Number);
  if (index === undefined || count === undefined || index < 1 || index > count) return undefined;
  return { index, count };
}

/** The deals of a part: neighbours, and as many as any other part has, or one less. */
export function shardRange({ from, to }: DealRange, { index, count }: Shard): DealRange {
  const deals = to - from + 1n;
  const start = (i: number): bigint => from + (deals * BigInt(i)) / BigInt(count);
  return { from: start(index - 1), to: start(index) - 1n };
}

/** Ranges without overlaps, rising, that hold the same numbers. */
export function united(ranges: readonly DealRange[]): DealRange[] {
  const rising = [...ranges].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  const result: DealRange[] = [];
  for (const range of rising) {
    const last = result.at(-1);
    if (!last || range.from > last.to + 1n) result.push(range);
    else if (range.to > last.to) result[result.length - 1] = { from: last.from, to: range.to };
  }
  return result;
}
