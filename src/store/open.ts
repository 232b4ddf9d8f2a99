/** Opens the player's games: from the database, from what older versions kept, or in memory alone. */
import type { KeyValueStore } from '../app/keyValueStore.ts';
import { Clock, type TimeSource } from '../app/library/clock.ts';
import { beginEntry, changeEntry } from '../app/library/entry.ts';
import { Library } from '../app/library/library.ts';
import { readVersion1 } from '../app/library/stored.ts';
import { Database, isTooOld } from './database.ts';

/** Where version 1 kept its one game, and one that it could not read. */
const GAME_1 = 'bigben.game';
const DAMAGED_1 = 'bigben.damaged';
/** Some browsers never answer; then the game begins without what was kept, in milliseconds. */
const PATIENCE = 5000;

/** Where version 1 kept its game. */
interface OldStore extends KeyValueStore {
  removeItem(key: string): void;
}

/**
 * @param lost called when another window has taken over
 * @returns `newer` if a newer version of this program has changed the database: its games are left alone
 */
export async function openLibrary(
  old: OldStore,
  source: TimeSource,
  lost: () => void,
): Promise<Library | 'newer'> {
  const database = new Database(source.newId(), lost);
  try {
    const library = new Library(database, await inTime(database.take()));
    await takeFromVersion1(library, old, source);
    return library;
  } catch (error) {
    return isTooOld(error) ? 'newer' : new Library({ write: () => 'refused' });
  }
}

function inTime<Value>(value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), PATIENCE);
    void value.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** What version 1 kept is dropped there only when it is kept here. */
async function takeFromVersion1(
  library: Library,
  old: OldStore,
  source: TimeSource,
): Promise<void> {
  for (const key of [DAMAGED_1, GAME_1]) {
    const text = old.getItem(key);
    if (text === null) continue;
    const game = key === GAME_1 ? readVersion1(text) : undefined;
    const written = game
      ? await keepVersion1(library, game, source)
      : await library.setAside([{ id: source.newId(), value: text, reason: 'version 1' }]);
    if (written === 'kept') old.removeItem(key);
  }
}

function keepVersion1(
  library: Library,
  { game, assists }: NonNullable<ReturnType<typeof readVersion1>>,
  source: TimeSource,
) {
  const moment = new Clock(source).moment(() => library.nextOrder());
  // A game that has been won gets its outcome now: nothing is known of when it was.
  return library.keepTable(changeEntry(beginEntry(game, moment, { assists }), game, moment));
}
