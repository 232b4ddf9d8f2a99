/**
 * Setting up real cards: which cards lie in the fans of a real table, given one by one or as text. The twelve first cards of the clock
 * are there already.
 */
import { type Card, parseCard } from '../../rules/card.ts';
import { startOf } from '../../rules/deal.ts';
import { type Game, startGame } from '../../rules/game.ts';
import { baseOf, HOURS, type Hour, indexOf, isHour } from '../../rules/hour.ts';
import { FAN_SIZE } from '../../rules/position.ts';
import { failure, type Result, success } from '../../rules/result.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import { openDeal } from '../../rules/unknownStock.ts';

/** As many cards lie in the fans at first; they are asked for clockwise from twelve, each fan from its bottom. */
export const SLOTS = HOURS.length * FAN_SIZE;

/** A place for a card: which fan, and how many cards lie below it there. */
export interface Slot {
  readonly hour: Hour;
  readonly index: number;
}

export const slotAt = (at: number): Slot => ({
  hour: HOURS[Math.floor(at / FAN_SIZE)] as Hour,
  index: at % FAN_SIZE,
});

/** What has been given so far. */
export interface Setup {
  /** The card of each slot, in the order of the slots; `undefined` where none is given. */
  readonly cards: readonly (Card | undefined)[];
  /** The slot that is given next; `SLOTS` when all are. */
  readonly at: number;
}

export const EMPTY: Setup = { cards: Array<Card | undefined>(SLOTS).fill(undefined), at: 0 };

/** How many copies of a card have not been given. */
export function copiesLeft({ cards }: Setup, card: Card): number {
  const used = cards.filter((each) => each === card).length;
  return 2 - used - (HOURS.some((hour) => baseOf(hour) === card) ? 1 : 0);
}

/** The slot is given a card, in place of the one before; then comes the next empty slot. Nothing changes if no copy is left. */
export function give(setup: Setup, card: Card): Setup {
  const { at } = setup;
  if (at >= SLOTS) return setup;
  const free = withCard(setup, at, undefined);
  if (copiesLeft({ ...setup, cards: free }, card) === 0) return setup;
  const cards = withCard(setup, at, card);
  return { cards, at: nextEmpty(cards, at) };
}

/** Takes the last card back that lies before the slot. */
export function takeBack(setup: Setup): Setup {
  const given = [...setup.cards.keys()].filter(
    (each) => each < setup.at && setup.cards[each] !== undefined,
  );
  const last = given.at(-1);
  return last === undefined ? setup : { cards: withCard(setup, last, undefined), at: last };
}

/** Goes to a slot, to give its card or another one. */
export const goToSlot = (setup: Setup, at: number): Setup => ({
  ...setup,
  at: Math.min(Math.max(at, 0), SLOTS - 1),
});

export const given = ({ cards }: Setup): number =>
  cards.filter((card) => card !== undefined).length;

const withCard = ({ cards }: Setup, at: number, card: Card | undefined): (Card | undefined)[] =>
  cards.map((each, i) => (i === at ? card : each));

/** The first empty slot after one; if there is none, the first empty one at all. */
function nextEmpty(cards: Setup['cards'], at: number): number {
  const empty = [...cards.keys()].filter((each) => cards[each] === undefined);
  return empty.find((each) => each > at) ?? empty[0] ?? SLOTS;
}

/** What is wrong with a text of cards; `line` is counted from 1. */
export type SetupFault =
  /** It does not begin with an hour from 1 to 12 and a colon, or a fan is there a second time. */
  | { readonly kind: 'notAFan' | 'fanTwice'; readonly line: number; readonly text: string }
  | { readonly kind: 'notACard'; readonly hour: Hour; readonly text: string }
  | { readonly kind: 'cardCount'; readonly hour: Hour; readonly found: number }
  /** More copies of a card than two packs have, counting the first cards of the clock. */
  | { readonly kind: 'noCopyLeft'; readonly hour: Hour; readonly card: Card };

/** Longer texts are not read, in characters: 36 cards with all their words have a few hundred. */
const MAX_TEXT = 10_000;

/**
 * Reads fans as text: a line for each, in any order, as `12: 2H 5D 9H`, bottom card first. Fans that are missing stay empty.
 *
 * @returns what has been given then; or the first fault
 */
export function readSetup(text: string): Result<Setup, SetupFault> {
  let setup = EMPTY;
  const seen = new Set<Hour>();
  for (const [i, whole] of text.slice(0, MAX_TEXT).split('\n').entries()) {
    const line = whole.trim();
    if (line === '') continue;
    const [, digits = '', rest = ''] = /^(\d+)\s*[:.]?\s+(.*)$/.exec(line) ?? [];
    const hour = Number(digits);
    if (!isHour(hour)) return failure({ kind: 'notAFan', line: i + 1, text: line.slice(0, 40) });
    if (seen.has(hour)) return failure({ kind: 'fanTwice', line: i + 1, text: line.slice(0, 40) });
    seen.add(hour);
    const read = readFan(setup, hour, rest.split(/[\s,;]+/).filter(Boolean));
    if (!read.ok) return read;
    setup = read.value;
  }
  return success({ ...setup, at: nextEmpty(setup.cards, -1) });
}

function readFan(setup: Setup, hour: Hour, words: readonly string[]): Result<Setup, SetupFault> {
  if (words.length !== FAN_SIZE) return failure({ kind: 'cardCount', hour, found: words.length });
  let next = { ...setup, at: indexOf(hour) * FAN_SIZE };
  for (const word of words) {
    const card = parseCard(word.toUpperCase().replace('10', 'T'));
    if (card === undefined) return failure({ kind: 'notACard', hour, text: word.slice(0, 20) });
    if (copiesLeft(next, card) === 0) return failure({ kind: 'noCopyLeft', hour, card });
    next = { cards: withCard(next, next.at, card), at: next.at + 1 };
  }
  return success(next);
}

/** The game of the given cards, once all are given; nobody knows its stock. */
export function ownGame(setup: Setup, ruleSet: RuleSet): Game | undefined {
  if (given(setup) < SLOTS) return undefined;
  const fans = HOURS.map((hour) => fanOf(setup, hour) as readonly Card[]);
  const opened = openDeal(fans, []);
  if (!opened.ok) throw new Error(`the given cards are ${JSON.stringify(opened.error)}`);
  const { deal, unknown } = opened.value;
  return startGame(ruleSet, startOf(deal), undefined, unknown);
}

/** For the list of fans: the cards of one, bottom first. */
export const fanOf = ({ cards }: Setup, hour: Hour): readonly (Card | undefined)[] => {
  const from = indexOf(hour) * FAN_SIZE;
  return cards.slice(from, from + FAN_SIZE);
};
