import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { current, type Game } from '../../rules/game.ts';
import { targetsOf } from '../../rules/gameQueries.ts';
import { makePlace, type Place, parsePlace, topAt } from '../../rules/move.ts';
import { anyGame } from '../../rules/testing/arbitraries.ts';
import { targetUnder } from './drop.ts';
import { chooseLayout } from './layout/choose.ts';
import type { Box, Point } from './layout/geometry.ts';
import { PILES } from './pileName.ts';
import { placeAll } from './placement.ts';

const geometry = chooseLayout({ size: { width: 1280, height: 800 }, obstacles: [] });
const NOWHERE: Point = { x: -10_000, y: -10_000 };

const middleOf = ({ left, right, top, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** The vector from the middle of one box to the middle of another. */
function between(from: Box, to: Box): Point {
  const [a, b] = [middleOf(from), middleOf(to)];
  return { x: b.x - a.x, y: b.y - a.y };
}

/** The top card of a pile. */
interface Lifted {
  readonly game: Game;
  readonly from: Place;
}

const liftedIn = (game: Game): Lifted[] =>
  PILES.flatMap((pile) => parsePlace(pile) ?? [])
    .filter((from) => topAt(current(game), from) !== undefined)
    .map((from) => ({ game, from }));

/** The top card of a pile whose number of targets fits. */
const anyLifted = (isFit: (targets: number) => boolean): fc.Arbitrary<Lifted> =>
  anyGame
    .map((game) => liftedIn(game).filter((one) => isFit(targetsOf(game, one.from).length)))
    .filter((lifted) => lifted.length > 0)
    .chain((lifted) => fc.constantFrom(...lifted));

const anyCard = anyLifted(() => true);
const anyPlayable = anyLifted((targets) => targets > 0);
const anyWithOneTarget = anyLifted((targets) => targets === 1);
const anyPoint = fc.record({
  x: fc.integer({ min: -1400, max: 1400 }),
  y: fc.integer({ min: -900, max: 900 }),
});

/** The target of a card moved by a vector. */
function drop({ game, from }: Lifted, by: Point, finger: Point): Place | undefined {
  return targetUnder(game, placementOf(game), from, by, finger);
}

const placementOf = (game: Game) => placeAll(geometry, game.ruleSet, current(game));

describe('a dropped card', () => {
  it('goes to one of its targets or nowhere', () =>
    fc.assert(
      fc.property(anyCard, anyPoint, anyPoint, (lifted, by, finger) => {
        const target = drop(lifted, by, finger);
        if (target) expect(targetsOf(lifted.game, lifted.from)).toContainEqual(target);
      }),
      { numRuns: 100, seed: 1 },
    ));

  it('goes to the target under the finger, wherever the card itself is', () =>
    fc.assert(
      fc.property(anyPlayable, anyPoint, (lifted, by) => {
        const { piles } = placementOf(lifted.game);
        for (const target of targetsOf(lifted.game, lifted.from))
          expect(drop(lifted, by, middleOf(piles[makePlace(target)].box))).toEqual(target);
      }),
      { numRuns: 100, seed: 2 },
    ));

  it('goes to the target that it covers, if the finger is on none', () =>
    fc.assert(
      fc.property(anyPlayable, (lifted) => {
        const { piles } = placementOf(lifted.game);
        const own = piles[makePlace(lifted.from)].top;
        for (const target of targetsOf(lifted.game, lifted.from))
          expect(drop(lifted, between(own, piles[makePlace(target)].top), NOWHERE)).toEqual(target);
      }),
      { numRuns: 100, seed: 3 },
    ));

  it('goes to a target that it misses by less than two fifths of its width', () =>
    fc.assert(
      fc.property(anyWithOneTarget, (lifted) => {
        const { piles } = placementOf(lifted.game);
        const own = piles[makePlace(lifted.from)].top;
        const [target] = targetsOf(lifted.game, lifted.from) as [Place];
        const there = between(own, piles[makePlace(target)].top);
        const beside = (gap: number): Point => ({
          x: piles[makePlace(target)].box.left - gap * geometry.cardWidth - own.right,
          y: there.y,
        });
        expect(drop(lifted, beside(0.39), NOWHERE)).toEqual(target);
        expect(drop(lifted, beside(0.41), NOWHERE)).toBeUndefined();
      }),
      { numRuns: 100, seed: 4 },
    ));
});
