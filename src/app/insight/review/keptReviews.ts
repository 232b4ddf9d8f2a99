/**
 * What reviews have found, kept in the browser, so that the same review needs no work the second time. It can be lost without harm,
 * and what is not in order is ignored.
 */
import * as v from 'valibot';
import type { Game } from '../../../rules/game.ts';
import { makeMove } from '../../../rules/move.ts';
import type { ReviewVerdict } from '../../announcements/findings.ts';
import { type KeyValueStore, readJson } from '../../preferences/keyValueStore.ts';
import { type PointEstimate, SCALE } from './estimates.ts';

const KEY = 'bigben.reviews';

/** The oldest reviews are dropped beyond so many games, and beyond so many characters in all. */
const MAX_GAMES = 20;
const MAX_LENGTH = 200_000;

/** What has been found out about one line of a game. There is one more point than there are moves. */
export interface Findings {
  readonly estimates: readonly (PointEstimate | undefined)[];
  readonly verdicts: readonly ReviewVerdict[];
  /** By point: the chance of the best other move, from 0 to 1, where every other move was looked at. */
  readonly others: ReadonlyMap<number, number>;
  readonly keeper: Keeper | undefined;
}

/** A move that would have kept the win where it was lost, and its chance by what could be seen. */
export interface Keeper {
  /** As `makeMove` writes it. */
  readonly move: string;
  readonly chance: number;
}

const chance = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SCALE));
const point = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** The chance, what the move left, whether that is only a bound, and the best other move. */
const estimate = v.nullable(
  v.strictTuple([v.nullable(chance), v.nullable(chance), v.boolean(), v.nullable(chance)]),
);
const review = v.object({
  id: v.string(),
  line: v.string(),
  estimates: v.array(estimate),
  /** The last point known to be winnable and the first known to be lost; those too hard to tell. */
  winnable: v.nullable(point),
  lost: v.nullable(point),
  unknown: v.array(point),
  others: v.array(v.strictTuple([point, chance])),
  keeper: v.nullable(v.strictTuple([v.string(), chance])),
});
type Kept = v.InferOutput<typeof review>;

const NONE: unknown[] = [];
const schema = v.fallback(v.array(v.unknown()), NONE);

export class KeptReviews {
  readonly #store: KeyValueStore;
  /** The last one looked up or kept, so that the text is not read for every move. */
  #last: { readonly id: string; readonly line: string; readonly found: Findings | undefined };

  constructor(store: KeyValueStore) {
    this.#store = store;
    this.#last = { id: '', line: '', found: undefined };
  }

  /** What is kept of the line on the table of a game; `undefined` if nothing is. */
  find(id: string, game: Game): Findings | undefined {
    const line = lineKey(game);
    if (this.#last.id !== id || this.#last.line !== line) {
      const kept = this.#all().find((each) => each.id === id && each.line === line);
      this.#last = { id, line, found: kept && findingsIn(kept, game.positions.length) };
    }
    return this.#last.found;
  }

  /** Keeps what was found in place of what was kept of this line. A browser that refuses forgets it with the page. */
  keep(id: string, game: Game, found: Findings): void {
    const line = lineKey(game);
    const others = this.#all().filter((each) => each.id !== id || each.line !== line);
    const all = [...others, { id, line, ...written(found) }].slice(-MAX_GAMES);
    this.#last = { id, line, found };
    let text = JSON.stringify(all);
    while (text.length > MAX_LENGTH && all.length > 0) {
      all.shift();
      text = JSON.stringify(all);
    }
    try {
      this.#store.setItem(KEY, text);
    } catch {
      // As with the settings, the page goes on with what is in memory.
    }
  }

  #all(): Kept[] {
    return readJson(this.#store, KEY, schema).flatMap((each) => {
      const read = v.safeParse(review, each);
      return read.success ? [read.output] : [];
    });
  }
}

/** The same for two lines, as good as surely, only if rules and moves are the same: FNV-1a. */
function lineKey({ ruleSet, moves }: Game): string {
  const text = [...Object.values(ruleSet), ...moves.map(makeMove)].join(' ');
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++)
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return `${moves.length} ${hash.toString(36)}`;
}

const toWhole = (share: number | undefined): number | null =>
  share === undefined ? null : Math.round(share * SCALE);

function written({ estimates, verdicts, others, keeper }: Findings): Omit<Kept, 'id' | 'line'> {
  const lost = verdicts.indexOf('unwinnable');
  const winnable = verdicts.lastIndexOf('winnable');
  return {
    estimates: estimates.map((each) =>
      each
        ? [
            toWhole(each.chance),
            toWhole(each.left?.after),
            each.left?.atMost ?? false,
            toWhole(each.other),
          ]
        : null,
    ),
    winnable: winnable < 0 ? null : winnable,
    lost: lost < 0 ? null : lost,
    unknown: [...verdicts.keys()].filter((at) => verdicts[at] === 'unknown'),
    others: [...others].map(([at, share]) => [at, toWhole(share) as number]),
    keeper: keeper ? [keeper.move, toWhole(keeper.chance) as number] : null,
  };
}

/** @returns `undefined` if it does not fit a line with so many points */
function findingsIn(kept: Kept, points: number): Findings | undefined {
  const { estimates, winnable, lost, unknown, others, keeper } = kept;
  if (estimates.length !== points) return undefined;
  const isProved = (at: number): boolean => (winnable ?? -1) >= at || (lost ?? points) <= at;
  if ((winnable ?? -1) >= (lost ?? points)) return undefined;
  const verdictAt = (at: number): ReviewVerdict => {
    if (isProved(at)) return at <= (winnable ?? -1) ? 'winnable' : 'unwinnable';
    return unknown.includes(at) ? 'unknown' : 'open';
  };
  return {
    estimates: estimates.map(readEstimate),
    verdicts: estimates.map((_, at) => verdictAt(at)),
    others: new Map(others.map(([at, whole]) => [at, whole / SCALE])),
    keeper: keeper ? { move: keeper[0], chance: keeper[1] / SCALE } : undefined,
  };
}

function readEstimate(kept: Kept['estimates'][number]): PointEstimate | undefined {
  if (!kept) return undefined;
  const [own, after, atMost, other] = kept;
  const share = (whole: number | null) => (whole === null ? undefined : whole / SCALE);
  const left = after === null ? undefined : { after: after / SCALE, atMost };
  return { chance: share(own), left, other: share(other) };
}
