/** Where the page begins: finds out whether it may play, opens the player's games, and shows them. */
import '@fontsource/bitter/latin-700.css';
import { Clock } from '../../app/games/clock.ts';
import { Settings } from '../../app/preferences/settings.ts';
import { english } from '../../i18n/catalogues.ts';
import { Database } from '../../store/database.ts';
import { openLibrary } from '../../store/open.ts';
import { Ownership, type SendPending } from '../../store/ownership.ts';
import { watchLeaving, writeOff } from '../../store/pageLifecycle.ts';
import { PendingWrites } from '../../store/pendingWrites.ts';
import { askToKeep } from '../page/askToKeep.ts';
import {
  cannotStart,
  comeBackLater,
  needNewVersion,
  waitForDatabase,
  waitForGames,
} from '../page/overlay.ts';
import { after } from '../platform/after.ts';
import { startEngines } from '../platform/engines.ts';
import { watchLanguage } from '../platform/language.ts';
import { keyValueStore } from '../platform/localStore.ts';
import '../platform/pointing.ts';
import '../styles/themes.css';
import '../styles/base.css';
import '../styles/dial.css';
import '../styles/cards.css';
import '../styles/chrome.css';
import '../styles/sidePanel.css';
import '../styles/lesson.css';
import '../styles/hint.css';
import '../styles/small.css';
import '../styles/sheet.css';
import '../styles/tips.css';
import { watchUpdates } from '../page/updates.ts';
import { watchTheme } from '../platform/theme.ts';
import { loadFaces } from '../table/deckImages.ts';

const source = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  // The browser's own needs a safely served page.
  newId: () =>
    Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join(''),
};

/** A script of its own, so that the games are opened while the browser still reads it. */
const loadPage = () => import('./page.tsx');

async function begin(): Promise<void> {
  const page = loadPage();
  // Whatever fails before it is looked at.
  page.catch(() => {});
  // The cards come beside it; if not, they are asked for once more.
  loadFaces().catch(() => {});
  const updates = watchUpdates();
  const store = keyValueStore();
  const settings = new Settings(store);
  // Before anything that may take its time: the wrong colours are seen even for a moment.
  const theme = watchTheme(settings.choices);
  const words = await watchLanguage(settings.choices);
  const { messages } = words;
  const owner = source.newId();
  const pendingWrites = new PendingWrites(store, owner);
  /** Writes what is owed, once there are games. */
  let leave = async (): Promise<boolean> => true;
  let isLost = false;
  const lost = async (handOver: SendPending): Promise<void> => {
    if (isLost) return void handOver(undefined);
    isLost = true;
    const overlay = comeBackLater(ownership, messages);
    const isSafe = await leave();
    // In any case: the other window may see what is left in `localStorage` a moment late.
    if (!handOver(pendingWrites.toSend()) && !isSafe) overlay.add(messages.elsewhere.notKept);
  };
  const ownership = new Ownership(lost);
  const database = new Database({ owner, pendingWrites, lost: () => void lost(() => false) });
  pendingWrites.receive(await waitForGames(ownership, messages));
  const busy = (answered: Promise<unknown>) => waitForDatabase(answered, messages);
  const library = await openLibrary({ database, pendingWrites, after, busy });
  if (library === 'newer') {
    updates.begin();
    return needNewVersion(messages, updates.update);
  }
  const { lessonAhead, startPage } = await page;
  const lesson = await lessonAhead(library, store, words);
  // The sheet that says so is all there is to see.
  if (isLost) return library.writer.stop();
  const clock = new Clock(source);
  const { session } = await startPage(
    { ...{ library, clock, store, settings, theme, words, updates }, engines: startEngines() },
    lesson,
  );
  const keepTime = (): void => session.keepTime();
  leave = () => writeOff(library, database, keepTime);
  askToKeep(library);
  // Nothing that goes on beside the game fails without a word.
  const mishap = (): void => session.announce({ kind: 'mishap' });
  window.addEventListener('unhandledrejection', mishap);
  window.addEventListener('error', ({ error }) => {
    // Without an error it is another page's script, or a notice of the browser's own.
    if (error) mishap();
  });
  watchLeaving(library, database, ownership, {
    keepTime,
    pause: () => clock.pause(),
    resume: () => clock.resume(),
  });
}

// The words in the player's language may be what is missing.
begin().catch((error: unknown) => cannotStart(english, error));
