/** Makes the game work without a network, and tells when there is a new version of it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { reloadToPlay } from './cover.ts';
import { scriptAddress } from './scripts.ts';

export interface Updates {
  /** A newer version than the one shown is there, and has not been put off. */
  readonly updateReady: ReadonlySignal<boolean>;
  /** Loads the page anew, in the new version. */
  update(): void;
  /** Says no more of this new version. */
  later(): void;
}

/** Starts the service worker; where the browser has none or refuses, the page works as ever. */
export function watchUpdates(): Updates {
  const updateReady = signal(false);
  let registration: ServiceWorkerRegistration | undefined;
  let isAccepted = false;

  const offer = (): void => {
    updateReady.value = true;
  };

  async function start(workers: ServiceWorkerContainer): Promise<void> {
    workers.addEventListener('controllerchange', () => {
      // Not if it was accepted in another tab: this one may be in the middle of a game.
      if (isAccepted) reloadToPlay();
    });
    await ask(workers);
    // An installed game may stay open for weeks; otherwise browsers ask when a page is opened.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void ask(workers);
    });
  }

  /** Asks for a new version; or for the first again, of which the browser forgets a failed installation. */
  async function ask(workers: ServiceWorkerContainer): Promise<void> {
    const found = await workers.register(scriptAddress('offline')).catch(() => undefined);
    if (!found) return;
    if (found === registration) return void found.update().catch(() => {});
    registration = found;
    watch(found);
  }

  function watch(watched: ServiceWorkerRegistration): void {
    const look = (): void => {
      // The first version of all does not wait for anybody's consent.
      if (watched.waiting && watched.active) offer();
    };
    const follow = (): void => watched.installing?.addEventListener('statechange', look);
    look();
    follow();
    watched.addEventListener('updatefound', follow);
  }

  // While developing, every change is to be seen at once.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    window.addEventListener('load', () => start(navigator.serviceWorker), { once: true });

  /** Looks for a new version first, if none is known of: a page may be told by its games that there is one. */
  async function update(): Promise<void> {
    isAccepted = true;
    if (!registration?.waiting) await registration?.update().catch(() => {});
    const next = registration?.waiting ?? registration?.installing;
    if (!next) return reloadToPlay();
    next.postMessage('takeOver');
    // It did not come whole; the page that is loaded now can ask again.
    next.addEventListener('statechange', () => {
      if (next.state === 'redundant') reloadToPlay();
    });
  }

  return {
    updateReady,
    update: () => void update(),
    later() {
      updateReady.value = false;
    },
  };
}
