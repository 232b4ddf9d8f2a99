/** The problems that are published: their form here, their answers in problems.long.test.ts. */
import { describe, expect, it } from 'vitest';
import { legalMoves, makeMove } from '../../src/rules/move.ts';
import { published, refillFirst } from './testing.ts';

const problems = published();

describe('the problems', () => {
  it('are at least 500, each another position, the easiest first', () => {
    expect(problems.length).toBeGreaterThanOrEqual(500);
    expect(new Set(problems.map(({ link }) => link)).size).toBe(problems.length);
    const ratings = problems.map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
  });

  it.each([[['refill', 'draw']], [['keep']], [['win']]])(
    'have more than a hundred of the kinds %s',
    (kinds) =>
      expect(problems.filter(({ kind }) => kinds.includes(kind)).length).toBeGreaterThanOrEqual(
        100,
      ),
  );

  it('have at most 16 cards in the stock, and legal moves both right and wrong', () => {
    for (const { position, ruleSet, right, link } of problems) {
      expect(position.stock.length, link).toBeGreaterThan(0);
      expect(position.stock.length, link).toBeLessThanOrEqual(16);
      const legal = legalMoves(ruleSet, position).map(makeMove);
      expect(legal, link).toEqual(expect.arrayContaining([...right]));
      expect(right.length, link).toBeGreaterThan(0);
      expect(right.length, link).toBeLessThan(legal.length);
    }
  });

  it('ask whether to deal only where that decides, and by its name', () => {
    for (const problem of problems) {
      if (problem.kind !== 'refill' && problem.kind !== 'draw') continue;
      expect(refillFirst(problem), problem.link).not.toBe('both');
      const legal = legalMoves(problem.ruleSet, problem.position);
      expect(
        legal.map(({ kind }) => kind),
        problem.link,
      ).toContain(problem.kind);
    }
  });
});
