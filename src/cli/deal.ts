import {
  type DealNumber,
  dealCards,
  makeDealNumber,
  parseDealNumber,
  startOf,
} from '../rules/deal.ts';
import { startGame } from '../rules/game.ts';
import { makeRecord } from '../rules/record.ts';
import { nameOf, type RuleSet } from '../rules/ruleSet.ts';
import { dealNumberArgument } from './arguments.ts';
import { argument, type Command } from './command.ts';
import { ANSWERS } from './english/answers.ts';
import { jsonLine } from './english/oneLine.ts';
import { placeOf } from './english/words.ts';
import { readLines } from './input.ts';
import type { Io } from './io.ts';
import { jsonOption, rulesOption } from './options.ts';
import { takesColours, writeLine } from './output.ts';
import { drawClock } from './picture.ts';

/** `bigben deal`: a game record a line, or a picture of each deal. */
export const deal: Command = {
  name: 'deal',
  summary: 'show numbered deals, the same cards as in PySolFC',
  arguments: [
    argument('<number...>', 'deal numbers; "-" reads them from standard input, one a line'),
  ],
  options: [rulesOption(), jsonOption('one game record a line')],
  run,
};

async function run(
  io: Io,
  numbers: readonly string[],
  options: { readonly rules: RuleSet; readonly json?: true },
): Promise<void> {
  let first = true;
  for await (const { text, place } of eachNumber(io, numbers)) {
    const number = dealNumberArgument(text, options.rules, place);
    const game = startGame(options.rules, startOf(dealCards(number)), numberOf(text, number));
    if (options.json) {
      await writeLine(io, jsonLine(makeRecord(game)));
    } else {
      const rules = nameOf(options.rules) ?? JSON.stringify(options.rules);
      const title = ANSWERS.dealTitle(makeDealNumber(number), rules);
      await writeLine(
        io,
        `${first ? '' : '\n'}${title}\n\n${drawClock(startOf(dealCards(number)), takesColours(io))}`,
      );
    }
    first = false;
  }
}

async function* eachNumber(
  io: Io,
  numbers: readonly string[],
): AsyncGenerator<{ readonly text: string; readonly place: string }> {
  for (const number of numbers) {
    if (number !== '-') yield { text: number, place: '' };
    else
      for await (const { line, text } of readLines(io, '-'))
        yield { text, place: placeOf({ line, nth: 1 }) };
  }
}

/** The number of a record: as it was given, if that is allowed in a record. */
function numberOf(text: string, number: DealNumber): string {
  const short = makeDealNumber(number);
  const read = parseDealNumber(text);
  return read.ok && makeDealNumber(read.value) === short ? text : short;
}
