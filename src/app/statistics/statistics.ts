/**
 * The player's statistics. Which games count is decided here, by the rule that the page tells
 * (`i18n/en/dialogs.ts`). Everything is in the order in which games ended, never by a clock.
 */

import { makeDealNumber, parseDealNumber } from '../../rules/deal.ts';
import type { RuleSet, RuleSetName } from '../../rules/ruleSet.ts';
import { CHOICE_NAMES, nameOf, parseRuleSet, RULE_SET_NAMES } from '../../rules/ruleSet.ts';
import { isFair, isUnassisted, readAssists } from '../games/assists.ts';
import type { Outcome } from '../games/entry.ts';
import type { StoredGame } from '../games/stored.ts';
import { type Interval, percentile, wilson } from './intervals.ts';
import { weekOf } from './weeks.ts';

/** The games by a named rule set, by all others together, or all there are. */
export type Group = 'all' | RuleSetName | 'own';
export const GROUPS: readonly Group[] = ['all', ...RULE_SET_NAMES, 'own'];

/** A game that counts. */
interface Counted {
  readonly id: string;
  readonly group: Group;
  readonly won: boolean;
  readonly unassisted: boolean;
  /** Won with help, all of it the fair player's. */
  readonly fairlyHelped: boolean;
  /** `undefined` if it ended on a date that is not in the calendar. */
  readonly week: number | undefined;
  readonly playedMs: number;
  readonly moves: number;
  readonly undos: number;
}

/** The part of the log that matters: games that count, in the order they ended, and the groups of open ones. */
export interface Tally {
  readonly counted: readonly Counted[];
  readonly open: readonly Group[];
}

type Ended = StoredGame & { readonly outcome: Outcome };

const hasEnded = (game: StoredGame): game is Ended => game.outcome !== undefined;

/** Games brought together from two devices may have the same number: any order, but always the same. */
const byOrder = (a: Ended, b: Ended): number =>
  a.outcome.order - b.outcome.order || (a.id < b.id ? -1 : 1);

/**
 * Chooses the games that count: of each deal by the same rules the first that ended. One is open
 * as long as none of its deal by its rules has ended. Continued games and those without a move are
 * neither; nor are games whose rules cannot be read.
 */
export function countGames(games: readonly StoredGame[]): Tally {
  const own = games.filter(({ continued, moves }) => !continued && moves !== '');
  const counted = new Map<string, Counted>();
  for (const game of own.filter(hasEnded).sort(byOrder)) {
    const [group, key] = identify(game);
    if (group && !counted.has(key)) counted.set(key, countedAs(game, group));
  }
  const open = new Map<string, Group>();
  for (const game of own) {
    if (hasEnded(game)) continue;
    const [group, key] = identify(game);
    if (group && !counted.has(key)) open.set(key, group);
  }
  return { counted: [...counted.values()], open: [...open.values()] };
}

function countedAs(game: Ended, group: Group): Counted {
  const assists = readAssists(game.assists);
  const won = game.outcome.result === 'won';
  const unassisted = won && isUnassisted(assists);
  return {
    id: game.id,
    group,
    won,
    unassisted,
    fairlyHelped: won && !unassisted && isFair(assists),
    week: weekOf(game.outcome.day),
    playedMs: game.playedMs,
    moves: game.outcome.moves,
    undos: game.undos,
  };
}

/** A game's group, and a text that only games of the same deal by the same rules share. */
function identify({ rules, number, fans, stock }: StoredGame): [Group | undefined, string] {
  const ruleSet = parseRuleSet(rules);
  if (!ruleSet.ok) return [undefined, ''];
  const deal = number === undefined ? JSON.stringify([fans, stock]) : sameNumber(number);
  const name = nameOf(ruleSet.value);
  return [name ?? 'own', `${name ?? choicesOf(ruleSet.value)} ${deal}`];
}

const choicesOf = (ruleSet: RuleSet): string =>
  CHOICE_NAMES.map((choice) => ruleSet[choice]).join(' ');

/** A number may be written in more ways than one. */
function sameNumber(text: string): string {
  const number = parseDealNumber(text);
  return number.ok ? makeDealNumber(number.value) : text;
}

interface Streak {
  /** Up to the last game. */
  readonly now: number;
  readonly longest: number;
}

/** Median and smallest of the games won. */
interface Measure {
  readonly median: number;
  readonly least: number;
}

export interface Week {
  /** As `weekOf` numbers them. */
  readonly week: number;
  readonly won: number;
  readonly lost: number;
}

/** Games that ended one after the other. */
export interface Block {
  /** Which of the games counted, from 1. */
  readonly first: number;
  readonly last: number;
  readonly won: number;
  /** Where the rate lies, with 95 % certainty. */
  readonly interval: Interval;
}

export interface PlayFigures {
  readonly played: number;
  readonly won: number;
  readonly unassisted: number;
  readonly fairlyHelped: number;
  readonly open: number;
  /** Where the rate of wins in the long run lies, with 95 % certainty. */
  readonly interval: Interval;
  readonly streak: Streak;
  readonly unassistedStreak: Streak;
  /** Times of the games won, in milliseconds; `undefined` before the first. */
  readonly wins:
    | { readonly time: Measure; readonly moves: Measure; readonly undos: Measure }
    | undefined;
  readonly weeks: readonly Week[];
  readonly blocks: readonly Block[];
}

/** All, and the groups that have a game. */
export const groupsOf = (tally: Tally): readonly Group[] =>
  GROUPS.filter((group) => group === 'all' || isIn(tally, group));

const isIn = ({ counted, open }: Tally, group: Group): boolean =>
  open.includes(group) || counted.some((game) => game.group === group);

export function figuresOf({ counted, open }: Tally, group: Group): PlayFigures {
  const isOf = (each: Group): boolean => group === 'all' || each === group;
  const games = counted.filter((game) => isOf(game.group));
  const won = games.filter((game) => game.won);
  return {
    played: games.length,
    won: won.length,
    unassisted: won.filter(({ unassisted }) => unassisted).length,
    fairlyHelped: won.filter(({ fairlyHelped }) => fairlyHelped).length,
    open: open.filter(isOf).length,
    interval: wilson(won.length, games.length),
    streak: streakOf(games.map((game) => game.won)),
    unassistedStreak: streakOf(games.map(({ unassisted }) => unassisted)),
    wins: won.length === 0 ? undefined : winsOf(won),
    weeks: weeksOf(games),
    blocks: blocksOf(games.map((game) => game.won)),
  };
}

function streakOf(results: readonly boolean[]): Streak {
  let now = 0;
  let longest = 0;
  for (const goesOn of results) {
    now = goesOn ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

const winsOf = (won: readonly Counted[]) => ({
  time: measure(won.map(({ playedMs }) => playedMs)),
  moves: measure(won.map(({ moves }) => moves)),
  undos: measure(won.map(({ undos }) => undos)),
});

function measure(values: readonly number[]): Measure {
  const sorted = Float64Array.from(values).sort();
  return { median: percentile(sorted, 50), least: sorted[0] as number };
}

/** As many as are shown. */
const WEEKS = 26;

/**
 * The weeks up to that of the last game, those without games too. A clock that was wrong once may
 * have dated a game years ahead: the game that ended last determines the last week. But
 * who travels west may have played the game before it a week later.
 */
function weeksOf(games: readonly Counted[]): Week[] {
  const weeks = new Map<number, { won: number; lost: number }>();
  let [first, end]: [number, number | undefined] = [Number.POSITIVE_INFINITY, undefined];
  for (const { week, won } of games) {
    if (week === undefined) continue;
    first = Math.min(first, week);
    end = week;
    const results = weeks.get(week) ?? { won: 0, lost: 0 };
    results[won ? 'won' : 'lost']++;
    weeks.set(week, results);
  }
  if (end === undefined) return [];
  if (weeks.has(end + 1)) end++;
  const begin = Math.max(end - WEEKS + 1, first);
  return Array.from({ length: end - begin + 1 }, (_, i) => {
    const week = begin + i;
    return { week, ...(weeks.get(week) ?? { won: 0, lost: 0 }) };
  });
}

const SIZES = [1, 2, 5];
const MIN_BLOCK = 10;
const MAX_BLOCKS = 12;

/** Blocks of 10, 20, 50, 100 games and so on, at most twelve of them; the last may be smaller. */
function blocksOf(results: readonly boolean[]): Block[] {
  let size = MIN_BLOCK;
  for (let i = 1; results.length > size * MAX_BLOCKS; i++)
    size = MIN_BLOCK * (SIZES[i % 3] as number) * 10 ** Math.floor(i / 3);
  return Array.from({ length: Math.ceil(results.length / size) }, (_, i) => {
    const block = results.slice(i * size, (i + 1) * size);
    const won = block.filter(Boolean).length;
    const first = i * size + 1;
    return { first, last: i * size + block.length, won, interval: wilson(won, block.length) };
  });
}
