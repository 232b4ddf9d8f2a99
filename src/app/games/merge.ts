/** Two logs become one: that of a file and the player's own. */
import type { StoredGame } from './stored.ts';

/**
 * Computes the games to write so that one's own log holds another log's games as well.
 *
 * A game in both is one game as long as one of its lines goes on from the other: then the further one
 * stands. Where the lines part both are kept, one of them as a copy that counts nowhere. An outcome
 * stands, one's own before another's. Outcomes are counted anew: each log keeps its order, and
 * between the two the clocks decide.
 */
export function mergeLogs(own: readonly StoredGame[], other: readonly StoredGame[]): StoredGame[] {
  const before = new Map(own.map((game) => [game.id, game]));
  const merged = new Map(before);
  for (const game of other) for (const each of kept(merged, game)) merged.set(each.id, each);
  const orders = countAnew([own, other]);
  return [...merged.values()]
    .map((game) => {
      const order = orders.get(game.id);
      return game.outcome && order !== undefined && order !== game.outcome.order
        ? { ...game, outcome: { ...game.outcome, order } }
        : game;
    })
    .filter((game) => before.get(game.id) !== game);
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

/** The orders of all outcomes of several logs, by id. */
function countAnew(logs: readonly (readonly StoredGame[])[]): Map<string, number> {
  const queues = logs.map((log) =>
    log
      .flatMap(({ id, outcome }) => (outcome ? [{ id, order: outcome.order, ms: outcome.ms }] : []))
      .sort((a, b) => b.order - a.order),
  );
  const orders = new Map<string, number>();
  for (;;) {
    for (const queue of queues) while (orders.has(queue.at(-1)?.id ?? '')) queue.pop();
    const [next] = queues.flatMap((queue) => queue.slice(-1)).sort((a, b) => a.ms - b.ms);
    if (!next) return orders;
    orders.set(next.id, orders.size + 1);
  }
}
