// A whole deck at once, for tests: the page makes it sheet by sheet.
import { type DeckLetters, RANKS, SUITS, type SuitColours } from '../cards.ts';
import { type DeckStyle, makeFace } from '../faces.ts';

/** The fifty-two faces of a deck, by key. */
export const makeDeck = (
  style: DeckStyle,
  colours?: SuitColours,
  letters?: DeckLetters,
): Record<string, string> =>
  Object.fromEntries(
    RANKS.flatMap((rank) =>
      SUITS.map((suit) => {
        const key = `${rank}${suit}`;
        return [key, makeFace(key, style, colours, letters)];
      }),
    ),
  );
