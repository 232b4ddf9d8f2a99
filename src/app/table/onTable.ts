/** The game on the table: what is seen of it at once, and handed to the library to be kept. */
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { Place } from '../../rules/move.ts';
import type { Entry } from '../library/entry.ts';
import type { Library } from '../library/library.ts';
import type { News } from '../news.ts';

/** The game that lay on the table before: kept as it is, or removed. */
export type Left = Entry | { readonly remove: string };

export class OnTable {
  /** The game with all that is kept of it. */
  readonly entry: ReadonlySignal<Entry>;
  readonly held = signal<Place | undefined>(undefined);
  readonly news: Signal<News>;
  readonly #entry: Signal<Entry>;
  readonly #library: Library;

  constructor(entry: Entry, news: News, library: Library) {
    this.entry = this.#entry = signal(entry);
    this.news = signal(news);
    this.#library = library;
  }

  /** The table changes, or another game comes to lie on it. */
  set(entry: Entry, news: News, left?: Left): void {
    batch(() => {
      this.#library.keepTable(entry, left);
      this.#entry.value = entry;
      this.held.value = undefined;
      this.news.value = news;
    });
  }

  /** More is known of the game; nothing has happened on the table. */
  amend(entry: Entry): void {
    batch(() => {
      this.#library.keepTable(entry);
      this.#entry.value = entry;
    });
  }

  tell(news: News): void {
    this.news.value = news;
  }
}
