// Moves that are as good as any other: ../engine/dominance.ts in AssemblyScript, where the proofs are.
import {
  byteAt,
  COMPLETE,
  FOUNDATIONS_OF,
  HEIGHT_OF,
  SAFE_FROM,
  STOCK,
  SUIT,
  WASTE,
} from './memory';
import {
  cardAt,
  FAN_SIZE,
  HEIGHTS,
  hasQuietRefills,
  lengthOf,
  NEEDED,
  redeals,
  redealsUsed,
  TO_FOUNDATION,
  topOf,
} from './position';

/** The height at which a kind of card lies on a foundation; 0 if it never does. */
export function heightOf(h: i32, card: i32): i32 {
  return byteAt(HEIGHT_OF, (h << 6) | card);
}

/** A move that brings a card home and is as good as any other, or -1: see ../engine/dominance.ts and rules/safeHome.ts. */
export function safeHome(): i32 {
  if (redealsUsed < redeals) return -1;
  const stock = lengthOf(STOCK);
  if (stock > 0 && !hasQuietRefills) return -1;
  const unsafe = stock === 0 ? 0 : FAN_SIZE;
  for (let pile: i32 = 0; pile <= WASTE; pile++) {
    const length = lengthOf(pile);
    if (length <= (pile === WASTE ? 0 : unsafe)) continue;
    const card = cardAt(topOf(pile, length));
    if (isNeededLater(card)) continue;
    const h = foundationFor(card);
    if (h >= 0) return (pile << 5) | TO_FOUNDATION | h;
  }
  return -1;
}

function isNeededLater(card: i32): boolean {
  for (let h: i32 = 0; h < 12; h++)
    if (byteAt(HEIGHTS, h) < byteAt(SAFE_FROM, (h << 6) | card)) return true;
  return false;
}

/** The foundation to which a card goes: see ../engine/dominance.ts. */
export function foundationFor(card: i32): i32 {
  const first = 3 * byteAt(SUIT, card);
  let best: i32 = -1;
  let most: i32 = 0;
  for (let k: i32 = first; k < first + 3; k++) {
    const h = byteAt(FOUNDATIONS_OF, k);
    if (byteAt(NEEDED, h) !== card) continue;
    const missing = byteAt(COMPLETE, h) - byteAt(HEIGHTS, h);
    if (missing > most) {
      best = h;
      most = missing;
    }
  }
  return best;
}
