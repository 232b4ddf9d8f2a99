/** What touching the stock would do: the table tells the player beforehand. */
import { type Move, whyIllegal } from './move.ts';
import { gaps, type Position } from './position.ts';
import type { Refusal } from './refusal.ts';
import type { RuleSet } from './ruleSet.ts';

export type StockAction =
  /** `count` cards go into `gaps` gaps. */
  | { readonly kind: 'refill'; readonly count: number; readonly gaps: number }
  | { readonly kind: 'draw' }
  | { readonly kind: 'redeal' }
  | { readonly kind: 'none'; readonly refusal: Refusal };

const REFILL: Move = { kind: 'refill' };
const DRAW: Move = { kind: 'draw' };
const REDEAL: Move = { kind: 'redeal' };

/** Refilling comes first where the rules allow drawing too, which `drawsInstead` tells. */
export function stockAction(ruleSet: RuleSet, position: Position): StockAction {
  const missing = gaps(position);
  const noRefill = whyIllegal(ruleSet, position, REFILL);
  if (noRefill === undefined)
    return { kind: 'refill', count: Math.min(missing, position.stock.length), gaps: missing };
  const noDraw = whyIllegal(ruleSet, position, DRAW);
  if (noDraw === undefined) return { kind: 'draw' };
  if (whyIllegal(ruleSet, position, REDEAL) === undefined) return { kind: 'redeal' };
  // With gaps and a stock the player meant to refill: explain why that is refused.
  return { kind: 'none', refusal: noRefill === 'notStuck' ? noRefill : noDraw };
}

/** Whether a card can be drawn although touching the stock would refill. */
export const drawsInstead = (ruleSet: RuleSet, position: Position): boolean =>
  stockAction(ruleSet, position).kind === 'refill' &&
  whyIllegal(ruleSet, position, DRAW) === undefined;
