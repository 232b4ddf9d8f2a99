import { describe, expect, it } from 'vitest';
import { Remembered } from './outcomeCache.ts';

describe('what is remembered', () => {
  it('is the last that was told of a position, or of one in the same place', () => {
    const remembered = new Remembered(4);
    expect(remembered.of(5, 7)).toBeUndefined();
    remembered.set(5, 7, true);
    expect(remembered.of(5, 7)).toBe(true);
    expect(remembered.of(5, 8)).toBeUndefined();
    remembered.set(6, 7, false);
    remembered.set(5, 7, false);
    expect([remembered.of(5, 7), remembered.of(6, 7)]).toEqual([false, false]);
    remembered.set(5 - 16, 9, true);
    expect([remembered.of(5 - 16, 9), remembered.of(5, 7)]).toEqual([true, undefined]);
  });

  it('is forgotten', () => {
    const remembered = new Remembered(4);
    remembered.set(5, 7, true);
    remembered.forget();
    expect(remembered.of(5, 7)).toBeUndefined();
  });
});
