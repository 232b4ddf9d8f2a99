/** Where the page begins: finds out whether it may play, opens the player's games, and shows them. */
import '@fontsource/bitter/latin-700.css';
import { effect } from '@preact/signals';
import { Clock } from '../app/library/clock.ts';
import type { Library } from '../app/library/library.ts';
import { Settings } from '../app/settings.ts';
import { Database } from '../store/database.ts';
import { watchLeaving, writeOff } from '../store/leaving.ts';
import { Leftover } from '../store/leftover.ts';
import { openLibrary } from '../store/open.ts';
import { type HandOver, Ownership } from '../store/ownership.ts';
import { english } from '../words/catalogues.ts';
import { after } from './after.ts';
import {
  cannotStart,
  comeBackLater,
  needNewVersion,
  waitForDatabase,
  waitForGames,
} from './cover.ts';
import { watchLanguage } from './language.ts';
import { keyValueStore } from './localStore.ts';
import { startPage } from './page.tsx';
import './pointing.ts';
import './styles/themes.css';
import './styles/base.css';
import './styles/dial.css';
import './styles/cards.css';
import './styles/chrome.css';
import './styles/hint.css';
import './styles/small.css';
import './styles/sheet.css';
import './styles/tips.css';
import { watchTheme } from './theme.ts';
import { watchUpdates } from './updates.ts';

const source = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  // The browser's own needs a safely served page.
  newId: () =>
    Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join(''),
};

async function begin(): Promise<void> {
  const updates = watchUpdates();
  const store = keyValueStore();
  const settings = new Settings(store);
  // Before anything that may take its time: the wrong colours are seen even for a moment.
  const theme = watchTheme(settings.choices);
  const words = await watchLanguage(settings.choices);
  const { messages } = words;
  const owner = source.newId();
  const leftover = new Leftover(store, owner);
  let opened: Library | undefined;
  let isLost = false;
  const lost = async (handOver: HandOver): Promise<void> => {
    if (isLost) return void handOver(undefined);
    isLost = true;
    const cover = comeBackLater(ownership, messages);
    const isSafe = !opened || (await writeOff(opened, database));
    // In any case: the other window may see what is left in `localStorage` a moment late.
    if (!handOver(leftover.handOver()) && !isSafe) cover.add(messages.elsewhere.notKept);
  };
  const ownership = new Ownership(lost);
  const database = new Database({ owner, leftover, lost: () => void lost(() => false) });
  leftover.takeOver(await waitForGames(ownership, messages));
  const busy = (answered: Promise<unknown>) => waitForDatabase(answered, messages);
  const library = await openLibrary({ database, leftover, after, busy });
  if (library === 'newer') return needNewVersion(messages, updates.update);
  // The sheet that says so is all there is to see.
  if (isLost) return library.writer.stop();
  opened = library;
  const clock = new Clock(source);
  const session = startPage({ library, clock, store, settings, theme, words, updates });
  askToKeep(library);
  // Nothing that goes on beside the game fails without a word.
  const mishap = (): void => session.tell({ kind: 'mishap' });
  window.addEventListener('unhandledrejection', mishap);
  window.addEventListener('error', ({ error }) => {
    // Without an error it is another page's script, or a notice of the browser's own.
    if (error) mishap();
  });
  watchLeaving(library, database, {
    keepTime: () => session.keepTime(),
    pause: () => clock.pause(),
    resume: () => clock.resume(),
  });
}

/** Asks the browser not to clear anything away when room is scarce: once there is a log to lose. */
function askToKeep({ games }: Library): void {
  const stop = effect(() => {
    if (!games.value.some(({ outcome }) => outcome)) return;
    void navigator.storage?.persist?.().catch(() => {});
    queueMicrotask(() => stop());
  });
}

// The words in the player's language may be what is missing.
begin().catch((error: unknown) => cannotStart(english, error));
