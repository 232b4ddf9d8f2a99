/** Reads lines of files and of standard input, and refuses endless ones instead of filling memory. */
import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { MAX_RECORD_LENGTH } from '../rules/record.ts';
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

/** The lines that are not blank, of a file or (`-`) of standard input. */
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

/** A byte order mark is white space too. A cut text stays too long, since more than space may follow. */
const trimmed = (text: string): string => (text.length < KEPT ? text.trim() : text);

const cannotRead = (file: string, code: string) => badData(data.cannotReadInput(file, code));

async function* readText(io: Io, file: string): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  if (file === '-' && io.isStdinFolder()) throw cannotRead(file, 'EISDIR');
  const stream = file === '-' ? io.stdin : createReadStream(file);
  try {
    for await (const chunk of stream) yield decoder.write(chunk as Buffer);
    yield decoder.end();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw cannotRead(file, code);
  }
}
