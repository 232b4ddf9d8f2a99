import { canRedo, current, type Game, goOver, goTo, madeOnly, sharedMoves } from '../rules/game.ts';
import { isOver, isStuck, legalMoves, makeMove } from '../rules/move.ts';
import { isWon } from '../rules/position.ts';
import { argument, type Command, option } from './command.ts';
import { otherLine, replayedLine } from './english/answers.ts';
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
  readonly lines?: true;
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
    option('--lines', 'also say how the other lines of each record end'),
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
  madeOnly(game).positions.map((position) =>
    legalMoves(game.ruleSet, position).map(makeMove).sort(),
  );

/** The other lines: after how many moves each leaves the first one, and the game that it is. */
function otherLines(game: Game): (readonly [after: number, line: Game])[] {
  const played = ({ at }: Game, line: Game) =>
    [Math.min(at, sharedMoves(game, line)), goTo(line, line.moves.length)] as const;
  const others = game.lines.map((_, i) => played(game, goOver(game, i)));
  // A line that goes on where the first one ends.
  return canRedo(game) ? [...others, played(game, game)] : others;
}

function accepted(place: InputPlace, game: Game, options: ReplayOptions) {
  return {
    ...inJson(place),
    ok: true,
    ...result(game),
    ...(options.legal ? { legal: allLegalMoves(game) } : {}),
    ...(options.lines
      ? { lines: otherLines(game).map(([after, line]) => ({ after, ...result(line) })) }
      : {}),
  };
}

function result(game: Game) {
  const end = current(game);
  return { won: isWon(end), stuck: isStuck(game.ruleSet, end), moves: game.at };
}

function report(place: InputPlace, game: Game, options: ReplayOptions): string {
  if (options.json) return jsonLine(accepted(place, game, options));
  return placeOf(place) + inWords(game, options);
}

function inWords(game: Game, options: ReplayOptions): string {
  const told = replayedLine(game, endingOf(game), options.legal ? allLegalMoves(game) : []);
  if (!options.lines) return told;
  const others = otherLines(game).map(([after, line]) => otherLine(after, line, endingOf(line)));
  return [told, ...others].join('\n  ');
}

function endingOf(game: Game): 'won' | 'over' | 'open' {
  const end = current(game);
  return isWon(end) ? 'won' : isOver(game.ruleSet, end) ? 'over' : 'open';
}
