import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeLink } from '../../rules/link.ts';
import { gameOf } from '../../rules/testing/linkGames.ts';
import { wonGames } from '../../rules/testing/vectors.ts';
import { readQr } from '../testing/readQr.ts';
import { qrPath } from './qrPath.ts';

const read = (text: string): string | undefined => {
  const { path, size } = qrPath(text);
  return readQr(path, size);
};

describe('a QR code', () => {
  it('of the link of every won game is read back', () => {
    for (const record of wonGames().slice(0, 12)) {
      const link = makeLink(gameOf(record), true);
      if (!link.ok) throw new Error(link.error);
      const url = `https://example.org/bigben/#${link.value}`;
      expect(read(url)).toBe(url);
    }
  });

  it('of any address is read back', () =>
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, size: 'small' }), (url) => {
        expect(read(url)).toBe(url);
      }),
      { numRuns: 40, seed: 1 },
    ));

  it('of the longest link is drawn', () => {
    const url = `https://example.org/#${'a'.repeat(2000)}`;
    expect(qrPath(url).size).toBeLessThanOrEqual(177 + 8);
  });

  it('has four light modules on every side', () => {
    const { path, size } = qrPath('https://example.org/');
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));
    const lefts = runs.map(([x]) => x as number);
    const rights = runs.map(([x, , length]) => (x as number) + (length as number));
    const tops = runs.map(([, y]) => y as number);
    expect([Math.min(...lefts), Math.min(...tops)]).toEqual([4, 4]);
    expect([Math.max(...rights), Math.max(...tops) + 1]).toEqual([size - 4, size - 4]);
  });
});
