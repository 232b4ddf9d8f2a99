import { describe, expect, it } from 'vitest';
import { finish } from '../../rules/steps.ts';
import { Random } from '../../solver/engine/random.ts';
import { netFor } from '../net/nets.ts';
import { ValueQueue } from '../net/valueQueue.ts';
import { stageWith } from '../testing/stage.ts';
import { EndingSolver } from './endingSolver.ts';
import { candidateValue, Sampler, type Stage } from './sampler.ts';

const STAGES: readonly Stage[] = [
  { candidates: 6, samples: 2 },
  { candidates: 3, samples: 3 },
];

function compare(stock: number, spent = () => 0, stages = STAGES) {
  const { searchPosition, search } = stageWith('classic', stock, 7);
  const queue = new ValueQueue(netFor(searchPosition.ruleSet));
  const sampler = new Sampler(searchPosition, queue, new EndingSolver(searchPosition));
  const all = finish(
    sampler.compare({
      ...{ position: searchPosition, isNumbered: true, found: search, stages, spent },
      ...{ candidates: search.candidates, random: new Random(1) },
    }),
  );
  return { all, candidates: search.candidates };
}

describe('a comparison', () => {
  it.each([40, 12])('deals most from the best, with %d cards in the stock', (stock) => {
    const { all, candidates } = compare(stock);
    expect(candidates.length).toBeGreaterThan(6);
    expect(all.map(({ deals }) => deals)).toEqual([5, 5, 5, 2, 2, 2]);
    expect(new Set(all.map(({ candidate }) => candidate))).toEqual(new Set(candidates.slice(0, 6)));
    const values = all.slice(0, 3).map(candidateValue);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    for (const value of values) expect(value > 0 && value < 1).toBe(true);
  });

  it('is the same each time', () => {
    const numbers = () => compare(40).all.map((one) => [one.candidate.slot, one.sum, one.deals]);
    expect(numbers()).toEqual(numbers());
  });

  it('ends when the time is spent', () => {
    expect(compare(40, () => 1).all.every(({ deals }) => deals === 0)).toBe(true);
  });

  it('goes on with the best while there is time', () => {
    let asked = 0;
    const endless = STAGES.map((stage) => ({ ...stage, samples: Number.POSITIVE_INFINITY }));
    const { all } = compare(40, () => asked++ / 20, endless);
    expect(all.map(({ deals }) => deals)).toEqual([19, 19, 19, 10, 10, 10]);
  });

  it('without stages takes the first candidate', () => {
    const { all, candidates } = compare(40, () => 0, []);
    expect(all.map(({ candidate }) => candidate)).toEqual(candidates.slice(0, 1));
  });
});
