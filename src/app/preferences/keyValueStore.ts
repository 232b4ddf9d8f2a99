/** Small values that are stored as strings under keys: settings, tips. */
import * as v from 'valibot';

/** The part of the browser's `localStorage` that is used. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * Reads the JSON value stored under a key.
 *
 * @param schema validates the value; its fallback replaces a missing or invalid value
 */
export function readJson<Value>(
  store: KeyValueStore,
  key: string,
  schema: v.SchemaWithFallback<v.GenericSchema<unknown, Value>, Value>,
): Value {
  let kept: unknown;
  try {
    kept = JSON.parse(store.getItem(key) ?? 'null');
  } catch {
    // The browser refuses access, or the value is not JSON.
  }
  return v.parse(schema, kept);
}
