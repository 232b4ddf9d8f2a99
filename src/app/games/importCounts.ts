/** What a file of games brought. */
import type { StoredGame } from './stored.ts';

export interface ImportCounts {
  /** Games that were not here. */
  readonly added: number;
  /** Games that were here, and got moves, lines or a copy from the file. */
  readonly merged: number;
  /** Games that were here as they are in the file, or further. */
  readonly known: number;
}

/**
 * Counts the games of a file by what they changed.
 *
 * @param before the player's games before the import
 * @param file the games of the file
 * @param after the player's games after it
 */
export function countImport(
  before: readonly StoredGame[],
  file: readonly StoredGame[],
  after: readonly StoredGame[],
): ImportCounts {
  const ids = new Set(file.map(({ id }) => id));
  const old = new Map(before.map((game) => [game.id, game]));
  const now = new Map(after.map((game) => [game.id, game]));
  // The id of a copy begins with that of its game: see `idFrom`.
  const copied = new Set(
    after.filter(({ id }) => !old.has(id) && !ids.has(id)).map(({ id }) => startOf(id)),
  );
  const counts = { added: 0, merged: 0, known: 0 };
  for (const id of ids) {
    const mine = old.get(id);
    if (!mine) counts.added++;
    else if (copied.has(id.slice(0, 48)) || !isSame(mine, now.get(id))) counts.merged++;
    else counts.known++;
  }
  return counts;
}

const startOf = (id: string): string => id.slice(0, id.lastIndexOf('~'));

/** Whether a game is the same, but perhaps for its place among those that have ended. */
function isSame(game: StoredGame, other: StoredGame | undefined): boolean {
  if (game === other || !other) return game === other;
  const { moves, lines, marks, outcome } = game;
  return (
    moves === other.moves &&
    outcome?.result === other.outcome?.result &&
    JSON.stringify([lines ?? [], marks ?? []]) ===
      JSON.stringify([other.lines ?? [], other.marks ?? []])
  );
}
