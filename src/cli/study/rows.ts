/** The rows of a study: one line of JSON for each deal, and how a file of them is read. */
import { closeSync, openSync, readSync } from 'node:fs';
import type { Reason, Verdict } from '../../solver/verdict.ts';
import type { Answer } from '../../worker/protocol.ts';
import { badData } from '../failure.ts';
import { diskFailure } from './disk.ts';

export interface Row {
  /** The deal's number, without zeros before it. */
  readonly number: string;
  readonly verdict: Verdict['verdict'];
  /** Only of an unknown deal. */
  readonly reason?: Reason;
  /** How many moves win; only of a winnable deal. */
  readonly moves?: number;
  readonly nodes: number;
  readonly ms: number;
}

const VERDICTS: readonly unknown[] = [
  'winnable',
  'unwinnable',
  'unknown',
] satisfies Verdict['verdict'][];
const REASONS: readonly unknown[] = ['nodes', 'time', 'memory', 'stopped'] satisfies Reason[];

export function makeRow(number: string, { verdict, ms }: Answer): Row {
  return {
    number,
    verdict: verdict.verdict,
    ...(verdict.verdict === 'unknown' && { reason: verdict.reason }),
    ...(verdict.verdict === 'winnable' && { moves: verdict.moves.length }),
    nodes: verdict.nodes,
    ms: Math.round(ms * 1000) / 1000,
  };
}

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Files of rows lie about for years and are copied and edited: nothing is taken for granted. */
function isRow(value: unknown): value is Row {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Partial<Record<keyof Row, unknown>>;
  return (
    typeof row.number === 'string' &&
    /^[1-9][0-9]*$/.test(row.number) &&
    VERDICTS.includes(row.verdict) &&
    (row.verdict !== 'unknown' || REASONS.includes(row.reason)) &&
    (row.verdict !== 'winnable' || isCount(row.moves)) &&
    isCount(row.nodes) &&
    isCount(row.ms)
  );
}

function parseRow(text: string): Row | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRow(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const CHUNK = 1 << 20;
const NEWLINE = 10;

/**
 * Visits every row of a file. What stands after the last line end was torn off while it was
 * written, and is left out.
 *
 * @returns the length of the file without it, in bytes
 */
export function readRows(file: string, visit: (row: Row, line: number) => void): number {
  let line = 0;
  return readLines(file, (text) => {
    line++;
    const row = parseRow(text);
    if (!row) {
      const found = JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
      throw badData(`${file}, line ${line}: expected the row of a deal; found ${found}`);
    }
    visit(row, line);
  });
}

/** A line of JSON is far shorter; of something else the beginning is enough to refuse it. */
const LONGEST_LINE = 10_000;

function readLines(file: string, visit: (text: string) => void): number {
  const descriptor = open(file);
  try {
    const buffer = Buffer.allocUnsafe(CHUNK);
    let whole = 0;
    let read = 0;
    let rest = '';
    for (;;) {
      const size = readSync(descriptor, buffer, 0, CHUNK, null);
      if (size === 0) return whole;
      const end = buffer.subarray(0, size).lastIndexOf(NEWLINE) + 1;
      const lines = (rest + buffer.toString('latin1', 0, size)).split('\n');
      rest = (lines.pop() ?? '').slice(0, LONGEST_LINE);
      for (const text of lines) visit(text);
      if (end > 0) whole = read + end;
      read += size;
    }
  } finally {
    closeSync(descriptor);
  }
}

function open(file: string): number {
  try {
    return openSync(file, 'r');
  } catch (error) {
    throw diskFailure('read', file, error);
  }
}
