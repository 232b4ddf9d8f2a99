/** Positions in the middle of games, with the candidates to deal from. */
import './loadNets.ts';
import { dealCards, startOf } from '../../rules/deal.ts';
import { play } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import { RULE_SETS, type RuleSetName } from '../../rules/ruleSet.ts';
import { decodeMove } from '../../solver/engine/codes.ts';
import { Random } from '../../solver/engine/random.ts';
import { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { netFor } from '../net/nets.ts';
import { ValueQueue } from '../net/valueQueue.ts';
import { type Candidate, CandidateSearch } from '../search/candidateSearch.ts';

export interface Stage {
  readonly name: RuleSetName;
  readonly position: Position;
  readonly searchPosition: SearchPosition;
  /** Holds the candidates of the position. */
  readonly search: CandidateSearch;
}

/** A game that always deals from the position with the highest value, until the stock has no more cards than this. */
export function stage(name: RuleSetName, seed: number, stock: number): Stage {
  const searchPosition = new SearchPosition(RULE_SETS[name]);
  let position = startOf(dealCards({ generator: 'lcg', seed }));
  searchPosition.read(position);
  const search = new CandidateSearch(
    searchPosition,
    new ValueQueue(netFor(searchPosition.ruleSet)),
  );
  for (;;) {
    search.search(searchPosition);
    const [best] = search.candidates;
    if (!best || position.stock.length <= stock) return { name, position, searchPosition, search };
    position = afterDeal({ name, position, searchPosition, search }, best);
    search.load(best, searchPosition);
    searchPosition.play(best.deal);
  }
}

/** The first of such games, by seed, that has this many candidates. */
export function stageWith(name: RuleSetName, stock: number, candidates: number): Stage {
  for (let seed = 1; ; seed++) {
    const found = stage(name, seed, stock);
    if (found.search.candidates.length >= candidates) return found;
  }
}

/** The position a candidate leads to, by the rules and the true order of the stock. */
export const afterDeal = ({ name, position, search }: Stage, candidate: Candidate): Position =>
  search
    .lineTo(candidate)
    .map(decodeMove)
    .reduce((at, move) => play(RULE_SETS[name], at, move), position);

/** A shuffle that leaves the cards as they are. */
export class NoChance extends Random {
  override shuffle(): void {}
}
