/**
 * A beam search through the layers of a game. A layer is all positions after the same number of
 * dealt cards: they are comparable, so the best few of each go on. From each of these the search
 * tries carries, best first and up to a limit; every refill and draw leads to a later layer.
 *
 * It finds wins and proves nothing.
 */
import { CARD_KINDS } from '../rules/card.ts';
import type { BeamConfig, BeamRun } from './beamConfig.ts';
import { STOCK_SIZES } from './engine/codes.ts';
import type { SearchPosition } from './engine/searchPosition.ts';
import type { Layers } from './layers.ts';
import { makeLayers } from './makeLayers.ts';
import { layerOf, mix } from './plainLayers.ts';
import { sendAllHome } from './sendAllHome.ts';

/** Penalty for a kind of card left over in a failed run, and its decay per run. */
const KIND_PENALTY = 30;
const PENALTY_DECAY = 0.95;

export class Beam {
  readonly #position: SearchPosition;
  readonly #layers: Layers;
  /** The cost of each kind of card that is not home yet. A run that fails raises it for the kinds it has left over. */
  readonly #kindPenalty = new Float64Array(64);
  readonly #leftOver = new Int32Array(64);
  #ends = 0;
  /** Kinds of cards that do not go home at once in this run. */
  readonly #held = new Uint8Array(64);

  /**
   * @param position any position by the rule set of all positions to be searched
   * @param layers those of the same rule set
   */
  constructor(position: SearchPosition, layers = makeLayers(position)) {
    this.#position = position.twin();
    this.#layers = layers;
  }

  /** Positions looked at since the search was made. */
  get nodes(): number {
    return this.#layers.nodes;
  }

  /** The fewest cards left in any position of this run that is not a dead end. */
  get leastLeft(): number {
    return this.#layers.leastLeft;
  }

  /**
   * One run over all layers. Without advice, a run that fails teaches later ones. Yields between layers.
   *
   * @returns the moves of a win, or nothing
   */
  *search(start: SearchPosition, run: BeamRun): Generator<void, number[] | undefined> {
    const { config, advice } = run;
    const layers = this.#layers;
    this.#begin(start, run);
    const end = STOCK_SIZES * (start.redeals + 1);
    for (let layer = layerOf(start); layer < end; layer++) {
      const isEnd = layer % STOCK_SIZES === STOCK_SIZES - 1;
      layers.select(layer, config);
      if (isEnd && !advice) layers.visit(layer, (position) => this.#countLeftOver(position));
      const line = layers.open(layer, isEnd ? config.openedAtEnd : config.opened);
      if (line) return this.#spellOut(start, config, line);
      yield;
    }
    if (!advice) this.#learn();
    return undefined;
  }

  #begin(start: SearchPosition, { config, seed, advice }: BeamRun): void {
    const held = this.#held;
    if (advice) held.set(advice.held);
    else
      for (let card = 0; card < CARD_KINDS; card++)
        held[card] = mix(card + 1, seed, 0) < config.heldBack ? 1 : 0;
    this.#position.copy(start);
    if (config.homeAtOnce) sendAllHome(this.#position, held);
    const penalty = advice?.penalty ?? this.#kindPenalty;
    this.#layers.begin(this.#position, { config, seed, held, penalty });
  }

  /** All moves of a line, including those that went home at once. */
  #spellOut(start: SearchPosition, config: BeamConfig, line: readonly number[]): number[] {
    const position = this.#position;
    position.copy(start);
    if (config.homeAtOnce) sendAllHome(position, this.#held);
    for (const move of line) {
      position.play(move);
      if (config.homeAtOnce) sendAllHome(position, this.#held);
    }
    return [...position.journal.subarray(0, position.made)];
  }

  /** Counts the kinds that are left when the stock has run out. */
  #countLeftOver(position: SearchPosition): void {
    this.#ends++;
    position.countKinds(this.#leftOver);
  }

  /**
   * Raises the cost, in the next run, of kinds that this run has left over more often than others.
   */
  #learn(): void {
    if (this.#ends === 0) return;
    const leftOver = this.#leftOver;
    const usual = leftOver.reduce((sum, count) => sum + count) / CARD_KINDS;
    for (let card = 0; card < CARD_KINDS; card++) {
      const excess = Math.max(0, leftOver[card] - usual) / this.#ends;
      this.#kindPenalty[card] = PENALTY_DECAY * this.#kindPenalty[card] + KIND_PENALTY * excess;
    }
    leftOver.fill(0);
    this.#ends = 0;
  }

  /** Forgets what it has learned from other positions. */
  forget(): void {
    this.#kindPenalty.fill(0);
    this.#leftOver.fill(0);
    this.#ends = 0;
  }
}
