/** What the player has chosen once and for all games; kept through reloads. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { KeyValueStore } from './storage.ts';

export interface Choices {
  /** Whether the status says if the game can be won. Many do not want to know. */
  readonly showStatus: boolean;
  /** Whether random games are only dealt if they can be won. */
  readonly onlyWinnable: boolean;
}

const KEY = 'bigben.settings';
const DEFAULTS: Choices = { showStatus: false, onlyWinnable: false };

export class Settings {
  readonly choices: ReadonlySignal<Choices>;
  readonly #choices: Signal<Choices>;
  readonly #store: KeyValueStore;

  constructor(store: KeyValueStore) {
    this.#store = store;
    this.choices = this.#choices = signal(load(store));
  }

  choose(change: Partial<Choices>): void {
    this.#choices.value = { ...this.#choices.value, ...change };
    try {
      this.#store.setItem(KEY, JSON.stringify({ version: 1, ...this.#choices.value }));
    } catch {
      // The choice holds for as long as the page is open; the session says that nothing is kept.
    }
  }
}

function load(store: KeyValueStore): Choices {
  try {
    const kept = JSON.parse(store.getItem(KEY) ?? '{}') ?? {};
    return {
      showStatus: kept.showStatus === true,
      onlyWinnable: kept.onlyWinnable === true,
    };
  } catch {
    return DEFAULTS;
  }
}
