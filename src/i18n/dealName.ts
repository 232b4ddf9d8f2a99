/**
 * The name of a deal, which depends on how it was chosen. Its number is shown in its dialog and in
 * links.
 */
import type { Entry } from '../app/games/entry.ts';
import type { Game } from '../rules/game.ts';
import { nameOf, type RuleSet } from '../rules/ruleSet.ts';
import { byLocale, dateLocale } from './lazyFormats.ts';
import type { TableMessages } from './messages.ts';
import { rulesTitle } from './speech.ts';

interface DealName {
  /** The name itself, in one part or two. */
  readonly parts: readonly string[];
  /** The rules, if they are not `classic` and not part of the name. */
  readonly rules: string | undefined;
  /** The number, if it is not part of the name. */
  readonly number: string | undefined;
}

type NamedDeal = Partial<Pick<Game, 'number'> & Pick<Entry, 'daily' | 'found'>>;

/** @param ruleSet `undefined` if the rules cannot be read */
export function dealName(
  messages: TableMessages,
  { number, daily, found }: NamedDeal,
  ruleSet: RuleSet | undefined,
): DealName {
  const title = messages.dealTitle(number);
  const rules = ruleSet ? rulesTitle(messages, ruleSet) : messages.ownRules;
  const parts = daily
    ? [messages.dealNames.daily, dayIn(messages, daily)]
    : [found ? (found === 'any' ? rules : messages.dealNames[found]) : title];
  const isUsual = ruleSet && nameOf(ruleSet) === 'classic';
  return {
    parts,
    rules: isUsual || parts.includes(rules) ? undefined : rules,
    number: parts.includes(title) ? undefined : title,
  };
}

/** The name as it is written. */
export const writtenName = ({ parts, rules }: DealName): string => listed([...parts, rules], ' · ');

/** The name as it is spoken: with the number, so that no two deals have the same name. */
export const spokenName = ({ parts, rules, number }: DealName): string =>
  listed([...parts, rules, number], ', ');

const listed = (parts: readonly (string | undefined)[], between: string): string =>
  parts.filter(Boolean).join(between);

/** A day without its year, with no-break spaces. */
const dayIn = ({ locale }: TableMessages, day: string): string =>
  dayFormat(locale).format(Date.parse(day)).replaceAll(' ', '\u00a0');

const dayFormat = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(dateLocale(locale), { month: 'long', day: 'numeric', timeZone: 'UTC' }),
);
