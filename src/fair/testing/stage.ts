/** Positions in the middle of games, with the candidates to deal from. */
import { dealCards, startOf } from '../../rules/deal.ts';
import { play } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import { RULE_SETS, type RuleSetName } from '../../rules/ruleSet.ts';
import { unpackMove } from '../../solver/codes.ts';
import { Packed } from '../../solver/packed.ts';
import { type Candidate, Closure } from '../closure.ts';
import { Random } from '../random.ts';

export interface Stage {
  readonly name: RuleSetName;
  readonly position: Position;
  readonly packed: Packed;
  /** Has the candidates of the position. */
  readonly closure: Closure;
}

/** A game that always deals from the position with the highest evaluation, until the stock has no more cards than this. */
export function stage(name: RuleSetName, seed: number, stock: number): Stage {
  const packed = new Packed(RULE_SETS[name]);
  let position = startOf(dealCards({ generator: 'lcg', seed }));
  packed.read(position);
  const closure = new Closure(packed);
  for (;;) {
    closure.search(packed, 200);
    const [best] = closure.candidates;
    if (!best || position.stock.length <= stock) return { name, position, packed, closure };
    position = afterDeal({ name, position, packed, closure }, best);
    closure.load(best, packed);
    packed.play(best.deal);
  }
}

/** The position a candidate leads to, by the rules and the true order of the stock. */
export const afterDeal = ({ name, position, closure }: Stage, candidate: Candidate): Position =>
  closure
    .lineTo(candidate)
    .map(unpackMove)
    .reduce((at, move) => play(RULE_SETS[name], at, move), position);

/** Leaves the cards as they are. */
export class NoChance extends Random {
  override shuffle(): void {}
}
