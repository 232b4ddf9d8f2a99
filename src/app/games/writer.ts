/**
 * Writes the player's games to a store, behind the game: nothing waits for it. At most one write is
 * under way, and whatever changes meanwhile goes into the next one. Each write holds everything that
 * the store lacks, so the store always holds the library as it was at some moment.
 */
import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { StoredGame } from './stored.ts';

/** Written in one piece: all of it or nothing. */
export interface Changeset {
  /** Changes are counted from 1 in each window: a higher number knows of everything before it. */
  readonly serial: number;
  readonly put: readonly StoredGame[];
  readonly remove: readonly string[];
  /** The game that lies on the table. */
  readonly table?: string | undefined;
  /** Values that could not be read, word for word. */
  readonly setAside: readonly Damaged[];
  /** Ids of what was set aside and is not wanted any more. */
  readonly forgetDamaged: readonly string[];
}

/** Something that was kept and cannot be read. */
export interface Damaged {
  readonly id: string;
  readonly value: unknown;
  readonly reason: string;
}

/** Why nothing can be written: there is no room, the browser refuses, or it has no database. */
export type WriteFailure = 'full' | 'refused' | 'missing';

/**
 * `wiped`: written, but whatever was there before is gone. Otherwise nothing was written.
 * `otherWindow`: another window has taken over. `retry`: the games have just been read, and the change
 * is to be built anew.
 */
export type WriteResult = 'saved' | 'wiped' | 'otherWindow' | 'retry' | WriteFailure;

export interface GameStore {
  write(change: Changeset): WriteResult | Promise<WriteResult>;
  /**
   * Puts a change, at once, where the next page finds it.
   *
   * @returns whether that could be done
   */
  stash(change: Changeset): boolean;
}

/**
 * How far the store is behind: `saving` for at most a second, `slow` for longer; why nothing can be
 * written, as long as that is so; `otherWindow` once another window has the games.
 */
export type SaveState = 'saved' | 'saving' | 'slow' | 'otherWindow' | WriteFailure;

/** Why nothing can be written, if that is what became of a write or how things stand. */
export const isWriteFailure = (what: WriteResult | SaveState): WriteFailure | undefined =>
  what === 'full' || what === 'refused' || what === 'missing' ? what : undefined;

/** Calls back after so many milliseconds; returns what calls that off. */
export type After = (ms: number, act: () => void) => () => void;

/** A change that is not kept after this long is late, in milliseconds. */
export const SLOW_AFTER_MS = 1000;
/** A store that takes nothing is asked again after this many milliseconds. */
export const RETRY_AFTER_MS = 5000;

/** The games of one write. */
class Batch {
  readonly ids = new Set<string>();
  isLate = false;
  /** Calls off the timer that makes it late. */
  callOff = (): void => {};
}

/** A store that throws, which none should, has refused. */
function write(store: GameStore, change: Changeset): WriteResult | Promise<WriteResult> {
  try {
    return store.write(change);
  } catch {
    return 'refused';
  }
}

/** Whether a store has put a change where the next page finds it. */
function isStashed(store: GameStore, change: Changeset): boolean {
  try {
    return store.stash(change);
  } catch {
    return false;
  }
}

interface WriterDeps {
  readonly store: GameStore;
  /** Builds the change for these ids: games and set-aside values that exist are put, the others removed. */
  readonly changeOf: (ids: ReadonlySet<string>, serial: number) => Changeset;
  /** The ids of everything there is. */
  readonly allIds: () => readonly string[];
  readonly after: After;
}

export class Writer {
  readonly saveState: ReadonlySignal<SaveState>;
  readonly #saveState = signal<SaveState>('saved');
  readonly #deps: WriterDeps;
  #waiting = new Batch();
  #underWay: Batch | undefined;
  #serial = 0;
  #last: WriteResult = 'saved';
  #pause: 'none' | 'hidden' | 'left' = 'none';
  #callOffRetry = (): void => {};

  constructor(deps: WriterDeps) {
    this.#deps = deps;
    this.saveState = this.#saveState;
  }

  /** Takes note that something with these ids has changed, and writes as soon as possible. */
  changed(ids: readonly string[]): void {
    if (ids.length === 0) return;
    this.#serial++;
    this.#await(ids);
    this.#write();
    this.#show();
  }

  /**
   * Begins no write until `resume`: a browser may stop a page in the middle of one, and then every
   * other window waits for it. The changes not yet written are left where the next page finds them.
   *
   * @param how `hidden`: what cannot be left there is still written; `left`: nothing is, the page goes
   * @returns whether everything is kept or left there
   */
  pause(how: 'hidden' | 'left'): boolean {
    if (this.#pause !== 'left') this.#pause = how;
    return this.#write();
  }

  /**
   * Another window gets the games: nothing is written or left any more after this.
   *
   * @returns whether everything is kept or left for that window
   */
  end(): boolean {
    const isSafe = this.pause('left');
    this.stop();
    return isSafe;
  }

  /** From now on nothing is written or left: another page may be ahead of this one. */
  stop(): void {
    this.#last = 'otherWindow';
    this.#show();
  }

  /** The serial of the last change. */
  get serial(): number {
    return this.#serial;
  }

  /** The page is seen again. */
  resume(): void {
    this.#pause = 'none';
    this.#write();
  }

  /** Resolves when everything is kept, or the store has not taken it. */
  settled(): Promise<void> {
    return this.#until((state) => state !== 'saving' && state !== 'slow');
  }

  /** Resolves when nothing is behind: it is kept, or the store has not taken it, or is too slow to be waited for. */
  caughtUp(): Promise<void> {
    return this.#until((state) => state !== 'saving');
  }

  #until(isReached: (state: SaveState) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.#saveState.subscribe((state) => {
        if (!isReached(state)) return;
        resolve();
        void Promise.resolve().then(() => stop());
      });
    });
  }

  /** Adds to what the next write holds. */
  #await(ids: readonly string[]): void {
    const batch = this.#waiting;
    if (batch.ids.size === 0)
      batch.callOff = this.#deps.after(SLOW_AFTER_MS, () => {
        batch.isLate = true;
        this.#show();
      });
    for (const id of ids) batch.ids.add(id);
  }

  /** Begins a write if it may; @returns whether everything is kept or left for the next page. */
  #write(): boolean {
    const { store, changeOf } = this.#deps;
    const all = new Set([...(this.#underWay?.ids ?? []), ...this.#waiting.ids]);
    if (all.size === 0) return true;
    if (this.#last === 'otherWindow') return false;
    if (this.#pause !== 'none' && isStashed(store, changeOf(all, this.#serial))) return true;
    if (this.#pause !== 'left' && !this.#underWay && this.#waiting.ids.size > 0) this.#begin();
    return false;
  }

  #begin(): void {
    const { store, changeOf } = this.#deps;
    this.#callOffRetry();
    const batch = this.#waiting;
    this.#underWay = batch;
    this.#waiting = new Batch();
    const written = write(store, changeOf(batch.ids, this.#serial));
    if (typeof written === 'string') this.#note(batch, written);
    else {
      const note = (result: WriteResult): void => this.#note(batch, result);
      void written.then(note, () => note('refused'));
    }
  }

  #note(batch: Batch, written: WriteResult): void {
    this.#underWay = undefined;
    if (this.#last === 'otherWindow') return;
    this.#last = written;
    if (written === 'saved' || written === 'wiped') {
      batch.callOff();
      if (written === 'wiped') this.changed(this.#deps.allIds());
      else this.#write();
    } else this.#requeue(batch);
    if (written === 'retry') this.#write();
    else if (isWriteFailure(written)) {
      this.#callOffRetry = this.#deps.after(RETRY_AFTER_MS, () => this.#write());
    }
    this.#show();
  }

  /** A refused batch goes into the next write. */
  #requeue(batch: Batch): void {
    this.#waiting.callOff();
    for (const id of this.#waiting.ids) batch.ids.add(id);
    this.#waiting = batch;
  }

  #show(): void {
    this.#saveState.value = this.#state();
  }

  #state(): SaveState {
    const batches = [this.#underWay, this.#waiting].filter((batch) => batch && batch.ids.size > 0);
    if (this.#last === 'otherWindow') return 'otherWindow';
    if (batches.length === 0) return 'saved';
    return (
      isWriteFailure(this.#last) ?? (batches.some((batch) => batch?.isLate) ? 'slow' : 'saving')
    );
  }
}
