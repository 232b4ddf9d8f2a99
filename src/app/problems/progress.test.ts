import { describe, expect, it } from 'vitest';
import { keepProgress, progressAfter, readProgress } from './progress.ts';

function storeOf(text?: string) {
  const data = new Map(text === undefined ? [] : [['bigben.problems', text]]);
  return {
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => void data.set(key, value),
  };
}

const problem = (link: string, rating = 1500) => ({ link, rating });
const none = readProgress(storeOf());

describe('the progress with problems', () => {
  it('is kept and read back', () => {
    const store = storeOf();
    const progress = progressAfter(none, problem('a'), 'solved');
    keepProgress(store, progress);
    expect(readProgress(store)).toEqual(progress);
    expect(progress.strength.rating).toBeGreaterThan(1500);
    expect(progress.strength.deviation).toBeLessThan(350);
  });

  it('counts the first attempt alone', () => {
    const failed = progressAfter(none, problem('a'), 'failed');
    expect(failed.tried).toEqual({ a: 'failed' });
    expect(failed.strength.rating).toBeLessThan(1500);
    expect(progressAfter(failed, problem('a'), 'solved')).toBe(failed);
  });

  it('has a streak of days on which the problem of the day was solved', () => {
    const day = (today: string, before: string) => ({ today, before });
    let progress = progressAfter(none, problem('a'), 'solved', day('2026-11-29', '2026-11-28'));
    progress = progressAfter(progress, problem('b'), 'solved', day('2026-11-30', '2026-11-29'));
    expect(progress.streak).toEqual({ day: '2026-11-30', days: 2 });
    progress = progressAfter(progress, problem('c'), 'solved');
    progress = progressAfter(progress, problem('d'), 'failed', day('2026-12-01', '2026-11-30'));
    expect(progress.streak).toEqual({ day: '2026-11-30', days: 2 });
    progress = progressAfter(progress, problem('e'), 'solved', day('2026-12-02', '2026-12-01'));
    expect(progress.streak).toEqual({ day: '2026-12-02', days: 1 });
  });

  it('begins anew where what is kept cannot be read', () => {
    for (const text of ['', '{', '[]', '{"strength":{}}', '{"tried":{"a":"won"}}'])
      expect(readProgress(storeOf(text))).toEqual(none);
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('refused');
      },
    };
    expect(() => keepProgress(refusing, none)).not.toThrow();
  });
});
