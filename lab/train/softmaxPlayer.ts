/** Plays the games from which the player's weights and net are learned, by the softmax policy. */

import { type Candidate, CarrySearch } from '../../src/fair/candidates/carrySearch.ts';
import { weightsFor } from '../../src/fair/evaluation/weights.ts';
import { EndingSolver, isHiding } from '../../src/fair/playouts/endingSolver.ts';
import type { Random } from '../../src/fair/playouts/random.ts';
import { type Policy, softmaxPolicy } from '../../src/fair/softmaxPolicy.ts';
import type { RuleSet } from '../../src/rules/ruleSet.ts';
import { SearchPosition } from '../../src/solver/engine/searchPosition.ts';
import { dealOf } from '../bench/deals.ts';

/**
 * How many positions are looked at between two deals; and how many if none of those can be dealt
 * from.
 */
const OPENED = 60;
const OPENED_AGAIN = 1000;

/** The candidates of a choice, and the index of the chosen one. */
export interface Choice extends Policy {
  readonly chosen: number;
}

export class SoftmaxPlayer {
  /** Where the game stands. */
  readonly position: SearchPosition;
  readonly carrySearch: CarrySearch;
  readonly #ending: EndingSolver;

  constructor(ruleSet: RuleSet, weights = weightsFor(ruleSet)) {
    this.position = new SearchPosition(ruleSet);
    this.carrySearch = new CarrySearch(this.position, weights);
    this.#ending = new EndingSolver(this.position);
  }

  begin(deal: number): void {
    this.position.read(dealOf(deal));
  }

  /** Whether something is hidden, so that there is something to choose. */
  get isOn(): boolean {
    return isHiding(this.position);
  }

  /** Chooses where to deal from; nothing if there is no such position. */
  choose(random: Random): Choice | undefined {
    this.carrySearch.search(this.position, OPENED);
    if (this.carrySearch.candidates.length === 0)
      this.carrySearch.search(this.position, OPENED_AGAIN);
    const { candidates, shares } = softmaxPolicy(this.carrySearch.candidates);
    if (candidates.length === 0) return undefined;
    return { candidates, shares, chosen: random.oneOf(shares) };
  }

  /** Deals from the chosen candidate. */
  deal({ candidates, chosen }: Choice): void {
    const candidate = candidates[chosen] as Candidate;
    this.carrySearch.load(candidate, this.position);
    this.position.play(candidate.deal);
  }

  /** Whether the game is won, when there is nothing left to choose. */
  get isWon(): boolean {
    return !this.isOn && this.#ending.isWin(this.position);
  }
}
