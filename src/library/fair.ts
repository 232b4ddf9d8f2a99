/**
 * `bigben/fair`: the moves of a player who does not know the order of the stock, and the chance to
 * win.
 *
 * The same question with the same seed and samples gets the same answer on every machine and in every run.
 *
 * @packageDocumentation
 */
import { type FairGame, playing } from '../fair/game.ts';
import { evaluating, loadNet } from '../fair/player.ts';
import type { Evaluation } from '../fair/result.ts';
import { type FairView, viewOf as viewOfPosition } from '../fair/view.ts';
import { current, type Game } from '../rules/game.ts';
import { checkFair } from './numbers.ts';
import { inSlices, type WorkOptions } from './slices.ts';

export type { FairGame } from '../fair/game.ts';
export { readView } from '../fair/readView.ts';
export { chanceOf, type Evaluation, type FairChoice } from '../fair/result.ts';
export type { FairView } from '../fair/view.ts';
export { releaseMemory } from '../solver/engine/objectPool.ts';
export type { WorkOptions } from './slices.ts';

/** Options of the fair player. */
export interface FairOptions extends WorkOptions {
  /** Any whole number, 0 if not given: it seeds the random samples. Its last 32 bits count. */
  readonly seed?: number;
  /**
   * How many sample stocks each candidate is dealt from at first, 8 if not given: the work grows
   * with it. With 0 the player guesses from the cards that lie open.
   */
  readonly samples?: number;
}

/**
 * A person's view of a game: all cards that lie face up, and which cards are still to come, but not
 * their order.
 */
export const viewOf = (game: Game): FairView =>
  viewOfPosition(game.ruleSet, current(game), game.number !== undefined);

/** The fair player's move, its chance to win, and the alternatives compared. */
export async function evaluate(view: FairView, options: FairOptions = {}): Promise<Evaluation> {
  const thinking = thinkingOf(options);
  await loadNet(view.ruleSet);
  return inSlices(evaluating(view, thinking), options);
}

/** Has the fair player go on from a game's current position, to the win or until it gives up. */
export async function playOut(game: Game, options: FairOptions = {}): Promise<FairGame> {
  const { ruleSet, number } = game;
  const thinking = { isNumbered: number !== undefined, ...thinkingOf(options) };
  await loadNet(ruleSet);
  return inSlices(playing(current(game), ruleSet, thinking), options);
}

const thinkingOf = ({ seed = 0, samples }: FairOptions) => {
  checkFair(seed, samples);
  return { seed, ...(samples !== undefined && { samples }) };
};
