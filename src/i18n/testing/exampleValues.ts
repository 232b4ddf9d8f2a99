/** Values for example sentences: cards, places and counts that some language treats differently. */
import { type Card, parseCard } from '../../rules/card.ts';
import { HOURS, type Hour } from '../../rules/hour.ts';
import type { Place } from '../../rules/move.ts';
import { formatsOf } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { writtenCard } from '../writtenCard.ts';

/** Whether a part of a catalogue contains a message that takes arguments. */
type Makes<T> = T extends (...args: never[]) => unknown
  ? true
  : T extends string | readonly unknown[]
    ? false
    : { [K in keyof T]: Makes<T[K]> }[keyof T];

/** One or more lists of arguments. */
export type Calls<A extends readonly unknown[]> = readonly [Readonly<A>, ...Readonly<A>[]];

/**
 * Arguments for every message in a catalogue that takes them; the compiler reports missing ones.
 */
export type Examples<T> = {
  readonly [K in keyof T as true extends Makes<T[K]> ? K : never]: T[K] extends (
    ...args: infer A extends readonly unknown[]
  ) => unknown
    ? Calls<A>
    : Examples<T[K]>;
};

/** One call for each value, with the value as its only argument. */
export function each<A>(values: readonly [A, ...A[]]): Calls<[A]> {
  const [first, ...others] = values;
  return [[first], ...others.map((value) => [value] as const)];
}

export const card = (name: string): Card => parseCard(name) as Card;

/** One count for each grammatical number: Arabic has a different form for each of them. */
export const COUNTS = each([1, 2, 5, 12, 100]);

/** A card of each grammatical gender. */
export const CARDS = each([card('AS'), card('6H'), card('JC'), card('QS'), card('KD')]);

/** Each rank once, and each suit. */
export const RANKS = each([
  card('AC'),
  ...['2H', '3S', '4D', '5C', '6H', '7S', '8D', '9C', 'TH', 'JS', 'QD', 'KC'].map(card),
]);

export const ALL_HOURS = each<Hour>(HOURS);

export const WASTE: Place = { pile: 'waste' };
export const fanAt = (hour: Hour): Place => ({ pile: 'fan', hour });
export const foundationAt = (hour: Hour): Place => ({ pile: 'foundation', hour });

/** Example values, formatted for the language. */
export function writtenIn(messages: Messages) {
  const { amount, share, duration, days } = formatsOf(messages.locale);
  const played = new Date('2026-11-22');
  return {
    amount,
    share,
    /** The same counts as `COUNTS`. */
    amounts: each([amount(1), amount(2), amount(5), amount(12), amount(100)]),
    card: (name: string): string => writtenCard(messages, card(name)),
    time: duration(754_000),
    days: days(new Date('2026-06-01'), played),
    date: new Intl.DateTimeFormat(messages.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      played,
    ),
    deal: messages.dealTitle('643303'),
  };
}
