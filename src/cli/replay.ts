import { current, type Game } from '../rules/game.ts';
import { isOver, isStuck, legalMoves, makeMove } from '../rules/move.ts';
import { isWon } from '../rules/position.ts';
import { argument, type Command, option } from './command.ts';
import { replayedLine } from './english/answers.ts';
import { data } from './english/failures.ts';
import { jsonLine } from './english/oneLine.ts';
import { type InputPlace, inJson, placeOf, reportRefused } from './english/words.ts';
import { badData } from './failure.ts';
import { readGames } from './input.ts';
import type { Io } from './io.ts';
import { jsonOption } from './options.ts';
import { writeLine } from './output.ts';

interface ReplayOptions {
  readonly legal?: true;
  readonly json?: true;
}

/** `bigben replay`: checks the game records of a file. */
export const replay: Command = {
  name: 'replay',
  summary: 'check game records, also those that the page has saved',
  arguments: [
    argument('[file]', 'a file of game records; "-" or nothing reads standard input').default('-'),
  ],
  options: [
    option('--legal', 'also list the legal moves before every move and after the last'),
    jsonOption('one JSON object a line'),
  ],
  run,
};

/** @throws CommandError at the end if any record was refused */
async function run(io: Io, file: string, options: ReplayOptions): Promise<void> {
  let checked = 0;
  let refused = 0;
  for await (const { at, game } of readGames(io, file)) {
    checked++;
    if (!game.ok) refused++;
    await writeLine(
      io,
      game.ok
        ? report(at, game.value, options)
        : reportRefused({ ...at, error: game.error }, options.json),
    );
  }
  if (refused > 0) throw badData(data.recordsRefused(refused, checked));
}

/** The sorted legal moves before every move and after the last. */
const allLegalMoves = (game: Game): string[][] =>
  game.positions.map((position) => legalMoves(game.ruleSet, position).map(makeMove).sort());

function accepted(place: InputPlace, game: Game, options: ReplayOptions) {
  const end = current(game);
  return {
    ...inJson(place),
    ok: true,
    won: isWon(end),
    stuck: isStuck(game.ruleSet, end),
    moves: game.moves.length,
    ...(options.legal ? { legal: allLegalMoves(game) } : {}),
  };
}

function report(place: InputPlace, game: Game, options: ReplayOptions): string {
  if (options.json) return jsonLine(accepted(place, game, options));
  return placeOf(place) + inWords(game, options);
}

function inWords(game: Game, options: ReplayOptions): string {
  const end = current(game);
  const ending = isWon(end) ? 'won' : isOver(game.ruleSet, end) ? 'over' : 'open';
  return replayedLine(game, ending, options.legal ? allLegalMoves(game) : []);
}
