/**
 * The game on the table: its state as signals; each change is handed to the library to be saved.
 */
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { Place } from '../../rules/move.ts';
import type { Announcement } from '../announcements/announcements.ts';
import type { Clock } from '../games/clock.ts';
import type { Entry } from '../games/entry.ts';
import type { Library } from '../games/library.ts';
import { type Action, ChangeStream } from './change.ts';

/** The game that lay on the table before: saved as it is, or removed. */
export type PreviousGame = Entry | { readonly remove: string };

export class CurrentGame {
  /** The game with everything that is saved with it. */
  readonly entry: ReadonlySignal<Entry>;
  readonly held = signal<Place | undefined>(undefined);
  readonly announcement: Signal<Announcement>;
  /** Emits each change after the state is set and the write has begun, before anything is drawn. */
  readonly changes = new ChangeStream();
  readonly #entry: Signal<Entry>;
  readonly #library: Library;
  readonly #clock: Clock;

  constructor(
    entry: Entry,
    announcement: Announcement,
    { library, clock }: { readonly library: Library; readonly clock: Clock },
  ) {
    this.entry = this.#entry = signal(entry);
    this.announcement = signal(announcement);
    this.#library = library;
    this.#clock = clock;
  }

  /**
   * The game with the time it has spent on the table until now. This resets the clock, so the
   * caller must keep the result. A game with an outcome takes no more time.
   */
  settled(): Entry {
    const entry = this.#entry.peek();
    const playedMs = this.#clock.take();
    if (entry.outcome || playedMs === 0) return entry;
    return { ...entry, playedMs: entry.playedMs + playedMs };
  }

  /**
   * Changes the game on the table or replaces it; `left` is the replaced game, with all its time.
   */
  set(entry: Entry, announcement: Announcement, action: Action, left?: PreviousGame): void {
    const before = this.#entry.peek().game;
    batch(() => {
      this.#library.keepTable(entry, left);
      this.#entry.value = entry;
      this.held.value = undefined;
      this.announcement.value = announcement;
      this.changes.emit({ ...action, before, after: entry.game });
    });
  }

  /** Updates what is recorded about the game; nothing has happened on the table. */
  updateEntry(entry: Entry): void {
    batch(() => {
      this.#library.keepTable(entry);
      this.#entry.value = entry;
    });
  }

  announce(announcement: Announcement): void {
    this.announcement.value = announcement;
  }
}
