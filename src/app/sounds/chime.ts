/** Asks once whether to turn on sound, when a chime would ring for the first time. */
import * as v from 'valibot';
import { endingOf } from '../../rules/gameQueries.ts';
import { type KeyValueStore, readJson } from '../preferences/keyValueStore.ts';
import { type AudibleChange, soundsOf } from './sounds.ts';

const KEY = 'bigben.chime';

const schema = v.fallback(v.picklist(['', 'asked']), '');

/**
 * Whether a change rings a chime before the game has ended, and the player has not been asked yet.
 */
export const isTimeToAsk = (change: AudibleChange, store: KeyValueStore): boolean =>
  endingOf(change.after) === undefined &&
  soundsOf(change).some(({ kind }) => kind === 'bell') &&
  readJson(store, KEY, schema) === '';

/** @returns whether this was stored; if not, the question would come every time */
export function keepAsked(store: KeyValueStore): boolean {
  try {
    store.setItem(KEY, JSON.stringify('asked'));
    return true;
  } catch {
    return false;
  }
}
