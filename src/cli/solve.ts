/** `bigben solve`: is the deal winnable, and how? */
import { dealCards, makeDealNumber, startOf } from '../rules/deal.ts';
import { current, type Game, movesMade, startGame } from '../rules/game.ts';
import { makeMove } from '../rules/move.ts';
import { makeRecord, parseRecord } from '../rules/record.ts';
import { RULE_SETS, type RuleSet } from '../rules/ruleSet.ts';
import type { Reason } from '../solver/verdict.ts';
import { type Pool, ThreadsDied } from '../worker/pool.ts';
import type { Answer } from '../worker/protocol.ts';
import { dealNumberArgument, rangeOf } from './arguments.ts';
import { badData, badUsage } from './failure.ts';
import { inOrder } from './inOrder.ts';
import { readLines } from './input.ts';
import { writeLine } from './output.ts';
import { numbersIn } from './range.ts';
import { withThreads } from './threads.ts';
import { counted, nameOfDeal, nameOfRules, type Refused, reportRefused, wrapped } from './words.ts';

export interface SolveOptions {
  readonly from?: bigint;
  readonly to?: bigint;
  readonly rules?: RuleSet;
  readonly limitMs?: number;
  readonly limitNodes?: number;
  readonly jobs?: number;
  readonly json?: true;
}

/** A position to judge; or a record that was refused, to be told in its turn. */
type Task = { readonly place: string; readonly game: Game } | Refused;

interface Judged {
  readonly place: string;
  readonly game: Game;
  readonly answer: Answer;
}

/**
 * `bigben solve`: judges deals by number, and the positions in which game records end.
 *
 * @throws CommandError at the end if any record was refused.
 */
export async function solve(words: readonly string[], options: SolveOptions): Promise<void> {
  const tasks = tasksOf(words, options);
  // Lists are for programs to read and for people to skim: a line a deal.
  const showMoves = words.length > 0;
  let refused = 0;
  let count = 0;
  await withThreads(options.jobs, (pool) =>
    inOrder(
      tasks,
      READ_AHEAD + pool.capacity,
      (task) => judge(pool, task, options),
      (outcome) => {
        count++;
        if ('error' in outcome) {
          refused++;
          return writeLine(reportRefused(outcome, options.json));
        }
        return writeLine(options.json ? asJson(outcome) : inWords(outcome, showMoves));
      },
    ),
  );
  if (refused > 0) throw badData(`${refused} of ${count} game records refused`);
}

/** So many short searches may be done while a long one holds up the output. */
const READ_AHEAD = 256;

function tasksOf(
  words: readonly string[],
  options: SolveOptions,
): Iterable<Task> | AsyncIterable<Task> {
  const { from, to, rules = RULE_SETS.classic } = options;
  if (from !== undefined || to !== undefined) {
    if (words.length > 0) throw badUsage('--from and --to take the place of numbers and files');
    return gamesOf(numbersIn(rangeOf(from, to)), rules);
  }
  if (words.length === 0)
    throw badUsage('expected deal numbers, --from and --to, or a file of game records');
  const files = words.filter((word) => !isNumber(word));
  if (files.length > 0 && options.rules)
    throw badUsage('--rules is for deal numbers; a game record has its own rules');
  return tasksFrom(words, rules);
}

/** A file of such a name can be given as `./1`. */
const isNumber = (word: string): boolean => /^(ms|#)?[0-9]+L?$/.test(word);

async function* tasksFrom(words: readonly string[], rules: RuleSet): AsyncGenerator<Task> {
  for (const word of words) {
    if (isNumber(word)) yield* gamesOf([word], rules);
    else yield* records(word);
  }
}

function* gamesOf(numbers: Iterable<string>, rules: RuleSet): Generator<Task> {
  for (const text of numbers) {
    const number = dealNumberArgument(text);
    const game = startGame(rules, startOf(dealCards(number)), makeDealNumber(number));
    yield { place: '', game };
  }
}

async function* records(file: string): AsyncGenerator<Task> {
  for await (const { line, text } of readLines(file)) {
    const game = parseRecord(text);
    if (game.ok) yield { place: `line ${line}: `, game: game.value };
    else yield { line, error: game.error };
  }
}

async function judge(pool: Pool, task: Task, options: SolveOptions): Promise<Judged | Refused> {
  if ('error' in task) return task;
  const { game, place } = task;
  const { limitNodes: nodes, limitMs: ms } = options;
  try {
    const answer = await pool.solve({
      position: current(game),
      ruleSet: game.ruleSet,
      limits: { ...(nodes && { nodes }), ...(ms && { ms }) },
    });
    return { place, game, answer };
  } catch (error) {
    if (!(error instanceof ThreadsDied)) throw error;
    throw badData(`${place}${nameOfDeal(game)}: ${error.message}`);
  }
}

/** A game record that goes on with the winning moves, and the verdict. */
function asJson({ game, answer }: Judged): string {
  const { verdict, ms } = answer;
  const { moves, ...record } = makeRecord(game);
  return JSON.stringify({
    ...record,
    verdict: verdict.verdict,
    ...(verdict.verdict === 'unknown' ? { reason: verdict.reason } : {}),
    nodes: verdict.nodes,
    ms: Math.round(ms * 1000) / 1000,
    moves: [...moves, ...winningMoves(answer)],
  });
}

const winningMoves = ({ verdict }: Answer): string[] =>
  verdict.verdict === 'winnable' ? verdict.moves.map(makeMove) : [];

function inWords({ place, game, answer }: Judged, showMoves: boolean): string {
  const { nodes } = answer.verdict;
  const made = movesMade(game).length;
  const after = made === 0 ? '' : ` after ${counted(made, 'move')}`;
  const effort = `${counted(nodes, 'node')}, ${Math.round(answer.ms)} ms`;
  const line = `${place}${nameOfDeal(game)}, ${nameOfRules(game.ruleSet)}${after}: ${verdictInWords(answer)} (${effort})`;
  return [line, ...(showMoves ? wrapped(winningMoves(answer)) : [])].join('\n');
}

const UNKNOWN: Readonly<Record<Reason, string>> = {
  nodes: 'the limit of nodes was reached',
  time: 'the time was up',
  memory: 'the memory was full',
  stopped: 'the search was stopped',
};

function verdictInWords({ verdict }: Answer): string {
  switch (verdict.verdict) {
    case 'winnable':
      return verdict.moves.length === 0
        ? 'won'
        : `winnable in ${counted(verdict.moves.length, 'move')}`;
    case 'unwinnable':
      return 'unwinnable, no play can win';
    case 'unknown':
      return `unknown, no win found and none ruled out: ${UNKNOWN[verdict.reason]}`;
  }
}
