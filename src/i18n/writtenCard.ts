/** Cards as their corners have them, for sentences that are seen. */
import { type Card, makeCard, suitOf } from '../rules/card.ts';
import type { TableMessages } from './messages.ts';

/** In the order of `SUITS`. */
const SIGNS = ['♣', '♥', '♠', '♦'];

/**
 * A card as `10♦`, with the letters of the language. Signs that are not seen keep it in one piece, also where
 * lines run from right to left.
 */
export function writtenCard(
  { cardLetters }: Pick<TableMessages, 'cardLetters'>,
  card: Card,
): string {
  const [ace, jack, queen, king] = cardLetters;
  const letters: Readonly<Record<string, string>> = { A: ace, T: '10', J: jack, Q: queen, K: king };
  const rank = makeCard(card).charAt(0);
  return `\u2066${letters[rank] ?? rank}${SIGNS[suitOf(card)]}\u2069`;
}
