/**
 * A shard: the part of a study that one process runs, with its files. They are named after the
 * shard, so that many can lie in one folder:
 *
 * - `shard-1-of-4.json`, the manifest: what is studied. A shard resumes only if its manifest is unchanged.
 * - `shard-1-of-4.ndjson.part`, the rows so far; renamed to `shard-1-of-4.ndjson` when complete.
 * - `shard-1-of-4.lock.…`, while a process works on it.
 *
 * Those of fair studies begin with `fair-`, so that a folder can hold both.
 */

import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { makeRuleSet, parseRuleSet, type RuleSet, type RuleSetName } from '../rules/ruleSet.ts';
import { diskFailure, readText, writeText } from './disk.ts';
import { type ManifestFault, StudyError } from './fault.ts';
import { kindOf, type StudySettings, wrongSettings } from './kinds.ts';
import { MAX_DEALS, parseShard, type Shard } from './range.ts';

export type Manifest = StudySettings & {
  readonly version: string;
  readonly rules: RuleSetName | RuleSet;
  readonly from: string;
  readonly to: string;
  readonly shard: string;
};

/** The keys of both kinds of manifests; one that is missing counts as null. */
const MANIFEST_KEYS = [
  'version',
  'rules',
  'from',
  'to',
  'shard',
  'kind',
  'limitNodes',
  'seed',
  'think',
] as const;

type Fields = Readonly<Partial<Record<(typeof MANIFEST_KEYS)[number], unknown>>>;

/** Where a shard's files lie: the path of each without its ending. */
export const basePathOf = (folder: string, prefix: string, { index, count }: Shard): string =>
  join(folder, `${prefix}shard-${index}-of-${count}`);

const manifestOf = (basePath: string): string => `${basePath}.json`;

export const completeRowsOf = (basePath: string): string => `${basePath}.ndjson`;

export const partialRowsOf = (basePath: string): string => `${basePath}.ndjson.part`;

export const isManifest = (name: string): boolean =>
  /^(fair-)?shard-[0-9]+-of-[0-9]+\.json$/.test(name);

/** The file that holds the rows so far; undefined before the first was written. */
export const rowsOf = (basePath: string): string | undefined =>
  [completeRowsOf(basePath), partialRowsOf(basePath)].find((file) => existsSync(file));

export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw diskFailure('write', folder, error);
  }
}

/** Begins a shard, or makes sure that one that was begun is the same. */
export function claimManifest(basePath: string, wanted: Manifest): void {
  const file = manifestOf(basePath);
  if (!existsSync(file)) {
    writeWhole(file, `${JSON.stringify(wanted, null, 2)}\n`);
    return;
  }
  const both: Fields[] = [readManifest(file), wanted];
  for (const key of MANIFEST_KEYS) {
    const [then, now] = both.map((manifest) => JSON.stringify(manifest[key] ?? null));
    if (then !== now)
      throw new StudyError({ kind: 'otherSetting', file, key, before: `${then}`, now: `${now}` });
  }
}

/** Half a manifest never has its name. */
function writeWhole(file: string, text: string): void {
  const draft = join(dirname(file), `.${basename(file)}.part`);
  try {
    writeText(draft, text);
    renameSync(draft, file);
  } catch (error) {
    throw error instanceof StudyError ? error : diskFailure('write', file, error);
  }
}

function readManifest(file: string): Manifest {
  const text = readText(file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new StudyError({ kind: 'manifestNotJson', file });
  }
  const wrong = wrongIn(value);
  if (wrong) throw new StudyError({ kind: 'notAManifest', file, wrong });
  return value as Manifest;
}

const end = v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,4299}$/));

/** Of each kind of study; the rules are read by themselves, and say more of what is wrong in them. */
const schema = v.pipe(
  v.looseObject({
    version: v.string(),
    from: end,
    to: end,
    shard: v.pipe(
      v.string(),
      v.check((text) => parseShard(text) !== undefined),
    ),
  }),
  v.check(({ from, to }) => BigInt(to) >= BigInt(from), 'toBeforeFrom'),
  v.check(({ from, to }) => BigInt(to) - BigInt(from) < MAX_DEALS, 'tooManyDeals'),
);

function wrongIn(value: unknown): ManifestFault | undefined {
  if (typeof value !== 'object' || value === null) return { kind: 'noObject' };
  const ruleSet = parseRuleSet((value as Fields).rules);
  if (!ruleSet.ok) return { kind: 'rules', fault: ruleSet.error };
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (!read.success) return faultOf(read.issues[0]);
  return wrongSettings(value);
}

function faultOf({ message, path }: v.BaseIssue<unknown>): ManifestFault {
  const key = path?.[0]?.key;
  if (key === 'from' || key === 'to') return { kind: 'end', key };
  if (key === 'version' || key === 'shard') return { kind: key };
  return { kind: message === 'tooManyDeals' ? 'tooManyDeals' : 'toBeforeFrom' };
}

/** Reads a manifest into the types of the program. */
export function readShard(file: string) {
  const { version, rules, from, to, shard, ...settings } = readManifest(file);
  const ruleSet = parseRuleSet(rules);
  if (!ruleSet.ok) throw new Error('readManifest has looked at the rules');
  return {
    version,
    rules: makeRuleSet(ruleSet.value),
    range: { from: BigInt(from), to: BigInt(to) },
    part: parseShard(shard) as Shard,
    kind: kindOf(settings),
  };
}
