/**
 * Cards as small integers: suit · 13 + rank. The two copies of a card are the same card, so a
 * number from 0 to 51 identifies a card, and comparing cards is comparing numbers.
 */

/** The ranks as they are written, ace to king; `T` is the ten. */
export const RANKS = 'A23456789TJQK';
/** Clubs, hearts, spades, diamonds, by the numbers of the suits. */
export const SUITS = 'CHSD';

/** 0 (ace of clubs) to 51 (king of diamonds). */
export type Card = number;

/** How many different cards there are: 52, each twice in the game. */
export const CARD_KINDS = RANKS.length * SUITS.length;

/** Two packs. */
export const CARDS_IN_GAME = 2 * CARD_KINDS;

/** Index into `RANKS`: 0 is the ace, 12 the king. */
export const rankOf = (card: Card): number => card % RANKS.length;

/** Index into `SUITS`. */
export const suitOf = (card: Card): number => Math.floor(card / RANKS.length);

/** The card of a rank and a suit, both by their numbers. */
export const cardOf = (rank: number, suit: number): Card => suit * RANKS.length + rank;

/** The card one rank up in the same suit; ranks are circular, so an ace follows a king. */
export const nextHigher = (card: Card): Card =>
  cardOf((rankOf(card) + 1) % RANKS.length, suitOf(card));

/** The card one rank down in the same suit: below an ace comes a king. */
export const nextLower = (card: Card): Card =>
  cardOf((rankOf(card) + RANKS.length - 1) % RANKS.length, suitOf(card));

/** `TC` for the ten of clubs. */
export const makeCard = (card: Card): string =>
  RANKS.charAt(rankOf(card)) + SUITS.charAt(suitOf(card));

/** Reads what `makeCard` writes; anything else is `undefined`. */
export function parseCard(text: string): Card | undefined {
  if (text.length !== 2) return undefined;
  const rank = RANKS.indexOf(text.charAt(0));
  const suit = SUITS.indexOf(text.charAt(1));
  return rank < 0 || suit < 0 ? undefined : cardOf(rank, suit);
}
