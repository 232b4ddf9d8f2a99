import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Evaluation, FairChoice } from '../../../fair/result.ts';
import { viewOf } from '../../../fair/view.ts';
import { dealCards, startOf } from '../../../rules/deal.ts';
import { type Game, playIn, startGame } from '../../../rules/game.ts';
import { type Move, parseMove } from '../../../rules/move.ts';
import type { Position } from '../../../rules/position.ts';
import type { GameRecord } from '../../../rules/record.ts';
import { RULE_SETS } from '../../../rules/ruleSet.ts';
import { anyGame } from '../../../rules/testing/arbitraries.ts';
import { scriptedAdvice } from '../../testing/scriptedPool.ts';
import { calm, deal2, stage } from '../../testing/stage.ts';
import { estimateOf } from './estimates.ts';
import { KeptReviews } from './keptReviews.ts';
import { Mistakes, mistakesOf } from './mistakes.ts';
import { Review } from './review.ts';
import { ReviewEstimates } from './reviewEstimates.ts';
import { ReviewVerdicts } from './reviewVerdicts.ts';

const moveOf = (text: string): Move => parseMove(text) as Move;

const thought = (chance: number, ...alternatives: [string, number][]): FairChoice =>
  ({
    kind: 'move',
    chance,
    alternatives: alternatives.map(([move, each]) => ({ move: moveOf(move), chance: each })),
  }) as unknown as FairChoice;

/** A carry and two draws of deal 1. */
const game = ((): Game => {
  const start = startOf(dealCards({ generator: 'lcg', seed: 1 }));
  let at = startGame({ ...RULE_SETS.classic, drawWhen: 'any' }, start);
  for (const move of ['t3-f8', 'draw', 'draw']) {
    const next = playIn(at, moveOf(move));
    if (!next.ok) throw new Error(next.error);
    at = next.value;
  }
  return at;
})();

const LOST: Evaluation = { kind: 'unwinnable' };

const estimates = ({ moves }: Game, thoughts: readonly (Evaluation | undefined)[]) =>
  thoughts.map((each, at) => each && estimateOf(each, moves[at]));

const of = (...thoughts: (Evaluation | undefined)[]) =>
  mistakesOf(game.moves, estimates(game, thoughts));

describe('moves that lowered the chance of winning', () => {
  it('are those that leave a lower chance than the best move', () => {
    const carried = of(thought(0.4, ['draw', 0.4]), thought(0.2, ['draw', 0.2]), LOST, LOST);
    expect(carried).toEqual([{ at: 0, before: 0.4, after: 0.2, atMost: false }]);
    const dealt = of(
      thought(0.4, ['t3-f8', 0.4]),
      thought(0.4, ['refill', 0.4], ['draw', 0.1]),
      thought(0.3, ['draw', 0.3]),
      LOST,
    );
    expect(dealt).toEqual([{ at: 1, before: 0.4, after: 0.1, atMost: false }]);
  });

  it('are not those after which unlucky cards came', () => {
    expect(of(thought(0.4, ['draw', 0.4]), thought(0.4, ['draw', 0.4]), LOST, LOST)).toEqual([]);
  });

  it('are not those that were better than the fair player thought, nor mere noise', () => {
    expect(
      of(thought(0.1), thought(0.3, ['draw', 0.3]), thought(0.32, ['draw', 0.28]), {
        kind: 'unknown',
      }),
    ).toEqual([]);
  });

  it('leave at most the chance of the worst weighed move if they were not weighed', () => {
    const some = thought(0.4, ['refill', 0.4], ['t3-f8', 0.2]);
    expect(of(thought(0.3), some, LOST, LOST)).toEqual([
      { at: 1, before: 0.4, after: 0.2, atMost: true },
    ]);
  });

  it('are judged by their result if nothing is hidden', () => {
    const sure = thought(1, ['refill', 1]);
    expect(of(sure, sure, sure, { kind: 'won' })).toEqual([]);
    expect(of(sure, sure, LOST, LOST)).toEqual([{ at: 1, before: 1, after: 0, atMost: false }]);
  });

  it('wait for missing evaluations', () => {
    expect(of(thought(0.9), undefined, thought(0.9, ['draw', 0.1]), LOST)).toEqual([
      { at: 2, before: 0.9, after: 0.1, atMost: false },
    ]);
  });

  it('never lose more than there was, whatever the evaluations', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(anyGame, fc.infiniteStream(chance), (any, chances) => {
        const thoughts = any.positions.map(() =>
          thought(chances.next().value, ['draw', chances.next().value]),
        );
        const mistakes = mistakesOf(any.moves, estimates(any, thoughts));
        for (const { at, before, after } of mistakes) {
          expect(any.moves[at]).toBeDefined();
          expect(before - after).toBeGreaterThan(0.06);
          expect([before <= 1, after >= 0]).toEqual([true, true]);
        }
        expect(mistakes.map(({ at }) => at)).toEqual(
          [...mistakes.map(({ at }) => at)].sort((a, b) => a - b),
        );
      }),
      { numRuns: 100, seed: 3 },
    );
  });
});

const reviewOf = ({ session, insight, store }: ReturnType<typeof stage>) => {
  const review = new Review(session);
  const kept = new KeptReviews(store);
  const verdicts = new ReviewVerdicts(session, insight, review, kept);
  const found = new ReviewEstimates({ session, review, verdicts, insight, kept });
  return { review, verdicts, found, ...new Mistakes(session, found) };
};

describe('the mistakes of a reviewed game', () => {
  const record = { ...(deal2 as GameRecord), moves: (deal2 as GameRecord).moves.slice(0, 8) };

  it('are found after the verdicts, and only for a game that is reviewed', async () => {
    const { fairPlayer, asked } = scriptedAdvice((count) => thought(1 / count, ['redeal', 0.01]));
    const page = stage(record, undefined, undefined, fairPlayer);
    const { review, verdicts, found, mistakes } = reviewOf(page);
    await calm();
    expect(asked).toEqual([]);
    expect(page.session.assists.value.chanceSeen).toBe(false);
    review.open();
    expect(verdicts.isSettled.value).toBe(false);
    while (!found.isSettled.value) await calm();
    expect(verdicts.isSettled.value).toBe(true);
    const all = asked.length;
    const points = page.session.game.value.positions;
    expect(new Set(asked.slice(0, 9).map(({ view }) => JSON.stringify(view))).size).toBe(9);
    expect(points).toHaveLength(9);
    // The last move first: the slider is there.
    const { ruleSet, positions } = page.session.game.value;
    expect(asked[0]?.view).toEqual(viewOf(ruleSet, positions[7] as Position, true));
    expect(mistakes.value.length).toBeGreaterThan(0);
    expect(page.session.assists.value.chanceSeen).toBe(true);
    page.session.undo();
    await calm();
    expect(asked).toHaveLength(all);
    review.close();
    expect(mistakes.value).toEqual([]);
  });

  it('are found around a position that no worker can evaluate', async () => {
    const { fairPlayer } = scriptedAdvice('died', (count) => thought(1 / count, ['redeal', 0.01]));
    const page = stage(record, undefined, undefined, fairPlayer);
    const { review, found, mistakes } = reviewOf(page);
    review.open();
    while (!found.isSettled.value) await calm();
    expect(mistakes.value.length).toBeGreaterThan(0);
  });
});
