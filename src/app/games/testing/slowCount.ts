/**
 * For tests: the statistics counted slowly, as a person would with paper and calendar. Shares no
 * code with `statistics.ts` and does not use `Date`.
 */
import type { Group } from '../../statistics/statistics.ts';
import type { StoredGame } from '../stored.ts';
import type { AnyLog } from './logs.ts';

type Ended = StoredGame & { outcome: NonNullable<StoredGame['outcome']> };

const takesPart = ({ game, group }: AnyLog): boolean =>
  group !== undefined && !game.continued && game.moves.length > 0;

const isBefore = (a: Ended, b: Ended): boolean =>
  a.outcome.order < b.outcome.order ||
  (a.outcome.order === b.outcome.order && a.id.localeCompare(b.id, 'en') < 0);

/** The games that count, in the order they ended: repeatedly takes the first of those left. */
export function slowlyCounted(log: readonly AnyLog[], wanted: Group): Ended[] {
  let left = log.filter((made) => takesPart(made) && made.game.outcome);
  const counted: Ended[] = [];
  while (left.length > 0) {
    const first = left.reduce((a, b) => (isBefore(a.game as Ended, b.game as Ended) ? a : b));
    if (wanted === 'all' || wanted === first.group) counted.push(first.game as Ended);
    left = left.filter(({ same }) => same !== first.same);
  }
  return counted;
}

/** How many deals are open; a deal by other rules is another deal. */
export function slowlyOpen(log: readonly AnyLog[], wanted: Group): number {
  const ended = log.filter((made) => takesPart(made) && made.game.outcome);
  const open = log.filter(
    (made) =>
      takesPart(made) &&
      !made.game.outcome &&
      (wanted === 'all' || wanted === made.group) &&
      !ended.some(({ same }) => same === made.same),
  );
  return open.filter(({ same }, i) => open.findIndex((other) => other.same === same) === i).length;
}

/** Streaks, found by writing the results as text and splitting it at each loss. */
export function slowStreak(results: readonly boolean[]) {
  const runs = results
    .map((is) => (is ? '+' : '-'))
    .join('')
    .split('-');
  return { now: runs.at(-1)?.length ?? 0, longest: Math.max(...runs.map((run) => run.length)) };
}

/** The smallest value that at least half of all do not exceed. */
export const slowMedian = (values: readonly number[]): number =>
  Math.min(
    ...values.filter((value) => 2 * values.filter((each) => each <= value).length >= values.length),
  );

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const monthsOf = (year: number): number[] => [
  ...[31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31],
];

const partsOf = (day: string): [number, number, number] =>
  day.split('-').map(Number) as [number, number, number];

function isInCalendar(day: string): boolean {
  const [year, month, date] = partsOf(day);
  return date >= 1 && date <= (monthsOf(year)[month - 1] ?? 0);
}

/** 1 for Monday to 7 for Sunday: T. Sakamoto's formula. */
function weekdayOf(day: string): number {
  const [year, month, date] = partsOf(day);
  const y = month < 3 ? year - 1 : year;
  const shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1] as number;
  const sundayIs0 =
    (y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + shift + date) % 7;
  return sundayIs0 === 0 ? 7 : sundayIs0;
}

/** The ISO 8601 week, such as `2026-W53`, computed from the year and the day of the year. */
export function isoWeekOf(day: string): string {
  const [year, month, date] = partsOf(day);
  const ordinal =
    monthsOf(year)
      .slice(0, month - 1)
      .reduce((a, b) => a + b, 0) + date;
  const week = Math.floor((ordinal - weekdayOf(day) + 10) / 7);
  if (week < 1) return isoWeekOf(`${year - 1}-12-31`);
  // Week 53 belongs to this year only if the year ends on a Thursday or later.
  if (week === 53 && weekdayOf(`${year}-12-31`) < 4) return `${year + 1}-W01`;
  return `${year}-W${`${week}`.padStart(2, '0')}`;
}

const write = (year: number, month: number, date: number): string =>
  `${year}-${`${month}`.padStart(2, '0')}-${`${date}`.padStart(2, '0')}`;

function stepped(day: string, step: 1 | -1): string {
  const [year, month, date] = partsOf(day);
  if (isInCalendar(write(year, month, date + step))) return write(year, month, date + step);
  if (step === 1) return month === 12 ? write(year + 1, 1, 1) : write(year, month + 1, 1);
  if (month === 1) return write(year - 1, 12, 31);
  return write(year, month - 1, monthsOf(year)[month - 2] as number);
}

export function aWeekFrom(day: string, step: 1 | -1): string {
  let there = day;
  for (let i = 0; i < 7; i++) there = stepped(there, step);
  return there;
}

/**
 * At most 26 weeks, ending with the week of the last game, or with the next week if that has a
 * game.
 */
export function slowWeeks(games: readonly Ended[]) {
  const dated = games.map(({ outcome }) => outcome).filter(({ day }) => isInCalendar(day));
  const lastDay = dated.at(-1)?.day;
  if (lastDay === undefined) return [];
  const played = (day: string) => dated.filter((each) => isoWeekOf(each.day) === isoWeekOf(day));
  const earliest = dated.map(({ day }) => isoWeekOf(day)).sort()[0] as string;
  let day = lastDay;
  if (played(aWeekFrom(day, 1)).length > 0) day = aWeekFrom(day, 1);
  const weeks = [];
  while (weeks.length < 26 && isoWeekOf(day) >= earliest) {
    const won = played(day).filter(({ result }) => result === 'won').length;
    weeks.unshift({ week: isoWeekOf(day), won, lost: played(day).length - won });
    day = aWeekFrom(day, -1);
  }
  return weeks;
}
