/** Imports a file of games: a worker reads it, and the page adds its games a slice at a time. */

import type { Announcement } from '../../app/announcements/announcements.ts';
import { importGames } from '../../app/game/importGames.ts';
import { countImport } from '../../app/games/importCounts.ts';
import type { StoredGame } from '../../app/games/stored.ts';
import type { FileMessage } from '../../files/protocol.ts';
import { nextFrame } from '../platform/afterFrame.ts';
import { readBeside } from '../platform/fileThread.ts';
import type { App } from './createApp.ts';
import type { Late } from './late.ts';

/** A shorter file is read too fast to show progress, in bytes. */
export const LONG_FILE = 1_000_000;

type ImportStores = Pick<App, 'session' | 'library' | 'importProgress' | 'late'>;

type Ended = Extract<FileMessage, { readonly kind: 'ended' }>['result'];

interface ReadFile {
  readonly games: readonly StoredGame[];
  readonly result: Ended | 'cancelled' | 'died';
}

/** Files are imported one after the other. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Puts the game of a file on the table, or all games of a file into the log. `importProgress` says
 * how far it is.
 *
 * @returns the announcement; nothing if the game is on the table now
 */
export function takeFile(app: ImportStores, file: File): Promise<Announcement | undefined> {
  const taken = before
    .then(() => take(app, file))
    .finally(() => {
      app.importProgress.value = undefined;
    });
  before = taken.catch(() => {});
  return taken;
}

async function take(
  { session, library, importProgress, late }: ImportStores,
  file: File,
): Promise<Announcement | undefined> {
  const show = (share: number, cancel?: () => void): void => {
    if (file.size > LONG_FILE) importProgress.value = { share, cancel };
  };
  const { games, result } = await read(file, (share, cancel) => show(share / 2, cancel));
  if (result === 'died') return { kind: 'chunkLoadFailed' };
  if (result === 'cancelled') return { kind: 'gamesImported', games: 0, unread: 0, further: false };
  if (!result.ok) return { kind: 'fileFault', fault: result.error };
  if (result.value.kind === 'game') {
    session.games.show(result.value.game);
    return undefined;
  }
  const before = library.games.peek();
  const imported = await importGames(session, library, games, {
    pause: (done) => {
      show((1 + done) / 2);
      return nextFrame();
    },
    now: () => performance.now(),
  });
  if (!imported.ok) return { kind: 'fileFault', fault: imported.error };
  const { unread, progress } = result.value;
  if (progress !== undefined) void loaded(late).then((parts) => parts.takeProgress(progress));
  const counts = countImport(before, games, library.games.peek());
  return { kind: 'gamesImported', games: games.length, counts, unread, further: imported.value };
}

/** What is loaded after the table, once it is there. */
const loaded = (late: App['late']): Promise<Late> =>
  new Promise((resolve) => {
    const stop = late.subscribe((parts) => {
      if (!parts) return;
      resolve(parts);
      queueMicrotask(() => stop());
    });
  });

/** Has a thread read the file. */
function read(
  file: File,
  progress: (share: number, cancel: () => void) => void,
): Promise<ReadFile> {
  const games: StoredGame[][] = [];
  return new Promise((resolve) => {
    const end = (result: ReadFile['result']): void => {
      stop();
      resolve({ games: games.flat(), result });
    };
    const cancel = (): void => end('cancelled');
    const stop = readBeside(
      file,
      (message) => {
        if (message.kind === 'ended') return end(message.result);
        games.push([...message.games]);
        progress(message.share, cancel);
      },
      () => end('died'),
    );
    progress(0, cancel);
  });
}
