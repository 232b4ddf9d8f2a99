import { effect } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import { parseMove } from '../../../rules/move.ts';
import { scriptedSolver } from '../../testing/scriptedPool.ts';
import { calm, deal2, spoiled, stage, won } from '../../testing/stage.ts';
import { Review } from './review.ts';
import { ReviewVerdicts } from './reviewVerdicts.ts';

const reviewOf = ({ session, insight }: ReturnType<typeof stage>) => {
  const review = new Review(session);
  return { review, found: new ReviewVerdicts(session, insight, review) };
};

const settled = (found: ReviewVerdicts): Promise<void> =>
  new Promise((resolve) => {
    effect(() => {
      const all = found.verdicts.value;
      if (all.length > 0 && !all.includes('open')) resolve();
    });
  });

const counts = (found: ReviewVerdicts) => {
  const all = found.verdicts.value;
  return { all: all.length, lost: all.filter((each) => each === 'unwinnable').length };
};

describe('a review', () => {
  it('finds the exact move that lost the game, and asks about few positions', async () => {
    const { solver, asked } = scriptedSolver();
    const { review, found } = reviewOf(stage(spoiled, undefined, solver));
    expect(found.verdicts.value).toEqual([]);
    review.open();
    await settled(found);
    expect(found.losingMove.value).toBe(101);
    expect(counts(found)).toEqual({ all: 104, lost: 2 });
    expect(asked.length).toBeLessThan(12);
  });

  it('of a won game knows without asking that it could be won throughout', async () => {
    const { solver, asked } = scriptedSolver();
    const { review, found } = reviewOf(stage(won, undefined, solver));
    review.open();
    await settled(found);
    expect(new Set(found.verdicts.value)).toEqual(new Set(['winnable']));
    expect(found.losingMove.value).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('leaves undecided what the solver gives up on, and does not try for ever', async () => {
    const unknown = { kind: 'unknown', reason: 'time', nodes: 1 } as const;
    const { solver, asked } = scriptedSolver(...Array(20).fill(unknown));
    const { review, found } = reviewOf(stage(spoiled, undefined, solver));
    review.open();
    for (let i = 0; i < 30; i++) await calm();
    expect(asked).toHaveLength(8);
    expect(found.verdicts.value.filter((each) => each === 'unknown')).toHaveLength(8);
    expect(found.losingMove.value).toBeUndefined();
  });

  it('stops asking when it is closed, and goes on with the game', async () => {
    const { solver, asked } = scriptedSolver('never');
    const { review, found } = reviewOf(stage(deal2 as never, 30, solver));
    review.open();
    await calm();
    expect(asked).toHaveLength(1);
    review.close();
    await calm();
    expect(found.verdicts.value).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('counts as help in a game that is still open, but not in one with an outcome', async () => {
    const page = stage(spoiled);
    const { review, found } = reviewOf(page);
    review.open();
    await settled(found);
    expect(page.session.assists.value.statusSeen).toBe(true);
    const ended = stage(won, won.moves.length - 1);
    ended.session.play(parseMove(won.moves.at(-1) as string) as never);
    expect(ended.session.entry.value.outcome?.result).toBe('won');
    reviewOf(ended).review.open();
    expect(ended.session.assists.value.statusSeen).toBe(false);
  });
});
