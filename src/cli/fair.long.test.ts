import { describe, expect, it } from 'vitest';
import { expectGames, linesOf, parseLine } from './testing/fairHarness.ts';
import { bigben } from './testing/harness.ts';

describe('bigben fair by the classic rules', () => {
  it('plays deals to their ends as records that replay accepts', () =>
    expectGames(['--from', '1', '--to', '4'], 4));

  it('plays the same game again, by another seed another one', async () => {
    const moves = async (seed: string): Promise<string[]> => {
      const { out } = await bigben(['fair', '2', '--json', '--seed', seed]);
      return parseLine(linesOf(out)[0] ?? '').moves;
    };
    const [first, again, other] = [await moves('7'), await moves('7'), await moves('8')];
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });
});
