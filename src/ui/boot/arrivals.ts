/** Takes in links, shortcuts of the installed game, and files. */
import type { App } from '../page/createApp.ts';
import { wantedBy } from '../page/wantedBy.ts';

/** Follows links and shortcuts. They are removed from the address, so that a reload does not follow them again. */
export function followLinks(app: App): void {
  const followAddress = (): void => {
    const { hash, pathname, search } = location;
    if (!wantedBy(hash)) return;
    history.replaceState(null, '', pathname + search);
    void follow(app, hash);
  };
  followAddress();
  window.addEventListener('hashchange', followAddress);
}

/** Does what the fragment of an address asks for, if anything. */
async function follow({ session, dialog, linked }: App, hash: string): Promise<void> {
  const wanted = wantedBy(hash);
  if (!wanted) return;
  if ('dialog' in wanted) {
    dialog.value = wanted.dialog;
    return;
  }
  const code = await import('../../rules/challenge.ts').catch(() => undefined);
  if (!code) return session.announce({ kind: 'chunkLoadFailed' });
  const read = code.parseAnyLink(wanted.link);
  if (read.ok) {
    linked.value = read.value;
    dialog.value = 'linked';
  } else session.announce({ kind: 'linkFault', error: read.error });
}

/** Takes files that are dropped on the page or opened with the installed game. */
export function takeFiles(app: App): void {
  document.addEventListener('dragover', (event) => {
    // Without this the browser would show the file in place of the game.
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void take(app, file);
  });
  takeLaunches(app);
}

/** The part of the interface that is used here; TypeScript's types of the DOM do not have it yet. */
interface LaunchQueue {
  setConsumer(
    consume: (launch: {
      readonly targetURL?: string | null;
      readonly files: readonly FileSystemFileHandle[];
    }) => void,
  ): void;
}

/** Handles launches of the installed game while it is open: https://wicg.github.io/web-app-launch/ */
function takeLaunches(app: App): void {
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  const [navigation] = performance.getEntriesByType('navigation');
  // Some browsers repeat the last launch when the page is reloaded.
  let isRepeated = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
  launchQueue?.setConsumer(({ targetURL, files }) => {
    if (isRepeated) return;
    if (targetURL) void follow(app, new URL(targetURL).hash);
    // The file may have been removed meanwhile.
    void files[0]?.getFile().then(
      (file) => take(app, file),
      () => {},
    );
  });
  isRepeated = false;
}

/** Imports the games of a file and announces the result. */
async function take(app: App, file: File): Promise<void> {
  const { dialog, session } = app;
  // An open dialog would cover the announcement.
  dialog.value = 'none';
  const code = await import('../page/takeFile.ts').catch(() => undefined);
  if (!code) return session.announce({ kind: 'chunkLoadFailed' });
  const isLong = file.size > code.LONG_FILE;
  // The list of games shows the progress.
  if (isLong) dialog.value = 'games';
  const announcement = await code.takeFile(app, file);
  if (isLong && dialog.value === 'games') dialog.value = 'none';
  if (announcement) session.announce(announcement);
}
