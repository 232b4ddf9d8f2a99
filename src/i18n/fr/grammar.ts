/** Cards, places and counts in French, with their gender. */
import { type Card, rankOf, suitOf } from '../../rules/card.ts';
import type { Place } from '../../rules/move.ts';
import { lazyList, lazyNumber } from '../lazyFormats.ts';

const RANKS = [
  'as',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'valet',
  'dame',
  'roi',
];
const SUITS = ['trèfle', 'cœur', 'pique', 'carreau'];
const [ACE, QUEEN] = [0, 11];

/** From two on; zero and one depend on the gender of the noun. */
const NUMBERS = [
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
];

const numbers = lazyNumber('fr');

/** A number in a pile that is read out: a word up to twelve, then digits. */
export const number = (count: number): string => NUMBERS[count - 2] ?? numbers.format(count);

/** Zero takes the singular, like one: “aucun coup”. */
const counter =
  (none: 'aucun' | 'aucune', noun: string) =>
  (count: number): string => {
    if (count === 0) return `${none} ${noun}`;
    const one = none === 'aucun' ? 'un' : 'une';
    return count === 1 ? `${one} ${noun}` : `${number(count)} ${noun}s`;
  };

export const cards = counter('aucune', 'carte');
export const gaps = counter('aucun', 'trou');

/** Counts that are read, not heard, are written in digits; zero takes the singular here too. */
const inDigits =
  (noun: string) =>
  (count: number): string =>
    `${numbers.format(count)} ${noun}${count > 1 ? 's' : ''}`;

export const games = inDigits('partie');
export const moves = inDigits('coup');
export const undos = inDigits('annulation');
export const hints = inDigits('indice');
export const days = inDigits('jour');
export const cardsInDigits = inDigits('carte');

/**
 * The plural ending of a word that agrees with a count: “1 partie importée”, “deux trous comblés”.
 */
export const plural = (count: number): string => (count > 1 ? 's' : '');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** For a sentence after a colon, which begins with a small letter. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** “a, b et c”. */
export const and = lazyList('fr');
/** “a, b ou c”. */
export const or = lazyList('fr', { type: 'disjunction' });

export const card = (value: Card): string => `${RANKS[rankOf(value)]} de ${SUITS[suitOf(value)]}`;

/** A descending run in suit by its ends: “deux à six de cœur”. */
export const run = (top: Card, head: Card): string => `${RANKS[rankOf(top)]} à ${card(head)}`;

const isQueen = (value: Card): boolean => rankOf(value) === QUEEN;

/** “l’as de cœur”, “la dame de cœur”, “le roi de cœur”. */
export function theCard(value: Card): string {
  if (rankOf(value) === ACE) return `l’${card(value)}`;
  return `${isQueen(value) ? 'la' : 'le'} ${card(value)}`;
}

/** The pronoun for a card in the next sentence. */
export const pronoun = (value: Card): string => (isQueen(value) ? 'Elle' : 'Il');

/** The ending of a word that agrees with a card: only the queen is feminine. */
export const agreeing = (value: Card): string => (isQueen(value) ? 'e' : '');

/** “3 heures”, “1 heure”. */
export const hours = (hour: number): string => `${hour} ${hour === 1 ? 'heure' : 'heures'}`;

const placed = (place: Place): string => {
  if (place.pile === 'waste') return 'la défausse';
  return `${place.pile === 'fan' ? 'l’éventail' : 'la fondation'} de ${hours(place.hour)}`;
};

export const fromPlace = (place: Place): string => `de ${placed(place)}`;
export const toPlace = (place: Place): string => `à ${placed(place)}`;
export const ontoPlace = (place: Place): string => `sur ${placed(place)}`;
