/** Where the page begins: finds out whether it may play, opens the player's games, and shows them. */
import '@fontsource/bitter/latin-700.css';
import { Clock } from '../app/library/clock.ts';
import { en } from '../app/messages/en.ts';
import { openLibrary } from '../store/open.ts';
import { Ownership } from '../store/ownership.ts';
import { coverPage } from './cover.ts';
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
import './styles/review.css';
import './styles/games.css';
import './styles/statistics.css';

const source = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  // The browser's own needs a safely served page.
  newId: () =>
    Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join(''),
};

/** Another window plays, or has taken over: this one waits until it is told to play. */
const cover = (): Promise<void> => coverPage(en);

async function begin(): Promise<void> {
  const lost = (): void => {
    // What this window knows is out of date from now on.
    void cover().then(async () => {
      await ownership.takeOver();
      location.reload();
    });
  };
  const ownership = new Ownership(lost);
  if (!(await ownership.take())) {
    await cover();
    await ownership.takeOver();
  }
  const store = keyValueStore();
  const library = await openLibrary(store, source, lost);
  const clock = new Clock(source);
  const session = startPage({ library, clock, store, messages: en });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') clock.resume();
    else {
      session.keepTime();
      clock.pause();
    }
  });
}

void begin();
