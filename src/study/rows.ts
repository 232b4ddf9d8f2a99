/** The rows of a study: one line of JSON for each deal, and how a file of them is read. */
import { closeSync, readSync } from 'node:fs';
import * as v from 'valibot';
import type { UnknownReason, Verdict } from '../solver/verdict.ts';
import type { PlayAnswer, SolveAnswer } from '../worker/protocol.ts';
import { onDisk, openFile } from './disk.ts';
import { type RowName, StudyError } from './fault.ts';
import { roundedMs } from './roundedMs.ts';

interface DealRow {
  /** The deal's number, without zeros before it. */
  readonly number: string;
  readonly nodes: number;
  readonly ms: number;
}

/** The row of a deal that the solver judged. */
export interface SolverRow extends DealRow {
  readonly verdict: Verdict['kind'];
  /** Only for an unknown deal. */
  readonly reason?: UnknownReason;
  /** The number of winning moves; only for a winnable deal. */
  readonly moves?: number;
}

/** The row of a deal that the fair player played to its end. */
export interface FairRow extends DealRow {
  readonly won: boolean;
  /** The number of moves played, won or not. */
  readonly moves: number;
}

export type Row = SolverRow | FairRow;

/** The result of a deal: a verdict, or how the game ended. */
export type DealResult = SolverRow['verdict'] | 'won' | 'lost';

export const resultOf = (row: Row): DealResult => {
  if ('verdict' in row) return row.verdict;
  return row.won ? 'won' : 'lost';
};

export function makeSolverRow(number: string, { verdict, ms }: SolveAnswer): SolverRow {
  return {
    number,
    verdict: verdict.kind,
    ...(verdict.kind === 'unknown' && { reason: verdict.reason }),
    ...(verdict.kind === 'winnable' && { moves: verdict.moves.length }),
    nodes: verdict.nodes,
    ms: roundedMs(ms),
  };
}

export function makeFairRow(number: string, { played, ms }: PlayAnswer): FairRow {
  const { won, moves, nodes } = played;
  return { number, won, moves: moves.length, nodes, ms: roundedMs(ms) };
}

const count = v.pipe(v.number(), v.finite(), v.minValue(0));
const deal = { number: v.pipe(v.string(), v.regex(/^[1-9][0-9]*$/)), nodes: count, ms: count };

/** Files of rows lie about for years and are copied and edited: nothing is taken for granted. */
const solverRow = v.pipe(
  v.looseObject({
    ...deal,
    verdict: v.picklist(['winnable', 'unwinnable', 'unknown']),
    reason: v.optional(v.picklist(['nodes', 'time', 'memory', 'stopped'])),
    moves: v.optional(count),
  }),
  v.check(
    ({ verdict, reason, moves }) =>
      (verdict !== 'unknown' || reason !== undefined) &&
      (verdict !== 'winnable' || moves !== undefined),
  ),
);

const fairRow = v.pipe(
  v.looseObject({
    ...deal,
    won: v.boolean(),
    /** The `RowStore` keeps 32 bits of it. */
    moves: v.pipe(count, v.integer(), v.maxValue(2 ** 32 - 1)),
  }),
  // A row that also has a verdict is of neither kind.
  v.check((row) => !('verdict' in row)),
);

const isValid = (schema: v.GenericSchema, row: unknown): boolean =>
  v.safeParse(schema, row, { abortEarly: true }).success;

export const isSolverRow = (row: unknown): row is SolverRow => isValid(solverRow, row);

export const isFairRow = (row: unknown): row is FairRow => isValid(fairRow, row);

/** Recognizes the rows of a file. */
export interface RowKind {
  readonly row: RowName;
  readonly isRow: (row: unknown) => row is Row;
}

function parseRow(text: string, { isRow }: RowKind): Row | undefined {
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
 * Visits every row of a file. Text after the last line end was torn off while it was written, and is left out.
 *
 * @returns the length of the file without it, in bytes
 */
export function readRows(
  file: string,
  kind: RowKind,
  visit: (row: Row, line: number) => void,
): number {
  let line = 0;
  return readLines(file, (text) => {
    line++;
    const row = parseRow(text, kind);
    if (!row) {
      throw new StudyError({ kind: 'notARow', file, line, row: kind.row, text });
    }
    visit(row, line);
  });
}

/** A line of JSON is far shorter; of something else the beginning is enough to refuse it. */
const MAX_LINE_LENGTH = 10_000;

function readLines(file: string, visit: (text: string) => void): number {
  const descriptor = openFile(file, 'read');
  try {
    const buffer = Buffer.allocUnsafe(CHUNK);
    let whole = 0;
    let read = 0;
    let rest = '';
    for (;;) {
      const size = onDisk('read', file, () => readSync(descriptor, buffer, 0, CHUNK, null));
      if (size === 0) return whole;
      const end = buffer.subarray(0, size).lastIndexOf(NEWLINE) + 1;
      const lines = (rest + buffer.toString('latin1', 0, size)).split('\n');
      rest = (lines.pop() ?? '').slice(0, MAX_LINE_LENGTH);
      for (const text of lines) visit(text);
      if (end > 0) whole = read + end;
      read += size;
    }
  } finally {
    closeSync(descriptor);
  }
}
