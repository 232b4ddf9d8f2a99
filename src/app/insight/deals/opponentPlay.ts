/** A game of one of the three opponents (`statistics/opponents.ts`), played as it was when its rate was measured. */
import type { Game } from '../../../rules/game.ts';
import type { Position } from '../../../rules/position.ts';
import type { AskOptions } from '../../../worker/pool.ts';
import type { ComputerGame } from '../../statistics/computerGames.ts';
import type { Opponent } from '../../statistics/opponents.ts';
import type { Insight } from '../insight.ts';
import { playCarelessly } from './carelessPlay.ts';

/** How many sample stocks the fair player deals from, and the seed for them: those of docs/odds.md. */
const SAMPLES = { quick: 0, fair: 8 };
const SEED = 0;

/**
 * Plays the deal of a game from its start; every machine plays the same.
 *
 * @returns `undefined` if no worker answers
 */
export async function playAs(
  opponent: Opponent,
  { positions, ruleSet, number }: Game,
  insight: Pick<Insight, 'play'>,
  options?: AskOptions,
): Promise<ComputerGame | undefined> {
  const position = positions[0] as Position;
  if (opponent === 'careless') return playCarelessly(ruleSet, position);
  const isNumbered = number !== undefined;
  const question = { position, ruleSet, isNumbered, seed: SEED, samples: SAMPLES[opponent] };
  const played = await insight.play(question, options);
  return played && { won: played.won, moves: played.moves.length };
}
