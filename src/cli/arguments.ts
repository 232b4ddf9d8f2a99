/** Parses the arguments and options of the commands. */
import { type DealNumber, makeDealNumber } from '../rules/deal.ts';
import { parseDealNumberInput } from '../rules/dealNumberInput.ts';
import { linkIn, parseLink } from '../rules/link.ts';
import { makeRuleSet, parseRuleSet, type RuleSet } from '../rules/ruleSet.ts';
import { type DealRange, MAX_DEALS, parseShard, type Shard } from '../study/range.ts';
import { data, usage } from './english/failures.ts';
import { speakFault } from './english/faults.ts';
import { badData, badUsage } from './failure.ts';

/** A rule set by name, or the JSON of some of the seven choices. */
export function ruleSetArgument(text: string): RuleSet {
  const ruleSet = parseRuleSet(text.trimStart().startsWith('{') ? fromJson(text) : text);
  if (!ruleSet.ok) throw badUsage(usage.ruleSet(ruleSet.error));
  return ruleSet.value;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badUsage(usage.ruleSetNotJson);
  }
}

/**
 * A deal by its number, or by a link of it that has the same rules.
 *
 * @param place the place of the text, as the beginning of a message
 */
export function dealNumberArgument(text: string, ruleSet: RuleSet, place = ''): DealNumber {
  const link = linkIn(text);
  if (link !== undefined) return dealOfLink(link, ruleSet, place);
  const number = parseDealNumberInput(text);
  if (!number.ok) throw badData(place + speakFault(number.error));
  return number.value;
}

/** A rule set as a shell takes it behind `--rules`. */
function wordFor(ruleSet: RuleSet): string {
  const rules = makeRuleSet(ruleSet);
  return typeof rules === 'string' ? rules : `'${JSON.stringify(rules)}'`;
}

function dealOfLink(text: string, ruleSet: RuleSet, place: string): DealNumber {
  const link = parseLink(text);
  if (!link.ok) throw badData(place + data.notALink(text));
  const { number, hasMoves } = link.value;
  const rules = wordFor(link.value.ruleSet);
  if (hasMoves) throw badData(place + data.linkWithMoves(makeDealNumber(number)));
  if (rules !== wordFor(ruleSet))
    throw badData(place + data.linkOfOtherRules(makeDealNumber(number), rules));
  return number;
}

/** Parses a whole number from 1 for the option of that name. */
export const countArgument =
  (option: string, most: number) =>
  (text: string): number => {
    if (!isCount(text, most)) throw badUsage(usage.count(option, most, text));
    return Number(text);
  };

/** Parses a limit: a whole number from 1, or `none`, which is null. */
export const limitArgument =
  (option: string, most: number) =>
  (text: string): number | null => {
    if (text === 'none') return null;
    if (!isCount(text, most)) throw badUsage(usage.limit(option, most, text));
    return Number(text);
  };

const isCount = (text: string, most: number): boolean =>
  /^[0-9]+$/.test(text) && Number(text) >= 1 && Number(text) <= most;

/** Parses the seed of the fair player's random numbers. */
export function seedArgument(text: string): number {
  const seed = Number(text);
  if (!/^[0-9]+$/.test(text) || seed > MAX_SEED) throw badUsage(usage.seed(MAX_SEED, text));
  return seed;
}

const MAX_SEED = 2 ** 32 - 1;

const MAX_DIGITS = 4300;

/** Parses the deal number at one end of a range. */
export const endArgument =
  (option: string) =>
  (text: string): bigint => {
    if (!/^0*[1-9][0-9]*$/.test(text) || text.length > MAX_DIGITS)
      throw badUsage(usage.end(option, text));
    return BigInt(text);
  };

/** Puts `--from` and `--to` together. */
export function rangeOf(from: bigint | undefined, to: bigint | undefined): DealRange {
  if (from === undefined) throw badUsage(usage.noFrom);
  if (to === undefined) throw badUsage(usage.noTo);
  if (to < from) throw badUsage(usage.toBeforeFrom(from, to));
  if (to - from >= MAX_DEALS) throw badUsage(usage.tooManyDeals(MAX_DEALS));
  return { from, to };
}

/** Parses the part of a study to run. */
export function shardArgument(text: string): Shard {
  const shard = parseShard(text);
  if (!shard) throw badUsage(usage.shard(text));
  return shard;
}
