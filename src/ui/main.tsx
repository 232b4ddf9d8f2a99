/** Where the page begins: finds out whether it may play, opens the player's games, and shows them. */
import '@fontsource/bitter/latin-700.css';
import { effect } from '@preact/signals';
import { Clock } from '../app/library/clock.ts';
import type { Library } from '../app/library/library.ts';
import { Settings } from '../app/settings.ts';
import { openLibrary } from '../store/open.ts';
import { Ownership } from '../store/ownership.ts';
import { comeBackLater, needNewVersion, waitForGames } from './cover.ts';
import { watchLanguage } from './language.ts';
import { keyValueStore } from './localStore.ts';
import { startPage } from './page.tsx';
import './styles/themes.css';
import './styles/base.css';
import './styles/dial.css';
import './styles/cards.css';
import './styles/chrome.css';
import './styles/hint.css';
import './styles/small.css';
import './styles/dialog.css';
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
  const messages = await watchLanguage(settings.choices);
  let isLost = false;
  const lost = (): void => {
    if (isLost) return;
    isLost = true;
    comeBackLater(ownership, messages);
  };
  const ownership = new Ownership(lost);
  await waitForGames(ownership, messages);
  const library = await openLibrary(store, source, lost);
  if (library === 'newer') return needNewVersion(messages, updates.update);
  const clock = new Clock(source);
  const session = startPage({ library, clock, store, settings, theme, messages, updates });
  askToKeep(library);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') clock.resume();
    else {
      session.keepTime();
      clock.pause();
    }
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

void begin();
