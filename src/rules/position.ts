/** The table at one moment, and the most common questions about it. */
import { type Card, nextHigher } from './card.ts';
import { foundationCard, HOURS, type Hour, indexOf, sizeWhenComplete } from './hour.ts';

/** Where all 104 cards lie. Arrays of twelve are indexed by `indexOf(hour)`. */
export interface Position {
  /** How many cards each foundation holds, its base included; the number determines the cards. */
  readonly foundations: readonly number[];
  /** The twelve fans, bottom first: the last card is the top. */
  readonly fans: readonly (readonly Card[])[];
  /** Undealt cards in dealing order: the first is dealt next. */
  readonly stock: readonly Card[];
  /** Drawn cards, bottom first. */
  readonly waste: readonly Card[];
  /** How often the waste has been turned over into the stock. */
  readonly redealsUsed: number;
}

/** A fan is dealt three cards and refilled to three. */
export const FAN_SIZE = 3;

export const fanAt = (position: Position, hour: Hour): readonly Card[] =>
  position.fans[indexOf(hour)] as readonly Card[];

export const foundationHeight = (position: Position, hour: Hour): number =>
  position.foundations[indexOf(hour)] as number;

export const foundationTop = (position: Position, hour: Hour): Card =>
  foundationCard(hour, foundationHeight(position, hour));

export const isComplete = (position: Position, hour: Hour): boolean =>
  foundationHeight(position, hour) === sizeWhenComplete(hour);

/** The card a foundation waits for; none when it is complete. */
export const foundationNeeds = (position: Position, hour: Hour): Card | undefined =>
  isComplete(position, hour) ? undefined : nextHigher(foundationTop(position, hour));

/** How many cards one fan is short of three. */
export const gapsIn = (fan: readonly Card[]): number => Math.max(0, FAN_SIZE - fan.length);

/** The gaps of all fans together. */
export const gaps = (position: Position): number =>
  position.fans.reduce((sum, fan) => sum + gapsIn(fan), 0);

/** Won when every foundation shows its hour. */
export const isWon = (position: Position): boolean =>
  HOURS.every((hour) => isComplete(position, hour));
