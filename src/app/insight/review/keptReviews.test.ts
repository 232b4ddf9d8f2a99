import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../rules/game.ts';
import { anyGame } from '../../../rules/testing/arbitraries.ts';
import type { ReviewVerdict } from '../../announcements/findings.ts';
import { stage, won } from '../../testing/stage.ts';
import type { PointEstimate } from './estimates.ts';
import { type Findings, KeptReviews } from './keptReviews.ts';

const KEY = 'bigben.reviews';

function storeOf(text?: string) {
  const data = new Map<string, string>(text === undefined ? [] : [[KEY, text]]);
  return {
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => void data.set(key, value),
    text: () => data.get(KEY) ?? '',
  };
}

/** A short game. */
const { game } = stage(won, 3).session.entry.value;

const findings = (points: number): Findings => ({
  estimates: Array.from({ length: points }, (_, at): PointEstimate | undefined =>
    at === 1 ? undefined : { chance: 0.25, left: { after: 0.2, atMost: at === 2 }, other: 0.1234 },
  ),
  verdicts: Array.from(
    { length: points },
    (_, at): ReviewVerdict =>
      at === 0 ? 'winnable' : at === 1 ? 'unknown' : at === 2 ? 'open' : 'unwinnable',
  ),
  others: new Map([[0, 0.1]]),
  keeper: { move: 'draw', chance: 0.5 },
});

describe('a kept review', () => {
  it('is found by another page, for the same line of the same game only', () => {
    const store = storeOf();
    new KeptReviews(store).keep('a', game, findings(4));
    const kept = new KeptReviews(store);
    expect(kept.find('a', game)).toEqual(findings(4));
    expect(kept.find('b', game)).toBeUndefined();
    const shorter = stage(won, 2).session.entry.value.game;
    expect(kept.find('a', shorter)).toBeUndefined();
    const other = stage({ ...won, moves: ['draw', 'draw', 'draw'] }, 3).session.entry.value.game;
    expect(other.positions).toHaveLength(4);
    expect(kept.find('a', other)).toBeUndefined();
    expect(kept.find('a', game)).toEqual(findings(4));
  });

  it('takes the place of the one before, and the oldest make room', () => {
    const store = storeOf();
    const kept = new KeptReviews(store);
    for (let i = 0; i < 30; i++) kept.keep(`game ${i}`, game, findings(4));
    kept.keep('game 29', game, { ...findings(4), keeper: undefined });
    const again = new KeptReviews(store);
    const found = Array.from({ length: 30 }, (_, i) => again.find(`game ${i}`, game) !== undefined);
    expect(found.indexOf(true)).toBe(10);
    expect(found.filter(Boolean)).toHaveLength(20);
    expect(again.find('game 29', game)?.keeper).toBeUndefined();
  });

  it('never fills the store', () => {
    const store = storeOf();
    const kept = new KeptReviews(store);
    const long = { ...game, positions: Array(4000).fill(game.positions[0]) } as Game;
    for (const id of ['a', 'b', 'c']) kept.keep(id, long, findings(4000));
    expect(store.text().length).toBeLessThan(200_000);
    expect(new KeptReviews(store).find('c', long)).toEqual(findings(4000));
  });

  it('is ignored if it is not in order, and harms no other', () => {
    const store = storeOf();
    new KeptReviews(store).keep('a', game, findings(4));
    const [good] = JSON.parse(store.text());
    for (const bad of [
      { ...good, estimates: [[1, 2, 0, -2], [], [], []] },
      { ...good, estimates: [[20_000, -1, 0, -1], [], [], []] },
      { ...good, estimates: [] },
      { ...good, winnable: 3, lost: 1 },
      { ...good, unknown: 'all' },
      null,
    ]) {
      const kept = new KeptReviews(storeOf(JSON.stringify([bad, { ...good, id: 'b' }])));
      expect(kept.find('a', game)).toBeUndefined();
      expect(kept.find('b', game)).toEqual(findings(4));
    }
  });

  it('can be any text without harm, and a browser that refuses is none', () => {
    const anyText = fc.oneof(fc.string(), fc.json());
    fc.assert(
      fc.property(anyText, anyGame, (text, any) => {
        expect(new KeptReviews(storeOf(text)).find('a', any)).toBeUndefined();
      }),
      { numRuns: 100, seed: 7 },
    );
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    const kept = new KeptReviews(refusing);
    kept.keep('a', game, findings(4));
    expect(kept.find('a', game)).toEqual(findings(4));
  });
});
