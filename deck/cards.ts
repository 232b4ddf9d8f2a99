/** The thirteen ranks, as in a card's key; T is the ten. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;

/** Further letters for ace, jack, queen and king, in decks of other languages. */
export const OTHER_LETTERS = ['B', 'D', 'R', 'V'] as const;

/** A letter or digit of an index. */
export type Letter = Rank | (typeof OTHER_LETTERS)[number];

/** The letters of ace, jack, queen and king: `AJQK`, or `ABDK` for German. */
export type DeckLetters = readonly [ace: Letter, jack: Letter, queen: Letter, king: Letter];

/** The letters of English decks, which are the keys of the ranks themselves. */
export const DEFAULT_LETTERS: DeckLetters = ['A', 'J', 'Q', 'K'];

/** The letter in the index of a rank. */
export function letterOf(rank: Rank, letters: DeckLetters): Letter {
  return letters[DEFAULT_LETTERS.indexOf(rank)] ?? rank;
}

/** The four suits, as in a card's key. */
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

/** Whether the suits have two colours or one each. The drawings of courts are the same in both. */
export type SuitColours = 'two' | 'four';

const INKS: Readonly<Record<SuitColours, Readonly<Record<Suit, string>>>> = {
  two: { C: INK, H: RED, S: INK, D: RED },
  four: { C: GREEN, H: RED, S: INK, D: BLUE },
};

/** The ink of a suit. */
export function inkOf(suit: Suit, colours: SuitColours = 'two'): string {
  return INKS[colours][suit];
}

/** A number as SVG text, as short as possible, rounded to a hundredth. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100 || 0).replace(/^(-?)0\./, '$1.');
}
