/** One game of the fair player, for the scripts that measure it. */

import { evaluate, type FairOptions, loadNet } from '../../src/fair/player.ts';
import { viewOf } from '../../src/fair/view.ts';
import { play } from '../../src/rules/move.ts';
import { isWon } from '../../src/rules/position.ts';
import type { RuleSet } from '../../src/rules/ruleSet.ts';
import { dealOf, tableDealOf } from './deals.ts';

/** The chance that the player predicted, and the number of cards in the stock then. */
export interface Forecast {
  readonly chance: number;
  readonly stock: number;
}

export interface MeasuredGame {
  readonly won: boolean;
  readonly work: number;
  /** One for each deal from the stock while something was hidden. */
  readonly forecasts: readonly Forecast[];
  /** How long each decision took, in milliseconds. */
  readonly thinking: readonly number[];
}

/**
 * Plays a deal until it is won or given up.
 *
 * @param isNumbered whether `deal` is a deal number, else the seed of a deal at a table
 */
export async function playFairly(
  deal: number,
  ruleSet: RuleSet,
  options: FairOptions,
  isNumbered = true,
): Promise<MeasuredGame> {
  await loadNet(ruleSet);
  let at = isNumbered ? dealOf(deal) : tableDealOf(deal);
  let work = 0;
  const forecasts: Forecast[] = [];
  const thinking: number[] = [];
  for (;;) {
    const started = performance.now();
    const choice = evaluate(viewOf(ruleSet, at, isNumbered), options);
    thinking.push(performance.now() - started);
    if (choice.kind !== 'move') return { won: isWon(at), work, forecasts, thinking };
    work += choice.nodes;
    if (at.stock.length > 1 && at.redealsUsed === 0)
      forecasts.push({ chance: choice.chance, stock: at.stock.length });
    for (const move of choice.plan) at = play(ruleSet, at, move);
  }
}
