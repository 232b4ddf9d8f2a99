import { describe, expect, it } from 'vitest';
import { keepProgress, progressAfter, readProgress } from './progress.ts';

function storeOf(text?: string) {
  const data = new Map(text === undefined ? [] : [['bigben.problems', text]]);
  return {
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => void data.set(key, value),
  };
}

const problem = (number: number, rating = 1500) => ({ number, rating });
const none = readProgress(storeOf());

describe('the progress with problems', () => {
  it('is kept and read back', () => {
    const store = storeOf();
    const progress = progressAfter(none, problem(1), 'solved');
    keepProgress(store, progress);
    expect(readProgress(store)).toEqual(progress);
    expect(progress.strength.rating).toBeGreaterThan(1500);
    expect(progress.strength.deviation).toBeLessThan(350);
  });

  it('counts the first attempt alone', () => {
    const failed = progressAfter(none, problem(1), 'failed');
    expect(failed).toMatchObject({ solved: [], failed: [1] });
    expect(failed.strength.rating).toBeLessThan(1500);
    expect(progressAfter(failed, problem(1), 'solved')).toBe(failed);
  });

  it('has a streak of days on which the problem of the day was solved', () => {
    const day = (today: string, before: string) => ({ today, before });
    let progress = progressAfter(none, problem(1), 'solved', day('2026-11-29', '2026-11-28'));
    progress = progressAfter(progress, problem(2), 'solved', day('2026-11-30', '2026-11-29'));
    expect(progress.streak).toEqual({ day: '2026-11-30', days: 2 });
    progress = progressAfter(progress, problem(3), 'solved');
    progress = progressAfter(progress, problem(4), 'failed', day('2026-12-01', '2026-11-30'));
    expect(progress.streak).toEqual({ day: '2026-11-30', days: 2 });
    progress = progressAfter(progress, problem(5), 'solved', day('2026-12-02', '2026-12-01'));
    expect(progress.streak).toEqual({ day: '2026-12-02', days: 1 });
  });

  it('begins anew where what is kept cannot be read', () => {
    for (const text of ['', '{', '[]', 'null', '{"strength":{}}'])
      expect(readProgress(storeOf(text))).toEqual(none);
    const whole = { ...none, solved: [7], streak: { day: '2026-11-29', days: 3 } };
    for (const [part, wrong] of [
      ['strength', { rating: -1, deviation: 0, volatility: 2 }],
      ['strength', { ...none.strength, rating: null }],
      ['failed', ['a']],
      ['failed', [-1]],
      ['streak', { day: 3, days: 'many' }],
    ] as const) {
      const read = readProgress(storeOf(JSON.stringify({ ...whole, [part]: wrong })));
      expect(read).toEqual({ ...whole, [part]: none[part] });
    }
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('refused');
      },
    };
    expect(() => keepProgress(refusing, none)).not.toThrow();
  });
});
