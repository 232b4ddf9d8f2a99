/** The site as one file, for hosts that take a zip. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/**
 * The same bytes for the same files, whenever and wherever it is made; fflate compresses alike on
 * every Node.
 */
export function zip(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(sorted) as Zippable, {
    level: 9,
    // The times in a zip have no zone; 1980 is the first possible year.
    mtime: new Date(1980, 0, 1),
    // Unix, readable for everybody.
    os: 3,
    attrs: 0o100644 << 16,
  });
}

/**
 * A built site by the names of its files, without compressed copies: hosts that take a zip compress
 * by themselves.
 */
export function siteFiles(folder: string): Record<string, Uint8Array> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => statSync(join(folder, name)).isFile() && !name.endsWith('.gz'),
  );
  return Object.fromEntries(
    names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name))]),
  );
}
