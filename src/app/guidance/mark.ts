/** Remembers the lesson, so that it begins by itself once only, and goes on after a reload. */
import * as v from 'valibot';
import { type KeyValueStore, readJson } from '../preferences/keyValueStore.ts';

const KEY = 'bigben.lesson';

type Mark = '' | 'begun' | 'over';

const schema = v.fallback(v.picklist(['', 'begun', 'over']), '');

export const readMark = (store: KeyValueStore): Mark => readJson(store, KEY, schema);

/** @returns whether the browser has taken it */
export function keepMark(store: KeyValueStore, mark: Mark): boolean {
  try {
    store.setItem(KEY, JSON.stringify(mark));
    return true;
  } catch {
    return false;
  }
}
