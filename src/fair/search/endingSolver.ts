/** Judges positions in which nothing is hidden any more, by a short search with the solver's beams. */

import { finish } from '../../rules/steps.ts';
import { Beam } from '../../solver/beam.ts';
import { BEAM_SCHEDULE } from '../../solver/beamSchedule.ts';
import { STOCK } from '../../solver/engine/codes.ts';
import type { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { OutcomeCache } from './outcomeCache.ts';

/**
 * Positions looked at for a verdict, not counting a small excess: this finds nine wins of ten. The
 * first beam alone misses three of four.
 */
const ENOUGH = 300;

/** A search that ends after so few positions had better look only at good ones. */
const SCHEDULE = BEAM_SCHEDULE.map((config) => ({ ...config, testsCarries: true }));

/** Whether the order of two or more cards is hidden from the player. */
export const isHiding = ({ lengths, redealsUsed }: SearchPosition): boolean =>
  redealsUsed === 0 && lengths[STOCK] > 1;

/** The cache of verdicts has 2^CACHE_BITS slots. It helps because samples often end alike. */
const CACHE_BITS = 12;

export class EndingSolver {
  readonly #beam: Beam;
  readonly #outcomes = new OutcomeCache(CACHE_BITS);
  readonly #enough: number;

  /**
   * @param position any position by the rule set of all positions to be judged
   * @param enough positions looked at for a verdict, not counting a small excess
   */
  constructor(position: SearchPosition, enough = ENOUGH) {
    this.#beam = new Beam(position);
    this.#enough = enough;
  }

  /** Positions looked at since it was made. */
  get nodes(): number {
    return this.#beam.nodes;
  }

  /** Whether a position in which nothing is hidden is won, or a short search finds a win. */
  isWin(position: SearchPosition): boolean {
    if (position.isWon()) return true;
    const { key1, key2 } = position;
    const known = this.#outcomes.get(key1, key2);
    if (known !== undefined) return known;
    const won = this.#findsWin(position);
    this.#outcomes.set(key1, key2, won);
    return won;
  }

  /** Forgets its verdicts, so that the work of a choice does not depend on earlier choices. */
  forget(): void {
    this.#outcomes.forget();
  }

  #findsWin(position: SearchPosition): boolean {
    const beam = this.#beam;
    const end = beam.nodes + this.#enough;
    beam.forget();
    for (let rung = 0; rung < SCHEDULE.length && beam.nodes < end; rung++) {
      const run = { config: SCHEDULE[rung], seed: rung };
      if (finish(beam.search(position, run))) return true;
    }
    return false;
  }
}
