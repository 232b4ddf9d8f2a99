/** The rows of a study: one line of JSON for each deal, and how a file of them is read. */
import { closeSync, openSync, readSync } from 'node:fs';
import type { UnknownReason, Verdict } from '../solver/verdict.ts';
import type { PlayAnswer, SolveAnswer } from '../worker/protocol.ts';
import { diskFailure } from './disk.ts';
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
  /** How many were played, whatever they led to. */
  readonly moves: number;
}

export type Row = SolverRow | FairRow;

/** The result of a deal: a verdict, or how the game ended. */
export type DealResult = SolverRow['verdict'] | 'won' | 'lost';

export const resultOf = (row: Row): DealResult => {
  if ('verdict' in row) return row.verdict;
  return row.won ? 'won' : 'lost';
};

const VERDICTS: readonly unknown[] = [
  'winnable',
  'unwinnable',
  'unknown',
] satisfies SolverRow['verdict'][];
const REASONS: readonly unknown[] = [
  'nodes',
  'time',
  'memory',
  'stopped',
] satisfies UnknownReason[];

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

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

type Fields<RowType extends Row> = Partial<Record<keyof RowType, unknown>>;

const isDealRow = (row: Fields<Row>): boolean =>
  typeof row.number === 'string' &&
  /^[1-9][0-9]*$/.test(row.number) &&
  isCount(row.nodes) &&
  isCount(row.ms);

/** Files of rows lie about for years and are copied and edited: nothing is taken for granted. */
export function isSolverRow(row: object): row is SolverRow {
  const { verdict, reason, moves }: Fields<SolverRow> = row;
  return (
    isDealRow(row) &&
    VERDICTS.includes(verdict) &&
    (verdict !== 'unknown' || REASONS.includes(reason)) &&
    (verdict !== 'winnable' || isCount(moves))
  );
}

/** A row that also has a verdict is of neither kind. */
export function isFairRow(row: object): row is FairRow {
  const { won, moves }: Fields<FairRow> = row;
  return isDealRow(row) && typeof won === 'boolean' && isMoves(moves) && !('verdict' in row);
}

/** The `RowStore` keeps 32 bits of it. */
const isMoves = (value: unknown): boolean =>
  isCount(value) && Number.isInteger(value) && (value as number) < 2 ** 32;

/** How to recognize the rows of a file. */
export interface RowKind {
  readonly row: RowName;
  readonly isRow: (row: object) => row is Row;
}

function parseRow(text: string, { isRow }: RowKind): Row | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && isRow(value) ? value : undefined;
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
