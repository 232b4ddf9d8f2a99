/** Positions that are lost whatever is played: proofs without search. */
import { CARD_KINDS } from '../rules/card.ts';
import { COMPLETE, FANS, NONE, type Packed, PILE_SHIFT, STOCK, SUIT, UP, WASTE } from './packed.ts';

/** A card's bit among the thirteen of its suit. */
const BIT = Uint16Array.from({ length: 64 }, (_, card) =>
  card < CARD_KINDS ? 1 << (card % 13) : 0,
);

export class DeadEnd {
  /** Cards that lie uncovered at some time, by suit. */
  readonly #open = new Int32Array(5);
  /** Cards that something can be built on at some time, by suit. */
  readonly #buildable = new Int32Array(5);
  /** Cards that a foundation accepts in the relaxed game, by suit. */
  readonly #passed = new Int32Array(5);
  readonly #tops = new Int8Array(13);
  readonly #needs = new Uint8Array(12);
  readonly #heights = new Uint8Array(12);
  /** Carries to a fan that the relaxed game needed. */
  carries = 0;
  rounds = 0;

  /**
   * @returns whether the position is certainly lost
   */
  isDead(packed: Packed): boolean {
    const open = this.#open;
    const buildable = this.#buildable;
    const passed = this.#passed;
    const tops = this.#tops;
    const needs = this.#needs;
    const heights = this.#heights;
    const { cards, lengths, buildOn, wasteToFans } = packed;
    open.fill(0);
    passed.fill(0);
    const stockStart = STOCK << PILE_SHIFT;
    const stockEnd = stockStart + (lengths[STOCK] as number);
    for (let i = stockStart; i < stockEnd; i++) {
      const card = cards[i] as number;
      open[SUIT[card] as number]! |= BIT[card] as number;
    }
    for (let pile = 0; pile <= WASTE; pile++) tops[pile] = (lengths[pile] as number) - 1;
    if (packed.redealsUsed < packed.redeals) {
      const start = WASTE << PILE_SHIFT;
      for (let i = start + (tops[WASTE] as number); i >= start; i--) {
        const card = cards[i] as number;
        open[SUIT[card] as number]! |= BIT[card] as number;
      }
      tops[WASTE] = -1;
    }
    buildable.set(open);
    needs.set(packed.needs);
    heights.set(packed.heights);
    let carries = 0,
      rounds = 0;
    let open12 = 12;
    for (let changed = true; changed; ) {
      changed = false;
      rounds++;
      for (let h = 0; h < 12; h++) {
        let card = needs[h] as number;
        if (card === NONE) continue;
        const suit = SUIT[card] as number;
        const here = open[suit] as number;
        if ((here & (BIT[card] as number)) === 0) continue;
        let height = heights[h] as number;
        const complete = COMPLETE[h] as number;
        let gone = 0;
        do {
          gone |= BIT[card] as number;
          card = UP[card] as number;
          height++;
        } while (height < complete && (here & (BIT[card] as number)) !== 0);
        passed[suit]! |= gone;
        heights[h] = height;
        changed = true;
        if (height === complete) {
          needs[h] = NONE;
          open12--;
        } else needs[h] = card;
      }
      for (let pile = 0; pile <= WASTE; pile++) {
        let top = tops[pile] as number;
        if (top < 0) continue;
        const start = pile << PILE_SHIFT;
        const mayBuild = pile !== WASTE || wasteToFans;
        while (top >= 0) {
          const card = cards[start + top] as number;
          const suit = SUIT[card] as number;
          const bit = BIT[card] as number;
          if (((open[suit] as number) & bit) === 0) {
            open[suit]! |= bit;
            changed = true;
          }
          const on =
            mayBuild && ((buildable[suit] as number) & (BIT[UP[card] as number] as number)) !== 0;
          if (on || (pile !== WASTE && top >= buildOn - 1)) {
            if (((buildable[suit] as number) & bit) === 0) {
              buildable[suit]! |= bit;
              changed = true;
            }
          }
          if (((passed[suit] as number) & bit) !== 0) top--;
          else if (on) {
            top--;
            carries++;
          } else break;
          changed = true;
        }
        tops[pile] = top;
      }
    }
    this.carries = carries;
    this.rounds = rounds;
    for (let h = 0; h < 12; h++) if (needs[h] !== NONE) return true;
    return open12 < 0;
  }
}
void FANS;
