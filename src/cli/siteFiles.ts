/** The files of the built game, held in memory. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface SiteFile {
  readonly bytes: Buffer;
  /** A strong validator, made from the contents: https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3 */
  readonly etag: string;
}

export type Read = (name: string) => SiteFile | undefined;

/** All files of the site have such names. Nothing has to be decoded, and no name leads out of the folder. */
const NAME = /^(\/[\w-][\w.-]*)+$/;
/** The system's codes for a file that does not exist. */
const MISSING: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/**
 * Reads files of a folder by names that begin with a slash. The reader returns undefined for a file that does not
 * exist, and throws the system's error for one that cannot be read.
 *
 * A file is read whole before it is sent, so a client that waits or leaves keeps no file open. All
 * answers share one copy, which is read again when the file has changed. Reading is synchronous, so
 * only one file is open at a time; the site is small, and its server has one user.
 */
export function filesOf(folder: string): Read {
  const kept = new Map<string, SiteFile & { readonly version: string }>();
  return (name) => {
    if (!NAME.test(name)) return undefined;
    const path = join(folder, name);
    try {
      const stats = statSync(path, { bigint: true });
      if (!stats.isFile()) return undefined;
      const version = `${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`;
      const known = kept.get(name);
      if (known?.version === version) return known;
      // The game has been built again: the old files would pile up.
      if (known) kept.clear();
      const bytes = readFileSync(path);
      const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
      const file = { bytes, etag, version };
      kept.set(name, file);
      return file;
    } catch (error) {
      if (MISSING.includes((error as NodeJS.ErrnoException).code)) return undefined;
      throw error;
    }
  };
}
