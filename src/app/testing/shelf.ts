/** For tests: a store of games in memory, a clock that is set by hand, and sessions on them. */
import { current, type Game, goTo } from '../../rules/game.ts';
import { legalMoves, type Move, makeMove } from '../../rules/move.ts';
import { type GameRecord, readRecord } from '../../rules/record.ts';
import { Session } from '../game/session.ts';
import { Clock, type TimeSource } from '../games/clock.ts';
import { beginEntry } from '../games/entry.ts';
import { Library, type LibraryContents } from '../games/library.ts';
import { storeEntry } from '../games/stored.ts';
import type { After, Changeset, Damaged, GameStore } from '../games/writer.ts';

/** A legal move from the current position that the line does not go on with. */
export function otherMove(game: Game): Move {
  const known = game.moves[game.at];
  const others = legalMoves(game.ruleSet, current(game)).filter(
    (move) => !known || makeMove(move) !== makeMove(known),
  );
  return others[0] as Move;
}

/** Holds what the browser's database would, and refuses writes while `refuses` is set. */
export class MemoryStore implements GameStore {
  readonly games = new Map<string, unknown>();
  readonly damaged = new Map<string, Damaged>();
  table: string | undefined;
  refuses = false;

  write(change: Partial<Changeset>): 'saved' | 'refused' {
    if (this.refuses) return 'refused';
    for (const game of change.put ?? []) this.games.set(game.id, structuredClone(game));
    for (const id of change.remove ?? []) this.games.delete(id);
    for (const each of change.setAside ?? []) this.damaged.set(each.id, structuredClone(each));
    for (const id of change.forgetDamaged ?? []) this.damaged.delete(id);
    this.table = change.table ?? this.table;
    return 'saved';
  }

  stash(): boolean {
    return false;
  }

  /** The contents as the page finds them when it is opened again. */
  get kept(): LibraryContents {
    const values = { games: [...this.games.values()], damaged: [...this.damaged.values()] };
    return structuredClone({ ...values, table: this.table });
  }
}

/** Time stands still until `pass` is called; ids are numbered. */
export class HandClock implements TimeSource {
  ms: number;
  running = 0;
  #ids = 0;
  constructor(ms = Date.UTC(2026, 10, 21, 12)) {
    this.ms = ms;
  }
  now = (): number => this.ms;
  elapsed = (): number => this.running;
  newId = (): string => `game-${++this.#ids}`;
  pass(ms: number): void {
    this.ms += ms;
    this.running += ms;
  }
}

const never: After = () => () => {};

export function sessionOn(
  store: GameStore,
  kept?: LibraryContents,
  time = new HandClock(),
  random = 0.5,
  after = never,
) {
  const library = new Library(store, after, kept);
  const clock = new Clock(time);
  const session = new Session({ library, clock, random: () => random });
  return { session, library, clock, time };
}

/** Opens the page again on the contents of a store. */
export const reopen = (store: MemoryStore, random?: number) =>
  sessionOn(store, store.kept, new HandClock(), random);

/** A store that holds one game, on the table, after `at` of its moves. */
export function storeWith(record: GameRecord, at: number): MemoryStore {
  const read = readRecord(record);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const moment = new Clock(new HandClock()).moment(() => 1);
  const entry = beginEntry(goTo(read.value, at), { ...moment, newId: () => 'kept' });
  const store = new MemoryStore();
  store.write({ put: [storeEntry(entry)], table: entry.id });
  return store;
}
