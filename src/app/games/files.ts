/** Games as files: one game record, or everything there is; and what is read back from them. */
import { type Game, goTo } from '../../rules/game.ts';
import { MAX_RECORD_LENGTH, makeRecord, parseRecord } from '../../rules/record.ts';
import { failure, type Result, success } from '../../rules/result.ts';
import { writeAny } from './anyJson.ts';
import { type Element, FileOutline } from './fileOutline.ts';
import { MAX_GAMES } from './library.ts';
import { readEntry, readStored, type StoredGame } from './stored.ts';
import type { Damaged } from './writer.ts';

const KIND = 'everything';

/** The record of a whole game, also of the moves that were taken back. */
export const gameFile = (game: Game): string =>
  `${JSON.stringify(makeRecord(goTo(game, game.moves.length)), null, 1)}\n`;

/**
 * All games; and what could not be read, whatever it is, for people to look at.
 *
 * @returns the text in pieces: together it may be longer than a browser likes a text to be
 */
export function* everythingFile(
  games: readonly StoredGame[],
  damaged: readonly Damaged[],
): Generator<string> {
  yield `{"bigben":"${KIND}","version":1,"games":`;
  yield* list(games);
  yield ',"damaged":';
  yield* list(damaged);
  yield '}\n';
}

function* list(values: readonly unknown[]): Generator<string> {
  yield '[';
  for (const [i, value] of values.entries()) yield `${i > 0 ? ',' : ''}${writeAny(value).text}`;
  yield ']';
}

/** What a file has turned out to be; the games of everything have come before. */
export type FileKind =
  | { readonly kind: 'game'; readonly game: Game }
  /** `unread`: how many games in it could not be read. */
  | { readonly kind: 'everything'; readonly unread: number };

/**
 * The fault of a file: it is not one of ours, its game has an illegal move (counted from 1), or with its games
 * there would be more than `MAX_GAMES`.
 */
export type FileFault = 'notOurs' | 'tooMany' | { readonly illegalAt: number };

/** Reads a file that comes from outside, piece by piece, and plays its games through. */
export class FileReading {
  readonly #outline = new FileOutline();
  /** The text so far, as long as it may be that of one game. */
  #record: string | undefined = '';
  #elements = 0;
  #unread = 0;

  /**
   * Takes in the next piece of the text.
   *
   * @returns the games that end in it, if the file holds everything
   */
  push(piece: string): readonly StoredGame[] {
    const { length = Number.POSITIVE_INFINITY } = this.#record ?? {};
    this.#record = length + piece.length > MAX_RECORD_LENGTH ? undefined : this.#record + piece;
    if (this.isDecided) return [];
    const elements = this.#outline.push(piece);
    this.#elements += elements.length;
    if (this.isDecided) return [];
    const games = elements.flatMap(gameIn);
    this.#unread += elements.length - games.length;
    return games;
  }

  /** Whether the rest of the file changes nothing. */
  get isDecided(): boolean {
    return this.#elements > MAX_GAMES || (this.#outline.isOther && this.#record === undefined);
  }

  /** What the file is, once it has been read, or its fault. */
  end(): Result<FileKind, FileFault> {
    const { kind, hasGames, isCutOff } = this.#outline;
    if (kind === `"${KIND}"` && hasGames) {
      if (this.#elements > MAX_GAMES) return failure('tooMany');
      return success({ kind: KIND, unread: this.#unread + (isCutOff ? 1 : 0) });
    }
    const game = this.#record === undefined ? undefined : parseRecord(this.#record);
    if (game?.ok) return success({ kind: 'game', game: game.value });
    const move = game?.error.move;
    return failure(move === undefined ? 'notOurs' : { illegalAt: move });
  }
}

function gameIn(element: Element): StoredGame[] {
  let value: unknown;
  try {
    value = JSON.parse(element ?? '');
  } catch {
    return [];
  }
  const stored = readStored(value);
  return stored.ok && readEntry(stored.value).ok ? [stored.value] : [];
}
