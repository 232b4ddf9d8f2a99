import type { KeyValueStore } from './keyValueStore.ts';

/**
 * Stores a value as JSON under a key. A browser that refuses forgets it with the page, which goes on with what is in memory. Loaded after
 * the table: what is stored before that has its own few lines, which take less room there.
 */
export function keepJson(store: KeyValueStore, key: string, value: unknown): void {
  try {
    store.setItem(key, JSON.stringify(value));
  } catch {
    // There is nothing to do.
  }
}
