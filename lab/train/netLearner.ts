/**
 * Trains the net (`src/fair/evaluation/net.ts`) on games: logistic regression on every position
 * after a deal.
 *
 * The target of a position is not only the outcome of the game, which is mostly luck, but also the
 * net's own predictions for the positions that followed: temporal differences (Sutton and Barto,
 * Reinforcement Learning, chapter 12).
 */

import { logistic } from '../../src/fair/evaluation/logistic.ts';
import { Net } from '../../src/fair/evaluation/net.ts';
import { Tokens } from '../../src/fair/evaluation/tokens.ts';
import { Random } from '../../src/fair/playouts/random.ts';
import { RULE_SETS, type RuleSetName } from '../../src/rules/ruleSet.ts';
import { STOCK } from '../../src/solver/engine/codes.ts';
import { PositionPool } from '../../src/solver/engine/positionPool.ts';
import { SearchPosition } from '../../src/solver/engine/searchPosition.ts';
import { Adam } from './adam.ts';
import { Gradient } from './gradient.ts';
import { Predictions } from './predictions.ts';
import { lambdaReturns } from './returns.ts';
import { SoftmaxPlayer } from './softmaxPlayer.ts';

/** The size of a batch of positions. */
const BATCH = 512;

/** The games to learn from. */
export interface GamesToLearn {
  readonly from: number;
  readonly to: number;
  /** The deals are played under these rule sets in turn. */
  readonly names: readonly RuleSetName[];
  /**
   * λ: how far the end of a game is trusted over the net's predictions on the way; 1 trusts the end
   * alone.
   */
  readonly trust: number;
}

/** A player of one rule set. */
interface RuleSetPlayer {
  readonly player: SoftmaxPlayer;
  /** A reusable position under the same rules, for revisiting stored positions. */
  readonly position: SearchPosition;
}

export class NetLearner {
  readonly #net: Net;
  readonly #tokens = new Tokens();
  readonly #gradient: Gradient;
  readonly #adam: Adam;
  /** One for each rule set of the games, in their order. */
  #players: readonly RuleSetPlayer[] = [];
  /** Positions; each uses its score for the target and its node for the index of its player. */
  readonly #positions = new PositionPool();
  #slots = new Int32Array(0);

  /** @param parameters of the net, changed by what is learned */
  constructor(parameters: Float32Array) {
    this.#net = new Net(parameters);
    this.#gradient = new Gradient(parameters);
    this.#adam = new Adam(parameters);
  }

  /** Plays games, predicts their outcomes, and replaces the stored positions with theirs. */
  play({ from, to, names, trust }: GamesToLearn): Predictions {
    const predicted = new Predictions();
    this.#players = names.map((name) => ({
      player: new SoftmaxPlayer(RULE_SETS[name]),
      position: new SearchPosition(RULE_SETS[name]),
    }));
    this.#positions.clear();
    const slots: number[] = [];
    for (let deal = from; deal <= to; deal++) {
      for (const slot of this.#play(deal, trust, predicted)) slots.push(slot);
    }
    this.#slots = Int32Array.from(slots);
    new Random(from).shuffle(this.#slots, slots.length);
    return predicted;
  }

  /** Learns from a part of the shuffled positions, given as shares of all of them. */
  learn(fromShare: number, toShare: number, rate: number): void {
    const to = Math.floor(toShare * this.#slots.length);
    for (let at = Math.floor(fromShare * this.#slots.length); at + BATCH <= to; at += BATCH) {
      for (const slot of this.#slots.subarray(at, at + BATCH)) this.#learnFrom(slot);
      this.#adam.step(this.#gradient.sum, 1 / BATCH, rate);
    }
  }

  /** Plays a deal; returns the slots of its positions. */
  #play(deal: number, trust: number, predicted: Predictions): number[] {
    const playerNumber = deal % this.#players.length;
    const { player } = this.#players[playerNumber] as RuleSetPlayer;
    const random = new Random(deal);
    const slots: number[] = [];
    const chances: number[] = [];
    const stocks: number[] = [];
    player.begin(deal);
    while (player.isOn) {
      slots.push(this.#positions.add(player.position, 0, playerNumber));
      chances.push(this.#judge(player.position));
      stocks.push(player.position.lengths[STOCK] as number);
      const choice = player.choose(random);
      if (!choice) break;
      player.deal(choice);
    }
    const { isWon } = player;
    predicted.addGame(isWon);
    const returns = lambdaReturns(chances, isWon ? 1 : 0, trust);
    slots.forEach((slot, i) => {
      predicted.addPosition(stocks[i] as number, chances[i] as number, isWon);
      this.#positions.scores[slot] = returns[i] as number;
    });
    return slots;
  }

  /** The chance of a win that the net predicts. */
  #judge(position: SearchPosition): number {
    this.#tokens.describe(position);
    return logistic(this.#net.judge(this.#tokens));
  }

  #learnFrom(slot: number): void {
    const { scores, treeNodes: nodes } = this.#positions;
    const { position } = this.#players[nodes[slot] as number] as RuleSetPlayer;
    this.#positions.load(slot, position);
    const miss = this.#judge(position) - (scores[slot] as number);
    this.#gradient.add(this.#net, this.#tokens, miss);
  }
}
