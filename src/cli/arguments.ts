/** What the commands share of reading their arguments. */
import type { DealNumber } from '../rules/deal.ts';
import { parseRuleSet, type RuleSet } from '../rules/ruleSet.ts';
import { parseTypedNumber } from '../rules/typedNumber.ts';
import { speakFault } from './english/faults.ts';
import { badData, badUsage } from './failure.ts';
import { type DealRange, type Part, parsePart } from './range.ts';

/** A rule set by name, or the JSON of some of the seven choices. */
export function ruleSetArgument(text: string): RuleSet {
  const ruleSet = parseRuleSet(text.trimStart().startsWith('{') ? fromJson(text) : text);
  if (!ruleSet.ok) throw badUsage(`rule set: ${speakFault(ruleSet.error)}`);
  return ruleSet.value;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badUsage('rule set: not JSON; expected a name or, say, \'{"redeals":1}\'');
  }
}

export function dealNumberArgument(text: string, place = ''): DealNumber {
  const number = parseTypedNumber(text);
  if (!number.ok) throw badData(place + speakFault(number.error));
  return number.value;
}

/** A foreign text as it may stand in a message. */
const shown = (text: string): string => JSON.stringify(cut(text));

const cut = (text: string | bigint): string =>
  `${text}`.length > 40 ? `${`${text}`.slice(0, 40)}…` : `${text}`;

/** Reads a whole number from 1 for the option of that name. */
export const countArgument =
  (option: string, most: number) =>
  (text: string): number => {
    const count = Number(text);
    if (!/^[0-9]+$/.test(text) || count < 1 || count > most)
      throw badUsage(`${option}: expected a whole number from 1 to ${most}; found ${shown(text)}`);
    return count;
  };

/** Reads what the fair player's choices by chance begin from. */
export function seedArgument(text: string): number {
  const seed = Number(text);
  if (!/^[0-9]+$/.test(text) || seed > MAX_SEED)
    throw badUsage(`--seed: expected a whole number from 0 to ${MAX_SEED}; found ${shown(text)}`);
  return seed;
}

const MAX_SEED = 2 ** 32 - 1;

const MAX_DIGITS = 4300;

/** Reads the deal number at one end of a range. */
export const endArgument =
  (option: string) =>
  (text: string): bigint => {
    if (!/^0*[1-9][0-9]*$/.test(text) || text.length > MAX_DIGITS)
      throw badUsage(`${option}: expected a deal number such as 1000; found ${shown(text)}`);
    return BigInt(text);
  };

/** More deals than this are several studies. */
const MOST_DEALS = 100_000_000n;

/** Puts `--from` and `--to` together. */
export function rangeOf(from: bigint | undefined, to: bigint | undefined): DealRange {
  if (from === undefined) throw badUsage('--to needs --from, the first deal number');
  if (to === undefined) throw badUsage('--from needs --to, the last deal number');
  if (to < from) throw badUsage(`--to: expected a deal number from ${cut(from)}; found ${cut(to)}`);
  if (to - from >= MOST_DEALS) throw badUsage(`--to: expected at most ${MOST_DEALS} deals at once`);
  return { from, to };
}

/** Reads which part of a study to run. */
export function shardArgument(text: string): Part {
  const part = parsePart(text);
  if (!part)
    throw badUsage(`--shard: expected, say, 2/4 for the second of four; found ${shown(text)}`);
  return part;
}
