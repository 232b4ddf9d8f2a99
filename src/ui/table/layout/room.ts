/** Determines how far long fans can grow before they touch anything. */
import {
  add,
  type Box,
  cardBox,
  FAN_SLOTS,
  type FanGeometry,
  fanBox,
  inside,
  type Point,
  tooNear,
  type Viewport,
} from './geometry.ts';

/** At which end a fan grows. */
type Growth = 'before' | 'after' | 'both';

export interface FanOffsets {
  readonly first: Point;
  readonly step: Point;
  readonly growth: Growth;
}

/** How much a fan grows per attempt, in steps. */
const GRAIN = 1 / 8;
/** The maximum that a fan can use: twenty-six cards of a suit, at full steps. */
const MAX_STEPS = 26;
const EDGE = 4;

/**
 * Gives each fan its room, in the order of the array. The room of one fan is an obstacle for the
 * next, so no fan touches another even if all are as long as possible.
 *
 * @param solid the boxes of everything that never moves
 * @param distance the minimum distance between any two things
 * @param tightest the minimum share of a step that keeps a card legible
 */
export function allocateFans(
  space: Viewport,
  plans: readonly FanOffsets[],
  solid: readonly Box[],
  cardWidth: number,
  distance: number,
  tightest = 0.86,
): FanGeometry[] {
  const taken = plans.map((plan) => [fanBox(plan, cardWidth)]);
  const grow = (i: number, from: Point, step: Point): number => {
    const others = [
      ...taken.filter((_, other) => other !== i).flat(),
      ...solid,
      ...space.obstacles,
    ];
    let steps = 0;
    while (steps < MAX_STEPS) {
      const box = cardBox(add(from, step, steps + GRAIN), cardWidth);
      if (!inside(box, space.size, EDGE)) break;
      if (others.some((other) => tooNear(box, other, distance))) break;
      taken[i]?.push(box);
      steps += GRAIN;
    }
    return steps;
  };
  return plans.map(({ first, step, growth }, i) => {
    const back = { x: -step.x, y: -step.y };
    const last = add(first, step, FAN_SLOTS - 1);
    const before = growth === 'after' ? 0 : grow(i, first, back);
    const after = growth === 'before' ? 0 : grow(i, last, step);
    // A fan that grows both ways stays centred.
    const even = growth === 'both' ? Math.min(before, after) : undefined;
    return { first, step, roomBefore: even ?? before, roomAfter: even ?? after, tightest };
  });
}
