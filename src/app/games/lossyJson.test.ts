import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lossyJson } from './lossyJson.ts';

describe('a value as JSON', () => {
  it('is written like JSON if JSON can hold it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(lossyJson(value)).toEqual({ text: JSON.stringify(value), isFaithful: true });
      }),
      { seed: 11, numRuns: 300 },
    );
    const twice = { a: 1 };
    expect(lossyJson([twice, twice])).toEqual({ text: '[{"a":1},{"a":1}]', isFaithful: true });
  });

  it('has substitutes for what JSON cannot hold, and says so', () => {
    const cycle: unknown[] = [1];
    cycle.push({ cycle });
    const map = new Map<unknown, unknown>([['a', 7n]]);
    map.set('b', map);
    for (const [value, text] of [
      [{ id: 7n }, '{"id":"7n"}'],
      [cycle, '[1,{"cycle":"[and so on]"}]'],
      [[Number.NaN, new Set([1])], '["NaN",[1]]'],
      [/a/, '"/a/"'],
      [{ a: undefined, b: 1 }, '{"b":1}'],
      [undefined, 'null'],
    ] as const)
      expect(lossyJson(value)).toEqual({ text, isFaithful: false });
    expect(lossyJson(map).text).toMatch(/^\[\["a","7n"\],\["b",\[/);
  });

  it('never runs out of stack, and never throws', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(lossyJson(deep).text).toBe(`${'['.repeat(500)}"[and so on]"${']'.repeat(500)}`);
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (value) => {
        JSON.parse(lossyJson(value).text);
      }),
      { seed: 12, numRuns: 300 },
    );
  });
});
