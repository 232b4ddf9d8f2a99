/**
 * A linear evaluation of positions to deal from: the sum of their features (`features.ts`), each times its weight. A
 * weight is a line over the size of the stock, since a feature matters more or less as the game goes on.
 *
 * The unit is that of a logit: the softmax policy, from whose games the weights were learned (docs/odds.md), chooses a
 * position e times as often as one whose evaluation is lower by 1.
 */
import { DRAW, STOCK, WHOLE_STOCK } from '../../solver/engine/codes.ts';
import type { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { FEATURES, Features, GROUPS } from './features.ts';

const { DRAWS } = GROUPS;

export class LinearEvaluation {
  readonly #features = new Features();
  readonly #weights: Float64Array;
  readonly #now = new Float64Array(FEATURES);
  /**
   * The sum of the features before `DRAWS`, the one that depends on the deal. The rest is added in the order of the
   * features: another order would round differently and break ties differently.
   */
  #seen = 0;

  /**
   * @param weights of each feature with an empty stock; then the amount that a whole stock adds to
   * each
   */
  constructor(weights: Float64Array) {
    this.#weights = weights;
  }

  /** Call this before taking positions with another size of the stock. */
  prepare({ lengths }: SearchPosition): void {
    const share = lengths[STOCK] / WHOLE_STOCK;
    for (let i = 0; i < FEATURES; i++)
      this.#now[i] = this.#weights[i] + share * this.#weights[FEATURES + i];
  }

  /**
   * Takes a position to be evaluated.
   *
   * @param carries as `DeadEnd` counts them
   */
  take(position: SearchPosition, carries: number): void {
    this.#features.describe(position, carries, 0);
    this.#seen = this.#sum(0, DRAWS, 0);
  }

  /**
   * The evaluation of the position that was taken last.
   *
   * @param deal the deal that will follow
   */
  of(deal: number): number {
    const draws = deal === DRAW ? this.#now[DRAWS] : 0;
    return this.#sum(DRAWS + 1, FEATURES, this.#seen + draws);
  }

  #sum(from: number, to: number, start: number): number {
    const { counts } = this.#features;
    let sum = start;
    for (let i = from; i < to; i++) sum += counts[i] * this.#now[i];
    return sum;
  }
}
