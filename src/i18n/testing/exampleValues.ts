/** What sentences are about, for examples: cards, places and counts that come out differently somewhere. */
import { type Card, parseCard } from '../../rules/card.ts';
import { HOURS, type Hour } from '../../rules/hour.ts';
import type { Place } from '../../rules/move.ts';
import { formatsOf } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { writtenCard } from '../writtenCard.ts';

/** Whether a part of a catalogue has anything that makes its sentence of arguments. */
type Makes<T> = T extends (...args: never[]) => unknown
  ? true
  : T extends string | readonly unknown[]
    ? false
    : { [K in keyof T]: Makes<T[K]> }[keyof T];

/** One list of arguments or more. */
export type Calls<A extends readonly unknown[]> = readonly [Readonly<A>, ...Readonly<A>[]];

/** Arguments for everything in a catalogue that wants some; the compiler names what has none. */
export type Examples<T> = {
  readonly [K in keyof T as true extends Makes<T[K]> ? K : never]: T[K] extends (
    ...args: infer A extends readonly unknown[]
  ) => unknown
    ? Calls<A>
    : Examples<T[K]>;
};

/** A call with each of the values as its one argument. */
export function each<A>(values: readonly [A, ...A[]]): Calls<[A]> {
  const [first, ...others] = values;
  return [[first], ...others.map((value) => [value] as const)];
}

export const card = (name: string): Card => parseCard(name) as Card;

/** Each grammatical number of the languages: Arabic has a form of its own for each. */
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

/** Values as the language writes them. */
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
