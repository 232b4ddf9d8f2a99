/** Cards, places and counts in Spanish, with the articles that go before them. */
import { type Card, rankOf, suitOf } from '../../rules/card.ts';
import type { Hour } from '../../rules/hour.ts';
import type { Place } from '../../rules/move.ts';
import { lazyList, lazyNumber } from '../lazyFormats.ts';

const RANK_NAMES = [
  'as',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'jota',
  'reina',
  'rey',
];
const SUIT_NAMES = ['tréboles', 'corazones', 'picas', 'diamantes'];
/** Numbers as they are before a feminine noun. */
const NUMBERS = [
  'ninguna',
  'una',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];

const format = lazyNumber('es');

/** A number in figures: `12.345`. */
export const figures = (count: number): string => format.format(count);

/** A number of feminine things: “una”, “dos”, “13”. */
export const numberOf = (count: number): string => NUMBERS[count] ?? figures(count);

/** Zero takes the singular: “ninguna carta”. */
export const cards = (count: number): string =>
  `${numberOf(count)} ${count < 2 ? 'carta' : 'cartas'}`;

/** Counts that are read, not heard, are written in figures. */
export const inFigures = (count: number, one: string, many: string): string =>
  `${figures(count)} ${count === 1 ? one : many}`;
export const movesInFigures = (count: number): string => inFigures(count, 'jugada', 'jugadas');
export const gamesInFigures = (count: number): string => inFigures(count, 'partida', 'partidas');

/** A number of gaps, which are masculine: “uno” by itself, “un hueco” with its noun. */
export const gapNumber = (count: number): string => (count === 1 ? 'uno' : numberOf(count));
export const gapCount = (count: number): string =>
  count === 1 ? 'un hueco' : `${numberOf(count)} huecos`;

export const card = (value: Card): string =>
  `${RANK_NAMES[rankOf(value)]} de ${SUIT_NAMES[suitOf(value)]}`;

/** The jack and the queen are feminine: “la jota”, “la reina”. */
const isFeminine = (value: Card): boolean => ['jota', 'reina'].includes(rankName(value));
const rankName = (value: Card): string => RANK_NAMES[rankOf(value)] as string;

/** A word for a card in its gender: “robado”, “robada”. */
export const agreeing = (value: Card, masculine: string, feminine: string): string =>
  isFeminine(value) ? feminine : masculine;

export const theCard = (value: Card): string => `${agreeing(value, 'el', 'la')} ${card(value)}`;

/** The same when only the name is known: “la Q♥”, “el diez de picas”. */
export const theNamed = (name: string): string =>
  `${/^\u2066?(?:J|Q|jota|reina)/u.test(name) ? 'la' : 'el'} ${name}`;

/** A descending run in suit is named by its ends: “del dos al seis de corazones”. */
export const run = (top: Card, head: Card): string =>
  `${agreeing(top, 'del', 'de la')} ${rankName(top)} ${agreeing(head, 'al', 'a la')} ${card(head)}`;

/** “la una”, “las dos”. */
export const hourName = (hour: Hour): string =>
  hour === 1 ? 'la una' : `las ${NUMBERS[hour] as string}`;

const withArticle = (place: Place, masculine: string, feminine: string): string => {
  if (place.pile === 'waste') return `${masculine} descarte`;
  const pile = place.pile === 'fan' ? `${masculine} abanico` : `${feminine} base`;
  return `${pile} de ${hourName(place.hour)}`;
};

export const fromPlace = (place: Place): string => withArticle(place, 'del', 'de la');
export const toPlace = (place: Place): string => withArticle(place, 'al', 'a la');

/** The parts that are not `undefined`, separated by commas. */
export const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(', ');

/** “a, b y c”. */
export const and = lazyList('es');
/** “a, b o c”. */
export const or = lazyList('es', { type: 'disjunction' });

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** For a sentence after a colon, which begins with a small letter. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
