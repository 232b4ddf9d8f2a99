/** The game on the table, kept through reloads: a game record with the undone moves beside it. */
import { type Game, goTo } from '../rules/game.ts';
import { makeMove } from '../rules/move.ts';
import { makeRecord, readRecord } from '../rules/record.ts';
import { failure, type Result, success } from '../rules/result.ts';

/** What the browser's `localStorage` offers, and all of it that is used. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const KEY = 'bigben.game';
const DAMAGED_KEY = 'bigben.damaged';

/**
 * Keeps the game.
 *
 * @returns whether the store took it: it may be full, or refuse.
 */
export function saveGame(store: KeyValueStore, game: Game): boolean {
  const undone = game.moves.slice(game.at).map(makeMove);
  try {
    store.setItem(KEY, JSON.stringify({ version: 1, ...makeRecord(game), undone }));
    return true;
  } catch {
    return false;
  }
}

/**
 * The kept game, `undefined` if there is none. One that cannot be read is set aside under a name
 * of its own before anything can overwrite it, if there is room for that.
 */
export function loadGame(store: KeyValueStore): Result<Game | undefined, 'setAside' | 'inPlace'> {
  let text: string | null;
  try {
    text = store.getItem(KEY);
  } catch {
    return success(undefined);
  }
  if (text === null) return success(undefined);
  const game = readSaved(text);
  if (game) return success(game);
  try {
    store.setItem(DAMAGED_KEY, text);
    return failure('setAside');
  } catch {
    return failure('inPlace');
  }
}

function readSaved(text: string): Game | undefined {
  let saved: { readonly moves?: unknown; readonly undone?: unknown } | null;
  try {
    saved = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!saved || !Array.isArray(saved.moves) || !Array.isArray(saved.undone)) return undefined;
  const whole = readRecord({ ...saved, moves: [...saved.moves, ...saved.undone] });
  return whole.ok ? goTo(whole.value, saved.moves.length) : undefined;
}
