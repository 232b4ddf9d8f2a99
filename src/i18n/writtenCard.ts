/** Cards as written on their corners, for sentences that are shown. */
import { type Card, makeCard, suitOf } from '../rules/card.ts';
import type { TableMessages } from './messages.ts';

/** In the order of `SUITS`. */
const SIGNS = ['♣', '♥', '♠', '♦'];

/**
 * A card such as `10♦`, with the letters of the language. Invisible characters keep it in one
 * piece, also in right-to-left lines.
 */
export function writtenCard(messages: Pick<TableMessages, 'cardLetters'>, card: Card): string {
  const { rank, sign } = cornerOf(messages, card);
  return `\u2066${rank}${sign}\u2069`;
}

/** The two signs on the corner of a card. */
export function cornerOf({ cardLetters }: Pick<TableMessages, 'cardLetters'>, card: Card) {
  const [ace, jack, queen, king] = cardLetters;
  const letters: Readonly<Record<string, string>> = { A: ace, T: '10', J: jack, Q: queen, K: king };
  const rank = makeCard(card).charAt(0);
  return { rank: letters[rank] ?? rank, sign: SIGNS[suitOf(card)] };
}
