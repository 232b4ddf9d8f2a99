/** The messages from the thread that reads files. The page sends it nothing but the file. */
import type { FileFault, FileKind } from '../app/games/files.ts';
import type { StoredGame } from '../app/games/stored.ts';
import type { Result } from '../rules/result.ts';

/** Games are sent as they are found; the last message tells what kind of file it is. */
export type FileMessage =
  | {
      readonly kind: 'read';
      readonly games: readonly StoredGame[];
      /** How much of the file has been read, from 0 to 1. */
      readonly share: number;
    }
  | { readonly kind: 'ended'; readonly result: Result<FileKind, FileFault> };
