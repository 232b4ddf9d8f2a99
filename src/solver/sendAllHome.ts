/** Beams in which cards go home as soon as they can. */
import { carryHome, topOf, WASTE } from './engine/codes.ts';
import { foundationFor } from './engine/dominance.ts';
import type { SearchPosition } from './engine/searchPosition.ts';

/**
 * Plays every top card that a foundation accepts and that is not held back, until there is none.
 *
 * @param held 1 for the kinds of cards that are held back
 */
export function sendAllHome(position: SearchPosition, held: Uint8Array): void {
  const { lengths, cards, wanted } = position;
  for (let pile = 0, idle = 0; idle <= WASTE; pile = pile === WASTE ? 0 : pile + 1) {
    idle++;
    for (let length = lengths[pile]; length > 0; length--) {
      const card = cards[topOf(pile, length)];
      if (wanted[card] === 0 || held[card] !== 0) break;
      position.play(carryHome(pile, foundationFor(position, card)));
      idle = 0;
    }
  }
}
