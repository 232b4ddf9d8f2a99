import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goOver, goTo, sharedMoves } from './game.ts';
import { lastMark, toggleMark } from './marks.ts';
import { anyTree } from './testing/arbitraries.ts';
import { ONE_IN } from './testing/vectors.ts';

const RUNS = { numRuns: Math.ceil(150 / ONE_IN), seed: 1 };

describe('marks of every game', () => {
  it('are on a position in each line that has it, and are taken away again', () =>
    fc.assert(
      fc.property(anyTree, fc.nat(200), (tree, at) => {
        const game = goTo(tree, at);
        const marked = toggleMark(game);
        expect(marked.marks).toEqual([game.at]);
        for (const line of marked.lines)
          expect(line.marks).toEqual(sharedMoves(line, marked) >= game.at ? [game.at] : []);
        expect(toggleMark(marked)).toEqual(game);
      }),
      RUNS,
    ));

  it('stay when another line is gone over to', () =>
    fc.assert(
      fc.property(anyTree, fc.nat(1000), (tree, which) => {
        if (tree.lines.length === 0) return;
        const index = which % tree.lines.length;
        const over = goOver(tree, index);
        const marked = goOver(toggleMark(over), index);
        expect(marked.marks).toEqual([over.at]);
      }),
      RUNS,
    ));

  it('are found backward from the current position', () =>
    fc.assert(
      fc.property(anyTree, fc.uniqueArray(fc.nat(60)), fc.nat(200), (tree, points, at) => {
        const { length } = tree.moves;
        const marked = points
          .filter((point) => point <= length)
          .reduce((game, point) => toggleMark(goTo(game, point)), tree);
        const game = goTo(marked, at);
        const before = points.filter((point) => point <= length && point < game.at);
        expect(lastMark(game)).toBe(before.length > 0 ? Math.max(...before) : undefined);
      }),
      RUNS,
    ));
});
