/**
 * The game on the table and how it is kept: each change of it is on its way to the store when it is
 * first seen, and nothing else counts until it is there.
 */
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { Place } from '../rules/move.ts';
import { Gate } from './gate.ts';
import type { Entry } from './library/entry.ts';
import type { Library, Written } from './library/library.ts';
import type { Messages } from './messages/en.ts';

/** What has just happened, to be shown and spoken once. */
export interface News {
  readonly text: string;
  readonly tone: 'move' | 'refusal' | 'end';
}

/** What becomes of the game that lay on the table before: it is kept as it is, or removed. */
export type Left = Entry | { readonly remove: string };

export class OnTable {
  /** The game with all that is kept of it. */
  readonly entry: ReadonlySignal<Entry>;
  readonly held = signal<Place | undefined>(undefined);
  readonly news: Signal<News>;
  readonly #entry: Signal<Entry>;
  readonly #library: Library;
  readonly #messages: Messages;
  readonly #gate = new Gate();
  /** Whether the player knows that nothing can be kept. */
  #warned = false;

  constructor(entry: Entry, news: News, library: Library, messages: Messages) {
    this.entry = this.#entry = signal(entry);
    this.news = signal(news);
    this.#library = library;
    this.#messages = messages;
  }

  /** Acts once everything before is kept. */
  whenKept(act: () => void): void {
    this.#gate.enter(act);
  }

  /** The table changes, or another game comes to lie on it. */
  set(entry: Entry, news: News, left?: Left): void {
    const written = this.#keep(entry, left);
    batch(() => {
      this.#entry.value = entry;
      this.held.value = undefined;
      this.news.value = news;
    });
    this.#note(written);
  }

  /** More is known of the game; nothing has happened on the table. */
  amend(entry: Entry): void {
    const written = this.#keep(entry);
    this.#entry.value = entry;
    this.#note(written);
  }

  /** Keeps what lies there, without waiting for it to be seen. */
  keep(): void {
    this.#note(this.#keep(this.#entry.value));
  }

  say(text: string, tone: News['tone'] = 'move'): void {
    this.news.value = { text, tone };
  }

  #keep(entry: Entry, left?: Left): Written | undefined {
    const written = this.#library.keepTable(entry, left);
    if (typeof written === 'string') return written;
    void this.#gate.closeUntil(written.then((result) => this.#note(result)));
    return undefined;
  }

  /** Says once that nothing can be kept. */
  #note(written: Written | undefined): void {
    if (written === 'kept') this.#warned = false;
    if (written !== 'refused' || this.#warned) return;
    this.#warned = true;
    this.say(this.#messages.sentences([this.news.value.text, this.#messages.notSaved]), 'refusal');
  }
}
