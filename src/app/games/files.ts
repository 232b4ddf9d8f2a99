/** Games as files: one game record, or everything there is; and what is read back from them. */
import { type Game, goTo } from '../../rules/game.ts';
import { MAX_RECORD_LENGTH, makeRecord, parseRecord } from '../../rules/record.ts';
import { failure, type Result, success } from '../../rules/result.ts';
import { writeAny } from './anyJson.ts';
import { readEntry, readStored, type StoredGame } from './stored.ts';
import type { Damaged } from './writer.ts';

/** Longer files are refused unread: ten thousand games are some fifteen million characters. */
export const MAX_FILE_LENGTH = 50_000_000;

const KIND = 'everything';

/** The record of a whole game, also of the moves that were taken back. */
export const gameFile = (game: Game): string =>
  `${JSON.stringify(makeRecord(goTo(game, game.moves.length)), null, 1)}\n`;

/** All games; and what could not be read, whatever it is, for people to look at. */
export const everythingFile = (games: readonly StoredGame[], damaged: readonly Damaged[]): string =>
  `${writeAny({ bigben: KIND, version: 1, games, damaged }).text}\n`;

export type FileContents =
  | { readonly kind: 'game'; readonly game: Game }
  /** `unread`: how many games in it could not be read. */
  | { readonly kind: 'everything'; readonly games: readonly StoredGame[]; readonly unread: number };

/** The fault of a file: it is not one of ours, or its game has an illegal move (counted from 1). */
export type FileFault = 'notOurs' | { readonly illegalAt: number };

/** Reads a file that comes from outside. */
export function readFile(text: string): Result<FileContents, FileFault> {
  if (text.length > MAX_FILE_LENGTH) return failure('notOurs');
  const games = gamesOf(text);
  if (!games) {
    const game = parseRecord(text);
    if (game.ok) return success({ kind: 'game', game: game.value });
    const { move } = game.error;
    return failure(move === undefined ? 'notOurs' : { illegalAt: move });
  }
  const read = games.flatMap((value) => {
    const stored = readStored(value);
    return stored.ok && readEntry(stored.value).ok ? [stored.value] : [];
  });
  return success({ kind: 'everything', games: read, unread: games.length - read.length });
}

/** The games of a file that holds everything; nothing if it is not one. */
function gamesOf(text: string): readonly unknown[] | undefined {
  if (text.length <= MAX_RECORD_LENGTH && !text.includes(`"${KIND}"`)) return undefined;
  try {
    const value: { bigben?: unknown; games?: unknown } | null = JSON.parse(text);
    return value?.bigben === KIND && Array.isArray(value.games) ? value.games : undefined;
  } catch {
    return undefined;
  }
}
