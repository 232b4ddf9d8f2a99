/** Cards, hours, places, numbers, counted nouns and foreign texts in Arabic sentences. */
import { type Card, rankOf, suitOf } from '../../rules/card.ts';
import type { Hour } from '../../rules/hour.ts';
import type { Place } from '../../rules/move.ts';
import { lazyNumber, lazyPlurals } from '../lazyFormats.ts';

/**
 * Latin digits, as in sentences, hours and cards; otherwise each browser chooses its own.
 */
export const LOCALE = 'ar-u-nu-latn';
const digits = lazyNumber(LOCALE);
const plurals = lazyPlurals(LOCALE);

export const number = (count: number): string => digits.format(count);

/**
 * Keeps text in another script (a deal number, a name in Latin letters) in one piece within a
 * right-to-left line: first strong isolate, pop directional isolate.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

/** The forms of a noun after a number. One and two are said without a digit. */
interface Noun {
  readonly zero: string;
  readonly one: string;
  readonly two: string;
  /** For two, after a preposition or as an object. */
  readonly twoOblique: string;
  /** For 3 to 10. */
  readonly few: string;
  /** For 11 to 99. */
  readonly many: string;
  /** For whole hundreds. */
  readonly other: string;
}

const CARDS: Noun = {
  zero: 'لا أوراق',
  one: 'ورقة واحدة',
  two: 'ورقتان',
  twoOblique: 'ورقتين',
  few: 'أوراق',
  many: 'ورقة',
  other: 'ورقة',
};

const GAPS: Noun = {
  zero: 'لا فجوات',
  one: 'فجوة واحدة',
  two: 'فجوتان',
  twoOblique: 'فجوتين',
  few: 'فجوات',
  many: 'فجوة',
  other: 'فجوة',
};

const MOVES: Noun = {
  zero: 'لا حركات',
  one: 'حركة واحدة',
  two: 'حركتان',
  twoOblique: 'حركتين',
  few: 'حركات',
  many: 'حركة',
  other: 'حركة',
};

/** Moves that the page made, with the verb that agrees. */
const PLAYED_MOVES: Noun = {
  zero: 'لا حركات لُعبت عنك',
  one: 'حركة واحدة لُعبت عنك',
  two: 'حركتان لُعبتا عنك',
  twoOblique: 'حركتين لُعبتا عنك',
  few: 'حركات لُعبت عنك',
  many: 'حركة لُعبت عنك',
  other: 'حركة لُعبت عنك',
};

const HINTS: Noun = {
  zero: 'لا تلميحات',
  one: 'تلميح واحد',
  two: 'تلميحان',
  twoOblique: 'تلميحين',
  few: 'تلميحات',
  many: 'تلميحًا',
  other: 'تلميح',
};

const GAMES: Noun = {
  zero: 'لا ألعاب',
  one: 'لعبة واحدة',
  two: 'لعبتان',
  twoOblique: 'لعبتين',
  few: 'ألعاب',
  many: 'لعبة',
  other: 'لعبة',
};

const UNDOS: Noun = {
  zero: 'لا تراجعات',
  one: 'تراجع واحد',
  two: 'تراجعان',
  twoOblique: 'تراجعين',
  few: 'تراجعات',
  many: 'تراجعًا',
  other: 'تراجع',
};

const DAYS: Noun = {
  zero: 'لا أيام',
  one: 'يوم واحد',
  two: 'يومان',
  twoOblique: 'يومين',
  few: 'أيام',
  many: 'يومًا',
  other: 'يوم',
};

type Counted = (count: number, text?: string) => string;

/** A count as the subject of a sentence, or alone. */
const subject =
  (noun: Noun): Counted =>
  (count, text = number(count)) => {
    const form = plurals.select(count);
    return form === 'zero' || form === 'one' || form === 'two'
      ? noun[form]
      : `${text} ${noun[form]}`;
  };

/** A count after a preposition, in a construct or as an object. */
const oblique =
  (noun: Noun): Counted =>
  (count, text = number(count)) => {
    const form = plurals.select(count);
    if (form === 'two') return noun.twoOblique;
    return form === 'zero' ? `${text} ${noun.other}` : subject(noun)(count, text);
  };

export const cards = subject(CARDS);
export const ofCards = oblique(CARDS);
export const gaps = subject(GAPS);
export const ofGaps = oblique(GAPS);
export const moves = subject(MOVES);
export const ofMoves = oblique(MOVES);
export const playedMoves = subject(PLAYED_MOVES);
export const hints = subject(HINTS);
export const games = subject(GAMES);
export const ofGames = oblique(GAMES);
export const undos = subject(UNDOS);
export const days = subject(DAYS);

/** A sentence for one, one for two, and one for all other counts. */
export const agreeing = (count: number, one: string, two: string, many: string): string =>
  count === 1 ? one : count === 2 ? two : many;

/** Ranks from two to ten are said by the digits on the card, as players write them. */
const RANK_NAMES = ['آس', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'ولد', 'ملكة', 'ملك'];
const SUIT_NAMES = ['السباتي', 'القلوب', 'البستوني', 'الديناري'];
const HOUR_NAMES: Readonly<Record<Hour, string>> = {
  1: 'الواحدة',
  2: 'الثانية',
  3: 'الثالثة',
  4: 'الرابعة',
  5: 'الخامسة',
  6: 'السادسة',
  7: 'السابعة',
  8: 'الثامنة',
  9: 'التاسعة',
  10: 'العاشرة',
  11: 'الحادية عشرة',
  12: 'الثانية عشرة',
};

export const card = (value: Card): string =>
  `${RANK_NAMES[rankOf(value)]} ${SUIT_NAMES[suitOf(value)]}`;

/** A descending run in suit is named by its ends: “2 to 6 of hearts”. */
export const run = (top: Card, head: Card): string =>
  `${RANK_NAMES[rankOf(top)]} إلى ${card(head)}`;

/** For verbs and adjectives that have to agree: “card” is feminine, whatever its rank. */
export const theCard = (value: Card): string => `ورقة ${card(value)}`;

export const hourName = (hour: Hour): string => `الساعة ${HOUR_NAMES[hour]}`;

/**
 * Several fans after a preposition, with the dual for two: “the fans of the hours four and six”.
 */
export const fanNames = (hours: readonly Hour[]): string => {
  const [first, second] = hours;
  if (first === undefined || second === undefined) return hours.map(fanName).join('');
  const named = hours.map((hour) => HOUR_NAMES[hour]).join(' و');
  return hours.length === 2 ? `مروحتي الساعتين ${named}` : `مراوح الساعات ${named}`;
};
export const fanName = (hour: Hour): string => `مروحة ${hourName(hour)}`;
export const foundationName = (hour: Hour): string => `أساس ${hourName(hour)}`;

export const place = (value: Place): string => {
  if (value.pile === 'waste') return 'الكومة المكشوفة';
  return value.pile === 'fan' ? fanName(value.hour) : foundationName(value.hour);
};

export const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join('، ');
