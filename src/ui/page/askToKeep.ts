import { effect } from '@preact/signals';
import type { Library } from '../../app/games/library.ts';

// Whatever the browser does instead of answering becomes a rejection.
const askBrowser = async (): Promise<boolean | undefined> => navigator.storage?.persist?.();

/** Asks the browser not to clear anything away when room is scarce: once there is a log to lose. */
export function askToKeep({ games }: Pick<Library, 'games'>): void {
  const stop = effect(() => {
    if (!games.value.some(({ outcome }) => outcome)) return;
    void askBrowser().catch(() => {});
    queueMicrotask(() => stop());
  });
}
