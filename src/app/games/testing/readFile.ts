/** For tests: a whole file at once. */
import { type Result, success } from '../../../rules/result.ts';
import { type FileFault, type FileKind, FileReading } from '../files.ts';
import type { StoredGame } from '../stored.ts';

type FileContents =
  | Extract<FileKind, { readonly kind: 'game' }>
  | (Extract<FileKind, { readonly kind: 'everything' }> & {
      readonly games: readonly StoredGame[];
    });

/** @param text a text, or the pieces of one */
export function readFile(text: string | Iterable<string>): Result<FileContents, FileFault> {
  const reading = new FileReading();
  const games: StoredGame[] = [];
  for (const piece of typeof text === 'string' ? [text] : text) games.push(...reading.push(piece));
  const ended = reading.end();
  if (!ended.ok || ended.value.kind === 'game') return ended as Result<FileContents, FileFault>;
  return success({ ...ended.value, games });
}
