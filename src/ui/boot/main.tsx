/**
 * The page's entry point: waits until this window has the player's games, opens them, and shows the
 * page.
 */
import '@fontsource/bitter/latin-700.css';
import type { Session } from '../../app/game/session.ts';
import { Clock } from '../../app/games/clock.ts';
import { Settings } from '../../app/preferences/settings.ts';
import { english } from '../../i18n/catalogues.ts';
import { askToKeep } from '../page/askToKeep.ts';
import { cannotStart, needNewVersion } from '../page/overlay.ts';
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
import { watchUpdates } from '../page/updates.ts';
import { watchTheme } from '../platform/theme.ts';
import { loadFaces } from '../table/deckImages.ts';
import { openGames } from './openGames.ts';

const source = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  // `crypto.randomUUID` needs a secure context.
  newId: () =>
    Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join(''),
};

/** A separate script, so that the games are opened while the browser still loads it. */
const loadPage = () => import('./page.tsx');

async function begin(): Promise<void> {
  const page = loadPage();
  // A failure before the `await` below is not an unhandled rejection.
  page.catch(() => {});
  // The cards load in parallel; if that fails, they are requested again later.
  loadFaces().catch(() => {});
  const updates = watchUpdates();
  const store = keyValueStore();
  const settings = new Settings(store);
  // Before anything slow: wrong colours are noticed even for a moment.
  const theme = watchTheme(settings.choices);
  const words = await watchLanguage(settings.choices);
  const games = await openGames(store, words.messages, source.newId());
  if (games === 'newer') {
    updates.begin();
    return needNewVersion(words.messages, updates.update);
  }
  const { library } = games;
  const { lessonAhead, startPage } = await page;
  const lesson = await lessonAhead(library, store, words);
  // The overlay is already showing.
  if (games.isLost()) return library.writer.stop();
  const clock = new Clock(source);
  const { session } = await startPage(
    { ...{ library, clock, store, settings, theme, words, updates }, engines: startEngines() },
    lesson,
  );
  games.watchLeaving(clock, () => session.keepTime());
  askToKeep(library);
  reportFailures(session);
}

/** Says that something went wrong in the background. */
function reportFailures(session: Session): void {
  const report = (): void => session.announce({ kind: 'unexpectedError' });
  window.addEventListener('unhandledrejection', report);
  window.addEventListener('error', ({ error }) => {
    // No error object: a cross-origin script error or a browser notice, such as ResizeObserver's.
    if (error) report();
  });
}

// Always in English: the player's catalogue might be what failed to load.
begin().catch((error: unknown) => cannotStart(english, error));
