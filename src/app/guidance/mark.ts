/**
 * Remembers the state of the lesson, so that it starts automatically only once and goes on after a
 * reload.
 */
import * as v from 'valibot';
import { type KeyValueStore, readJson } from '../preferences/keyValueStore.ts';

const KEY = 'bigben.lesson';

type Mark = '' | 'begun' | 'over';

const schema = v.fallback(v.picklist(['', 'begun', 'over']), '');

export const readMark = (store: KeyValueStore): Mark => readJson(store, KEY, schema);

/** @returns whether the browser has stored it */
export function keepMark(store: KeyValueStore, mark: Mark): boolean {
  try {
    store.setItem(KEY, JSON.stringify(mark));
    return true;
  } catch {
    return false;
  }
}
