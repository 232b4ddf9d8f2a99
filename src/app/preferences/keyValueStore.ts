/** Small things that are kept as texts under names: settings, tips. */
import * as v from 'valibot';

/** The part of the browser's `localStorage` that is used. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * Reads what is kept under a name.
 *
 * @param schema says what it may be; its fallback is taken where it is anything else, or nothing
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
    // Refused by the browser, or no JSON.
  }
  return v.parse(schema, kept);
}
