/** Finds the target of a dropped card. Pure; a drop need not be exact. */

import type { Game } from '../../rules/game.ts';
import { targetsOf } from '../../rules/gameQueries.ts';
import { makePlace, type Place, parsePlace } from '../../rules/move.ts';
import type { Box, Point } from './layout/geometry.ts';
import { PILES } from './pileName.ts';
import type { Placement } from './placement.ts';

/** How far from a target a drop still counts, in card widths. */
const FORGIVING = 0.4;

/**
 * The target of a drop: the one under the finger, else the one that the card covers most.
 *
 * @param by how far the card was moved from its place
 * @returns nothing if the card was dropped away from all of them
 */
export function targetUnder(
  game: Game,
  { piles }: Placement,
  from: Place,
  by: Point,
  finger: Point,
): Place | undefined {
  const own = piles[makePlace(from)].top;
  const reach = (own.right - own.left) * FORGIVING;
  const card: Box = {
    left: own.left + by.x,
    right: own.right + by.x,
    top: own.top + by.y,
    bottom: own.bottom + by.y,
  };
  const scored = targetsOf(game, from).map((place) => {
    const { box } = piles[makePlace(place)];
    return { place, score: contains(box, finger) ? Infinity : overlap(card, box, reach) };
  });
  const best = scored.sort((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? best.place : undefined;
}

/**
 * The place under the finger, other than the card's own, whether it takes the card or not. Never
 * the waste, which takes nothing.
 */
export function placeUnder({ piles }: Placement, from: Place, finger: Point): Place | undefined {
  const pile = PILES.find((each) => each !== makePlace(from) && contains(piles[each].box, finger));
  const place = pile && parsePlace(pile);
  return place?.pile === 'waste' ? undefined : place;
}

export const contains = (box: Box, at: Point): boolean =>
  at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom;

/** The area two boxes share, the second one widened by a margin. */
function overlap(a: Box, b: Box, margin: number): number {
  const width = Math.min(a.right, b.right + margin) - Math.max(a.left, b.left - margin);
  const height = Math.min(a.bottom, b.bottom + margin) - Math.max(a.top, b.top - margin);
  return width > 0 && height > 0 ? width * height : 0;
}
