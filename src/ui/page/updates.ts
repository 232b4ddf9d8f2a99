/** Makes the game work without a network, and offers new versions of it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { scriptAddress } from '../platform/scripts.ts';
import { reloadToPlay } from './overlay.ts';

export interface Updates {
  /**
   * Starts the service worker, which loads all files. Call it once the page's first parts have
   * loaded: earlier it would slow them down.
   */
  begin(): void;
  /** Whether a newer version is ready and has not been put off. */
  readonly updateReady: ReadonlySignal<boolean>;
  /** Reloads the page in the new version. */
  update(): void;
  /** Stops offering this new version. */
  later(): void;
}

/** The page works without a service worker if the browser has none or refuses it. */
export function watchUpdates(): Updates {
  const updateReady = signal(false);
  let registration: ServiceWorkerRegistration | undefined;
  let isAccepted = false;

  const offer = (): void => {
    updateReady.value = true;
  };

  async function start(workers: ServiceWorkerContainer): Promise<void> {
    workers.addEventListener('controllerchange', () => {
      // If another tab accepted the version, this one does not reload: it might be in the middle of
      // a game.
      if (isAccepted) reloadToPlay();
    });
    await ask(workers);
    // Browsers look for a new version when a page is opened, but an installed game can stay open
    // for weeks.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void ask(workers);
    });
  }

  /** Looks for a new version. If the first installation failed, the browser has forgotten it: this tries again. */
  async function ask(workers: ServiceWorkerContainer): Promise<void> {
    const found = await register(workers);
    if (!found) return;
    if (found === registration) return void found.update().catch(() => {});
    registration = found;
    watch(found);
  }

  function watch(watched: ServiceWorkerRegistration): void {
    const look = (): void => {
      // The first version needs no confirmation.
      if (watched.waiting && watched.active) offer();
    };
    const follow = (): void => watched.installing?.addEventListener('statechange', look);
    look();
    follow();
    watched.addEventListener('updatefound', follow);
  }

  // During development every change has to show at once.
  const workers = import.meta.env.PROD ? serviceWorkers() : undefined;
  let hasBegun = false;

  function begin(): void {
    if (workers && !hasBegun) void start(workers);
    hasBegun = true;
  }

  /** If no new version is known, looks for one first: the database can be the one to report it. */
  async function update(): Promise<void> {
    isAccepted = true;
    if (!registration?.waiting) await registration?.update().catch(() => {});
    const next = registration?.waiting ?? registration?.installing;
    if (!next) return reloadToPlay();
    next.postMessage('takeOver');
    // The download was incomplete; the reloaded page can try again.
    next.addEventListener('statechange', () => {
      if (next.state === 'redundant') reloadToPlay();
    });
  }

  return {
    begin,
    updateReady,
    update: () => void update(),
    later() {
      updateReady.value = false;
    },
  };
}

/** In a frame without storage access the property itself throws. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  } catch {
    return undefined;
  }
}

/** Returns nothing if the browser refuses or cannot load the script. */
async function register(
  workers: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await workers.register(scriptAddress('offline'));
  } catch {
    return undefined;
  }
}
