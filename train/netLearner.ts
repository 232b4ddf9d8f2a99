/**
 * Teaches the net (`src/fair/evaluation/net.ts`) by games: logistic regression on every position that was dealt to.
 *
 * What the net should have said of a position is not only how the game ended, which is mostly luck, but also
 * what it says itself of the positions that followed: temporal differences (Sutton and Barto, Reinforcement
 * Learning, chapter 12).
 */

import { logistic } from '../src/fair/evaluation/logistic.ts';
import { Net } from '../src/fair/evaluation/net.ts';
import { Tokens } from '../src/fair/evaluation/tokens.ts';
import { Random } from '../src/fair/random.ts';
import { RULE_SETS, type RuleSetName } from '../src/rules/ruleSet.ts';
import { STOCK } from '../src/solver/codes.ts';
import { Packed } from '../src/solver/packed.ts';
import { Shelf } from '../src/solver/shelf.ts';
import { Adam } from './adam.ts';
import { Gradient } from './gradient.ts';
import { Predictions } from './predictions.ts';
import { lambdaReturns } from './returns.ts';
import { SoftmaxPlayer } from './softmaxPlayer.ts';

/** Positions that are learned from at once. */
const BATCH = 512;

/** The games to learn from. */
export interface Lesson {
  readonly from: number;
  readonly to: number;
  /** The deals are played by these rule sets in turn. */
  readonly names: readonly RuleSetName[];
  /** λ: how far the end of a game is trusted over what the net says on the way; 1 trusts the end alone. */
  readonly trust: number;
}

interface School {
  readonly player: SoftmaxPlayer;
  /** A position by its rule set. */
  readonly packed: Packed;
}

export class NetLearner {
  readonly #net: Net;
  readonly #tokens = new Tokens();
  readonly #gradient: Gradient;
  readonly #adam: Adam;
  /** For each rule set of the lesson, in its order. */
  #schools: readonly School[] = [];
  /** Positions, each with what the net should say of it as its score and the number of its school as its node. */
  readonly #positions = new Shelf();
  #slots = new Int32Array(0);

  /** @param parameters of the net, changed by what is learned */
  constructor(parameters: Float32Array) {
    this.#net = new Net(parameters);
    this.#gradient = new Gradient(parameters);
    this.#adam = new Adam(parameters);
  }

  /** Plays the games of a lesson, foretells their outcomes, and keeps their positions instead of those it had. */
  play({ from, to, names, trust }: Lesson): Predictions {
    const predicted = new Predictions();
    this.#schools = names.map((name) => ({
      player: new SoftmaxPlayer(RULE_SETS[name]),
      packed: new Packed(RULE_SETS[name]),
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

  /** Learns from a part of the positions, which are in any order by now: as shares of all of them. */
  learn(fromShare: number, toShare: number, rate: number): void {
    const to = Math.floor(toShare * this.#slots.length);
    for (let at = Math.floor(fromShare * this.#slots.length); at + BATCH <= to; at += BATCH) {
      for (const slot of this.#slots.subarray(at, at + BATCH)) this.#learnFrom(slot);
      this.#adam.step(this.#gradient.sum, 1 / BATCH, rate);
    }
  }

  /** Plays a deal; returns the slots of its positions. */
  #play(deal: number, trust: number, predicted: Predictions): number[] {
    const schoolNumber = deal % this.#schools.length;
    const { player } = this.#schools[schoolNumber] as School;
    const random = new Random(deal);
    const slots: number[] = [];
    const chances: number[] = [];
    const stocks: number[] = [];
    player.begin(deal);
    while (player.isOn) {
      slots.push(this.#positions.add(player.packed, 0, schoolNumber));
      chances.push(this.#judge(player.packed));
      stocks.push(player.packed.lengths[STOCK] as number);
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

  /** The chance of a win that the net sees. */
  #judge(packed: Packed): number {
    this.#tokens.describe(packed);
    return logistic(this.#net.judge(this.#tokens));
  }

  #learnFrom(slot: number): void {
    const { scores, nodes } = this.#positions;
    const { packed } = this.#schools[nodes[slot] as number] as School;
    this.#positions.load(slot, packed);
    const miss = this.#judge(packed) - (scores[slot] as number);
    this.#gradient.add(this.#net, this.#tokens, miss);
  }
}
