/** The words that several commands share. */

import { makeDealNumber, parseDealNumber } from '../../rules/deal.ts';
import type { Fault } from '../../rules/fault.ts';
import { type Game, movesMade } from '../../rules/game.ts';
import { makeRuleSet, type RuleSet } from '../../rules/ruleSet.ts';
import { speakFault } from './faults.ts';
import { jsonLine, onOneLine } from './oneLine.ts';

export const counted = (count: number, thing: string): string =>
  `${count} ${count === 1 ? thing : `${thing}s`}`;

export const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

/** By the number's short form: as it was given it can hold spaces and line ends. */
export function nameOfDeal({ number }: Game): string {
  const parsed = number === undefined ? undefined : parseDealNumber(number);
  return parsed?.ok ? `deal ${makeDealNumber(parsed.value)}` : 'a deal without a number';
}

export function nameOfRules(ruleSet: RuleSet): string {
  const rules = makeRuleSet(ruleSet);
  return typeof rules === 'string' ? rules : 'custom rules';
}

/** The deal, the rules, and how many moves have been made. */
export function nameOfGame(game: Game): string {
  const made = movesMade(game).length;
  const after = made === 0 ? '' : ` after ${counted(made, 'move')}`;
  return `${nameOfDeal(game)}, ${nameOfRules(game.ruleSet)}${after}`;
}

/** A place in the input. */
export interface InputPlace {
  /** Left out if there is only one. */
  readonly file?: string;
  /** Counted from 1. */
  readonly line: number;
  /** Its place among those that begin on this line, counted from 1. */
  readonly nth: number;
}

/** A place in words, as the beginning of a message. */
export function placeOf({ file, line, nth }: InputPlace): string {
  const inFile = file === undefined ? '' : `${nameOfFile(file)}, `;
  return `${inFile}line ${line}${nth === 1 ? '' : `, game ${nth}`}: `;
}

/** A place for programs. */
export const inJson = ({ file, line, nth }: InputPlace) => ({
  ...(file === undefined ? {} : { file }),
  line,
  ...(nth === 1 ? {} : { game: nth }),
});

export const nameOfFile = (file: string): string =>
  file === '-' ? 'standard input' : onOneLine(file) || '""';

/** A game record that is no legal game. */
export interface Refused extends InputPlace {
  readonly error: Fault;
}

/** One line: JSON for programs, or words. */
export const reportRefused = ({ error, ...place }: Refused, json: boolean | undefined): string =>
  refusedLine({ ...place, move: error.move, error: speakFault(error) }, json);

/** The same for what has its sentence already. */
export const refusedLine = (
  { move, error, ...place }: InputPlace & { move: number | undefined; error: string },
  json: boolean | undefined,
): string =>
  json
    ? jsonLine({ ...inJson(place), ...{ ok: false, move: move ?? null, error } })
    : `${placeOf(place)}refused: ${onOneLine(error)}`;

const LINE_WIDTH = 78;

/** Words in indented lines, as many a line as fit the terminal of old. */
export function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= LINE_WIDTH)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(`  ${word}`);
  }
  return lines;
}

export const grouped = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const UNITS = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const;

export const timeLeft = (ms: number): string =>
  Number.isFinite(ms) ? `${duration(ms)} left` : 'time left unknown';

/** In the two greatest units: `2 h 5 min`. */
export function duration(ms: number): string {
  let seconds = Math.round(ms / 1000);
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(seconds / size);
    seconds -= count * size;
    if (count > 0) parts.push(`${count} ${unit}`);
  }
  return parts.slice(0, 2).join(' ') || '0 s';
}
