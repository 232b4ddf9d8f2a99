/**
 * Learns the weights of the linear evaluation from whole games: policy gradient with a critic
 * (Sutton and Barto, Reinforcement Learning, chapter 13), along the natural gradient (Kakade 2001).
 *
 * The player follows the softmax policy. A choice was good if the game went better than the critic
 * had expected. The critic predicts the outcome from the same counts, by logistic regression.
 */

import { FEATURES, Features } from '../../src/fair/evaluation/features.ts';
import { logistic } from '../../src/fair/evaluation/logistic.ts';
import { Random } from '../../src/fair/playouts/random.ts';
import type { RuleSet } from '../../src/rules/ruleSet.ts';
import { STOCK, WHOLE_STOCK } from '../../src/solver/engine/codes.ts';
import { SearchPosition } from '../../src/solver/engine/searchPosition.ts';
import { type Choice, SoftmaxPlayer } from './softmaxPlayer.ts';
import { Sum, type Sums } from './sums.ts';

/**
 * The number of weights of the player: one for each feature, and one for what a whole stock adds to
 * it.
 */
export const WEIGHTS = 2 * FEATURES;
/** The critic has three more: a parabola over the size of the stock. */
export const CRITIC = WEIGHTS + 3;

/**
 * λ: how far the outcome is trusted over the critic's later predictions; 1 trusts the outcome
 * alone.
 */
const LAMBDA = 0.9;

/** Totals as another thread sends them. */
export interface SentTotals extends Pick<Totals, 'games' | 'won' | 'decisions'> {
  readonly player: Sums;
  readonly critic: Sums;
}

/** The totals over a round of games. */
export class Totals {
  games = 0;
  won = 0;
  decisions = 0;
  readonly player = new Sum(WEIGHTS);
  readonly critic = new Sum(CRITIC);

  add(other: SentTotals): void {
    this.games += other.games;
    this.won += other.won;
    this.decisions += other.decisions;
    this.player.addAll(other.player);
    this.critic.addAll(other.critic);
  }
}

/** A choice among candidates: how it differs from the player's average choice, and where it led. */
interface Decision {
  /** The counts of the chosen one minus the expected ones, in the order of the player's weights. */
  readonly direction: Float64Array;
  /** The counts of the chosen one, in the order of the critic's weights. */
  readonly seen: Float64Array;
  /** The critic's chance of a win after it. */
  readonly chance: number;
}

export class PolicyGradient {
  readonly #player: SoftmaxPlayer;
  readonly #at: SearchPosition;
  readonly #features = new Features();
  readonly #critic: Float64Array;
  /**
   * The share of all games so far that was won: the expectation before the first decision of a
   * game.
   */
  readonly #usual: number;

  /** @param critic its weights so far */
  constructor(ruleSet: RuleSet, weights: Float64Array, critic: Float64Array, usual: number) {
    this.#player = new SoftmaxPlayer(ruleSet, weights);
    this.#at = new SearchPosition(ruleSet);
    this.#critic = critic;
    this.#usual = usual;
  }

  /** Plays a deal and adds its gradients to the totals. */
  learn(deal: number, totals: Totals): void {
    const player = this.#player;
    const random = new Random(deal);
    const decisions: Decision[] = [];
    player.begin(deal);
    while (player.isOn) {
      const choice = player.choose(random);
      if (!choice) break;
      if (choice.candidates.length > 1) decisions.push(this.#describe(choice));
      player.deal(choice);
    }
    const { isWon } = player;
    totals.games++;
    if (isWon) totals.won++;
    totals.decisions += decisions.length;
    this.#addGame(decisions, isWon ? 1 : 0, totals);
  }

  #describe({ candidates, shares, chosen }: Choice): Decision {
    const share = (this.#player.position.lengths[STOCK] as number) / WHOLE_STOCK;
    const direction = new Float64Array(WEIGHTS);
    const seen = new Float64Array(CRITIC);
    const total = shares.reduce((sum, each) => sum + each, 0);
    candidates.forEach((candidate, i) => {
      this.#player.carrySearch.load(candidate, this.#at);
      this.#features.describe(this.#at, candidate.carries, candidate.deal);
      const { counts } = this.#features;
      const by = (i === chosen ? 1 : 0) - (shares[i] as number) / total;
      for (let f = 0; f < FEATURES; f++)
        direction[f] = (direction[f] as number) + by * (counts[f] as number);
      if (i === chosen) seen.set(counts);
    });
    for (let f = 0; f < FEATURES; f++) {
      direction[FEATURES + f] = share * (direction[f] as number);
      seen[FEATURES + f] = share * (seen[f] as number);
    }
    seen.set([1, share, share * share], WEIGHTS);
    return { direction, seen, chance: this.#expect(seen) };
  }

  #expect(seen: Float64Array): number {
    let logit = 0;
    for (let i = 0; i < CRITIC; i++) logit += (seen[i] as number) * (this.#critic[i] as number);
    return logistic(logit);
  }

  /**
   * From the last decision to the first: how much better the game went after it than expected
   * before it.
   */
  #addGame(decisions: readonly Decision[], outcome: number, totals: Totals): void {
    let gain = 0;
    let then = outcome;
    for (let i = decisions.length - 1; i >= 0; i--) {
      const { direction, seen, chance } = decisions[i] as Decision;
      const before = decisions[i - 1]?.chance ?? this.#usual;
      gain = then - before + LAMBDA * gain;
      then = before;
      totals.player.add(direction, gain, 1);
      totals.critic.add(seen, outcome - chance, chance * (1 - chance));
    }
  }
}
