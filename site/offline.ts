/** Tells the service worker, once everything is built, which files there are to keep. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Not asked for by the page: packed twins, fonts for older browsers, and what only shops show. */
const LEFT_OUT = /\.gz$|\.woff$|^screenshot-|^sw\.js$/;

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
}

/**
 * What the service worker is built with: the addresses of the files of a built site, and a name
 * for just these contents.
 */
export function describeSite(folder: string): {
  readonly version: string;
  readonly files: string[];
} {
  const names = filesOf(folder);
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  return {
    version: hash.digest('hex').slice(0, 16),
    // Some hosts send whoever asks for the page by its name on to the folder.
    files: names.map((name) => (name === 'index.html' ? './' : name)),
  };
}

/** Completes `sw.js`, when all other files have been written. */
export const offline = (): Plugin => ({
  name: 'offline',
  writeBundle({ dir = '' }) {
    const file = join(dir, 'sw.js');
    const script = readFileSync(file, 'utf8');
    if (!script.includes('__SITE__')) throw new Error('the service worker asks for no files');
    writeFileSync(
      file,
      script.replace('__SITE__', () => JSON.stringify(describeSite(dir))),
    );
  },
});
