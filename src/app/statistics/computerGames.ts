/** How the computer's games on the player's deals ended, under a key of their own: whatever is lost here is played again. */
import { type Signal, signal } from '@preact/signals-core';
import * as v from 'valibot';
import { keepJson } from '../preferences/keepJson.ts';
import { type KeyValueStore, readJson } from '../preferences/keyValueStore.ts';
import type { Opponent } from './opponents.ts';

const KEY = 'bigben.computer';

/** The deals that are kept at most; those longest unchanged go first. */
export const MAX_DEALS_KEPT = 4000;

/** A game of the computer from a deal to its end. */
export interface ComputerGame {
  readonly won: boolean;
  /** How many moves it made. */
  readonly moves: number;
}

/** By opponent: the moves of a game that was won; of one that was lost, the same below zero. */
type Results = Readonly<Partial<Record<Opponent, number>>>;

const moves = v.optional(v.pipe(v.number(), v.integer()));
const results = v.object({ careless: moves, quick: moves, fair: moves });
// Valibot's record would be part of the first load.
const schema = v.fallback(v.pipe(v.unknown(), v.transform(resultsIn)), [] as [string, Results][]);

/** The results by deal in a value from the store; what is none is left out. */
function resultsIn(value: unknown): [string, Results][] {
  return Object.entries(value ?? {}).flatMap(([deal, each]): [string, Results][] => {
    const read = v.safeParse(results, each);
    return read.success ? [[deal, read.output as Results]] : [];
  });
}

export class ComputerGames {
  /** By the deal (`dealKey`). */
  readonly #results: Signal<ReadonlyMap<string, Results>>;
  readonly #store: KeyValueStore;

  constructor(store: KeyValueStore) {
    this.#store = store;
    this.#results = signal(new Map(readJson(store, KEY, schema)));
  }

  /** How an opponent's game on a deal ended, if it has played it; subscribes to that. */
  of(deal: string, opponent: Opponent): ComputerGame | undefined {
    const moves = this.#results.value.get(deal)?.[opponent];
    return moves === undefined ? undefined : { won: moves > 0, moves: Math.abs(moves) };
  }

  /** Keeps a result. A browser that refuses forgets it with the page. */
  keep(deal: string, opponent: Opponent, { won, moves }: ComputerGame): void {
    const results = new Map(this.#results.peek());
    const known = results.get(deal);
    results.delete(deal);
    results.set(deal, { ...known, [opponent]: won ? moves : -moves });
    for (const oldest of [...results.keys()].slice(0, Math.max(0, results.size - MAX_DEALS_KEPT)))
      results.delete(oldest);
    this.#keepAll(results);
  }

  forget(): void {
    this.#keepAll(new Map());
  }

  #keepAll(results: ReadonlyMap<string, Results>): void {
    this.#results.value = results;
    keepJson(this.#store, KEY, Object.fromEntries(results));
  }
}
