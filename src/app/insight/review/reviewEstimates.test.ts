import { describe, expect, it } from 'vitest';
import type { Evaluation } from '../../../fair/result.ts';
import { type Game, goTo } from '../../../rules/game.ts';
import { makeMove, parseMove } from '../../../rules/move.ts';
import type { GameRecord } from '../../../rules/record.ts';
import { scriptedAdvice, scriptedSolver } from '../../testing/scriptedPool.ts';
import { calm, deal2, spoiled, stage } from '../../testing/stage.ts';
import { type Findings, KeptReviews } from './keptReviews.ts';
import { gameAfter, lookOrder } from './questions.ts';
import { Review } from './review.ts';
import { ReviewEstimates } from './reviewEstimates.ts';
import { losingMoveOf, ReviewVerdicts } from './reviewVerdicts.ts';
import { storyOf } from './story.ts';

const record = { ...(deal2 as GameRecord), moves: (deal2 as GameRecord).moves.slice(0, 12) };

/** An opinion that gives the best move a chance, and drawing another. */
const thinking = (chance: number, drawing: number): Evaluation =>
  ({
    kind: 'move',
    chance,
    alternatives: [{ move: { kind: 'draw' }, chance: drawing }],
  }) as unknown as Evaluation;

const even = (chance: number): Evaluation => thinking(chance, chance);

function reviewOf({ session, insight, store }: ReturnType<typeof stage>) {
  const review = new Review(session);
  const kept = new KeptReviews(store);
  const verdicts = new ReviewVerdicts(session, insight, review, kept);
  const found = new ReviewEstimates({ session, review, verdicts, insight, kept });
  return { review, verdicts, found };
}

const settled = async ({ isSettled }: ReviewEstimates): Promise<void> => {
  while (!isSettled.value) await calm();
};

describe('the estimates of a review', () => {
  it('come from coarse to fine, after the move that the player looks at', () => {
    const game = { positions: Array(9).fill(undefined), at: 3 } as unknown as Game;
    expect(lookOrder(game, 6)).toEqual([2, 3, 0, 4, 6, 1, 5, 8, 7]);
    expect(lookOrder({ ...game, at: 0 }, Number.POSITIVE_INFINITY)).toEqual([
      0, 8, 4, 2, 6, 1, 3, 5, 7,
    ]);
  });

  it('are asked for while the review is open, and not any more when it is closed', async () => {
    const { fairPlayer, asked } = scriptedAdvice(even(0.4), even(0.4), 'never');
    const { review, found } = reviewOf(stage(record, undefined, undefined, fairPlayer));
    await calm();
    expect(asked).toEqual([]);
    review.open();
    while (asked.length < 3) await calm();
    expect(found.findings.value?.estimates.filter((each) => each)).toHaveLength(2);
    expect(found.isSettled.value).toBe(false);
    review.close();
    await calm();
    expect(found.findings.value).toBeUndefined();
    expect(asked).toHaveLength(3);
  });

  it('are complete without any question when the review is opened again, also by another page', async () => {
    const first = scriptedAdvice((count) => even(1 / (count + 1)));
    const page = stage(record, undefined, undefined, first.fairPlayer);
    const one = reviewOf(page);
    one.review.open();
    await settled(one.found);
    const before = one.found.findings.value;
    expect(first.asked.length).toBeGreaterThan(12);
    // Another page with the same games and the same store.
    const again = scriptedAdvice();
    const solver = scriptedSolver();
    const later = stage(record, undefined, solver.solver, again.fairPlayer);
    const { id } = page.session.entry.value;
    expect(later.session.entry.value.id).toBe(id);
    const two = reviewOf({ ...later, store: page.store });
    two.review.open();
    await settled(two.found);
    expect(again.asked).toEqual([]);
    expect(solver.asked).toEqual([]);
    expect(two.found.findings.value).toEqual(before);
  });

  it('know a move that would have kept the win, and its chance', async () => {
    const page = stage(spoiled);
    const { session } = page;
    const { review, verdicts, found } = reviewOf(page);
    // Nothing is hidden near the end, so the fair player needs no samples there.
    session.goTo(101, { kind: 'wentBack', at: 101 }, 'player');
    review.open();
    await settled(found);
    expect(losingMoveOf(verdicts.verdicts.value)).toBe(101);
    const findings = found.findings.value as Findings;
    expect(findings.keeper?.move).not.toBe(spoiled.moves[101]);
    expect(findings.keeper?.chance).toBe(1);
    const story = storyOf({ moves: session.game.value.moves, ...findings });
    expect(story.curve.slice(102)).toEqual([0, 0]);
    expect(story.moves[101]).toMatchObject({ skill: -1, luck: 0 });
  });

  it('of a decision are only believed when every other move was looked at', async () => {
    // Drawing looks bad everywhere. The points of the line come first, then what the other moves lead to.
    const points = record.moves.length + 1;
    const best = async (ofOthers: number) => {
      const { fairPlayer } = scriptedAdvice((count) =>
        thinking(count > points ? ofOthers : 0.5, 0.1),
      );
      const page = stage(record, undefined, undefined, fairPlayer);
      const { review, found } = reviewOf(page);
      review.open();
      await settled(found);
      const { moves } = page.session.game.value;
      return storyOf({ moves, ...(found.findings.value as Findings) }).best;
    };
    expect(await best(0.5)).toEqual([]);
    const leads = await best(0.2);
    expect(leads.length).toBeGreaterThan(0);
    for (const { lead } of leads) expect(lead).toBeCloseTo(0.3);
  });
});

it('a game after one move more is the same each time', () => {
  const { session } = stage(record);
  const { value: game } = session.game;
  const move = game.moves[3];
  const made = move && gameAfter(game, 3, move);
  expect(made?.at).toBe(4);
  expect(made?.moves.map(makeMove)).toEqual(record.moves.slice(0, made?.moves.length));
  expect(move && gameAfter(goTo(game, 0), 3, move)).toBe(made);
  expect(parseMove(record.moves[3] as string)).toEqual(move);
});
