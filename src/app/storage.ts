/**
 * The game on the table, kept through reloads: a game record, and beside it the undone moves and
 * what the page has told the player of the deal.
 */
import { type Game, goTo } from '../rules/game.ts';
import { makeMove } from '../rules/move.ts';
import { makeRecord, readRecord } from '../rules/record.ts';
import { failure, type Result, success } from '../rules/result.ts';
import { type Assists, readAssists } from './assists.ts';

/** What the browser's `localStorage` offers, and all of it that is used. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export interface SavedGame {
  readonly game: Game;
  readonly assists: Assists;
}

const KEY = 'bigben.game';
const DAMAGED_KEY = 'bigben.damaged';

/**
 * Keeps the game.
 *
 * @returns whether the store took it: it may be full, or refuse.
 */
export function saveGame(store: KeyValueStore, { game, assists }: SavedGame): boolean {
  const undone = game.moves.slice(game.at).map(makeMove);
  try {
    store.setItem(KEY, JSON.stringify({ version: 1, ...makeRecord(game), undone, assists }));
    return true;
  } catch {
    return false;
  }
}

/**
 * The kept game, `undefined` if there is none. One that cannot be read is set aside under a name
 * of its own before anything can overwrite it, if there is room for that.
 */
export function loadGame(
  store: KeyValueStore,
): Result<SavedGame | undefined, 'setAside' | 'inPlace'> {
  let text: string | null;
  try {
    text = store.getItem(KEY);
  } catch {
    return success(undefined);
  }
  if (text === null) return success(undefined);
  const saved = readSaved(text);
  if (saved) return success(saved);
  try {
    store.setItem(DAMAGED_KEY, text);
    return failure('setAside');
  } catch {
    return failure('inPlace');
  }
}

function readSaved(text: string): SavedGame | undefined {
  let saved: { readonly moves?: unknown; undone?: unknown; assists?: unknown } | null;
  try {
    saved = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!saved || !Array.isArray(saved.moves) || !Array.isArray(saved.undone)) return undefined;
  const whole = readRecord({ ...saved, moves: [...saved.moves, ...saved.undone] });
  if (!whole.ok) return undefined;
  return { game: goTo(whole.value, saved.moves.length), assists: readAssists(saved.assists) };
}
