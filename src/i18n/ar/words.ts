/** Cards, hours and places, in Arabic. */
import { type Card, rankOf, suitOf } from '../../rules/card.ts';
import type { Hour } from '../../rules/hour.ts';
import type { Place } from '../../rules/move.ts';

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

/** Where a verb or an adjective has to agree: “card” is feminine, whatever its rank. */
export const theCard = (value: Card): string => `ورقة ${card(value)}`;

export const hourName = (hour: Hour): string => `الساعة ${HOUR_NAMES[hour]}`;

/** Some fans after a preposition, the word in its number: “the fans of the hours four and six”. */
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
