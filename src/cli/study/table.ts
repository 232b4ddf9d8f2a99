/**
 * The rows of one rule set, each deal once: some twenty bytes a deal, so that millions fit, found
 * by number, so that shards may overlap and come in any order.
 */
import type { DealRange } from '../range.ts';
import type { Row } from './rows.ts';

/** What a byte says; 0 is a deal without a row. */
const KINDS = [undefined, 'winnable', 'unwinnable', 'nodes', 'time', 'memory', 'stopped'] as const;

/** A verdict; of an unknown deal, why it is unknown. */
export type Kind = Exclude<(typeof KINDS)[number], undefined>;

const kindOf = ({ verdict, reason = 'stopped' }: Row): Kind =>
  verdict === 'unknown' ? reason : verdict;

const PAGE = 4096;

interface Page {
  readonly kinds: Uint8Array;
  readonly nodes: Float64Array;
  readonly ms: Float64Array;
}

type Key = number | bigint;

/** Longer numbers may be beyond what a `number` holds exactly. */
const SAFE_DIGITS = 15;

/** Which page, and where in it. */
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

export class Table {
  readonly #pages = new Map<Key, Page>();
  /** How many rows there were of deals that had one. */
  duplicates = 0;

  /**
   * Takes a row. Of two for one deal, one that knows is worth more than one that does not.
   *
   * @returns the other verdict, if the two cannot both be true
   */
  add(row: Row): Kind | undefined {
    const [key, at] = placeOf(row.number);
    let page = this.#pages.get(key);
    if (!page) {
      page = {
        kinds: new Uint8Array(PAGE),
        nodes: new Float64Array(PAGE),
        ms: new Float64Array(PAGE),
      };
      this.#pages.set(key, page);
    }
    const before = KINDS[page.kinds[at] as number];
    const kind = kindOf(row);
    if (before !== undefined) this.duplicates++;
    if (isKnown(before)) return isKnown(kind) && kind !== before ? before : undefined;
    if (before !== undefined && !isKnown(kind)) return undefined;
    page.kinds[at] = KINDS.indexOf(kind);
    page.nodes[at] = row.nodes;
    page.ms[at] = row.ms;
    return undefined;
  }

  /** How many deals there are of each kind. */
  counts(): ReadonlyMap<Kind, number> {
    const counts = KINDS.map(() => 0);
    for (const { kinds } of this.#pages.values())
      for (const kind of kinds) counts[kind] = (counts[kind] as number) + 1;
    return new Map(KINDS.flatMap((kind, i) => (kind ? [[kind, counts[i] as number]] : [])));
  }

  /** The nodes or milliseconds of every deal, in no order. */
  values(column: 'nodes' | 'ms'): Float64Array {
    const deals = [...this.counts().values()].reduce((sum, count) => sum + count, 0);
    const values = new Float64Array(deals);
    let i = 0;
    for (const page of this.#pages.values())
      for (let at = 0; at < PAGE; at++)
        if (page.kinds[at] !== 0) values[i++] = page[column][at] as number;
    return values;
  }

  /** Where in a range the deals of some kinds are, rising; `undefined` is a deal without a row. */
  spans(range: DealRange, wanted: (kind: Kind | undefined) => boolean): DealRange[] {
    const spans: { from: bigint; to: bigint }[] = [];
    for (const { from, to, kind } of this.#pieces(range)) {
      if (!wanted(kind)) continue;
      const last = spans.at(-1);
      if (last && last.to + 1n === from) last.to = to;
      else spans.push({ from, to });
    }
    return spans;
  }

  /** A range deal by deal, but where there is no row for pages on end page by page. */
  *#pieces(range: DealRange): Generator<DealRange & { readonly kind: Kind | undefined }> {
    const size = BigInt(PAGE);
    for (let page = range.from / size; page * size <= range.to; page++) {
      const first = page * size > range.from ? page * size : range.from;
      const last = (page + 1n) * size <= range.to ? (page + 1n) * size - 1n : range.to;
      const kinds = this.#pages.get(keyOf(page))?.kinds;
      if (!kinds) yield { from: first, to: last, kind: undefined };
      else
        for (let number = first; number <= last; number++)
          yield { from: number, to: number, kind: KINDS[kinds[Number(number % size)] as number] };
    }
  }
}

const isKnown = (kind: Kind | undefined): boolean => kind === 'winnable' || kind === 'unwinnable';
