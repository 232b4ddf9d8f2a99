/** Positions as bytes, for searches that keep many of them. */
import { bottomOf, PILES } from './codes.ts';
import type { SearchPosition } from './searchPosition.ts';

/** Bytes of an encoded position: lengths, heights, redeals, then every card, pile by pile. */
export const ENCODED_SIZE = 128;

/** Writes a position from an offset on. */
export function encode(position: SearchPosition, into: Uint8Array, offset: number): void {
  const { lengths, heights, cards } = position;
  let at = offset;
  for (let pile = 0; pile < PILES; pile++) into[at++] = lengths[pile];
  for (let h = 0; h < 12; h++) into[at++] = heights[h];
  into[at++] = position.redealsUsed;
  for (let pile = 0; pile < PILES; pile++) {
    const start = bottomOf(pile);
    const end = start + lengths[pile];
    for (let i = start; i < end; i++) into[at++] = cards[i];
  }
}

/** Takes over what `encode` wrote, with the key it had. */
export function decode(
  position: SearchPosition,
  from: Uint8Array,
  offset: number,
  key1: number,
  key2: number,
): void {
  const { lengths, heights, cards } = position;
  let at = offset;
  let left = 0;
  for (let pile = 0; pile < PILES; pile++) {
    lengths[pile] = from[at++];
    left += lengths[pile];
  }
  for (let h = 0; h < 12; h++) heights[h] = from[at++];
  position.findNeeds();
  position.redealsUsed = from[at++];
  for (let pile = 0; pile < PILES; pile++) {
    const start = bottomOf(pile);
    const end = start + lengths[pile];
    for (let i = start; i < end; i++) cards[i] = from[at++];
  }
  position.left = left;
  position.made = 0;
  position.key1 = key1;
  position.key2 = key2;
}
