/** Reads lines of files and of standard input, and refuses endless ones instead of filling memory. */
import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { MAX_RECORD_LENGTH } from '../rules/record.ts';
import { badData } from './failure.ts';

export interface InputLine {
  /** Counted from 1, empty lines included. */
  readonly line: number;
  /** Without its end; cut just over the longest that anything accepts. */
  readonly text: string;
}

const KEPT = MAX_RECORD_LENGTH + 1;

/** The lines that are not blank, of a file or (`-`) of standard input. */
export async function* readLines(file: string): AsyncGenerator<InputLine> {
  let line = 1;
  let pending = '';
  for await (const chunk of readText(file)) {
    const parts = chunk.split('\n');
    for (const [i, part] of parts.entries()) {
      pending = (pending + part).slice(0, KEPT);
      if (i === parts.length - 1) break;
      if (pending.trim() !== '') yield { line, text: pending.trimEnd() };
      pending = '';
      line++;
    }
  }
  if (pending.trim() !== '') yield { line, text: pending.trimEnd() };
}

async function* readText(file: string): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  const stream = file === '-' ? process.stdin : createReadStream(file);
  try {
    for await (const chunk of stream) yield decoder.write(chunk as Buffer);
    yield decoder.end();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw badData(`cannot read ${file}: ${code === 'ENOENT' ? 'no such file' : code}`);
  }
}
