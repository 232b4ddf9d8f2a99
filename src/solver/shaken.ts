/** Weights changed by chance, so that a beam prefers other positions. */
import type { Random } from './engine/random.ts';
import type { Weights } from './evaluate.ts';

/** How much weights are changed. */
interface Shaking {
  /** The deviation of the logarithms of the factors: with 0.3 most lie from 0.7 to 1.4. */
  readonly spread: number;
  /** The share of the weights that is changed, lists of them as one. */
  readonly share: number;
}

/** Weights times factors that are as often above as below 1. */
export function shaken(weights: Weights, random: Random, { spread, share }: Shaking): Weights {
  const shake = (weight: number): number => weight * Math.exp(spread * normal(random));
  const changed = Object.entries(weights).map(
    ([name, weight]: [string, number | readonly number[]]) => {
      if (random.share() >= share) return [name, weight];
      return [name, typeof weight === 'number' ? shake(weight) : weight.map(shake)];
    },
  );
  return Object.fromEntries(changed) as unknown as Weights;
}

/** A nearly normal number, of mean 0 and deviation 1. */
function normal(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.share();
  return sum;
}
