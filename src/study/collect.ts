/** Gathers the shards of studies that lie in folders, the rule sets and the players apart. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSet, RuleSetName } from '../rules/ruleSet.ts';
import { onDisk } from './disk.ts';
import { StudyError } from './fault.ts';
import type { FairSettings, StudyKind } from './kinds.ts';
import { type DealRange, shardRange, united } from './range.ts';
import { RowStore } from './rowStore.ts';
import { type Row, readRows, resultOf } from './rows.ts';
import { isManifest, readShard, rowsOf } from './shard.ts';

/** All that is known of the deals of one rule set, from the solver or from one fair player. */
export interface Collection {
  readonly rules: RuleSetName | RuleSet;
  /** Undefined: the solver, whose verdicts are the same with any limit. */
  readonly player: FairSettings | undefined;
  readonly store: RowStore;
  /** The deals that the studies are about, whether or not they have rows. */
  readonly ranges: readonly DealRange[];
  /** The versions of the program that solved them. */
  readonly versions: readonly string[];
}

/** @throws StudyError for a folder without a study, a file that cannot be, or rows that contradict each other */
export function collect(folders: readonly string[]): Collection[] {
  const collections = new Map<string, Collection>();
  for (const manifest of folders.flatMap(manifestsIn)) {
    const { rules, range, part, version, kind } = readShard(manifest);
    const player = kind.settings.kind === 'fair' ? kind.settings : undefined;
    const key = JSON.stringify([rules, player]);
    const { store, ranges, versions } = collections.get(key) ?? {
      store: new RowStore(),
      ranges: [],
      versions: [],
    };
    collections.set(key, {
      rules,
      player,
      store,
      ranges: united([...ranges, range]),
      versions: [...new Set([...versions, version])].sort(),
    });
    const rows = rowsOf(manifest.replace(/\.json$/, ''));
    if (rows !== undefined) addRows(store, rows, kind, shardRange(range, part));
  }
  return [...collections.values()];
}

function manifestsIn(folder: string): string[] {
  const manifests = listed(folder)
    .filter(isManifest)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  if (manifests.length === 0) throw new StudyError({ kind: 'noStudy', folder });
  return manifests.map((name) => join(folder, name));
}

function listed(folder: string): string[] {
  const stats = onDisk('read', folder, () => statSync(folder));
  if (!stats.isDirectory()) throw new StudyError({ kind: 'noFolder', path: folder });
  return onDisk('read', folder, () => readdirSync(folder));
}

function addRows(store: RowStore, file: string, kind: StudyKind, range: DealRange): void {
  const isInside = insideOf(range);
  readRows(file, kind, (row, line) => {
    const { number } = row;
    if (!isInside(row)) throw new StudyError({ kind: 'outside', file, line, number, ...range });
    const other = store.add(row);
    if (other)
      throw new StudyError({
        kind: 'contradiction',
        file,
        line,
        number,
        result: resultOf(row),
        other,
      });
  });
}

function insideOf({ from, to }: DealRange): (row: Row) => boolean {
  if (to > BigInt(Number.MAX_SAFE_INTEGER))
    return ({ number }) => BigInt(number) >= from && BigInt(number) <= to;
  const [first, last] = [Number(from), Number(to)];
  return ({ number }) => Number(number) >= first && Number(number) <= last;
}
