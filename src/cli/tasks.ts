/** The games that `solve` and `fair` are given: deals by number, and game records. */
import { dealCards, makeDealNumber, startOf } from '../rules/deal.ts';
import { parseDealNumberInput } from '../rules/dealNumberInput.ts';
import { type Game, madeOnly, startGame } from '../rules/game.ts';
import { linkIn } from '../rules/link.ts';
import { RULE_SETS, type RuleSet } from '../rules/ruleSet.ts';
import { numbersIn } from '../study/range.ts';
import { WorkersDied } from '../worker/workersDied.ts';
import { dealNumberArgument, rangeOf } from './arguments.ts';
import { data, usage } from './english/failures.ts';
import { nameOfDeal, placeOf, type Refused, reportRefused } from './english/words.ts';
import { badData, badUsage } from './failure.ts';
import { readGames } from './input.ts';
import type { Io } from './io.ts';
import { mapOrdered } from './mapOrdered.ts';
import { writeLine } from './output.ts';
import { StatusLine } from './statusLine.ts';

export interface TaskOptions {
  readonly from?: bigint;
  readonly to?: bigint;
  readonly rules?: RuleSet;
  readonly jobs?: number;
  readonly json?: true;
  /** Results are written as they come. */
  readonly unordered?: true;
}

/** A game to work on. */
export interface Task {
  /** Its origin, as the beginning of a message; empty for a deal by its number. */
  readonly place: string;
  readonly game: Game;
}

interface Method<Result> {
  /** Whether records are refused whose stock is not known. */
  readonly needsStock?: true;
  /** The number of jobs that keeps every thread busy. */
  readonly capacity: number;
  /** Aborted when the program is to end. */
  readonly signal: AbortSignal;
  readonly work: (task: Task) => Promise<Result>;
  /** The line of a result. */
  readonly lineOf: (result: Result) => string;
  /** Told of each result once its line is written. */
  readonly shown?: (result: Result) => void;
}

interface Line<Result> {
  readonly text: string;
  /** Nothing for a record that was refused. */
  readonly result?: Result;
}

/**
 * Works on every game, and writes a line of each in their order, or as they come; on a terminal also the progress.
 *
 * @throws CommandError at the end if any record was refused.
 */
export async function eachGame<Result>(
  io: Io,
  words: readonly string[],
  options: TaskOptions,
  { needsStock, capacity, signal, work, lineOf, shown }: Method<Result>,
): Promise<void> {
  let [refused, count] = [0, 0];
  const tasks = tasksOf(io, words, options, needsStock === true);
  const status = new StatusLine(totalOf(words, options), io.stderr);
  const line = async (task: Task | Refused): Promise<Line<Result>> => {
    if (!('error' in task)) {
      status.begin(task, `${task.place}${nameOfDeal(task.game)}`);
      const result = await work(task);
      const text = lineOf(result);
      status.done(task);
      return { text, result };
    }
    refused++;
    return { text: reportRefused(task, options.json) };
  };
  try {
    await mapOrdered<Task | Refused, Line<Result>>(tasks, {
      ...{ limit: capacity, isOrdered: !options.unordered, signal, work: line },
      show: async ({ text, result }) => {
        count++;
        status.clear();
        await writeLine(io, text);
        if (result !== undefined) shown?.(result);
      },
    });
  } finally {
    status.stop();
  }
  if (refused > 0 && !signal.aborted) throw badData(data.recordsRefused(refused, count));
}

/** The number of games, if it is known before they are read. */
function totalOf(words: readonly string[], { from, to }: TaskOptions): number | undefined {
  if (from !== undefined && to !== undefined) return Number(to - from) + 1;
  return words.every(isNumber) ? words.length : undefined;
}

/**
 * A task with its answer.
 *
 * @throws CommandError that names the game if threads die of it
 */
export async function answered<Answer>(
  task: Task,
  answer: Promise<Answer>,
): Promise<Task & { readonly answer: Answer }> {
  try {
    return { ...task, answer: await answer };
  } catch (error) {
    if (!(error instanceof WorkersDied)) throw error;
    throw badData(`${task.place}${nameOfDeal(task.game)}: ${error.message}`);
  }
}

function tasksOf(
  io: Io,
  words: readonly string[],
  options: TaskOptions,
  needsStock: boolean,
): Iterable<Task> | AsyncIterable<Task | Refused> {
  const { from, to, rules = RULE_SETS.classic } = options;
  if (from !== undefined || to !== undefined) {
    if (words.length > 0) throw badUsage(usage.rangeAndGames);
    return gamesOf(numbersIn(rangeOf(from, to)), rules);
  }
  if (words.length === 0) throw badUsage(usage.noGames);
  const files = words.filter((word) => !isNumber(word));
  if (files.length > 0 && options.rules) throw badUsage(usage.rulesForRecords);
  return tasksFrom(io, words, rules, { isOneOfMany: files.length > 1, needsStock });
}

/** A deal; a file of such a name can be given as `./1`. */
const isNumber = (word: string): boolean =>
  /^(ms|#)?[0-9]+L?$/.test(word) ||
  parseDealNumberInput(word).ok ||
  (word.includes('#') && linkIn(word) !== undefined);

async function* tasksFrom(
  io: Io,
  words: readonly string[],
  rules: RuleSet,
  reading: Reading,
): AsyncGenerator<Task | Refused> {
  for (const word of words) {
    if (isNumber(word)) yield* gamesOf([word], rules);
    else yield* records(io, word, reading);
  }
}

function* gamesOf(numbers: Iterable<string>, rules: RuleSet): Generator<Task> {
  for (const text of numbers) {
    const number = dealNumberArgument(text, rules);
    const game = startGame(rules, startOf(dealCards(number)), makeDealNumber(number));
    yield { place: '', game };
  }
}

interface Reading {
  /** Whether the file has to be named in messages about its games. */
  readonly isOneOfMany: boolean;
  readonly needsStock: boolean;
}

async function* records(
  io: Io,
  file: string,
  { isOneOfMany, needsStock }: Reading,
): AsyncGenerator<Task | Refused> {
  for await (const { at, game } of readGames(io, file)) {
    const place = isOneOfMany ? { file, ...at } : at;
    if (game.ok && needsStock && game.value.unknown > 0)
      yield { ...place, error: { kind: 'unknownStock' } };
    // Only the first line counts.
    else if (game.ok) yield { place: placeOf(place), game: madeOnly(game.value) };
    else yield { ...place, error: game.error };
  }
}
