/** Tells the service worker, once everything is built, which files there are to keep. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Files that the page never asks for: compressed copies, fonts for older browsers, pictures for app
 * stores, and the page for missing files.
 */
const LEFT_OUT = /\.gz$|\.woff$|^screenshot-|^404\.|^sw\.js$/;

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
}

const sha256 = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();

/** The list of files that is built into the service worker; see `__SITE__` there. */
export interface Site {
  readonly version: string;
  readonly files: readonly (readonly [address: string, hash: string])[];
}

/**
 * The files of a built site: the address of each, with the SHA-256 of its content in base64; and a
 * version name that stands for exactly these contents.
 */
export function describeSite(folder: string): Site {
  const files = filesOf(folder).map((name) => {
    // Some hosts redirect a request for the page by name to the folder.
    const address = name === 'index.html' ? './' : name;
    return [address, sha256(readFileSync(join(folder, name))).toString('base64')] as const;
  });
  return { version: sha256(JSON.stringify(files)).toString('hex').slice(0, 16), files };
}

/** Completes `sw.js` when all other files have been written. */
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
