import { effect } from '@preact/signals';
import type { Library } from '../../app/games/library.ts';

// Turns a synchronous throw into a rejection.
const askBrowser = async (): Promise<boolean | undefined> => navigator.storage?.persist?.();

/**
 * Asks the browser to keep this site's storage when space is scarce, as soon as there is a finished
 * game to lose.
 */
export function askToKeep({ games }: Pick<Library, 'games'>): void {
  const stop = effect(() => {
    if (!games.value.some(({ outcome }) => outcome)) return;
    void askBrowser().catch(() => {});
    queueMicrotask(() => stop());
  });
}
