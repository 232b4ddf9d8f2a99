/** The lines that the commands print for people. The commands make the lines for programs (`--json`), which have no words. */
import type { Game } from '../../rules/game.ts';
import type { UnknownReason, Verdict } from '../../solver/verdict.ts';
import type { FairGame } from '../../worker/protocol.ts';
import {
  counted,
  duration,
  grouped,
  nameOfDeal,
  nameOfGame,
  nameOfRules,
  percent,
  timeLeft,
} from './words.ts';

export const ANSWERS = {
  dealTitle: (number: string, rules: string) => `Deal ${number}, rules ${rules}`,
  playing: (url: string) => `Big Ben is at ${url} (Ctrl+C ends it)`,
  studied: (file: string, deals: number, tally: string) =>
    `${file}: ${counted(deals, 'deal')}, ${tally}`,
  interruptedStudy: (file: string, done: number, total: number, tally: string) =>
    `${file}: ${done} of ${counted(total, 'deal')}, ${tally}; the same command goes on`,
  ownRuleSet: 'a custom rule set',
  differences: [
    'Listed are the differences from classic; "bigben rules NAME" explains a whole set.',
    'A custom rule set is JSON with any of the seven choices; the rest are as in classic:',
  ],
} as const;

/** The words in the picture of a deal. */
export const PICTURE = {
  foundation: (top: string, last: string) => `${top} to ${last}`,
  empty: 'empty',
  stock: (cards: number) => `stock ${cards} cards`,
  waste: (top: string) => `waste ${top}`,
} as const;

/** @param place where the game came from, as `lineOf` says it; empty for a deal by its number */
export function solvedLine(place: string, game: Game, verdict: Verdict, ms: number): string {
  const effort = `${counted(verdict.nodes, 'node')}, ${Math.round(ms)} ms`;
  return `${place}${nameOfGame(game)}: ${verdictInWords(verdict)} (${effort})`;
}

const UNKNOWN: Readonly<Record<UnknownReason, string>> = {
  nodes: 'the limit of nodes was reached',
  time: 'the time was up',
  memory: 'the memory was full',
  stopped: 'the search was stopped',
};

function verdictInWords(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'winnable':
      return verdict.moves.length === 0
        ? 'won'
        : `winnable in ${counted(verdict.moves.length, 'move')}`;
    case 'unwinnable':
      return 'unwinnable, no play can win';
    case 'unknown':
      return `unknown, no win found and none ruled out: ${UNKNOWN[verdict.reason]}${closest(verdict.left)}`;
  }
}

const closest = (left?: number): string =>
  left === undefined ? '' : `; the best line left ${counted(left, 'card')}`;

/** The last line of `solve`: the results of all its games. */
export function solvedSummary(
  games: number,
  { winnable, unwinnable, unknown }: Readonly<Record<Verdict['kind'], number>>,
): string {
  return `${counted(games, 'game')}: ${winnable} winnable, ${unwinnable} unwinnable, ${unknown} unknown`;
}

interface StateOfWork {
  readonly done: number;
  /** How many there are, if that is known. */
  readonly total: number | undefined;
  /** How long it has taken so far. */
  readonly ms: number;
  /** The item that has been under way for longest, and for how long. */
  readonly oldest: { readonly name: string; readonly ms: number } | undefined;
}

/** The progress of a command, on one line. */
export function stateOfWork({ done, total, ms, oldest }: StateOfWork): string {
  const rate = done === 0 ? '' : `, ${grouped((60_000 * done) / ms)} a minute`;
  const left = total === undefined ? '' : `, ${timeLeft((ms / done) * (total - done))}`;
  const longest = oldest ? `; ${oldest.name} for ${duration(oldest.ms)}` : '';
  const of = total === undefined ? '' : ` of ${total}`;
  return `${done}${of} done${rate}${left}${longest}`;
}

/** @param place as in `solvedLine` */
export function playedLine(place: string, game: Game, { won, moves }: FairGame, ms: number) {
  const end = won ? 'won' : 'not won';
  return `${place}${nameOfDeal(game)}, ${nameOfRules(game.ruleSet)}: ${end} after ${counted(moves.length, 'move')} (${Math.round(ms)} ms)`;
}

/** The last line of `fair`: the results of all its games. */
export function playedSummary(
  won: number,
  games: number,
  interval: { readonly lower: number; readonly upper: number },
  ms: { readonly mean: number; readonly median: number },
): string {
  const bounds = `${percent(interval.lower)} to ${percent(interval.upper)}`;
  return `${won} of ${counted(games, 'game')} won: ${percent(won / games)} (95 % interval ${bounds}); mean ${Math.round(ms.mean)} ms, median ${Math.round(ms.median)} ms`;
}

/**
 * The line of a game record that was replayed.
 *
 * @param legal the legal moves after each move, if they are asked for
 */
export function replayedLine(
  game: Game,
  end: 'won' | 'over' | 'open',
  legal: readonly (readonly string[])[],
): string {
  const lists = legal.map((list, i) => `\n  after ${i}: ${list.join(' ') || 'no move'}`);
  return `${nameOfDeal(game)}, ${nameOfRules(game.ruleSet)}: ${endedIn(game, end)}${lists.join('')}`;
}

/** @param after how many moves it has in common with the record's first line */
export const otherLine = (after: number, line: Game, end: 'won' | 'over' | 'open'): string =>
  `another line from move ${after + 1} on: ${endedIn(line, end)}`;

function endedIn(game: Game, end: 'won' | 'over' | 'open'): string {
  const moves = counted(game.at, 'move');
  const endings = {
    won: `won in ${moves}`,
    over: `over after ${moves}, not won`,
    open: `${moves}, not over`,
  };
  return endings[end];
}
