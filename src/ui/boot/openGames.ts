/** Opens the player's games for this window, and gives them up when another one takes over. */
import type { Clock } from '../../app/games/clock.ts';
import type { Library } from '../../app/games/library.ts';
import type { TableMessages } from '../../i18n/messages.ts';
import { Database } from '../../store/database.ts';
import { openLibrary } from '../../store/open.ts';
import { Ownership, type SendPending } from '../../store/ownership.ts';
import { flushAndRelease, watchLeaving } from '../../store/pageLifecycle.ts';
import { PendingWrites, type PlainStore } from '../../store/pendingWrites.ts';
import { comeBackLater, waitForDatabase, waitForGames } from '../page/overlay.ts';
import { after } from '../platform/after.ts';

/** The games while this window has them. */
interface OpenGames {
  readonly library: Library;
  /** Whether another window has taken over. The overlay that says so is then showing. */
  readonly isLost: () => boolean;
  /**
   * Call once the table is shown. From then on, leaving the page stores the time at the table, and
   * pending changes are written before another window gets the games.
   *
   * @param keepTime stores the time at the table so far in the current game
   */
  readonly watchLeaving: (clock: Clock, keepTime: () => void) => void;
}

/**
 * Waits until this window has the games, and reads them.
 *
 * @param owner a unique name for this window
 * @returns `newer` if only a newer version can read them
 */
export async function openGames(
  store: PlainStore,
  messages: TableMessages,
  owner: string,
): Promise<OpenGames | 'newer'> {
  const pendingWrites = new PendingWrites(store, owner);
  let isLost = false;
  /** Writes pending changes; there are none before the games are open. */
  let flush = async (): Promise<boolean> => true;
  const giveUp = async (handOver: SendPending): Promise<void> => {
    if (isLost) return void handOver(undefined);
    isLost = true;
    const overlay = comeBackLater(ownership, messages);
    const isSafe = await flush();
    // Hand over even if written: the other window can see `localStorage` a moment late.
    if (!handOver(pendingWrites.toSend()) && !isSafe) overlay.add(messages.elsewhere.notKept);
  };
  const ownership = new Ownership(giveUp);
  const database = new Database({ owner, pendingWrites, lost: () => void giveUp(() => false) });
  pendingWrites.receive(await waitForGames(ownership, messages));
  const busy = (answered: Promise<unknown>) => waitForDatabase(answered, messages);
  const library = await openLibrary({ database, pendingWrites, after, busy });
  if (library === 'newer') return library;
  return {
    library,
    isLost: () => isLost,
    watchLeaving: (clock, keepTime) => {
      flush = () => flushAndRelease(library, database, keepTime);
      watchLeaving(library, database, ownership, {
        keepTime,
        pause: () => clock.pause(),
        resume: () => clock.resume(),
      });
    },
  };
}
