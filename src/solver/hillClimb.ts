/**
 * Hill climbing on one position: a quick narrow beam is run again and again with a small change to what it does with kinds of
 * cards or to its weights, and a change stays if no more cards were left than before.
 */
import { CARD_KINDS } from '../rules/card.ts';
import type { BeamRun, KindAdvice } from './beamConfig.ts';
import { quick } from './beamSchedule.ts';
import type { Random } from './engine/random.ts';
import type { Weights } from './evaluate.ts';
import { shaken } from './shaken.ts';

const CONFIG = quick(3, 0, 12);
/** The share of kinds held back at first, at most, and the highest cost of a kind. */
const HELD = 0.3;
const MOST_COST = 60;
/** How much weights are changed at first, and later, if they are. */
const SPREAD = 0.6;
const WEIGHTS_CHANGED = 0.3;
/** How often a change is one of weights as well. */
const CHANGES_WEIGHTS = 0.1;
/** After this many runs in a row that were no better it begins anew. */
const PATIENCE = 80;

interface Try extends BeamRun {
  readonly advice: KindAdvice;
}

export class HillClimb {
  readonly #random: Random;
  #best: Try | undefined;
  #proposed: Try | undefined;
  #least = Number.POSITIVE_INFINITY;
  #stale = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  /** The next run to be made. */
  propose(): BeamRun {
    this.#proposed = this.#best ? this.#change(this.#best) : this.#begin();
    return this.#proposed;
  }

  /** @param left the fewest cards that the proposed run had left */
  judge(left: number): void {
    if (left <= this.#least) this.#best = this.#proposed;
    this.#stale = left < this.#least ? 0 : this.#stale + 1;
    this.#least = Math.min(this.#least, left);
    if (this.#stale < PATIENCE) return;
    this.#best = undefined;
    this.#least = Number.POSITIVE_INFINITY;
    this.#stale = 0;
  }

  #begin(): Try {
    const random = this.#random;
    const share = HELD * random.share();
    const held = Uint8Array.from({ length: 64 }, () => (random.share() < share ? 1 : 0));
    const advice = { held, penalty: new Float64Array(64) };
    const weights = this.#shaken(CONFIG.weights, 1);
    return { config: { ...CONFIG, weights }, seed: random.below(2 ** 32), advice };
  }

  #shaken(weights: Weights, share: number): Weights {
    return shaken(weights, this.#random, { spread: SPREAD, share });
  }

  #change({ config, seed, advice }: Try): Try {
    const random = this.#random;
    const held = advice.held.slice();
    const penalty = advice.penalty.slice();
    let { weights } = config;
    for (let changes = 1 + random.below(3); changes > 0; changes--) {
      if (random.share() < CHANGES_WEIGHTS) weights = this.#shaken(weights, WEIGHTS_CHANGED);
      const card = random.below(CARD_KINDS);
      if (random.below(2) === 0) held[card] = 1 - (held[card] as number);
      else penalty[card] = MOST_COST * random.share();
    }
    const isNewSeed = random.below(3) === 0;
    return {
      config: { ...CONFIG, weights },
      seed: isNewSeed ? random.below(2 ** 32) : seed,
      advice: { held, penalty },
    };
  }
}
