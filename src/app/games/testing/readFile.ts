/** For tests: a whole file at once. */
import { type Result, success } from '../../../rules/result.ts';
import { type FileFault, type FileKind, FileReading } from '../files.ts';
import type { StoredGame } from '../stored.ts';

type FileContents =
  | Extract<FileKind, { readonly kind: 'game' }>
  | (Extract<FileKind, { readonly kind: 'games' }> & { readonly games: readonly StoredGame[] });

/** @param text a text, or the pieces of one */
export function readFile(text: string | Iterable<string>): Result<FileContents, FileFault> {
  const reading = new FileReading(0);
  const games: StoredGame[] = [];
  for (const piece of typeof text === 'string' ? [text] : text) games.push(...reading.push(piece));
  games.push(...reading.finish());
  const { result } = reading;
  if (!result.ok || result.value.kind === 'game') return result as Result<FileContents, FileFault>;
  return success({ ...result.value, games });
}
