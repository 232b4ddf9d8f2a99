/**
 * When sending a card home is proved to be as good as any other move. The rules ask it of a plain
 * position (`safeMoves.ts`), the solver of a search position (`dominance.ts`).
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
import { type Card, nextHigher, suitOf } from './card.ts';
import { foundationCard, HOURS, indexOf, sizeWhenComplete } from './hour.ts';
import { FAN_SIZE } from './position.ts';
import type { RuleSet } from './ruleSet.ts';

/**
 * Whether a card that fills no gap does not affect what is refilled and drawn, once no redeal is
 * left.
 */
export const hasQuietRefills = ({ refillWhen, drawWhen, buildOn }: RuleSet): boolean =>
  refillWhen !== 'stuck' && drawWhen !== 'stuck' && buildOn === FAN_SIZE;

/**
 * How many cards at the bottom of each fan the proof does not cover; nothing if it covers no card,
 * even in the waste.
 */
export function unsafeInFan(
  isQuiet: boolean,
  stock: number,
  redealsLeft: number,
): number | undefined {
  if (redealsLeft > 0) return undefined;
  if (stock === 0) return 0;
  return isQuiet ? FAN_SIZE : undefined;
}

/**
 * For each foundation and card: from which height on it needs neither the card later nor the next
 * lower one at all.
 */
const SAFE_FROM = new Uint8Array(12 << 6);

for (const hour of HOURS)
  for (let height = 1; height <= sizeWhenComplete(hour); height++) {
    const card = foundationCard(hour, height);
    raise((indexOf(hour) << 6) | card, height - 1);
    raise((indexOf(hour) << 6) | nextHigher(card), height);
  }

function raise(at: number, height: number): void {
  SAFE_FROM[at] = Math.max(SAFE_FROM[at] as number, height);
}

/** Whether a foundation needs a card later, not now, or still needs the next lower one. */
export function isNeededLater(heights: ArrayLike<number>, card: Card): boolean {
  // The foundations of a suit stand four hours apart, those of clubs from one o'clock on.
  for (let h = (suitOf(card) + 1) % 4; h < 12; h += 4)
    if ((heights[h] as number) < (SAFE_FROM[(h << 6) | card] as number)) return true;
  return false;
}
