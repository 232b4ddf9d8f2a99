/**
 * A shard: the part of a study that one process runs, with its files. They are named after the
 * shard, so that many can lie in one folder:
 *
 * - `shard-1-of-4.json`, the manifest: what is studied. A shard is only gone on with if all of it is the same.
 * - `shard-1-of-4.ndjson.part`, the rows so far; renamed to `shard-1-of-4.ndjson` when complete.
 * - `shard-1-of-4.lock.…`, while a process works on it.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseRuleSet, type RuleSet, type RuleSetName } from '../../rules/ruleSet.ts';
import type { DealRange } from '../arguments.ts';
import { badData } from '../failure.ts';
import { diskFailure } from './disk.ts';

/** Which part of how many, both counted from 1. */
export interface Part {
  readonly part: number;
  readonly of: number;
}

/** The deals of a part: neighbours, and as many as any other part has, or one less. */
export function partOf({ from, to }: DealRange, { part, of }: Part): DealRange {
  const deals = to - from + 1n;
  const start = (i: number): bigint => from + (deals * BigInt(i)) / BigInt(of);
  return { from: start(part - 1), to: start(part) - 1n };
}

export interface Manifest {
  readonly version: string;
  readonly rules: RuleSetName | RuleSet;
  readonly from: string;
  readonly to: string;
  readonly shard: string;
  /** Null: not limited. */
  readonly limitNodes: number | null;
}

const MANIFEST_KEYS = ['version', 'rules', 'from', 'to', 'shard', 'limitNodes'] as const;

/** Where a shard's files lie: the path of each without its ending. */
export const stemOf = (folder: string, { part, of }: Part): string =>
  join(folder, `shard-${part}-of-${of}`);

export const manifestOf = (stem: string): string => `${stem}.json`;

export const completeRowsOf = (stem: string): string => `${stem}.ndjson`;

export const partialRowsOf = (stem: string): string => `${stem}.ndjson.part`;

export const isManifest = (name: string): boolean => /^shard-[0-9]+-of-[0-9]+\.json$/.test(name);

/** The file that holds the rows so far; undefined before the first was written. */
export const rowsOf = (stem: string): string | undefined =>
  [completeRowsOf(stem), partialRowsOf(stem)].find((file) => existsSync(file));

export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw diskFailure('write', folder, error);
  }
}

/** Begins a shard, or makes sure that one that was begun is the same. */
export function claimManifest(stem: string, wanted: Manifest): void {
  const file = manifestOf(stem);
  if (!existsSync(file)) {
    writeWhole(file, `${JSON.stringify(wanted, null, 2)}\n`);
    return;
  }
  const begun = readManifest(file);
  for (const key of MANIFEST_KEYS) {
    const [then, now] = [begun[key], wanted[key]].map((value) => JSON.stringify(value));
    if (then !== now)
      throw badData(
        `${file}: this shard was begun with ${key} ${then}; now it is ${now}; go on with the same, or name another folder with --out`,
      );
  }
}

/** Half a manifest never has its name. */
function writeWhole(file: string, text: string): void {
  const draft = join(dirname(file), `.${basename(file)}.part`);
  try {
    writeFileSync(draft, text, { flush: true });
    renameSync(draft, file);
  } catch (error) {
    throw diskFailure('write', file, error);
  }
}

export function readManifest(file: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw badData(`${file}: not JSON; expected a manifest`);
    throw diskFailure('read', file, error);
  }
  const wrong = wrongIn(value);
  if (wrong) throw badData(`${file}: expected the manifest of a study; ${wrong}`);
  return value as Manifest;
}

function wrongIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return 'found no object';
  const manifest = value as Record<keyof Manifest, unknown>;
  const rules = parseRuleSet(manifest.rules);
  if (!rules.ok) return `rules: ${rules.error}`;
  for (const key of ['version', 'shard'] as const)
    if (typeof manifest[key] !== 'string') return `${key}: expected a text`;
  for (const key of ['from', 'to'] as const)
    if (!/^[1-9][0-9]*$/.test(`${manifest[key]}`)) return `${key}: expected a deal number`;
  return undefined;
}
