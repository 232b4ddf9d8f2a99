/** Shared by the tests of studies. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../../study/rows.ts';

/** Where the folders of a file of tests lie; files share what they load. */
let parent: string | undefined;

/** For the end of every file of tests. */
export function removeFolders(): void {
  if (parent) rmSync(parent, { recursive: true });
  parent = undefined;
}

let folders = 0;
/** The path of a folder that is not there yet. */
export function newFolder(): string {
  parent ??= mkdtempSync(join(tmpdir(), 'bigben-study-'));
  return join(parent, `${++folders}`);
}

export const partial = (out: string, shard: string): string => join(out, `${shard}.ndjson.part`);
export const complete = (out: string, shard: string): string => join(out, `${shard}.ndjson`);

/** A row without the time it took. */
export type WithoutTime<RowType extends Row> = Omit<RowType, 'ms'>;

/** The rows of a file by number; the last line must be whole. */
export function rowsIn<RowType extends Row>(file: string): WithoutTime<RowType>[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  if (lines.pop() !== '') throw new Error(`${file}: the last line is torn`);
  return lines
    .map((line) => {
      const { ms, ...row } = JSON.parse(line) as RowType;
      if (!(ms >= 0)) throw new Error(`${file}: deal ${row.number} has no time`);
      return row;
    })
    .sort((a, b) => Number(a.number) - Number(b.number));
}

/** The number of whole lines in a file; 0 if it is not there, or no longer. */
export function linesIn(file: string): number {
  try {
    return readFileSync(file, 'utf8').split('\n').length - 1;
  } catch {
    return 0;
  }
}

export interface Shard {
  readonly out?: string;
  readonly rules?: unknown;
  readonly from?: string;
  readonly to?: string;
  readonly shard?: string;
  readonly end?: string;
  /** The part of the manifest that depends on the kind of study. */
  readonly settings?: object;
}

/** Writes the files of a shard, as `study` leaves them. */
export function writeShard(rows: readonly string[], setting: Shard = {}): string {
  const { rules = 'classic', from = '1', to = '100', shard = '1/1', end = '' } = setting;
  const { out = newFolder(), settings = { kind: 'solver', limitNodes: null } } = setting;
  mkdirSync(out, { recursive: true });
  const prefix = 'kind' in settings && settings.kind === 'solver' ? '' : 'fair-';
  const basePath = join(out, `${prefix}shard-${shard.replace('/', '-of-')}`);
  const manifest = { version: '1.2.3', rules, from, to, shard, ...settings };
  writeFileSync(`${basePath}.json`, JSON.stringify(manifest));
  writeFileSync(`${basePath}.ndjson${end}`, rows.map((row) => `${row}\n`).join(''));
  return out;
}
