import { describe, expect, it } from 'vitest';
import { finish } from '../rules/steps.ts';
import { STOCK } from '../solver/engine/codes.ts';
import { CandidateEvaluator, candidateValue, type Estimate } from './candidateEvaluator.ts';
import type { Candidate } from './candidates/carrySearch.ts';
import { EndingSolver, isHiding } from './playouts/endingSolver.ts';
import { Playout } from './playouts/playout.ts';
import { Random } from './playouts/random.ts';
import { ShuffledStock } from './playouts/shuffledStock.ts';
import { type Stage, stage } from './testing/stage.ts';

const NOTHING_SPENT = (): number => 0;

/** The result of evaluating all candidates of a stage. */
function evaluateAll(
  { searchPosition, carrySearch }: Stage,
  samples: number,
  spent = NOTHING_SPENT,
  seed = 1,
) {
  const evaluator = new CandidateEvaluator(searchPosition);
  const thoughts = evaluator.evaluate(
    searchPosition,
    carrySearch,
    carrySearch.candidates,
    samples,
    new Random(seed),
    spent,
  );
  let steps = 0;
  let step = thoughts.next();
  for (; !step.done; step = thoughts.next()) steps++;
  const best = step.value.best as Estimate;
  return { best, all: step.value.all, steps, looked: evaluator.nodes };
}

/**
 * In how many of all orders of a few remaining cards a candidate is won, if played on by the linear
 * evaluation.
 */
function valueInAllOrders({ searchPosition, carrySearch }: Stage, candidate: Candidate): number {
  const ending = new EndingSolver(searchPosition);
  const playout = new Playout(searchPosition, ending);
  const stock = new ShuffledStock();
  const into = searchPosition.twin();
  const orders = permutations(searchPosition.lengths[STOCK] as number);
  const wins = orders.filter((order) => {
    stock.shuffle(searchPosition, new Order(order));
    playout.forget();
    stock.deal(carrySearch, candidate, into);
    return playout.isWon(into);
  });
  return wins.length / orders.length;
}

function permutations(count: number): number[][] {
  if (count === 0) return [[]];
  const shorter = permutations(count - 1);
  return shorter.flatMap((rest) =>
    Array.from({ length: count }, (_, at) => rest.toSpliced(at, 0, count - 1)),
  );
}

/** A shuffle into a given order. */
class Order extends Random {
  readonly #order: readonly number[];

  constructor(order: readonly number[]) {
    super(0);
    this.#order = order;
  }

  override shuffle(cards: Uint8Array): void {
    cards.set(this.#order.map((at) => cards[at] as number));
  }
}

const work = ({ deals, playouts }: Estimate): readonly [number, number] => [deals, playouts];

describe('the evaluator', () => {
  it('early: the net judges 16, half of them again over twice the samples, and so on', () => {
    const { best, all, steps } = evaluateAll(stage('classic', 6, 40), 3);
    const times = (deals: number): number => all.filter((one) => one.deals === deals).length;
    expect(all).toHaveLength(16);
    expect([times(3), times(9), times(21)]).toEqual([8, 4, 4]);
    expect(steps).toBe(16 * 3 + 8 * 6 + 4 * 12);
    expect(all.every(({ playouts }) => playouts === 0)).toBe(true);
    for (const one of all.filter(({ deals }) => deals === 21))
      expect(candidateValue(best)).toBeGreaterThanOrEqual(candidateValue(one));
  });

  it('late: twice as many candidates are played on to the end', () => {
    const { best, all } = evaluateAll(stage('classic', 5, 16), 2);
    expect(all).toHaveLength(32);
    for (const one of all) expect(one.playouts).toBe(one.deals);
    const times = (playouts: number): number =>
      all.filter((one) => one.playouts === playouts).length;
    expect([times(1), times(3), times(7), times(15)]).toEqual([16, 8, 4, 4]);
    for (const { played, playouts } of all) expect(played).toBeLessThanOrEqual(playouts);
    expect(best.playouts).toBe(15);
  });

  it.each(['classic', 'mcneely', 'relaxed'] as const)(
    'chooses what has a higher value than the others: %s',
    (name) => {
      const gains = Array.from({ length: 20 }, (_, i) => stage(name, 400 + i, 3))
        .filter(
          ({ searchPosition, carrySearch }) =>
            isHiding(searchPosition) && carrySearch.candidates.length > 1,
        )
        .map((at) => {
          const { best, all } = evaluateAll(at, 4);
          const values = all.map(({ candidate }) => valueInAllOrders(at, candidate));
          const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
          return (values[all.indexOf(best)] as number) - mean;
        });
      expect(gains.reduce((sum, gain) => sum + gain, 0)).toBeGreaterThan(0);
      expect(gains.filter((gain) => gain < -0.2)).toEqual([]);
    },
  );

  it('gives the same answer with the same work for the same random numbers', () => {
    const at = stage('classic', 8, 12);
    const { searchPosition, carrySearch } = at;
    const evaluator = new CandidateEvaluator(searchPosition);
    const once = (): readonly [readonly Estimate[], number] => {
      const before = evaluator.nodes;
      const thoughts = evaluator.evaluate(
        searchPosition,
        carrySearch,
        carrySearch.candidates,
        2,
        new Random(4),
        NOTHING_SPENT,
      );
      return [finish(thoughts).all, evaluator.nodes - before];
    };
    const first = once();
    expect(once()).toEqual(first);
    expect(first[1]).toBeGreaterThan(100);
  });

  it('with a redeal to come: no game is played on', () => {
    const { all } = evaluateAll(stage('redeal', 5, 16), 2);
    expect(all.length).toBeGreaterThan(1);
    expect(all.every(({ deals, playouts }) => deals > 0 && playouts === 0)).toBe(true);
  });

  it('needs no samples: then the best has the highest evaluation', () => {
    const at = stage('classic', 5, 16);
    const { best, all, steps } = evaluateAll(at, 0);
    expect(best.candidate).toBe(at.carrySearch.candidates[0]);
    expect(steps).toBe(0);
    expect(all.map(work)).toEqual(all.map(() => [0, 0]));
  });

  it('divides its time among the rounds, and ends when it is over', () => {
    for (const stock of [40, 16]) {
      let asked = 0;
      // One hundredth of the time is spent from one shuffle to the next.
      const { all } = evaluateAll(
        stage('classic', stock === 40 ? 16 : 12, stock),
        Number.POSITIVE_INFINITY,
        () => asked++ / 100,
      );
      const most = Math.max(...all.map(({ deals }) => deals));
      expect(most).toBeGreaterThan(80);
      expect(most).toBeLessThanOrEqual(100);
      expect(all.filter(({ deals }) => deals < 40).length).toBeGreaterThanOrEqual(all.length / 2);
    }
  });
});
