/** The thirteen ranks as they stand in a card's key; T is the ten. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;

/** The four suits as they stand in a card's key. */
export const SUITS = ['C', 'H', 'S', 'D'] as const;

/** A rank. */
export type Rank = (typeof RANKS)[number];

/** A suit. */
export type Suit = (typeof SUITS)[number];

/** A rank that has a picture. */
export type CourtRank = Extract<Rank, 'J' | 'Q' | 'K'>;

/** The key of a court card, such as 'QH'. */
export type CourtKey = `${CourtRank}${Suit}`;

/** The red of pips, index and courts alike. */
export const RED = '#c2182b';

/** The black of pips, index and courts alike. */
export const INK = '#15181e';

const GREEN = '#0a7038';
const BLUE = '#0b55bd';

/** How many colours the suits have: two, or one each. Courts wear what they wear in both. */
export type SuitColours = 'two' | 'four';

const INKS: Readonly<Record<SuitColours, Readonly<Record<Suit, string>>>> = {
  two: { C: INK, H: RED, S: INK, D: RED },
  four: { C: GREEN, H: RED, S: INK, D: BLUE },
};

/** The ink of a suit. */
export function inkOf(suit: Suit, colours: SuitColours = 'two'): string {
  return INKS[colours][suit];
}

/** A number as short as SVG allows at a hundredth of a unit. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100 || 0).replace(/^(-?)0\./, '$1.');
}
