import { makeDealNumber, parseDealNumber } from '../rules/deal.ts';
import { current, type Game } from '../rules/game.ts';
import { isOver, isStuck, legalMoves, makeMove } from '../rules/move.ts';
import { isWon } from '../rules/position.ts';
import { parseRecord, type RecordError } from '../rules/record.ts';
import { makeRuleSet } from '../rules/ruleSet.ts';
import { badData, onOneLine } from './failure.ts';
import { readLines } from './input.ts';
import { writeLine } from './output.ts';

export interface ReplayOptions {
  readonly legal?: true;
  readonly json?: true;
}

/**
 * `bigben replay`: checks game records, one a line.
 *
 * @throws CommandError at the end if any record was refused.
 */
export async function replay(file: string, options: ReplayOptions): Promise<void> {
  let checked = 0;
  let refused = 0;
  for await (const { line, text } of readLines(file)) {
    const game = parseRecord(text);
    checked++;
    if (!game.ok) refused++;
    const report = options.json
      ? JSON.stringify(game.ok ? accepted(line, game.value, options) : rejected(line, game.error))
      : `line ${line}: ${game.ok ? inWords(game.value, options) : `refused: ${onOneLine(game.error.message)}`}`;
    await writeLine(report);
  }
  if (refused > 0) throw badData(`${refused} of ${checked} game records refused`);
}

/** The sorted legal moves before every move and after the last. */
const allLegalMoves = (game: Game): string[][] =>
  game.positions.map((position) => legalMoves(game.ruleSet, position).map(makeMove).sort());

function accepted(line: number, game: Game, options: ReplayOptions) {
  const end = current(game);
  return {
    line,
    ok: true,
    won: isWon(end),
    stuck: isStuck(game.ruleSet, end),
    moves: game.moves.length,
    ...(options.legal ? { legal: allLegalMoves(game) } : {}),
  };
}

const rejected = (line: number, error: RecordError) => ({
  line,
  ok: false,
  move: error.move ?? null,
  error: error.message,
});

function inWords(game: Game, options: ReplayOptions): string {
  const { length } = game.moves;
  const rules = makeRuleSet(game.ruleSet);
  const name = `${nameOfDeal(game)}, ${typeof rules === 'string' ? rules : 'own rules'}: `;
  const moves = `${length} ${length === 1 ? 'move' : 'moves'}`;
  const legal = options.legal
    ? allLegalMoves(game).map((list, i) => `\n  after ${i}: ${list.join(' ') || 'no move'}`)
    : [];
  return name + ending(game, moves) + legal.join('');
}

/** By the number's short form: as it was given it may hold spaces and line ends. */
function nameOfDeal({ number }: Game): string {
  const parsed = number === undefined ? undefined : parseDealNumber(number);
  return parsed?.ok ? `deal ${makeDealNumber(parsed.value)}` : 'a deal without a number';
}

function ending(game: Game, moves: string): string {
  const end = current(game);
  if (isWon(end)) return `won in ${moves}`;
  if (isOver(game.ruleSet, end)) return `over after ${moves}, not won`;
  return `${moves}, not over`;
}
