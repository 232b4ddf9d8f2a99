/**
 * The player's statistics. Decides which games count, by the rule that the page explains
 * (`i18n/en/dialogs.ts`). Games are ordered by when they ended (`outcome.order`), never by a clock.
 */

import { makeDealNumber, parseDealNumber } from '../../rules/deal.ts';
import type { RuleSet, RuleSetName } from '../../rules/ruleSet.ts';
import { CHOICE_NAMES, nameOf, parseRuleSet, RULE_SET_NAMES } from '../../rules/ruleSet.ts';
import { isFair, isUnassisted, readAssists } from '../games/assists.ts';
import type { Outcome } from '../games/entry.ts';
import type { StoredGame } from '../games/stored.ts';
import { type Interval, percentile, wilson } from './intervals.ts';
import { weekOf } from './weeks.ts';

/** The games by one named rule set, by all unnamed rules together (`own`), or all games. */
export type Group = 'all' | RuleSetName | 'own';
export const GROUPS: readonly Group[] = ['all', ...RULE_SET_NAMES, 'own'];

/** A game that counts. */
export interface Counted {
  readonly id: string;
  /** A text that only games of the same deal by the same rules share (`dealKey`). */
  readonly deal: string;
  readonly group: Group;
  /** The number of its outcome (`Outcome.order`). */
  readonly order: number;
  readonly won: boolean;
  /** Won without help. */
  readonly unassisted: boolean;
  /** Whether it was played without help and without taking a move back, won or lost. */
  readonly plain: boolean;
  /** Whether the whole deal is known, so that others can play it. */
  readonly isKnown: boolean;
  /** Won with help, all of it from the fair player. */
  readonly fairlyHelped: boolean;
  /** `undefined` if it ended on a date that is not in the calendar. */
  readonly week: number | undefined;
  readonly playedMs: number;
  readonly moves: number;
  readonly undos: number;
}

/** The games that count, in the order they ended, and the groups of the open games. */
export interface Tally {
  readonly counted: readonly Counted[];
  readonly open: readonly Group[];
}

type Ended = StoredGame & { readonly outcome: Outcome };

const hasEnded = (game: StoredGame): game is Ended => game.outcome !== undefined;

/**
 * Games merged from two devices can have the same `order`: break the tie arbitrarily, but always in
 * the same way.
 */
const byOrder = (a: Ended, b: Ended): number =>
  a.outcome.order - b.outcome.order || (a.id < b.id ? -1 : 1);

/**
 * Chooses the games that count: for each deal and rules, the first game that ended. A game is open
 * as long as no game of its deal by its rules has ended. Continued games, games without a move, games that were
 * set up when they had begun, and games whose rules cannot be read are neither.
 */
export function countGames(games: readonly StoredGame[]): Tally {
  const own = games.filter(
    ({ continued, moves, foundations }) => !continued && moves !== '' && foundations === undefined,
  );
  const counted = new Map<string, Counted>();
  for (const game of own.filter(hasEnded).sort(byOrder)) {
    const [group, key] = identify(game);
    if (group && !counted.has(key)) counted.set(key, countedAs(game, group, key));
  }
  const open = new Map<string, Group>();
  for (const game of own) {
    if (hasEnded(game)) continue;
    const [group, key] = identify(game);
    if (group && !counted.has(key)) open.set(key, group);
  }
  return { counted: [...counted.values()], open: [...open.values()] };
}

function countedAs(game: Ended, group: Group, deal: string): Counted {
  const assists = readAssists(game.assists);
  const { order, result } = game.outcome;
  const won = result === 'won';
  const unassisted = won && isUnassisted(assists);
  return {
    id: game.id,
    deal,
    group,
    order,
    won,
    unassisted,
    isKnown: game.unknown === undefined,
    plain: isUnassisted(assists) && game.undos === 0,
    fairlyHelped: won && !unassisted && isFair(assists),
    week: weekOf(game.outcome.day),
    playedMs: game.playedMs,
    moves: game.outcome.moves,
    undos: game.undos,
  };
}

type Dealt = Pick<StoredGame, 'rules' | 'number' | 'fans' | 'stock' | 'unknown'> &
  Partial<Pick<StoredGame, 'id'>>;

/** A text that only games of the same deal by the same rules share. */
export const dealKey = (game: Dealt): string => identify(game)[1];

/** A game's group, and its `dealKey`. */
function identify({ id, rules, number, fans, stock, unknown }: Dealt): [Group | undefined, string] {
  const ruleSet = parseRuleSet(rules);
  if (!ruleSet.ok) return [undefined, ''];
  // More of an unknown stock is known with each deal from it, and real cards are hardly dealt twice.
  const cardsOf = (): string =>
    unknown === undefined ? JSON.stringify([fans, stock]) : (id ?? '');
  const deal = number === undefined ? cardsOf() : sameNumber(number);
  const name = nameOf(ruleSet.value);
  return [name ?? 'own', `${name ?? choicesOf(ruleSet.value)} ${deal}`];
}

const choicesOf = (ruleSet: RuleSet): string =>
  CHOICE_NAMES.map((choice) => ruleSet[choice]).join(' ');

/** The deal number in its standard form: a number can be written in more than one way. */
function sameNumber(text: string): string {
  const number = parseDealNumber(text);
  return number.ok ? makeDealNumber(number.value) : text;
}

interface Streak {
  /** The streak up to and including the last game. */
  readonly now: number;
  readonly longest: number;
}

/** Median and minimum over the games won. */
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

/** Consecutive games. */
export interface Block {
  /** The position of its first game among the games that count, from 1. */
  readonly first: number;
  readonly last: number;
  readonly won: number;
  /** The 95% confidence interval of the win rate. */
  readonly interval: Interval;
}

export interface PlayFigures {
  readonly played: number;
  readonly won: number;
  readonly unassisted: number;
  readonly fairlyHelped: number;
  readonly open: number;
  /** The 95% confidence interval of the win rate in the long run. */
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

/** `all`, and the groups that have a game. */
export const groupsOf = (tally: Tally): readonly Group[] =>
  GROUPS.filter((group) => group === 'all' || isIn(tally, group));

const isIn = ({ counted, open }: Tally, group: Group): boolean =>
  open.includes(group) || counted.some((game) => game.group === group);

/** Whether a game of one group is among those of another, which can be `all`. */
export const isOf = (own: Group, group: Group): boolean => group === 'all' || own === group;

export function figuresOf({ counted, open }: Tally, group: Group): PlayFigures {
  const games = counted.filter((game) => isOf(game.group, group));
  const won = games.filter((game) => game.won);
  return {
    played: games.length,
    won: won.length,
    unassisted: won.filter(({ unassisted }) => unassisted).length,
    fairlyHelped: won.filter(({ fairlyHelped }) => fairlyHelped).length,
    open: open.filter((each) => isOf(each, group)).length,
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

/** How many weeks are shown. */
const WEEKS = 26;

/**
 * The weeks up to that of the last game, including weeks without games. The game that ended last
 * determines the last week, since a wrong clock can have dated another game years ahead. For a
 * player who travels west, though, an earlier game can have a date in the next week.
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

/** At most twelve blocks of 10, 20, 50, 100 games and so on; the last one can be smaller. */
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
