/** Writes games to files, one game record or all games, and reads them back. */
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

/** How the file of everything begins, and what names the progress in its first line. */
const BEGINNING = '{"bigben":"everything","version":1';
const PROGRESS = '"progress":';
/** A longer first line is not read, in characters; what belongs there has 200 000 at most. */
const MAX_FIRST_LINE = 1_000_000;

/** The record of a whole game, including moves that were taken back. */
export const gameFile = (game: Game): string =>
  `${JSON.stringify(makeRecord(goTo(game, game.moves.length)), null, 1)}\n`;

/**
 * All games, and every value that could not be read, for people to inspect.
 *
 * @param progress what else is to be carried along, as JSON: the first line has it, and the list of games begins after that
 * @returns the text in pieces: as a whole it could exceed the browser's limit for strings
 */
export function* everythingFile(
  games: readonly StoredGame[],
  damaged: readonly Damaged[],
  progress?: string,
): Generator<string> {
  yield `${BEGINNING}${progress === undefined ? '' : `,${PROGRESS}${progress}\n`},"games":`;
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

/** What a file contains. */
export type FileKind =
  /** One game record. */
  | { readonly kind: 'game'; readonly game: Game }
  /**
   * All games, or several game records; `push` and `finish` have returned them. `unread`: how many
   * could not be read. `progress`: what else the file of everything carries, as JSON, unchecked.
   */
  | { readonly kind: 'games'; readonly unread: number; readonly progress?: string };

/**
 * What is wrong with a file: it is not one of ours, it has more than `MAX_GAMES` games, or its game
 * has an illegal move (counted from 1).
 */
export type FileFault = 'notOurs' | 'tooMany' | { readonly illegalAt: number };

/** A file that has no game in this many characters is not one of ours. */
const MAX_BEGINNING_LENGTH = 2 * MAX_RECORD_LENGTH;

/** Reads a file that comes from outside, piece by piece, and plays its games through. */
export class FileReading {
  readonly #texts = new RecordTexts();
  readonly #ms: number;
  #length = 0;
  /** The first line, or its beginning. */
  #firstLine = '';
  /** The record, while it is the only one. */
  #only: Game | undefined;
  /** How many games were read; a single record is not counted until another follows. */
  #games = 0;
  #unread = 0;
  /** The fault of the first record, if it could not be read. */
  #fault: FileFault = 'notOurs';

  /**
   * @param ms when the file was written, in milliseconds since 1970; records contain no times
   */
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
    if (!this.#firstLine.includes('\n') && this.#firstLine.length < MAX_FIRST_LINE)
      this.#firstLine += piece;
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

  /** The kind of the file, or its fault; final once the file has been read to its end. */
  get result(): Result<FileKind, FileFault> {
    if (this.#isEmpty) return failure(this.#fault);
    if (this.#isTooMany) return failure('tooMany');
    if (this.#only) return success({ kind: 'game', game: this.#only });
    const progress = progressIn(this.#firstLine);
    const carried = progress === undefined ? {} : { progress };
    return success({ kind: 'games', unread: this.#unread, ...carried });
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

  /**
   * Somebody else's game, as an entry for the log. Importing the same file again adds no second
   * one.
   */
  #storedOf(game: Game): StoredGame {
    const { number = 'game', ...record } = makeRecord(game);
    const newId = (): string => idFrom(`file~${number}`, JSON.stringify(record));
    return storeEntry(beginEntry(game, { ms: this.#ms, newId }, { continued: true }));
  }
}

/** The progress that the first line of a file of everything carries. */
function progressIn(text: string): string | undefined {
  const start = `${BEGINNING},${PROGRESS}`;
  const [line = ''] = text.split('\n', 1);
  return line.startsWith(start) ? line.slice(start.length) : undefined;
}

/** Reads either a game record or a stored game of a log. */
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
