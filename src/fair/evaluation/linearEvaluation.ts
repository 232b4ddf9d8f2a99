/**
 * How hopeful a position to deal from looks: a sum of what can be seen in it (`features.ts`), each count
 * times its weight. A weight is a line over the size of the stock, since what matters changes in a game.
 *
 * The unit is that of a logit: of two positions, one that looks better by 1 is chosen e times as
 * often by the player from whose games the weights were learned (docs/odds.md).
 */
import { DRAW, STOCK, WHOLE_STOCK } from '../../solver/codes.ts';
import type { Packed } from '../../solver/packed.ts';
import { FEATURES, Features, GROUPS } from './features.ts';

const { DRAWS } = GROUPS;

export class LinearEvaluation {
  readonly #features = new Features();
  readonly #weights: Float64Array;
  readonly #now = new Float64Array(FEATURES);
  /**
   * What the features make up that come before the one that tells how it is dealt from. The sum goes on from there,
   * always in the order of the features: in another order it would be rounded otherwise, and ties fall otherwise.
   */
  #seen = 0;

  /** @param weights of each feature with an empty stock; then what a whole stock adds to each */
  constructor(weights: Float64Array) {
    this.#weights = weights;
  }

  /** To be called before positions of another size of the stock are looked at. */
  prepare({ lengths }: Packed): void {
    const share = (lengths[STOCK] as number) / WHOLE_STOCK;
    for (let i = 0; i < FEATURES; i++)
      this.#now[i] = (this.#weights[i] as number) + share * (this.#weights[FEATURES + i] as number);
  }

  /**
   * LinearEvaluation at a position.
   *
   * @param carries as `DeadEnd` counts them
   */
  take(packed: Packed, carries: number): void {
    this.#features.describe(packed, carries, 0);
    this.#seen = this.#sum(0, DRAWS, 0);
  }

  /**
   * How hopeful the position looks that was looked at last.
   *
   * @param deal how it is to be dealt from
   */
  of(deal: number): number {
    const draws = deal === DRAW ? (this.#now[DRAWS] as number) : 0;
    return this.#sum(DRAWS + 1, FEATURES, this.#seen + draws);
  }

  #sum(from: number, to: number, start: number): number {
    const { counts } = this.#features;
    let sum = start;
    for (let i = from; i < to; i++) sum += (counts[i] as number) * (this.#now[i] as number);
    return sum;
  }
}
