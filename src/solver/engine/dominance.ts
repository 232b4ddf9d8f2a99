/**
 * Moves that are proved to be at least as good as every other, so that the others need not be
 * tried. Each proof stands beside its code, or in `rules/safeHome.ts`.
 */
import { foundationCard, HOURS, indexOf, sizeWhenComplete } from '../../rules/hour.ts';
import { isNeededLater, unsafeInFan } from '../../rules/safeHome.ts';
import { COMPLETE, carryHome, FOUNDATIONS_OF, STOCK, SUIT, topOf, WASTE } from './codes.ts';

/** The card each foundation needs, and its height. */
interface Foundations {
  readonly needs: Uint8Array;
  readonly heights: Uint8Array;
}

/**
 * The foundation to which a card goes: where two accept it, the one that needs more cards; -1 if none
 * does.
 *
 * **Proof.** Say F and G both need the card c, and F needs more cards than G until it is complete:
 * what G needs is the beginning of what F needs. Let there be a winning line after c goes to G. Play
 * c to F instead and then the same line, but let each card that the line plays to F go to G and the
 * other way round, until in the line F and G have the same top. Before that, F's top in the line is
 * below G's, so it is a card that G needs too: every swapped move is legal. It does come to that,
 * because the line ends with F complete, and F gets there one card at a time. From then on F and G
 * are the same in both games, and the rest of the line is played unchanged.
 *
 * **Not where the rules ask whether one is stuck.** If c is the last card of G, then after c has
 * gone to F there are two foundations that need a card, and after it has gone to G only one: the
 * player who is stuck in the line might not be stuck here, and then the line's next refill or draw
 * is forbidden. As long as such a deal can come (`asksIfStuck`), both foundations are tried.
 */
export function foundationFor({ needs, heights }: Foundations, card: number): number {
  const at = 3 * SUIT[card];
  let best = -1;
  let most = 0;
  for (let k = at; k < at + 3; k++) {
    const h = FOUNDATIONS_OF[k];
    if (needs[h] !== card) continue;
    const left = COMPLETE[h] - heights[h];
    if (left > most) {
      best = h;
      most = left;
    }
  }
  return best;
}

const HEIGHTS = new Uint8Array(12 << 6);
for (const hour of HOURS)
  for (let height = 1; height <= sizeWhenComplete(hour); height++)
    HEIGHTS[(indexOf(hour) << 6) | foundationCard(hour, height)] = height;

/** The height at which a kind of card lies on a foundation; 0 if it never does. */
export const heightOf = (foundation: number, card: number): number =>
  HEIGHTS[(foundation << 6) | card];

/** A move that brings a card home and is as good as any other move; -1 if none is known. */
export function safeHome(position: SafeHomeAsks): number {
  const { lengths, cards, heights, redeals, redealsUsed } = position;
  const unsafe = unsafeInFan(position.hasQuietRefills, lengths[STOCK], redeals - redealsUsed);
  if (unsafe === undefined) return -1;
  for (let pile = 0; pile <= WASTE; pile++) {
    const length = lengths[pile];
    if (length <= (pile === WASTE ? 0 : unsafe)) continue;
    const card = cards[topOf(pile, length)];
    if (isNeededLater(heights, card)) continue;
    const h = foundationFor(position, card);
    if (h >= 0) return carryHome(pile, h);
  }
  return -1;
}

interface SafeHomeAsks extends Foundations {
  readonly cards: Uint8Array;
  readonly lengths: Uint8Array;
  readonly redeals: number;
  readonly redealsUsed: number;
  readonly hasQuietRefills: boolean;
}
