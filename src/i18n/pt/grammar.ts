/** Cards, places and counts in Brazilian Portuguese, with the articles that go before them. */
import { type Card, rankOf, suitOf } from '../../rules/card.ts';
import type { Hour } from '../../rules/hour.ts';
import type { Place } from '../../rules/move.ts';
import { lazyList, lazyNumber } from '../lazyFormats.ts';

const RANK_NAMES = [
  'ás',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'valete',
  'dama',
  'rei',
];
const SUIT_NAMES = ['paus', 'copas', 'espadas', 'ouros'];
const QUEEN = 11;
/** Numbers as they are before a feminine noun. */
const NUMBERS = [
  'nenhuma',
  'uma',
  'duas',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
];

const format = lazyNumber('pt-BR');

/** A number in figures: `12.345`. */
export const figures = (count: number): string => format.format(count);

/** A number of feminine things: “uma”, “duas”, “13”. */
export const numberOf = (count: number): string => NUMBERS[count] ?? figures(count);

/** Feminine things; zero takes the singular: “nenhuma carta”. */
const counted = (count: number, one: string, many: string): string =>
  `${numberOf(count)} ${count < 2 ? one : many}`;

export const cards = (count: number): string => counted(count, 'carta', 'cartas');

/** A number of gaps, which are masculine: “um espaço”, “dois espaços”. */
export const gapCount = (count: number): string =>
  count === 1 ? 'um espaço' : `${count === 2 ? 'dois' : numberOf(count)} espaços`;

/** Counts that are read, not heard, are written in figures. */
export const inFigures = (count: number, one: string, many: string): string =>
  `${figures(count)} ${count === 1 ? one : many}`;
export const movesInFigures = (count: number): string => inFigures(count, 'jogada', 'jogadas');
export const gamesInFigures = (count: number): string => inFigures(count, 'partida', 'partidas');

const rankName = (value: Card): string => RANK_NAMES[rankOf(value)] as string;

export const card = (value: Card): string => `${rankName(value)} de ${SUIT_NAMES[suitOf(value)]}`;

/** A word in the gender of a card; only the queen is feminine: “comprado”, “comprada”. */
export const agreeing = (value: Card, masculine: string, feminine: string): string =>
  rankOf(value) === QUEEN ? feminine : masculine;

export const theCard = (value: Card): string => `${agreeing(value, 'o', 'a')} ${card(value)}`;
export const ofTheCard = (value: Card): string => `${agreeing(value, 'do', 'da')} ${card(value)}`;

/** The same when only the name is known: “a Q♥”, “o dez de espadas”. */
export const theNamed = (name: string): string => `${isQueen(name) ? 'a' : 'o'} ${name}`;
export const ofTheNamed = (name: string): string => `${isQueen(name) ? 'da' : 'do'} ${name}`;
const isQueen = (name: string): boolean => /^\u2066?(?:Q|dama)/u.test(name);

/** A descending run in suit is named by its ends: “do dois ao seis de copas”. */
export const run = (top: Card, head: Card): string =>
  `${agreeing(top, 'do', 'da')} ${rankName(top)} ${agreeing(head, 'ao', 'à')} ${card(head)}`;

/** “uma”, “duas”: hours are feminine. */
const hourName = (hour: Hour): string => NUMBERS[hour] as string;
/** “da uma”, “das duas”. */
export const ofHour = (hour: Hour): string => `${hour === 1 ? 'da' : 'das'} ${hourName(hour)}`;

const withArticle = (place: Place, masculine: string, feminine: string): string => {
  if (place.pile === 'waste') return `${masculine} descarte`;
  const pile = place.pile === 'fan' ? `${masculine} leque` : `${feminine} fundação`;
  return `${pile} ${ofHour(place.hour)}`;
};

export const fromPlace = (place: Place): string => withArticle(place, 'do', 'da');
export const toPlace = (place: Place): string => `para ${withArticle(place, 'o', 'a')}`;

/** The parts that are not `undefined`, separated by commas. */
export const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(', ');

/** “a, b e c”. */
export const and = lazyList('pt-BR');
/** “a, b ou c”. */
export const or = lazyList('pt-BR', { type: 'disjunction' });

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** For a sentence after a colon, which begins with a small letter. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
