/**
 * What reviews have found, kept in the browser, so that the same review needs no work the second time. It can be lost without harm,
 * and what is not in order is ignored.
 */
import * as v from 'valibot';
import type { Game } from '../../../rules/game.ts';
import { makeMove } from '../../../rules/move.ts';
import type { ReviewVerdict } from '../../announcements/findings.ts';
import { idFrom } from '../../games/merge.ts';
import { keepJson } from '../../preferences/keepJson.ts';
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

/** A chance as a whole number, or -1 where there is none. Only what the first load has of the library is used here. */
const chance = v.pipe(v.number(), v.safeInteger(), v.minValue(-1), v.maxValue(SCALE));
/** A point of the line, or -1. */
const point = v.pipe(v.number(), v.safeInteger(), v.minValue(-1));
const review = v.object({
  id: v.string(),
  line: v.string(),
  /** The chance, what the move left, 1 if that is only a bound, and the best other move; nothing where it is missing. */
  estimates: v.array(v.array(chance)),
  /** The last point known to be winnable and the first known to be lost; those too hard to tell. */
  winnable: point,
  lost: point,
  unknown: v.array(point),
  others: v.array(v.tuple([point, chance])),
  keeper: v.optional(v.tuple([v.string(), chance])),
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
    while (JSON.stringify(all).length > MAX_LENGTH) all.shift();
    keepJson(this.#store, KEY, all);
  }

  forget(): void {
    this.#last = { id: '', line: '', found: undefined };
    keepJson(this.#store, KEY, []);
  }

  #all(): Kept[] {
    return readJson(this.#store, KEY, schema).flatMap((each) => {
      const read = v.safeParse(review, each);
      return read.success ? [read.output] : [];
    });
  }
}

/** The same for two lines, as good as surely, only if rules and moves are the same. */
function lineKey({ ruleSet, moves }: Game): string {
  const text = [...Object.values(ruleSet), ...moves.map(makeMove)].join(' ');
  return idFrom(`${moves.length}`, text);
}

const toWhole = (share: number | undefined): number =>
  share === undefined ? -1 : Math.round(share * SCALE);
const toShare = (whole: number | undefined): number | undefined =>
  whole === undefined || whole < 0 ? undefined : whole / SCALE;

function written({ estimates, verdicts, others, keeper }: Findings): Omit<Kept, 'id' | 'line'> {
  return {
    estimates: estimates.map((each) => {
      if (!each) return [];
      const { chance, left, other } = each;
      return [toWhole(chance), toWhole(left?.after), Number(left?.atMost === true), toWhole(other)];
    }),
    winnable: verdicts.lastIndexOf('winnable'),
    lost: verdicts.indexOf('unwinnable'),
    unknown: [...verdicts.keys()].filter((at) => verdicts[at] === 'unknown'),
    others: [...others].map(([at, share]) => [at, toWhole(share)]),
    keeper: keeper && [keeper.move, toWhole(keeper.chance)],
  };
}

/** @returns `undefined` if it does not fit a line with so many points */
function findingsIn(kept: Kept, points: number): Findings | undefined {
  const { estimates, winnable, unknown, others, keeper } = kept;
  const lost = kept.lost < 0 ? points : kept.lost;
  if (estimates.length !== points || winnable >= lost) return undefined;
  const verdictAt = (at: number): ReviewVerdict => {
    if (at <= winnable) return 'winnable';
    if (at >= lost) return 'unwinnable';
    return unknown.includes(at) ? 'unknown' : 'open';
  };
  return {
    estimates: estimates.map(readEstimate),
    verdicts: estimates.map((_, at) => verdictAt(at)),
    others: new Map(others.map(([at, whole]) => [at, toShare(whole) ?? 0])),
    keeper: keeper && { move: keeper[0], chance: toShare(keeper[1]) ?? 0 },
  };
}

/** Of four numbers; fewer are an estimate that is missing. */
function readEstimate([own, after, atMost, other]: readonly number[]): PointEstimate | undefined {
  if (other === undefined) return undefined;
  const left = toShare(after);
  return {
    chance: toShare(own),
    left: left === undefined ? undefined : { after: left, atMost: atMost === 1 },
    other: toShare(other),
  };
}
