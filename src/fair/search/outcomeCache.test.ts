import { describe, expect, it } from 'vitest';
import { OutcomeCache } from './outcomeCache.ts';

describe('a cache of outcomes', () => {
  it('has the last outcome of a position, unless another in its slot came later', () => {
    const cache = new OutcomeCache(4);
    expect(cache.get(5, 7)).toBeUndefined();
    cache.set(5, 7, true);
    expect(cache.get(5, 7)).toBe(true);
    expect(cache.get(5, 8)).toBeUndefined();
    cache.set(6, 7, false);
    cache.set(5, 7, false);
    expect([cache.get(5, 7), cache.get(6, 7)]).toEqual([false, false]);
    cache.set(5 - 16, 9, true);
    expect([cache.get(5 - 16, 9), cache.get(5, 7)]).toEqual([true, undefined]);
  });

  it('forgets', () => {
    const cache = new OutcomeCache(4);
    cache.set(5, 7, true);
    cache.forget();
    expect(cache.get(5, 7)).toBeUndefined();
  });
});
