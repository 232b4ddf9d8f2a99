/** `bigben fair`: how often does good play win without knowing the order of the stock? */

import { wilson } from '../app/statistics/intervals.ts';
import { current } from '../rules/game.ts';
import { makeMove } from '../rules/move.ts';
import { makeRecord } from '../rules/record.ts';
import { inAnyOrder } from '../rules/unknownStock.ts';
import { Random } from '../solver/engine/random.ts';
import { roundedMs } from '../study/roundedMs.ts';
import { distribution } from '../study/statistics.ts';
import type { Pool } from '../worker/pool.ts';
import type { PlayAnswer } from '../worker/protocol.ts';
import type { Command } from './command.ts';
import { playedLine, playedSummary } from './english/answers.ts';
import { jsonLine } from './english/oneLine.ts';
import type { Io } from './io.ts';
import {
  gamesArgument,
  jobsOption,
  jsonOption,
  rangeOptions,
  ruleSetOption,
  seedOption,
  thinkOption,
  unorderedOption,
} from './options.ts';
import { writeLine, writeNote } from './output.ts';
import { runInterruptible } from './runInterruptible.ts';
import { answered, eachGame, type Task, type TaskOptions } from './tasks.ts';
import { withThreads } from './threads.ts';

interface FairOptions extends TaskOptions {
  /** Milliseconds for each deal of the stock. */
  readonly think?: number;
  readonly seed: number;
}

interface Played extends Task {
  readonly answer: PlayAnswer;
}

/** `bigben fair`: plays deals by number, and game records from where they end, without looking at the stock. */
export const fair: Command = {
  name: 'fair',
  summary: 'play deals, or on from game records, without a look at the stock',
  arguments: [gamesArgument()],
  options: [
    ...rangeOptions(),
    ruleSetOption(),
    thinkOption(),
    seedOption().default(0),
    unorderedOption(),
    jobsOption(),
    jsonOption('one game record a line, with how it ended'),
  ],
  run,
};

/** @throws CommandError at the end if any record was refused */
async function run(io: Io, words: readonly string[], options: FairOptions): Promise<void> {
  const times: number[] = [];
  let won = 0;
  const lineOf = (game: Played): string => {
    times.push(game.answer.ms);
    if (game.answer.played.won) won++;
    return options.json
      ? asJson(game)
      : playedLine(game.place, game.game, game.answer.played, game.answer.ms);
  };
  await runInterruptible(io, async (signal) => {
    try {
      await withThreads(io, options.jobs, (pool) => {
        const work = (task: Task): Promise<Played> => playOut(pool, task, options);
        return eachGame(io, words, options, { capacity: pool.capacity, signal, work, lineOf });
      });
    } finally {
      // With --json all lines are records, for programs.
      const write = options.json ? writeNote : writeLine;
      const ms = distribution(Float64Array.from(times));
      const games = times.length;
      if (ms) await write(io, playedSummary(won, games, wilson(won, games), ms));
    }
  });
}

function playOut(pool: Pool, task: Task, { seed, think }: FairOptions): Promise<Played> {
  const random = new Random(seed);
  const game = inAnyOrder(task.game, (end) => random.below(end));
  const thinking = think === undefined ? {} : { thinkMs: think };
  return answered(
    { ...task, game },
    pool.play({
      ...{ position: current(game), ruleSet: game.ruleSet },
      ...{ isNumbered: game.number !== undefined, seed, ...thinking },
    }),
  );
}

/** The record of the whole game. */
function asJson({ game, answer }: Played): string {
  const { moves, ...record } = makeRecord(game);
  const { won, nodes: work, moves: played } = answer.played;
  return jsonLine({
    ...record,
    won,
    nodes: work,
    ms: roundedMs(answer.ms),
    moves: [...moves, ...played.map(makeMove)],
  });
}
