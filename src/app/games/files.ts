/** Games as files: one game record, or everything there is; and what is read back from them. */
import { type Game, goTo } from '../../rules/game.ts';
import { MAX_RECORD_LENGTH, makeRecord, parseRecordValue, readRecord } from '../../rules/record.ts';
import { type RecordText, RecordTexts } from '../../rules/recordTexts.ts';
import { failure, type Result, success } from '../../rules/result.ts';
import { inRange } from './clock.ts';
import { beginEntry } from './entry.ts';
import { MAX_GAMES } from './library.ts';
import { lossyJson } from './lossyJson.ts';
import { idFrom } from './merge.ts';
import { readEntry, readStored, type StoredGame, storeEntry } from './stored.ts';
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
  for (const [i, value] of values.entries()) yield `${i > 0 ? ',' : ''}${lossyJson(value).text}`;
  yield ']';
}

/** What a file has turned out to be. */
export type FileKind =
  /** One game record. */
  | { readonly kind: 'game'; readonly game: Game }
  /** Everything, or several game records, which have come before. `unread`: how many could not be read. */
  | { readonly kind: 'games'; readonly unread: number };

/**
 * The fault of a file: it is not one of ours, its game has an illegal move (counted from 1), or with its games
 * there would be more than `MAX_GAMES`.
 */
export type FileFault = 'notOurs' | 'tooMany' | { readonly illegalAt: number };

/** So much without a game, in characters, is the beginning of no file of ours. */
const MAX_BEGINNING_LENGTH = 2 * MAX_RECORD_LENGTH;

/** Reads a file that comes from outside, piece by piece, and plays its games through. */
export class FileReading {
  readonly #texts = new RecordTexts();
  readonly #ms: number;
  #length = 0;
  /** A record, as long as it is the only one. */
  #only: Game | undefined;
  /** Games of the log, and records once there were several. */
  #games = 0;
  #unread = 0;
  /** Of the first that could not be read. */
  #fault: FileFault = 'notOurs';

  /** @param ms when the file was written, in milliseconds since 1970: its records say of no moment themselves */
  constructor(ms: number) {
    this.#ms = inRange(ms);
  }

  /**
   * Takes in the next piece of the text.
   *
   * @returns the games that end in it, if the file holds more than one record
   */
  push(piece: string): readonly StoredGame[] {
    if (this.isDecided) return [];
    this.#length += piece.length;
    return this.#texts.push(piece).flatMap((text) => this.#take(text));
  }

  /** Whether the rest of the file changes nothing. */
  get isDecided(): boolean {
    return this.#isTooMany || (this.#isEmpty && this.#length > MAX_BEGINNING_LENGTH);
  }

  /**
   * Takes in the end of the text.
   *
   * @returns as `push`
   */
  finish(): readonly StoredGame[] {
    return this.isDecided ? [] : this.#texts.end().flatMap((text) => this.#take(text));
  }

  /** What the file is, once it has been read to its end, or its fault. */
  get result(): Result<FileKind, FileFault> {
    if (this.#isEmpty) return failure(this.#fault);
    if (this.#isTooMany) return failure('tooMany');
    if (this.#only) return success({ kind: 'game', game: this.#only });
    return success({ kind: 'games', unread: this.#unread });
  }

  get #isEmpty(): boolean {
    return !this.#only && this.#games === 0 && !this.#texts.hasEverything;
  }

  get #isTooMany(): boolean {
    return this.#games + this.#unread > MAX_GAMES;
  }

  #take({ text = '' }: RecordText): StoredGame[] {
    const found = gameIn(text);
    const isFirst = !this.#only && this.#games + this.#unread === 0;
    if (isFirst && found.ok && 'positions' in found.value) {
      this.#only = found.value;
      return [];
    }
    if (isFirst && !found.ok) this.#fault = found.error;
    const games = [...(this.#only ? [this.#only] : []), ...(found.ok ? [found.value] : [])];
    this.#only = undefined;
    this.#games += games.length;
    if (!found.ok) this.#unread++;
    return games.map((game) => ('positions' in game ? this.#storedOf(game) : game));
  }

  /** A game of somebody else's for the log. The same file, taken in again, brings no second one. */
  #storedOf(game: Game): StoredGame {
    const { number = 'game', ...record } = makeRecord(game);
    const newId = (): string => idFrom(`file~${number}`, JSON.stringify(record));
    return storeEntry(beginEntry(game, { ms: this.#ms, newId }, { continued: true }));
  }
}

/** The game of a record, or one that a log has kept. */
function gameIn(text: string): Result<Game | StoredGame, FileFault> {
  const value = parseRecordValue(text);
  if (!value.ok) return failure('notOurs');
  const stored = readStored(value.value);
  if (stored.ok) return readEntry(stored.value).ok ? stored : failure('notOurs');
  const game = readRecord(value.value);
  if (game.ok) return game;
  const { move } = game.error;
  return failure(move === undefined ? 'notOurs' : { illegalAt: move });
}
