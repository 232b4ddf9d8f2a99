/**
 * Writes the player's games to a store in the background: the game never waits for it. At most one
 * write is under way, and later changes go into the next one. Each write holds everything that the
 * store lacks, so the store always holds the library as it was at some moment.
 */
import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { StoredGame } from './stored.ts';

/** What is written in one transaction: all of it or nothing. */
export interface Changeset {
  /** Changes are numbered from 1 in each window; a higher number includes all changes before it. */
  readonly serial: number;
  readonly put: readonly StoredGame[];
  readonly remove: readonly string[];
  /** The game that lies on the table. */
  readonly table?: string | undefined;
  /** Values that could not be read, verbatim. */
  readonly setAside: readonly Damaged[];
  /** Ids of set-aside values that are no longer wanted. */
  readonly forgetDamaged: readonly string[];
}

/** A stored value that cannot be read. */
export interface Damaged {
  readonly id: string;
  readonly value: unknown;
  readonly reason: string;
}

/** Why nothing can be written: no space is left, the browser refuses, or it has no database. */
export type WriteFailure = 'full' | 'refused' | 'missing';

/**
 * `saved`: written. `wiped`: written, but everything that was there before is gone. In all other
 * cases nothing was written. `otherWindow`: another window has taken over. `retry`: the games have
 * just been read, and the change must be built again.
 */
export type WriteResult = 'saved' | 'wiped' | 'otherWindow' | 'retry' | WriteFailure;

export interface GameStore {
  write(change: Changeset): WriteResult | Promise<WriteResult>;
  /**
   * Synchronously leaves a change where the next page finds it.
   *
   * @returns whether that succeeded
   */
  stash(change: Changeset): boolean;
}

/**
 * How far the store is behind. `saving`: by at most a second; `slow`: by more. A `WriteFailure`
 * while nothing can be written; `otherWindow` once another window has the games.
 */
export type SaveState = 'saved' | 'saving' | 'slow' | 'otherWindow' | WriteFailure;

/** The value itself if it is a failure, otherwise `undefined`. */
export const isWriteFailure = (what: WriteResult | SaveState): WriteFailure | undefined =>
  what === 'full' || what === 'refused' || what === 'missing' ? what : undefined;

/** Calls back after `ms` milliseconds; returns a function that cancels it. */
export type After = (ms: number, act: () => void) => () => void;

/** How long a change can stay unsaved before it counts as late, in milliseconds. */
export const SLOW_AFTER_MS = 1000;
/** How long to wait before retrying a failed write, in milliseconds. */
export const RETRY_AFTER_MS = 5000;

/** The games of one write. */
class Batch {
  readonly ids = new Set<string>();
  isLate = false;
  /** Cancels the timer that marks it late. */
  callOff = (): void => {};
}

/** Treats a throwing store as one that refuses. */
function write(store: GameStore, change: Changeset): WriteResult | Promise<WriteResult> {
  try {
    return store.write(change);
  } catch {
    return 'refused';
  }
}

/** Whether the store has stashed the change; a throwing store has not. */
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
  /** The ids of all games and set-aside values. */
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

  /** Marks these ids as changed and starts a write as soon as possible. */
  changed(ids: readonly string[]): void {
    if (ids.length === 0) return;
    this.#serial++;
    this.#await(ids);
    this.#write();
    this.#show();
  }

  /**
   * Begins no write until `resume`: a browser can freeze a page in the middle of a write, and then
   * every other window waits for it. The changes not yet written are stashed for the next page.
   *
   * @param how `hidden`: changes that cannot be stashed are still written; `left`: they are not,
   * the page is closing
   * @returns whether everything is saved or stashed
   */
  pause(how: 'hidden' | 'left'): boolean {
    if (this.#pause !== 'left') this.#pause = how;
    return this.#write();
  }

  /**
   * Call before handing over to another window. Nothing is written or stashed afterwards.
   *
   * @returns whether everything is saved or stashed for that window
   */
  end(): boolean {
    const isSafe = this.pause('left');
    this.stop();
    return isSafe;
  }

  /** Writes and stashes nothing from now on: another page could be ahead of this one. */
  stop(): void {
    this.#last = 'otherWindow';
    this.#show();
  }

  /** The serial of the last change. */
  get serial(): number {
    return this.#serial;
  }

  /** The page is visible again. */
  resume(): void {
    this.#pause = 'none';
    this.#write();
  }

  /** Resolves when everything is saved or the write has failed. */
  settled(): Promise<void> {
    return this.#until((state) => state !== 'saving' && state !== 'slow');
  }

  /**
   * Resolves when everything is saved, the write has failed, or the store is too slow to wait for.
   */
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

  /** Adds these ids to the next write. */
  #await(ids: readonly string[]): void {
    const batch = this.#waiting;
    if (batch.ids.size === 0)
      batch.callOff = this.#deps.after(SLOW_AFTER_MS, () => {
        batch.isLate = true;
        this.#show();
      });
    for (const id of ids) batch.ids.add(id);
  }

  /**
   * Begins a write if allowed. @returns whether everything is saved or stashed for the next page
   */
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
