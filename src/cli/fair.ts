/** `bigben fair`: how often does good play win that does not know what comes? */
import { percentile, wilson } from '../numbers/sample.ts';
import { current } from '../rules/game.ts';
import { makeMove } from '../rules/move.ts';
import { makeRecord } from '../rules/record.ts';
import { type Pool, ThreadsDied } from '../worker/pool.ts';
import type { PlayAnswer } from '../worker/protocol.ts';
import { badData } from './failure.ts';
import { writeLine, writeNote } from './output.ts';
import { eachGame, type Task, type TaskOptions } from './tasks.ts';
import { withThreads } from './threads.ts';
import { counted, nameOfDeal, nameOfRules } from './words.ts';

export interface FairOptions extends TaskOptions {
  /** Milliseconds for each deal of the stock. */
  readonly think?: number;
  readonly seed: number;
}

interface Played extends Task {
  readonly answer: PlayAnswer;
}

/**
 * `bigben fair`: plays deals by number, and game records from where they end, without looking at the stock.
 *
 * @throws CommandError at the end if any record was refused.
 */
export async function fair(words: readonly string[], options: FairOptions): Promise<void> {
  const times: number[] = [];
  let won = 0;
  const tell = (game: Played): string => {
    times.push(game.answer.ms);
    if (game.answer.played.won) won++;
    return options.json ? asJson(game) : inWords(game);
  };
  try {
    await withThreads(options.jobs, (pool) =>
      eachGame(words, options, pool.capacity, (task) => playOut(pool, task, options), tell),
    );
  } finally {
    // With --json all lines are records, for programs.
    const write = options.json ? writeNote : writeLine;
    if (times.length > 0) await write(summary(won, times));
  }
}

async function playOut(pool: Pool, task: Task, { seed, think }: FairOptions): Promise<Played> {
  const { game, place } = task;
  try {
    const answer = await pool.play({
      position: current(game),
      ruleSet: game.ruleSet,
      seed,
      ...(think !== undefined && { thinkMs: think }),
    });
    return { ...task, answer };
  } catch (error) {
    if (!(error instanceof ThreadsDied)) throw error;
    throw badData(`${place}${nameOfDeal(game)}: ${error.message}`);
  }
}

/** The record of the whole game. */
function asJson({ game, answer }: Played): string {
  const { moves, ...record } = makeRecord(game);
  const { won, work, moves: played } = answer.played;
  const ms = Math.round(answer.ms * 1000) / 1000;
  return JSON.stringify({
    ...record,
    won,
    nodes: work,
    ms,
    moves: [...moves, ...played.map(makeMove)],
  });
}

function inWords({ place, game, answer }: Played): string {
  const { won, moves } = answer.played;
  const end = won ? 'won' : 'not won';
  return `${place}${nameOfDeal(game)}, ${nameOfRules(game.ruleSet)}: ${end} after ${counted(moves.length, 'move')} (${Math.round(answer.ms)} ms)`;
}

function summary(won: number, times: number[]): string {
  const { lower, upper } = wilson(won, times.length);
  const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  const median = percentile(
    times.sort((a, b) => a - b),
    50,
  );
  return `${won} of ${counted(times.length, 'game')} won: ${percent(won / times.length)} (95 % interval ${percent(lower)} to ${percent(upper)}); mean ${Math.round(mean)} ms, median ${Math.round(median)} ms`;
}
