/** Positions in the middle of games, with the candidates to deal from. */
import { dealCards, startOf } from '../../rules/deal.ts';
import { play } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import { RULE_SETS, type RuleSetName } from '../../rules/ruleSet.ts';
import { decodeMove } from '../../solver/engine/codes.ts';
import { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { type Candidate, CarrySearch } from '../candidates/carrySearch.ts';
import { Random } from '../playouts/random.ts';

export interface Stage {
  readonly name: RuleSetName;
  readonly position: Position;
  readonly searchPosition: SearchPosition;
  /** Holds the candidates of the position. */
  readonly carrySearch: CarrySearch;
}

/** A game that always deals from the position with the highest evaluation, until the stock has no more cards than this. */
export function stage(name: RuleSetName, seed: number, stock: number): Stage {
  const searchPosition = new SearchPosition(RULE_SETS[name]);
  let position = startOf(dealCards({ generator: 'lcg', seed }));
  searchPosition.read(position);
  const carrySearch = new CarrySearch(searchPosition);
  for (;;) {
    carrySearch.search(searchPosition, 200);
    const [best] = carrySearch.candidates;
    if (!best || position.stock.length <= stock)
      return { name, position, searchPosition, carrySearch };
    position = afterDeal({ name, position, searchPosition, carrySearch }, best);
    carrySearch.load(best, searchPosition);
    searchPosition.play(best.deal);
  }
}

/** The position a candidate leads to, by the rules and the true order of the stock. */
export const afterDeal = ({ name, position, carrySearch }: Stage, candidate: Candidate): Position =>
  carrySearch
    .lineTo(candidate)
    .map(decodeMove)
    .reduce((at, move) => play(RULE_SETS[name], at, move), position);

/** A shuffle that leaves the cards as they are. */
export class NoChance extends Random {
  override shuffle(): void {}
}
