/** Shared by the tests of new versions: a site that gets a new version, and a page that notices. */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describeSite } from '../site/offline.ts';

/** Simulates a rebuild of the site: new contents, and so new names for all assets. */
export function changeSite(folder: string, title: string): void {
  const assets = join(folder, 'assets');
  for (const name of readdirSync(assets)) if (name.endsWith('.gz')) rmSync(join(assets, name));
  const renamed = readdirSync(assets).map(
    (name) => [name, name.replace(/\.(\w+)$/, `-${title}.$1`)] as const,
  );
  for (const [name, other] of renamed) renameSync(join(assets, name), join(assets, other));
  const texts = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  for (const file of ['index.html', ...texts.map((name) => `assets/${name}`)]) {
    let text = readFileSync(join(folder, file), 'utf8');
    for (const [name, other] of renamed) text = text.replaceAll(name, other);
    writeFileSync(join(folder, file), text);
  }
  changePage(folder, title);
}

/** Changes only the page: every asset stays the same. */
export function changePage(folder: string, title: string): void {
  for (const name of readdirSync(folder)) if (name.endsWith('.gz')) rmSync(join(folder, name));
  const page = join(folder, 'index.html');
  const text = readFileSync(page, 'utf8').replace(/<title>.*<\/title>/, `<title>${title}</title>`);
  writeFileSync(page, text);
  const worker = join(folder, 'sw.js');
  const described = readFileSync(worker, 'utf8').replace(
    /\{"version":.*?\]\}/,
    JSON.stringify(describeSite(folder)),
  );
  writeFileSync(worker, described);
}

/** Like an installed game, open for days, that becomes visible again. */
export const lookAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Resolves when the version with this title is whole and waits to be used. */
export const isReady = (page: Page, title: string): Promise<unknown> =>
  page.waitForFunction(async (wanted) => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.waiting || registration.installing) return false;
    for (const name of await caches.keys()) {
      const index = await caches.match('./', { cacheName: name, ignoreSearch: true });
      if ((await index?.text())?.includes(`<title>${wanted}</title>`)) return true;
    }
    return false;
  }, title);

/** A marker that does not survive a reload. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as { marked?: boolean }).marked = true;
  });
export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);

/** A part that the page loads only on demand. */
export const lateAsset = (folder: string): string =>
  `assets/${readdirSync(join(folder, 'assets')).find((name) => /^web-.*js$/.test(name))}`;

export const offer = (page: Page) => page.getByRole('complementary', { name: 'New version' });
