/** Another log is merged into the library in slices, between which the player goes on playing. */
import type { Library } from './library.ts';
import { countAnew, mergeLogs } from './merge.ts';
import type { StoredGame } from './stored.ts';

/** Slices of so many games: a phone writes them in a few hundredths of a second. */
const SLICE = 500;

export class GradualMerge {
  readonly #library: Library;
  readonly #other: readonly StoredGame[];
  /** The order that the next outcome had when they were counted. */
  #next = 0;
  #before: ReadonlyMap<string, StoredGame> = new Map();
  #orders: ReadonlyMap<string, number> = new Map();
  #puts: readonly StoredGame[] = [];
  #at = 0;

  /** @param other the games of the other log */
  constructor(library: Library, other: readonly StoredGame[]) {
    this.#library = library;
    this.#other = other;
    this.#count();
  }

  /**
   * Finds out what is to be put, once the page has had its turn since the last step.
   *
   * @returns how many games there will be; nothing if a game has ended in that turn: then again after the next
   */
  begin(): number | undefined {
    if (this.#library.nextOrder() !== this.#next) return this.#count();
    const own = this.#library.games.peek();
    this.#before = byId(own);
    const puts = mergeLogs(own, this.#other, this.#orders);
    // The last outcome comes first. So no two ever have the same order, wherever this ends (unless the logs order the
    // games of both differently), and a game that ends meanwhile comes after all of them.
    this.#puts = puts.sort((a, b) => (b.outcome?.order ?? 0) - (a.outcome?.order ?? 0));
    return own.length + puts.filter(({ id }) => !this.#before.has(id)).length;
  }

  #count(): undefined {
    this.#next = this.#library.nextOrder();
    this.#orders = countAnew(this.#library.games.peek(), this.#other);
  }

  get isDone(): boolean {
    return this.#at >= this.#puts.length;
  }

  /** How much is done, from 0 to 1. */
  get share(): number {
    return this.isDone ? 1 : this.#at / this.#puts.length;
  }

  /**
   * Puts the next slice into the library, except for what has changed there meanwhile.
   *
   * @param onTable the id of the game on the table, which waits for the end
   */
  next(onTable: string): void {
    const slice = this.#puts.slice(this.#at, this.#at + SLICE);
    this.#at += SLICE;
    const now = byId(this.#library.games.peek());
    this.#library.put(
      slice.filter(({ id }) => id !== onTable && now.get(id) === this.#before.get(id)),
    );
  }

  /** Merges what has been left out, or has changed since. */
  finish(): void {
    const own = this.#library.games.peek();
    const now = byId(own);
    const left = new Set(
      this.#puts.filter((game) => now.get(game.id) !== game).map(({ id }) => id),
    );
    if (left.size === 0) return;
    const other = this.#other.filter(({ id }) => left.has(id));
    // Of the others only copies could be in the way.
    const mine = own.filter(({ id, continued }) => left.has(id) || continued);
    this.#library.put(mergeLogs(mine, other, this.#orders));
  }
}

const byId = (games: readonly StoredGame[]): ReadonlyMap<string, StoredGame> =>
  new Map(games.map((game) => [game.id, game]));
