import { describe, expect, it } from 'vitest';
import { BackwardSearch } from './backwardSearch.ts';

/** Searches a game that could be won up to one point and is lost from another. */
function search(last: number, lost: number, undecided: readonly number[] = []) {
  const backward = new BackwardSearch(lost, () => undefined);
  const asked: number[] = [];
  for (let at = backward.next(); at !== undefined; at = backward.next()) {
    asked.push(at);
    const verdict = at > last ? 'unwinnable' : 'winnable';
    backward.record(at, undecided.includes(at) ? 'unknown' : verdict);
  }
  return { result: backward.result, asked };
}

const found = (at: number, certain = true) => ({ kind: 'found', at, certain });

describe('the search for the last point that could be won', () => {
  it.each([
    [99, 100, 1],
    [97, 100, 3],
    [80, 100, 9],
    [0, 100, 13],
    [0, 1, 1],
  ])('finds %i of %i in at most %i questions', (last, lost, questions) => {
    const { result, asked } = search(last, lost);
    expect(result).toEqual(found(last));
    expect(asked.length).toBeLessThanOrEqual(questions);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('finds every point of every game', () => {
    for (let lost = 1; lost < 40; lost++)
      for (let last = 0; last < lost; last++)
        expect(search(last, lost).result).toEqual(found(last));
  });

  it('says if a deal could never be won', () => {
    expect(search(-1, 100).result).toEqual({ kind: 'never' });
    expect(search(-1, 0)).toEqual({ result: { kind: 'never' }, asked: [] });
  });

  it('searches around undecided positions', () => {
    expect(search(90, 100, [92, 98]).result).toEqual(found(90));
  });

  it('does not claim to know where between two points the game was lost', () => {
    expect(search(90, 100, [91, 92]).result).toEqual(found(90, false));
  });

  it('gives up after some undecided positions', () => {
    const { result, asked } = search(
      90,
      100,
      Array.from({ length: 100 }, (_, at) => at),
    );
    expect(result).toEqual({ kind: 'undecided' });
    expect(asked).toHaveLength(4);
  });

  it('asks nothing that is known', () => {
    const known = new BackwardSearch(9, (at) => (at < 6 ? 'winnable' : 'unwinnable'));
    expect(known.next()).toBeUndefined();
    expect(known.result).toEqual(found(5));
    const between = new BackwardSearch(9, (at) => (at < 4 ? 'winnable' : undefined));
    expect(between.next()).toBe(6);
  });
});
