/**
 * Setting up real cards: which cards lie in the fans of a real table, given one by one. The twelve first cards of the clock are there
 * already. For cards as text see `setupText.ts`.
 */
import type { Card } from '../../rules/card.ts';
import { startOf } from '../../rules/deal.ts';
import { type Game, startGame } from '../../rules/game.ts';
import { baseOf, HOURS, type Hour, indexOf } from '../../rules/hour.ts';
import { FAN_SIZE } from '../../rules/position.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import { openPosition } from '../../rules/unknownStock.ts';

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

/** Some slots filled, the rest to be given. */
export const setupOf = (cards: Setup['cards']): Setup => ({ cards, at: nextEmpty(cards, -1) });

/** The first empty slot after one; if there is none, the first empty one at all. */
function nextEmpty(cards: Setup['cards'], at: number): number {
  const empty = [...cards.keys()].filter((each) => cards[each] === undefined);
  return empty.find((each) => each > at) ?? empty[0] ?? SLOTS;
}

/** The game of the given cards, once all are given; nobody knows its stock. */
export function ownGame(setup: Setup, ruleSet: RuleSet): Game | undefined {
  if (given(setup) < SLOTS) return undefined;
  const fans = HOURS.map((hour) => fanOf(setup, hour) as readonly Card[]);
  const opened = openPosition(startOf({ fans, stock: [] }));
  if (!opened.ok) throw new Error(`the given cards are ${JSON.stringify(opened.error)}`);
  const { start, unknown } = opened.value;
  return startGame(ruleSet, start, undefined, unknown);
}

/** For the list of fans: the cards of one, bottom first. */
export const fanOf = ({ cards }: Setup, hour: Hour): readonly (Card | undefined)[] => {
  const from = indexOf(hour) * FAN_SIZE;
  return cards.slice(from, from + FAN_SIZE);
};
