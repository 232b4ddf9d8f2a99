/** Merges another log into the library in slices; the player can go on playing between them. */
import { finish } from '../../rules/steps.ts';
import type { Library } from './library.ts';
import { byId, copyIdIn, countingAnew, goesOnFrom, mergeLogs, mergingLogs } from './merge.ts';
import type { StoredGame } from './stored.ts';

export class GradualMerge {
  readonly #library: Library;
  readonly #other: readonly StoredGame[];
  #before: ReadonlyMap<string, StoredGame> = new Map();
  #orders: ReadonlyMap<string, number> = new Map();
  #puts: readonly StoredGame[] = [];
  #at = 0;

  /** @param other the games of the other log */
  constructor(library: Library, other: readonly StoredGame[]) {
    this.#library = library;
    this.#other = other;
  }

  /**
   * Computes the games to write, one game per step. Starts over if a game has ended meanwhile.
   *
   * @returns how many games there will be
   */
  *prepare(): Generator<void, number> {
    const own = this.#library.games.peek();
    const next = this.#library.nextOrder();
    this.#before = yield* byId(own);
    this.#orders = yield* countingAnew(own, this.#other);
    const puts = yield* mergingLogs(own, this.#other, this.#orders);
    if (this.#library.nextOrder() !== next) return yield* this.prepare();
    let added = 0;
    for (const { id } of puts) {
      if (!this.#before.has(id)) added++;
      yield;
    }
    // Write the last outcome first. Then no two outcomes ever have the same order, even if the
    // merge stops early (unless the logs order the games they share differently), and a game that
    // ends meanwhile comes after all of them.
    this.#puts = puts.sort((a, b) => (b.outcome?.order ?? 0) - (a.outcome?.order ?? 0));
    return own.length + added;
  }

  get isDone(): boolean {
    return this.#at >= this.#puts.length;
  }

  /** How much is done, from 0 to 1. */
  get share(): number {
    return this.isDone ? 1 : this.#at / this.#puts.length;
  }

  /**
   * Puts the next slice into the library, except for games that have changed there meanwhile.
   *
   * @param count how many games it has
   * @param onTable the id of the game on the table, which is not merged before `finish`
   */
  next(count: number, onTable: string): void {
    const slice = this.#puts.slice(this.#at, this.#at + count);
    this.#at += count;
    const ids = new Set(slice.map(({ id }) => id));
    const own = this.#library.games.peek().filter(({ id }) => ids.has(id));
    const now = finish(byId(own));
    this.#library.put(
      slice.filter(({ id }) => id !== onTable && now.get(id) === this.#before.get(id)),
    );
  }

  /** Merges the games that were left out or have changed since. */
  finish(): void {
    const own = this.#library.games.peek();
    const now = new Set(own);
    const left = new Set(this.#puts.filter((game) => !now.has(game)).map(({ id }) => id));
    if (left.size === 0) return;
    const other = this.#other.filter(({ id }) => left.has(id));
    // Of the other games, only copies can have an id that a new copy would get.
    const mine = own.filter(({ id, continued }) => left.has(id) || continued);
    this.#library.put(mergeLogs(mine, other, this.#orders));
  }
}

/**
 * Finds where a game is after another log has been merged.
 *
 * @returns the id of the game whose line begins with its line: its own, or that of a copy
 */
export function idAfterMerge(log: readonly StoredGame[], game: StoredGame): string {
  const games = finish(byId(log));
  const same = games.get(game.id);
  return same && goesOnFrom(same, game) ? game.id : copyIdIn(games, game);
}
