/** Two logs become one: that of a file and the player's own. */
import { finish } from '../../rules/steps.ts';
import type { Outcome } from './entry.ts';
import type { StoredGame } from './stored.ts';

/**
 * Computes the games to write so that one's own log holds another log's games as well.
 *
 * A game in both is one game as long as one of its lines goes on from the other: then the further one
 * stands. Where the lines part both are kept, one of them as a copy that counts nowhere. An outcome
 * stands, one's own before another's. Outcomes are counted anew: each log keeps its order, and
 * between the two the clocks decide.
 *
 * @param orders the orders of all outcomes, if only a part of the other log is merged now
 */
export const mergeLogs = (
  own: readonly StoredGame[],
  other: readonly StoredGame[],
  orders: ReadonlyMap<string, number> = finish(countingAnew(own, other)),
): StoredGame[] => finish(mergingLogs(own, other, orders));

/** `mergeLogs` in steps of a game each. */
export function* mergingLogs(
  own: readonly StoredGame[],
  other: readonly StoredGame[],
  orders: ReadonlyMap<string, number>,
): Generator<void, StoredGame[]> {
  const merged = yield* byId(own);
  const taken = new Set<string>();
  for (const game of other) {
    for (const each of kept(merged, game)) {
      if (merged.get(each.id) !== each) taken.add(each.id);
      merged.set(each.id, each);
    }
    yield;
  }
  const changed: StoredGame[] = [];
  for (const game of merged.values()) {
    const order = orders.get(game.id);
    const { outcome } = game;
    if (outcome && order !== undefined && order !== outcome.order)
      changed.push({ ...game, outcome: { ...outcome, order } });
    else if (taken.has(game.id)) changed.push(game);
    yield;
  }
  return changed;
}

/** The games by their ids, in steps of a game each. */
export function* byId(games: readonly StoredGame[]): Generator<void, Map<string, StoredGame>> {
  const found = new Map<string, StoredGame>();
  for (const game of games) {
    found.set(game.id, game);
    yield;
  }
  return found;
}

/** The id of the copy that is made of a game when another one takes its place. */
export const copyId = ({ id, moves }: StoredGame): string => idFrom(id, moves);

/**
 * An id that is the same each time.
 *
 * @param start what it begins with
 * @param text what tells it from others that begin so
 */
export function idFrom(start: string, text: string): string {
  // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return `${start.slice(0, 48)}~${(hash >>> 0).toString(36)}`;
}

/** A game as it is in the log after another log's game of the same id has come: one game, or two. */
function kept(log: ReadonlyMap<string, StoredGame>, theirs: StoredGame): StoredGame[] {
  const mine = log.get(theirs.id);
  if (!mine) return [theirs];
  const [stands, goes] = isTheirsFirst(mine, theirs) ? [theirs, mine] : [mine, theirs];
  if (goesOnFrom(stands, goes)) return [stands];
  const id = copyIdIn(log, goes);
  return [stands, ...(log.has(id) ? [] : [{ ...goes, id, continued: true }])];
}

/** The id under which a log holds the line of a game as a copy, or would: another copy may have been played otherwise. */
export function copyIdIn(log: ReadonlyMap<string, StoredGame>, game: StoredGame): string {
  for (let n = 0; ; n++) {
    const id = n === 0 ? copyId(game) : `${copyId(game)}.${n}`;
    const there = log.get(id);
    if (!there || goesOnFrom(there, game)) return id;
  }
}

function isTheirsFirst(mine: StoredGame, theirs: StoredGame): boolean {
  if (mine.outcome || theirs.outcome) return !mine.outcome;
  // A game that is left gets its time, and is not touched.
  if (mine.moves === theirs.moves)
    return (theirs.touched - mine.touched || theirs.playedMs - mine.playedMs) > 0;
  return goesOnFrom(theirs, mine);
}

/** Whether a line begins with all the moves of another. */
export const goesOnFrom = (line: StoredGame, from: StoredGame): boolean =>
  from.moves === '' || `${line.moves} `.startsWith(`${from.moves} `);

/** The orders of all outcomes of two logs, by id; in steps of a game each. */
export function* countingAnew(
  own: readonly StoredGame[],
  other: readonly StoredGame[],
): Generator<void, Map<string, number>> {
  const mine = outcomesOf(own);
  yield;
  const theirs = outcomesOf(other);
  const orders = new Map<string, number>();
  const isCounted = (ended: Ended | undefined): boolean =>
    ended !== undefined && orders.has(ended.id);
  for (let i = 0, k = 0; i < mine.length || k < theirs.length; ) {
    const [a, b] = [mine[i], theirs[k]];
    if (isCounted(a)) i++;
    else if (isCounted(b)) k++;
    else {
      const isMine = a && !(b && b.outcome.ms < a.outcome.ms);
      orders.set((isMine ? a : (b as Ended)).id, orders.size + 1);
    }
    yield;
  }
  return orders;
}

type Ended = StoredGame & { readonly outcome: Outcome };

const outcomesOf = (log: readonly StoredGame[]): Ended[] =>
  log
    .filter((game): game is Ended => game.outcome !== undefined)
    // Of two that say the same, the one touched first.
    .reverse()
    .sort((a, b) => a.outcome.order - b.outcome.order);
