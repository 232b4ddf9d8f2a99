/**
 * Moves that are proved to be at least as good as every other, so that the others need not be
 * tried. Each proof stands beside its code.
 */
import { foundationCard, HOURS, indexOf, sizeWhenComplete } from '../../rules/hour.ts';
import { FAN_SIZE } from '../../rules/position.ts';
import { COMPLETE, carryHome, DOWN, FOUNDATIONS_OF, STOCK, SUIT, topOf, WASTE } from './codes.ts';

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
 * are in both games as they were in the other, and the line is played as it is.
 *
 * **Not where the rules ask whether one is stuck.** If c is the last card of G, then after c has gone to
 * F there are two foundations that need a card, and after it has gone to G only one: what is stuck
 * in the line may not be stuck here, and the refill or draw that the line goes on with is forbidden.
 * As long as such a deal may come (`asksIfStuck`), both foundations are tried.
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

/**
 * A move that brings a card home and is as good as any other move; -1 if there is none known.
 *
 * **Which.** The top c of the waste, or of a fan of four cards or more, when every foundation that
 * still needs a c needs it now, and every foundation that ever holds a next lower card d has it. Only
 * where the rules never ask whether one is stuck, no redeal is left, and a fan needs three cards to
 * be built on; or once the stock has run out for good, and then from any fan.
 *
 * **Proof.** Take a winning line from here, and play c home first, then the line without c. The line
 * brings c home at some time, and no d is left in play, so it builds nothing on c: all it does with c
 * is to carry it from fan to fan. The other c, if it is in play, has its own foundation, which accepts
 * it at any time. Leaving c out of the line makes no other move illegal: what c would have lain on is
 * uncovered instead, and foundations are as high or higher. A refill deals the same cards to the same
 * fans, because wherever c lies in the line it is a fourth card or higher, or in the waste, and so
 * fills no gap; after the stock has run out gaps do not matter, except that fans of fewer cards than
 * `buildOn` cannot be built on, and what lies under c cannot be built on in the line either while c
 * is there.
 */
export function safeHome(position: SafeHomeAsks): number {
  const { lengths, cards } = position;
  const isOut = lengths[STOCK] === 0 && position.redealsUsed === position.redeals;
  if (!isOut && !position.hasQuietRefills) return -1;
  for (let pile = 0; pile <= WASTE; pile++) {
    const length = lengths[pile];
    if (length <= (isOut || pile === WASTE ? 0 : FAN_SIZE)) continue;
    const card = cards[topOf(pile, length)];
    if (isNeededLater(position, card)) continue;
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
  /** No stuck conditions, no redeal left, three cards to be built on. */
  readonly hasQuietRefills: boolean;
}

/** Whether a foundation needs a card but not at once, or one lower at all. */
function isNeededLater({ heights }: Foundations, card: number): boolean {
  const lower = DOWN[card];
  const at = 3 * SUIT[card];
  for (let k = at; k < at + 3; k++) {
    const h = FOUNDATIONS_OF[k];
    const height = heights[h];
    if (heightOf(h, card) > height + 1) return true;
    if (heightOf(h, lower) > height) return true;
  }
  return false;
}
