/** Reads texts of files and of standard input: lines of them, and the game records in them. */
import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { createGunzip } from 'node:zlib';
import { encodingOf } from '../rules/encoding.ts';
import type { Fault } from '../rules/fault.ts';
import type { Game } from '../rules/game.ts';
import { MAX_RECORD_LENGTH, parseRecordValue, readRecord } from '../rules/record.ts';
import { type RecordText, RecordTexts } from '../rules/recordTexts.ts';
import { failure, type Result } from '../rules/result.ts';
import { data } from './english/failures.ts';
import { badData } from './failure.ts';
import type { Io } from './io.ts';

export interface InputLine {
  /** Counted from 1, empty lines included. */
  readonly line: number;
  /** Without white space around it; or, where it is too long for anything, its beginning. */
  readonly text: string;
}

const KEPT = MAX_RECORD_LENGTH + 1;

/** The lines that are not blank, of a file or (`-`) of standard input. Endless ones do not fill memory. */
export async function* readLines(io: Io, file: string): AsyncGenerator<InputLine> {
  let line = 1;
  let pending = '';
  for await (const chunk of readText(io, file)) {
    const parts = chunk.split('\n');
    for (const [i, part] of parts.entries()) {
      // A line that is too long already need not be copied again for every chunk.
      if (pending.length < KEPT) pending = (pending + part).slice(0, KEPT);
      if (i === parts.length - 1) break;
      const text = trimmed(pending);
      if (text !== '') yield { line, text };
      pending = '';
      line++;
    }
  }
  const text = trimmed(pending);
  if (text !== '') yield { line, text };
}

/** A byte order mark is white space too. A cut text stays too long, since more than space might follow. */
const trimmed = (text: string): string => (text.length < KEPT ? text.trim() : text);

/** A game of a file, or why it is none; and where it begins. */
export interface InputGame {
  readonly at: Pick<RecordText, 'line' | 'nth'>;
  readonly game: Result<Game, Fault>;
}

/** The games in the records of a file or (`-`) of standard input, in any layout, and in what the page saves. */
export async function* readGames(io: Io, file: string): AsyncGenerator<InputGame> {
  const texts = new RecordTexts();
  for await (const piece of readText(io, file)) yield* texts.push(piece).map(gameIn);
  yield* texts.end().map(gameIn);
}

function gameIn({ text, ...at }: RecordText): InputGame {
  if (text === undefined)
    return { at, game: failure({ kind: 'tooLong', most: MAX_RECORD_LENGTH }) };
  const value = parseRecordValue(text);
  return { at, game: value.ok ? readRecord(withMoveList(value.value)) : value };
}

/** The page keeps the moves of a game in one text. */
function withMoveList(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('id' in value && 'moves' in value))
    return value;
  const { moves } = value;
  if (typeof moves !== 'string') return value;
  const lines = 'lines' in value && Array.isArray(value.lines) ? value.lines.map(withList) : [];
  return { ...withList({ ...value, moves }), ...(lines.length > 0 && { lines }) };
}

const withList = <Line extends { readonly moves?: unknown }>(line: Line) =>
  typeof line?.moves === 'string'
    ? { ...line, moves: line.moves === '' ? [] : line.moves.split(' ') }
    : line;

const cannotRead = (file: string, code: string) => badData(data.cannotReadInput(file, code));

/** The text of a file, in UTF-8 or UTF-16, also where it is gzipped. */
async function* readText(io: Io, file: string): AsyncGenerator<string> {
  if (file === '-' && io.isStdinFolder()) throw cannotRead(file, 'EISDIR');
  let decoder: TextDecoder | undefined;
  try {
    for await (const bytes of await unpacked(file === '-' ? io.stdin : createReadStream(file))) {
      decoder ??= new TextDecoder(encodingOf(bytes));
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder?.decode() ?? '';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw cannotRead(file, code);
  }
}

/** The stream, or what is packed in it. */
async function unpacked(stream: Readable): Promise<AsyncIterable<Buffer>> {
  for await (const bytes of stream.iterator({ destroyOnReturn: false })) {
    stream.unshift(bytes);
    // An error comes out at the end of the pipeline too.
    return encodingOf(bytes) === 'gzip' ? pipeline(stream, createGunzip(), () => {}) : stream;
  }
  return stream;
}
