/** Two logs become one: that of a file and the player's own. */
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
export function mergeLogs(
  own: readonly StoredGame[],
  other: readonly StoredGame[],
  orders: ReadonlyMap<string, number> = countAnew(own, other),
): StoredGame[] {
  const merged = new Map<string, StoredGame>();
  for (const game of own) merged.set(game.id, game);
  const taken = new Map<string, StoredGame>();
  for (const game of other)
    for (const each of kept(merged, game)) {
      if (merged.get(each.id) !== each) taken.set(each.id, each);
      merged.set(each.id, each);
    }
  const changed: StoredGame[] = [];
  for (const game of merged.values()) {
    const order = orders.get(game.id);
    const { outcome } = game;
    if (outcome && order !== undefined && order !== outcome.order)
      changed.push({ ...game, outcome: { ...outcome, order } });
    else if (taken.has(game.id)) changed.push(game);
  }
  return changed;
}

/** The id of the copy that is made of a game when another one takes its place. */
export function copyId({ id, moves }: StoredGame): string {
  // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/: the same line gives the same copy each time.
  let hash = 0x811c9dc5;
  for (const letter of moves) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return `${id.slice(0, 48)}~${(hash >>> 0).toString(36)}`;
}

/** A game as it is in the log after another log's game of the same id has come: one game, or two. */
function kept(log: ReadonlyMap<string, StoredGame>, theirs: StoredGame): StoredGame[] {
  const mine = log.get(theirs.id);
  if (!mine) return [theirs];
  const [stands, goes] = isTheirsFirst(mine, theirs) ? [theirs, mine] : [mine, theirs];
  if (goesOnFrom(stands, goes)) return [stands];
  const copy = { ...goes, id: copyId(goes), continued: true };
  return [stands, ...(log.has(copy.id) ? [] : [copy])];
}

function isTheirsFirst(mine: StoredGame, theirs: StoredGame): boolean {
  if (mine.outcome || theirs.outcome) return !mine.outcome;
  if (mine.moves === theirs.moves) return theirs.touched > mine.touched;
  return goesOnFrom(theirs, mine);
}

/** Whether a line begins with all the moves of another. */
const goesOnFrom = (line: StoredGame, from: StoredGame): boolean =>
  from.moves === '' || `${line.moves} `.startsWith(`${from.moves} `);

/** The orders of all outcomes of two logs, by id. */
export function countAnew(
  own: readonly StoredGame[],
  other: readonly StoredGame[],
): Map<string, number> {
  const [mine, theirs] = [outcomesOf(own), outcomesOf(other)];
  const orders = new Map<string, number>();
  const isCounted = (ended: Ended | undefined): boolean =>
    ended !== undefined && orders.has(ended.id);
  for (let i = 0, k = 0; i < mine.length || k < theirs.length; ) {
    const [a, b] = [mine[i], theirs[k]];
    if (isCounted(a)) i++;
    else if (isCounted(b)) k++;
    else orders.set((a && !(b && b.ms < a.ms) ? a : (b as Ended)).id, orders.size + 1);
  }
  return orders;
}

interface Ended {
  readonly id: string;
  readonly order: number;
  readonly ms: number;
}

const outcomesOf = (log: readonly StoredGame[]): Ended[] =>
  log
    .filter(
      (game): game is StoredGame & { readonly outcome: Outcome } => game.outcome !== undefined,
    )
    .map(({ id, outcome: { order, ms } }) => ({ id, order, ms }))
    // Of two that say the same, the one touched first.
    .reverse()
    .sort((a, b) => a.order - b.order);
