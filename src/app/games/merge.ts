/** Merges two logs: that of a file and the player's own. */
import { MAX_LINES } from '../../rules/game.ts';
import { finish } from '../../rules/steps.ts';
import type { Outcome } from './entry.ts';
import { newestChallenges, type StoredGame } from './stored.ts';

/**
 * Computes the games to write so that the player's own log holds another log's games as well.
 *
 * A game in both logs stays one game if one version has the whole line of the other: it stands. If
 * the lines diverge, both are kept, one of them as a copy that never counts. A game with an outcome
 * stands before one without, and the player's own before the other's. The one that stands gets the other lines, the
 * marks and the challenges of both. Outcomes are renumbered: each
 * log keeps its order, and between the two the clocks decide.
 *
 * @param orders the orders of all outcomes, when only a part of the other log is merged now
 */
export const mergeLogs = (
  own: readonly StoredGame[],
  other: readonly StoredGame[],
  orders: ReadonlyMap<string, number> = finish(countingAnew(own, other)),
): StoredGame[] => finish(mergingLogs(own, other, orders));

/** `mergeLogs`, one game per step. */
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

/** The games by their ids, one game per step. */
export function* byId(games: readonly StoredGame[]): Generator<void, Map<string, StoredGame>> {
  const found = new Map<string, StoredGame>();
  for (const game of games) {
    found.set(game.id, game);
    yield;
  }
  return found;
}

/** The id of the copy that is made of a game when another version takes its place. */
export const copyId = ({ id, moves }: StoredGame): string => idFrom(id, moves);

/**
 * A deterministic id.
 *
 * @param start what it begins with
 * @param text what distinguishes it from others with the same start
 */
export function idFrom(start: string, text: string): string {
  // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return `${start.slice(0, 48)}~${(hash >>> 0).toString(36)}`;
}

/**
 * Merges another log's game into the log. @returns the one or two games that the log then has for
 * its id
 */
function kept(log: ReadonlyMap<string, StoredGame>, theirs: StoredGame): StoredGame[] {
  const mine = log.get(theirs.id);
  if (!mine) return [theirs];
  const [first, goes] = isTheirsFirst(mine, theirs) ? [theirs, mine] : [mine, theirs];
  const stands = withChallengesOf(first, goes);
  if (goesOnFrom(stands, goes)) return [withLinesOf(stands, goes)];
  const id = copyIdIn(log, goes);
  return [stands, ...(log.has(id) ? [] : [{ ...goes, id, continued: true }])];
}

/** The game with the other lines and the marks of an earlier version of it; the same object if it has them all. */
function withLinesOf(game: StoredGame, other: StoredGame): StoredGame {
  const known = linesOf(game);
  const [main = '', ...texts] = linesOf(other);
  // Whole, because they were kept as they leave another line.
  const lines = (other.lines ?? [])
    .map((line, i) => ({ ...line, after: 0, moves: (texts[i] as string).trim() }))
    .filter((_, i) => !known.some((text) => text.startsWith(texts[i] as string)));
  const marks = known[0]?.startsWith(main)
    ? (other.marks ?? []).filter((mark) => !game.marks?.includes(mark))
    : [];
  if (lines.length + marks.length === 0) return game;
  return {
    ...game,
    ...(lines.length > 0 && { lines: [...lines, ...(game.lines ?? [])].slice(-MAX_LINES) }),
    ...(marks.length > 0 && { marks: [...(game.marks ?? []), ...marks].sort((a, b) => a - b) }),
  };
}

/** The game with the challenges of another version of it, before its own; the same object if nothing changes. */
function withChallengesOf(game: StoredGame, other: StoredGame): StoredGame {
  const own = game.challenges ?? [];
  const challenges = newestChallenges([...(other.challenges ?? []), ...own]);
  return challenges.every((each) => own.includes(each)) ? game : { ...game, challenges };
}

/** All moves of the line on the table, and of each other line; each with a space at its end. */
const linesOf = ({ moves, lines = [] }: StoredGame): string[] => [
  `${moves} `,
  ...lines.map(({ after, moves: rest }) =>
    [...moves.split(' ').slice(0, after), rest, ''].join(' '),
  ),
];

/**
 * The id under which a log holds, or would hold, a copy of a game's line. A copy with a different
 * line keeps its own id.
 */
export function copyIdIn(log: ReadonlyMap<string, StoredGame>, game: StoredGame): string {
  for (let n = 0; ; n++) {
    const id = n === 0 ? copyId(game) : `${copyId(game)}.${n}`;
    const there = log.get(id);
    if (!there || goesOnFrom(there, game)) return id;
  }
}

function isTheirsFirst(mine: StoredGame, theirs: StoredGame): boolean {
  if (mine.outcome || theirs.outcome) return !mine.outcome;
  // Leaving a game adds its time but does not set `touched`, so compare both.
  if (goesOnFrom(mine, theirs) && goesOnFrom(theirs, mine))
    return (theirs.touched - mine.touched || theirs.playedMs - mine.playedMs) > 0;
  return goesOnFrom(theirs, mine);
}

/** Whether the line of a game is in another, or begins one of its lines; and whether the other knows all cards that it knows. */
export const goesOnFrom = (game: StoredGame, from: StoredGame): boolean =>
  knowsAll(game, from) &&
  (from.moves === '' || linesOf(game).some((line) => line.startsWith(`${from.moves} `)));

/** Whether a game of real cards knows, in the same order, the cards of the stock that another version knows. */
function knowsAll(game: StoredGame, from: StoredGame): boolean {
  if (game.unknown === undefined && from.unknown === undefined) return true;
  const beginning = JSON.stringify(from.stock ?? null).slice(0, -1);
  return JSON.stringify(game.stock ?? null).startsWith(beginning);
}

/** The orders of all outcomes of two logs, by id; one game per step. */
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
    // Of two with the same order, the one touched first comes first.
    .reverse()
    .sort((a, b) => a.outcome.order - b.outcome.order);
