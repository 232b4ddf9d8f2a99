/** Cards, places and counts in German, in the cases that sentences need. */
import { type Card, rankOf, suitOf } from '../../rules/card.ts';
import type { Place } from '../../rules/move.ts';
import { lazyList, lazyNumber } from '../lazyFormats.ts';

const RANKS = [
  'Ass',
  'Zwei',
  'Drei',
  'Vier',
  'Fünf',
  'Sechs',
  'Sieben',
  'Acht',
  'Neun',
  'Zehn',
  'Bube',
  'Dame',
  'König',
];
const SUITS = ['Kreuz', 'Herz', 'Pik', 'Karo'];
const [ACE, JACK, KING] = [0, 10, 12];

/** From two on; zero and one depend on the gender of the noun. */
const NUMBERS = [
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

const numbers = lazyNumber('de');

/** A number in a pile that is read out: a word up to twelve, then digits. */
const number = (count: number): string => NUMBERS[count - 2] ?? numbers.format(count);

interface Forms {
  readonly none: string;
  readonly one: string;
  readonly many: string;
}

const counter =
  ({ none, one, many }: Forms) =>
  (count: number): string => {
    if (count === 0) return none;
    return count === 1 ? one : `${number(count)} ${many}`;
  };

export const cards = counter({ none: 'keine Karten', one: 'eine Karte', many: 'Karten' });
/** After “mit” and “von”. */
export const cardsDative = counter({
  none: 'keinen Karten',
  one: 'einer Karte',
  many: 'Karten',
});
export const gaps = counter({ none: 'keine Lücken', one: 'eine Lücke', many: 'Lücken' });

/** Counts that are read, not heard, are written in digits. */
const inDigits =
  (one: string, many: string) =>
  (count: number): string =>
    `${numbers.format(count)} ${count === 1 ? one : many}`;

export const games = inDigits('Partie', 'Partien');
export const moves = inDigits('Zug', 'Züge');
/** After “in”, “mit” and “von”. */
export const movesDative = inDigits('Zug', 'Zügen');
export const hints = inDigits('Tipp', 'Tipps');
export const days = inDigits('Tag', 'Tage');
export const cardsInDigits = inDigits('Karte', 'Karten');

/** A number of cards without the noun: “eine von neun Karten”. */
export const cardNumber = (count: number): string => (count === 1 ? 'eine' : number(count));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** “a, b und c”. */
export const and = lazyList('de');
/** “a, b oder c”. */
export const or = lazyList('de', { type: 'disjunction' });

export const card = (value: Card): string => `${SUITS[suitOf(value)]}-${RANKS[rankOf(value)]}`;

/** A descending run in suit by its ends: “Herz Zwei bis Sechs”. */
export const run = (top: Card, head: Card): string =>
  `${SUITS[suitOf(head)]} ${RANKS[rankOf(top)]} bis ${RANKS[rankOf(head)]}`;

/** “das Herz-Ass”, “die Herz-Sechs”, “der Herz-Bube”. */
export function theCard(value: Card): string {
  switch (rankOf(value)) {
    case ACE:
      return `das ${card(value)}`;
    case JACK:
    case KING:
      return `der ${card(value)}`;
    default:
      return `die ${card(value)}`;
  }
}

/** The card as an object: “das Herz-Ass”, “die Herz-Sechs”, “den Herz-Buben”. */
export function theCardAccusative(value: Card): string {
  switch (rankOf(value)) {
    case ACE:
      return `das ${card(value)}`;
    case JACK:
      return `den ${card(value)}n`;
    case KING:
      return `den ${card(value)}`;
    default:
      return `die ${card(value)}`;
  }
}

/** The pronoun for a card in the next sentence. */
export function pronoun(value: Card): string {
  const rank = rankOf(value);
  if (rank === ACE) return 'Es';
  return rank === JACK || rank === KING ? 'Er' : 'Sie';
}

/** “vom Fächer bei 3 Uhr”. */
export const fromPlace = (place: Place): string => {
  if (place.pile === 'waste') return 'von der Ablage';
  return `vom ${place.pile === 'fan' ? 'Fächer' : 'Grundstapel'} bei ${place.hour} Uhr`;
};

/** “auf den Fächer bei 3 Uhr”. */
export const toPlace = (place: Place): string => {
  if (place.pile === 'waste') return 'auf die Ablage';
  return `auf den ${place.pile === 'fan' ? 'Fächer' : 'Grundstapel'} bei ${place.hour} Uhr`;
};
