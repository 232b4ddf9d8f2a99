/** Recorded games for the browser tests, and how their moves are made; knows no browser. */

import { endingOf } from '../src/rules/gameQueries.ts';
import { type GameRecord, readRecord } from '../src/rules/record.ts';
import { lostGames, wonGames } from '../src/rules/testing/vectors.ts';
import { seed } from './seed.ts';

const find = (games: GameRecord[], number: string, rules: string): GameRecord => {
  const game = games.find((each) => each.number === number && each.rules === rules);
  if (!game) throw new Error(`no recorded game of deal ${number} by ${rules}`);
  return game;
};

/** A recorded game that ends in a win. */
export const wonGame = (number: string, rules = 'classic'): GameRecord =>
  find(wonGames(), number, rules);

/** A recorded game that ends lost, without a legal move. */
export const lostGame = (): GameRecord => lostGames()[0] as GameRecord;

/** The storage for a page that is to open a game after a number of moves. */
export function seedOf(game: GameRecord, at: number): string {
  const read = readRecord({ ...game, moves: game.moves.slice(0, at) });
  const isWon = read.ok && endingOf(read.value) === 'won';
  return seed(game, at, isWon);
}

/** Tests tap a card and then its place, even if it has only one; tests of a single tap say so. */
export const TWO_TAPS = { singleTap: false };

/** The settings of an experienced player: no tips. */
export const TIPS_SEEN = '["begin","gaps","refill","waste"]';

/** The two places of a move that carries a card; none for refill, draw and redeal. */
export function placesOf(move: string): [string, string] | undefined {
  const [from, to] = move.split('-');
  return from && to ? [from, to] : undefined;
}

/** The keys from one pile to another: round the ring, outward and inward. */
export function keysBetween(from: string, to: string): string[] {
  if (from === to) return [];
  if (from === 's' || from === 'w') return ['ArrowUp', ...keysBetween('f12', to)];
  if (to === 'w') {
    const toClock = from.startsWith('t') ? ['ArrowDown'] : [];
    return [...toClock, 'ArrowDown', 'ArrowLeft'];
  }
  const steps = (Number(to.slice(1)) - Number(from.slice(1)) + 12) % 12;
  const round = steps <= 6 ? Array(steps).fill('ArrowRight') : Array(12 - steps).fill('ArrowLeft');
  if (from.charAt(0) === to.charAt(0)) return round;
  return [...round, to.startsWith('t') ? 'ArrowUp' : 'ArrowDown'];
}
