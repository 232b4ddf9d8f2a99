/**
 * The twelve hours and what stands at each: the base card its foundation starts with, the card
 * that shows its hour, and how many cards lie between.
 */
import { type Card, cardOf, RANKS, SUITS } from './card.ts';

/** All hours in dealing order: clockwise from twelve. An hour's index in any array is hour % 12. */
export const HOURS = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** 1 to 12. */
export type Hour = (typeof HOURS)[number];

/** Whether a number is one of the twelve hours. */
export const isHour = (value: number): value is Hour =>
  (HOURS as readonly number[]).includes(value);

/** Where an hour stands in an array of twelve: 0 is twelve o'clock, then clockwise. */
export const indexOf = (hour: Hour): number => hour % 12;

/** Hours since nine o'clock, where the lowest base card lies: bases rise in rank and change suit from there. */
const sinceNine = (hour: Hour): number => (hour + 3) % 12;

/** The card a foundation starts with: 2C at nine o'clock, then clockwise 3H, 4S, 5D, 6C … KD. */
export const baseOf = (hour: Hour): Card =>
  cardOf(sinceNine(hour) + 1, sinceNine(hour) % SUITS.length);

/** The card that shows the hour: its rank is the hour (ace 1, jack 11, queen 12), its suit the base's. */
export const lastOf = (hour: Hour): Card => cardOf(hour - 1, sinceNine(hour) % SUITS.length);

/** How many cards a complete foundation holds, its base included: 8 from nine to twelve, else 9. */
export const sizeWhenComplete = (hour: Hour): number =>
  ((hour - 1 - (sinceNine(hour) + 1) + RANKS.length) % RANKS.length) + 1;

/** The card that lies at a height of a foundation; height 1 is the base. */
export const foundationCard = (hour: Hour, height: number): Card => {
  const base = baseOf(hour);
  const suitStart = base - (base % RANKS.length);
  return suitStart + ((base - suitStart + height - 1) % RANKS.length);
};
