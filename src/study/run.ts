/** Runs a shard of a study, from wherever it was left. */
import { existsSync } from 'node:fs';
import { dealCards, parseDealNumber, startOf } from '../rules/deal.ts';
import { makeRuleSet, type RuleSet } from '../rules/ruleSet.ts';
import type { Pool } from '../worker/pool.ts';
import { WorkersDied } from '../worker/workersDied.ts';
import { StudyError } from './fault.ts';
import { FinishedDeals, type Tally } from './finishedDeals.ts';
import type { StudyKind } from './kinds.ts';
import { lock } from './lock.ts';
import { type DealRange, type Shard, shardRange } from './range.ts';
import { RowFile } from './rowFile.ts';
import { type Row, readRows } from './rows.ts';
import {
  basePathOf,
  claimManifest,
  completeRowsOf,
  type Manifest,
  makeFolder,
  partialRowsOf,
} from './shard.ts';

export interface Study {
  readonly rules: RuleSet;
  readonly range: DealRange;
  readonly shard: Shard;
  readonly folder: string;
  readonly version: string;
  readonly kind: StudyKind;
  /** Gives the work threads, and ends them whatever becomes of it. */
  readonly withThreads: (work: (pool: Pool) => Promise<void>) => Promise<void>;
  /** Shows how far it is, from what was done before to the whole. */
  readonly showProgress: (done: number, total: number) => Progress;
}

/** Notified of each deal that is done. */
export interface Progress {
  readonly step: () => void;
  readonly stop: () => void;
}

/**
 * Runs what is missing of a shard.
 *
 * @returns what came of the deals of the complete shard, and where its rows are
 */
export async function runShard(
  study: Study,
): Promise<{ readonly deals: number; readonly tally: Tally; readonly file: string }> {
  const basePath = basePathOf(study.folder, study.kind.prefix, study.shard);
  makeFolder(study.folder);
  const unlock = await lock(basePath);
  process.once('exit', unlock);
  for (const [signal, status] of ENDING) process.once(signal, () => process.exit(status));
  try {
    claimManifest(basePath, manifestFor(study));
    const done = new FinishedDeals(shardRange(study.range, study.shard));
    const file = completeRowsOf(basePath);
    if (existsSync(file)) readDone(file, study.kind, done);
    else await complete(study, done, partialRowsOf(basePath), file);
    return { deals: done.count, tally: done.tally, file };
  } finally {
    unlock();
  }
}

/** Every row is written already: there is only the lock to take away. The statuses are the shell's. */
const ENDING = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

const manifestFor = ({ version, rules, range, shard, kind }: Study): Manifest => ({
  version,
  rules: makeRuleSet(rules),
  from: `${range.from}`,
  to: `${range.to}`,
  shard: `${shard.index}/${shard.count}`,
  ...kind.settings,
});

async function complete(
  study: Study,
  done: FinishedDeals,
  partial: string,
  file: string,
): Promise<void> {
  const whole = existsSync(partial) ? readDone(partial, study.kind, done) : 0;
  const rows = new RowFile(partial, whole);
  try {
    await doMissing(study, done, rows);
    rows.finish(file);
  } finally {
    rows.close();
  }
}

/** @returns the length of the whole lines, in bytes */
const readDone = (file: string, kind: StudyKind, done: FinishedDeals): number =>
  readRows(file, kind, (row, line) => {
    if (!done.add(row))
      throw new StudyError({ kind: 'strangeRow', file, line, number: row.number });
  });

async function doMissing(study: Study, done: FinishedDeals, rows: RowFile): Promise<void> {
  if (done.count === done.size) return;
  const failures: Failure[] = [];
  const progress = study.showProgress(done.count, done.size);
  const work = async (pool: Pool, number: string): Promise<void> => {
    const row = await rowOf(pool, study, number).catch((error: unknown) => {
      if (!(error instanceof WorkersDied)) throw error;
      failures.push({ number, reason: error.message });
    });
    if (!row) return;
    rows.append(row);
    done.add(row);
    progress.step();
  };
  try {
    await study.withThreads((pool) =>
      sideBySide(done.missing(), pool.capacity, (number) => work(pool, number)),
    );
  } finally {
    progress.stop();
  }
  if (failures.length > 0) throw undone(failures);
}

function rowOf(pool: Pool, { rules, kind }: Study, number: string): Promise<Row> {
  const deal = parseDealNumber(number);
  if (!deal.ok) throw new Error(`a range holds ${number}`);
  const position = startOf(dealCards(deal.value));
  return kind.rowOf(pool, number, { position, ruleSet: rules });
}

/** Works on so many items at a time, in no order. */
async function sideBySide<Item>(
  items: Generator<Item>,
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const lane = async (): Promise<void> => {
    for (const item of items) await work(item);
  };
  await Promise.all(Array.from({ length: most }, lane));
}

interface Failure {
  readonly number: string;
  readonly reason: string;
}

function undone(failures: readonly Failure[]): StudyError {
  const rising = failures.toSorted((a, b) => (BigInt(a.number) < BigInt(b.number) ? -1 : 1));
  const [first, ...others] = rising as [Failure, ...Failure[]];
  return new StudyError({ kind: 'undone', ...first, others: others.length });
}
