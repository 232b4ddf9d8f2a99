import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../../rules/move.ts';
import type { ReviewVerdict } from '../../announcements/findings.ts';
import { NOISE, type PointEstimate } from './estimates.ts';
import { decisionOf, type StoryFacts, sightOf, storyOf } from './story.ts';

const CARRY: Move = { kind: 'carry', from: { pile: 'waste' }, to: { pile: 'fan', hour: 1 } };
const DRAW: Move = { kind: 'draw' };
const REFILL: Move = { kind: 'refill' };

/** A point from which a card is carried, or where the line ends. */
const point = (chance: number | undefined, other?: number): PointEstimate => ({
  chance,
  left: undefined,
  other,
});
/** A point from which the stock deals. */
const dealing = (chance: number, after = chance, other?: number): PointEstimate => ({
  chance,
  left: { after, atMost: false },
  other,
});

const facts = (
  moves: readonly Move[],
  estimates: StoryFacts['estimates'],
  more: Partial<StoryFacts> = {},
): StoryFacts => ({
  moves,
  estimates,
  verdicts: moves.concat(CARRY).map(() => 'winnable'),
  others: new Map(),
  ...more,
});

const rounded = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.round(value * 1000) / 1000;

describe('the story of a game', () => {
  it('tells luck from skill: what the cards did, and what the move did', () => {
    // The carry cost ten points, and then the draw brought twenty.
    const { curve, moves } = storyOf(
      facts([CARRY, DRAW], [point(0.4), dealing(0.3, 0.3), point(0.5)]),
    );
    expect(curve).toEqual([0.4, 0.3, 0.5]);
    expect(moves.map(({ skill }) => rounded(skill))).toEqual([-0.1, 0]);
    expect(moves.map(({ luck }) => rounded(luck))).toEqual([0, 0.2]);
  });

  it('lists the three deals that moved the chance most, and leaves out noise', () => {
    const chances = [0.3, 0.5, 0.2, 0.27, 0.2, 0.9, 0.84, 0.9, 0.4];
    const { luckiest, unluckiest } = storyOf(
      facts(
        chances.slice(1).map(() => DRAW),
        chances.map((chance) => dealing(chance)),
      ),
    );
    expect(luckiest.map(({ at }) => at)).toEqual([4, 0, 2]);
    // The fall from 90 to 84 is exactly the noise.
    expect(unluckiest.map(({ at }) => at)).toEqual([7, 1, 3]);
  });

  it('names the decisions furthest below the best move, and those furthest above every other', () => {
    const { best, worst, moves } = storyOf(
      facts(
        [DRAW, REFILL, DRAW, DRAW],
        [
          dealing(0.5, 0.5, 0.3),
          dealing(0.5, 0.4),
          dealing(0.5, 0.46),
          dealing(0.5, 0.5, 0.2),
          point(0.5),
        ],
        // The last one was not looked at: another move can be as good.
        { others: new Map([[0, 0.4]]) },
      ),
    );
    expect(best.map(({ at, lead }) => [at, rounded(lead)])).toEqual([[0, 0.1]]);
    expect(worst.map(({ at, skill }) => [at, rounded(skill)])).toEqual([[1, -0.1]]);
    expect(moves.map((move) => rounded(decisionOf(move)))).toEqual([
      0.1,
      -0.1,
      undefined,
      undefined,
    ]);
  });

  it('has no chance left from the first position that is proved lost', () => {
    const verdicts: ReviewVerdict[] = ['winnable', 'winnable', 'unwinnable', 'unwinnable'];
    const { curve, moves, unluckiest } = storyOf(
      facts([DRAW, REFILL, DRAW], [dealing(0.4), dealing(0.4), dealing(0.35, 0.1), point(0.3)], {
        verdicts,
      }),
    );
    expect(curve).toEqual([0.4, 0.4, 0, 0]);
    expect(unluckiest).toEqual([moves[1]]);
    expect(moves[1]).toMatchObject({ luck: -0.4, skill: 0 });
    // What is done in a lost game is neither luck nor skill.
    expect(moves[2]).toMatchObject({ luck: 0, skill: 0 });
  });

  it('says nothing of moves whose chances are missing', () => {
    const { curve, moves } = storyOf(
      facts([DRAW, DRAW, DRAW], [dealing(0.4), undefined, dealing(0.3), point(0.2)]),
    );
    expect(curve).toEqual([0.4, undefined, 0.3, 0.2]);
    expect(moves.map(({ luck }) => rounded(luck))).toEqual([undefined, undefined, -0.1]);
    expect(moves.map(({ skill }) => rounded(skill))).toEqual([0, undefined, 0]);
    const unsolved = storyOf(facts([CARRY], [point(undefined), point(1)]));
    expect(unsolved.curve).toEqual([1, 1]);
  });

  it('calls two moves alike as long as they differ by no more than the noise', () => {
    expect(sightOf(0.14, 0.12)).toBe('alike');
    expect(sightOf(0.27, 0.21)).toBe('alike');
    expect(sightOf(0.27, 0.06)).toBe('seen');
    expect(sightOf(0.1, 0.3)).toBe('misled');
  });
});

const anyChance = fc.double({ min: 0, max: 1, noNaN: true });
const anyMove = fc.constantFrom(CARRY, DRAW, REFILL);

/** Stories whose chances are all known; some are lost on the way, and some are won. */
const anyFacts: fc.Arbitrary<StoryFacts> = fc
  .array(fc.tuple(anyMove, anyChance, anyChance, anyChance), { minLength: 1, maxLength: 60 })
  .chain((steps) =>
    fc.record({
      steps: fc.constant(steps),
      end: fc.oneof(anyChance, fc.constant(1)),
      lost: fc.option(fc.nat(steps.length)),
    }),
  )
  .map(({ steps, end, lost }) => ({
    moves: steps.map(([move]) => move),
    estimates: [
      ...steps.map(([move, chance, share, other]) =>
        move.kind === 'carry' ? point(chance, other) : dealing(chance, chance * share, other),
      ),
      point(end),
    ],
    verdicts: [...steps, end].map((_, at) =>
      lost !== null && at >= lost ? 'unwinnable' : 'winnable',
    ),
    others: new Map(steps.map(([, , , other], at) => [at, other])),
  }));

describe('in every story', () => {
  const check = (holds: (facts: StoryFacts) => void) =>
    fc.assert(fc.property(anyFacts, holds), { numRuns: 300, seed: 5 });

  it('the first chance, all luck and all skill add up to the last chance', () => {
    check((any) => {
      const { curve, moves } = storyOf(any);
      const sum = moves.reduce(
        (total, { luck = Number.NaN, skill = Number.NaN }) => total + luck + skill,
        curve[0] as number,
      );
      expect(sum).toBeCloseTo(curve.at(-1) as number, 9);
    });
  });

  it('no decision is better than the best move, and only hidden cards bring luck', () => {
    check((any) => {
      const lost = any.verdicts.indexOf('unwinnable');
      for (const { at, kind, luck, skill } of storyOf(any).moves) {
        expect(skill).toBeLessThanOrEqual(0);
        if (kind === 'carry' && at !== lost - 1) expect(luck).toBe(0);
      }
    });
  });

  it('the lists hold at most three moves, beyond the noise, the greatest first', () => {
    check((any) => {
      const { luckiest, unluckiest, best, worst } = storyOf(any);
      const lists = [
        luckiest.map(({ luck }) => luck as number),
        unluckiest.map(({ luck }) => -(luck as number)),
        best.map(({ lead }) => lead as number),
        worst.map(({ skill }) => -(skill as number)),
      ];
      for (const list of lists) {
        expect(list.length).toBeLessThanOrEqual(3);
        expect(list).toEqual([...list].sort((a, b) => b - a));
        for (const value of list) expect(value).toBeGreaterThan(NOISE);
      }
    });
  });
});
