/**
 * `npm run -w lab examples`: runs the scripts of `examples` for real. A shard of the study with GNU parallel is
 * killed on the way and goes on when the script is run again; in the end its rows must be those of a study
 * that nothing disturbed. Slurm itself is not needed: its script is run with what Slurm would set.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { installPackage } from '../../scripts/debian.mjs';
import { ensureBuilt, fail, root } from '../../scripts/prepare.mjs';

/** From the project's folder, in which everything here runs. */
const BIGBEN = 'dist/cli/bigben.js';
/** Enough that a shard is far from its end when its first rows are seen. */
const DEALS = 1000;
const SHARDS = 2;
const OPTIONS = ['--limit-nodes', '300'];

/** Another program of this name is in the package moreutils. */
const hasParallel = (): boolean =>
  spawnSync('parallel', ['--version'], { encoding: 'utf8' }).stdout?.startsWith('GNU parallel') ??
  false;

function ensureParallel() {
  if (!hasParallel()) installPackage('parallel');
  if (!hasParallel())
    fail('the example needs GNU parallel; install it, in Debian the package parallel');
}

const example = (
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcess =>
  spawn(join(root, 'examples', script), args, {
    cwd: root,
    env: { ...process.env, BIGBEN: `node ${BIGBEN}`, ...env },
    stdio: ['ignore', 'pipe', 2],
  });

async function statusOf(child: ChildProcess): Promise<number | null> {
  child.stdout?.resume();
  const [status] = await once(child, 'exit');
  return status as number | null;
}

async function expectSuccess(child: ChildProcess, what: string): Promise<void> {
  const status = await statusOf(child);
  if (status !== 0) fail(`examples: ${what} ended with status ${status}`);
}

function rowsIn(folder: string): string {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ndjson'));
  const rows = files.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
  // Only the time differs from run to run.
  const lines = rows.map(({ ms, ...row }) => JSON.stringify(row));
  return lines.sort().join('\n');
}

/** The process that works on a shard: its lock has the id in its name. */
const workerOf = (folder: string, shard: string): number =>
  Number(
    readdirSync(folder)
      .find((name) => name.startsWith(`${shard}.lock.`))
      ?.split('.')
      .at(-2),
  );

/** Kills the process of a shard as soon as some of its rows are there. */
async function killShard(folder: string, shard: string, run: ChildProcess): Promise<void> {
  const rows = join(folder, `${shard}.ndjson.part`);
  const written = () => (existsSync(rows) ? readFileSync(rows, 'utf8').split('\n').length - 1 : 0);
  while (written() < 5) {
    if (run.exitCode !== null) fail('examples: the study ended before a shard could be killed');
    await after(1);
  }
  process.kill(workerOf(folder, shard), 'SIGKILL');
}

async function tryParallel(folder: string, expected: string): Promise<void> {
  const run = () => example('parallel.sh', [folder, '1', `${DEALS}`, `${SHARDS}`, ...OPTIONS]);
  process.stdout.write(
    'examples: parallel.sh, with a shard killed on purpose: a report of an ended job is expected\n',
  );
  const disturbed = run();
  await Promise.all([
    killShard(folder, `shard-1-of-${SHARDS}`, disturbed),
    statusOf(disturbed).then((status) => {
      if (status === 0) fail('examples: parallel.sh did not notice that a shard was killed');
    }),
  ]);
  process.stdout.write('examples: the shard was killed; parallel.sh is run again and resumes it\n');
  await expectSuccess(run(), 'parallel.sh, run again,');
  if (rowsIn(folder) !== expected) fail('examples: the study with parallel.sh has other rows');
}

async function trySlurm(folder: string, expected: string): Promise<void> {
  for (let part = 1; part <= SHARDS; part++) {
    const env = { SLURM_ARRAY_TASK_ID: `${part}`, SLURM_ARRAY_TASK_COUNT: `${SHARDS}` };
    await expectSuccess(
      example('slurm.sh', [folder, '1', `${DEALS}`, ...OPTIONS], env),
      'slurm.sh',
    );
  }
  if (rowsIn(folder) !== expected) fail('examples: the study with slurm.sh has other rows');
}

ensureParallel();
ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'bigben-examples-'));
try {
  const whole = join(folder, 'whole');
  const words = ['study', '--from', '1', '--to', `${DEALS}`, '--out', whole, ...OPTIONS];
  const { status } = spawnSync(process.execPath, [BIGBEN, ...words], {
    cwd: root,
    stdio: ['ignore', 'ignore', 2],
  });
  if (status !== 0) fail(`examples: the study without shards ended with status ${status}`);
  const expected = rowsIn(whole);
  await tryParallel(join(folder, 'parallel'), expected);
  await trySlurm(join(folder, 'slurm'), expected);
  process.stdout.write(`examples: ${DEALS} deals, the same rows each time\n`);
} finally {
  rmSync(folder, { recursive: true });
}
