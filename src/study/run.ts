/** Runs a shard of a study, from where it was left. */
import { existsSync, renameSync } from 'node:fs';
import { dealCards, parseDealNumber, startOf } from '../rules/deal.ts';
import { makeRuleSet, type RuleSet } from '../rules/ruleSet.ts';
import type { Pool } from '../worker/pool.ts';
import { WorkersDied } from '../worker/workersDied.ts';
import { onDisk } from './disk.ts';
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

/** A study's access to the end of its process. */
export interface Ending {
  /** Calls `end` with the status to exit with when the process gets SIGINT or SIGTERM. Returns what calls that off. */
  readonly onSignal: (end: (status: number) => void) => () => void;
  /** Ends the process at once. */
  readonly exit: (status: number) => void;
  /** Calls `act` when the process ends in any way but a kill. */
  readonly atExit: (act: () => void) => void;
}

export interface Study {
  readonly rules: RuleSet;
  readonly range: DealRange;
  readonly shard: Shard;
  readonly folder: string;
  readonly version: string;
  readonly kind: StudyKind;
  readonly ending: Ending;
  /** Gives the work threads, and ends them when it is done or has failed. */
  readonly withThreads: (work: (pool: Pool) => Promise<void>) => Promise<void>;
  /** Shows the progress, from the deals done in earlier runs to all of them. */
  readonly showProgress: (done: number, total: number) => Progress;
  /** Reports what there is when the process is interrupted before the shard is complete. */
  readonly interrupted: (known: Interrupted) => void;
}

/** The state of a shard that is not complete. */
interface Interrupted {
  readonly file: string;
  readonly done: number;
  readonly total: number;
  readonly tally: Tally;
}

/** Notified of each deal that is done. */
export interface Progress {
  readonly step: () => void;
  readonly stop: () => void;
}

/**
 * Runs what is missing of a shard.
 *
 * @returns the results of the complete shard, and the file with its rows
 */
export async function runShard(
  study: Study,
): Promise<{ readonly deals: number; readonly tally: Tally; readonly file: string }> {
  const basePath = basePathOf(study.folder, study.kind.prefix, study.shard);
  makeFolder(study.folder);
  const unlock = await lock(basePath);
  study.ending.atExit(unlock);
  try {
    claimManifest(basePath, manifestFor(study));
    const [file, partial] = [completeRowsOf(basePath), partialRowsOf(basePath)];
    const range = shardRange(study.range, study.shard);
    const done = readComplete(study.kind, range, file, partial) ?? new FinishedDeals(range);
    if (done.count < done.size) await complete(study, done, partial, file);
    return { deals: done.count, tally: done.tally, file };
  } finally {
    unlock();
  }
}

const manifestFor = ({ version, rules, range, shard, kind }: Study): Manifest => ({
  version,
  rules: makeRuleSet(rules),
  from: `${range.from}`,
  to: `${range.to}`,
  shard: `${shard.index}/${shard.count}`,
  ...kind.settings,
});

/**
 * The rows of a complete shard. A file that has lost some has the name of a complete one, but is not believed: it gets
 * that of a partial one, to be gone on with.
 */
function readComplete(
  kind: StudyKind,
  range: DealRange,
  file: string,
  partial: string,
): FinishedDeals | undefined {
  if (!existsSync(file)) return undefined;
  const done = new FinishedDeals(range);
  readDone(file, kind, done);
  if (done.count === done.size) return done;
  if (existsSync(partial)) throw new StudyError({ kind: 'twoRowFiles', complete: file, partial });
  onDisk('write', file, () => renameSync(file, partial));
  return undefined;
}

async function complete(
  study: Study,
  done: FinishedDeals,
  partial: string,
  file: string,
): Promise<void> {
  const whole = existsSync(partial) ? readDone(partial, study.kind, done) : 0;
  const rows = new RowFile(partial, whole);
  // Not before: while a long file is read nothing else is done, and a signal ends it at once by itself.
  const off = study.ending.onSignal((status) => {
    const { count, size, tally } = done;
    study.interrupted({ file: partial, done: count, total: size, tally });
    // Every row is written already: there is only the lock to take away.
    study.ending.exit(status);
  });
  try {
    await doMissing(study, done, rows);
    rows.finish(file);
  } finally {
    rows.close();
    off();
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
      mapConcurrent(done.missing(), pool.capacity, (number) => work(pool, number)),
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

/** Works on `limit` items at a time, in no order. */
async function mapConcurrent<Item>(
  items: Generator<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const lane = async (): Promise<void> => {
    for (const item of items) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, lane));
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
