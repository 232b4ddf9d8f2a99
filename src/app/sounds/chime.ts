/** Whether to have sound is asked once, when a chime would ring for the first time. */
import * as v from 'valibot';
import { endingOf } from '../../rules/gameQueries.ts';
import { type KeyValueStore, readJson } from '../preferences/keyValueStore.ts';
import { type AudibleChange, soundsOf } from './sounds.ts';

const KEY = 'bigben.chime';

const schema = v.fallback(v.picklist(['', 'asked']), '');

/** Whether a step rings a chime in the midst of a game, and nobody has been asked yet. */
export const isTimeToAsk = (change: AudibleChange, store: KeyValueStore): boolean =>
  endingOf(change.after) === undefined &&
  soundsOf(change).some(({ kind }) => kind === 'bell') &&
  readJson(store, KEY, schema) === '';

/** @returns whether it is remembered: otherwise it would be asked every time */
export function keepAsked(store: KeyValueStore): boolean {
  try {
    store.setItem(KEY, JSON.stringify('asked'));
    return true;
  } catch {
    return false;
  }
}
