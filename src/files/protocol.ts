/** What the thread that reads files says. It is sent the file, and nothing else. */
import type { FileFault, FileKind } from '../app/games/files.ts';
import type { StoredGame } from '../app/games/stored.ts';
import type { Result } from '../rules/result.ts';

/** Games come as they are found, and at last what the file is. */
export type FileMessage =
  | {
      readonly kind: 'read';
      readonly games: readonly StoredGame[];
      /** How much of the file has been read, from 0 to 1. */
      readonly share: number;
    }
  | { readonly kind: 'ended'; readonly result: Result<FileKind, FileFault> };
