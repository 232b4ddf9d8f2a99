/** `npm run -w lab attack -- PART [--count N] [--seed S] [--seconds T]`: see README.md. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { attackInput } from './input.ts';
import { attackPool } from './pool.ts';
import { attackServer } from './server.ts';

/** The result of an attack. */
export interface Outcome {
  /** Sentences with its figures. */
  readonly figures: readonly string[];
  /** Faults, each with the data to reproduce it. */
  readonly findings: readonly string[];
}

export interface Plan {
  readonly count: number;
  readonly seed: number;
  /** The attack ends at this time of `performance.now`, even if the count is not reached. */
  readonly until: number;
}

/** Runs another program, which prints its own figures; it is stopped when the time is up. */
function run(
  { until }: Plan,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Outcome {
  const [program = '', ...words] = command;
  const ms = Math.max(1, until - performance.now());
  const { status, error } = spawnSync(program, words, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    ...(Number.isFinite(ms) ? { timeout: ms } : {}),
  });
  const isOver = (error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT';
  const findings = status === 0 || isOver ? [] : [`${command.join(' ')}: status ${status}`];
  return { figures: isOver ? ['the time was up'] : [], findings };
}

/** Half of the kills in each browser, at five moves a second, like a quick player. */
function kill(plan: Plan): Outcome {
  const half = `${Math.ceil(plan.count / 2)}`;
  const outcomes = ['chromium', 'firefox'].map((browser) =>
    run(plan, ['npx', 'tsx', 'lab/bench/lostMoves.ts', browser, '5', half, '1500', `${plan.seed}`]),
  );
  return {
    figures: outcomes.flatMap(({ figures }) => figures),
    findings: outcomes.flatMap(({ findings }) => findings),
  };
}

/** Inputs in one round of the storm, which runs in windows of two sizes. */
const STORM = 2 * 120;

const storm = (plan: Plan): Outcome =>
  run(plan, ['npx', 'playwright', 'test', 'e2e/storm.spec.ts', '--project', 'chromium'], {
    ROUNDS: `${Math.ceil(plan.count / STORM)}`,
    SEED: `${plan.seed}`,
  });

const PARTS: Readonly<
  Record<string, [count: number, attack: (plan: Plan) => Outcome | Promise<Outcome>]>
> = {
  input: [1_000_000, attackInput],
  server: [10_000, attackServer],
  pool: [10_000, attackPool],
  gestures: [100_000, storm],
  kills: [500, kill],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string' },
  },
});

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const [name = ''] = positionals;
const part = PARTS[name];
if (part) {
  const [usual, attack] = part;
  const begun = performance.now();
  const until = begun + 1000 * Number(values.seconds ?? Number.POSITIVE_INFINITY);
  say(`attack ${name}, seed ${values.seed}, ${new Date().toISOString()}`);
  const count = Number(values.count ?? usual);
  const { figures, findings } = await attack({ count, seed: Number(values.seed), until });
  for (const line of [...figures, ...findings]) say(line);
  say(`${((performance.now() - begun) / 1000).toFixed(0)} s, findings: ${findings.length}`);
  process.exit(findings.length === 0 ? 0 : 1);
} else {
  say(`expected one of ${Object.keys(PARTS).join(', ')}; found ${JSON.stringify(name)}`);
  process.exit(2);
}
