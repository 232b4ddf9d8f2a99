/** Short runs: the attacks work and find nothing. */
import { describe, expect, it } from 'vitest';
import { attackInput } from './input.ts';
import { attackPool } from './pool.ts';

const plan = (count: number) => ({ count, seed: 7, until: Number.POSITIVE_INFINITY });

describe('an attack', () => {
  it('on input finds nothing, although some inputs are accepted', () => {
    const { figures, findings } = attackInput(plan(2000));
    expect(findings).toEqual([]);
    expect(figures).toHaveLength(4);
    for (const line of figures) {
      expect(line).toMatch(/: 500 tried, /);
      expect(Number(/(\d+) accepted/.exec(line)?.[1])).toBeGreaterThan(0);
    }
  });

  it('on the solver threads finds nothing', async () => {
    const { figures, findings } = await attackPool(plan(200));
    expect(findings).toEqual([]);
    expect(figures).toEqual([expect.stringMatching(/^questions: \d+ asked/)]);
  });
});
