/**
 * Keeps the games safe when the page is hidden or left, or gives them up to another window.
 *
 * Browsers stop a page that is left, or an app in the background, at any point. WebKit stops it
 * with its transaction open, and then every transaction of every window waits
 * (https://github.com/jakearchibald/idb-keyval/issues/180). So no transaction is begun while the
 * page is hidden, and none that needs the page is open when it is left; on leaving, `pagehide`
 * comes before `visibilitychange`.
 */
import type { Library } from '../app/games/library.ts';
import type { Database } from './database.ts';
import type { Ownership } from './ownership.ts';

/** How long a window that gives up its games tries to write its last changes, in milliseconds. */
const LAST_TRY_MS = 700;

/** @param clock its `keepTime` keeps the time at the table so far, in the game on the table */
export function watchLeaving(
  { writer }: Library,
  database: Pick<Database, 'abort'>,
  ownership: Pick<Ownership, 'leave'>,
  clock: { readonly keepTime: () => void; readonly pause: () => void; readonly resume: () => void },
): void {
  // Opened in the background, it has not been seen yet.
  if (document.visibilityState === 'hidden') clock.pause();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') {
      clock.resume();
      writer.resume();
    } else {
      // In this order: to keep the time must not begin a transaction.
      writer.pause('hidden');
      clock.keepTime();
      clock.pause();
    }
  });
  window.addEventListener('pagehide', () => {
    try {
      // In the same order.
      writer.pause('left');
      clock.keepTime();
    } finally {
      // Even after an error: other windows would wait for the database and the lock.
      database.abort();
      ownership.leave();
    }
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page from the back/forward cache can be out of date: another page might have played on.
    if (!persisted) return;
    writer.stop();
    location.reload();
  });
}

/**
 * Writes the last changes before another window gets the games. If there is not enough time, they
 * are left where that window finds them.
 *
 * @param keepTime keeps the time at the table so far, in the game on the table
 * @returns whether nothing is lost
 */
export async function flushAndRelease(
  { writer }: Library,
  database: Pick<Database, 'abort'>,
  keepTime: () => void,
): Promise<boolean> {
  writer.resume();
  keepTime();
  await Promise.race([writer.settled(), new Promise((late) => setTimeout(late, LAST_TRY_MS))]);
  const isSafe = writer.end();
  database.abort();
  return isSafe;
}
