/**
 * Judges positions to deal from by play: the cards to come are shuffled, and from each position the
 * game is played out over the same shuffles, quickly and without looking at them.
 *
 * The one who plays a playout deals from whatever looks best, so it wins less often than the player
 * whom it advises. But it wins as that one does, by what can be seen, so that it is not misled by
 * what would only help if one knew what comes.
 */
import { PILE_SHIFT, STOCK } from '../codes.ts';
import type { Packed } from '../packed.ts';
import { type Candidate, Closure } from './closure.ts';
import { Ending, isHiding } from './ending.ts';
import type { Random } from './random.ts';

/** Positions looked at between two deals of a playout, and where none of them can be dealt from. */
const OPENED = 100;
const OPENED_AGAIN = 400;

/** What a playout that loses is worth if hardly a card is left, and how many cards make that a third of it. */
const NEARLY = 0.1;
const LEFT_SCALE = 15;

export class Playouts {
  readonly #packed: Packed;
  readonly #closure: Closure;
  readonly #ending: Ending;
  readonly #order = new Uint8Array(64);

  /** @param packed any position by the rule set of all those to come */
  constructor(packed: Packed) {
    this.#packed = packed.twin();
    this.#closure = new Closure(packed);
    this.#ending = new Ending(packed);
  }

  /** Positions looked at since it was made. */
  get looked(): number {
    return this.#closure.looked + this.#ending.looked;
  }

  /** Shuffles the cards of a stock for the playouts to come. */
  shuffle({ cards, lengths }: Packed, random: Random): void {
    const count = lengths[STOCK] as number;
    const start = STOCK << PILE_SHIFT;
    this.#order.set(cards.subarray(start, start + count));
    random.shuffle(this.#order, count);
  }

  /**
   * Plays out the game from a candidate over the stock as it was shuffled last.
   *
   * @param found the closure that found the candidate
   * @returns 1 for a win; less for a loss, the less the more cards are left
   */
  worth(found: Closure, candidate: Candidate): number {
    const packed = this.#packed;
    found.load(candidate, packed);
    const count = packed.lengths[STOCK] as number;
    packed.cards.set(this.#order.subarray(0, count), STOCK << PILE_SHIFT);
    packed.play(candidate.deal);
    while (isHiding(packed) && this.#deal(packed));
    if (!isHiding(packed) && this.#ending.isWin(packed)) return 1;
    return NEARLY * Math.exp(-packed.left / LEFT_SCALE);
  }

  /** Deals from the position that looks best; false if there is none. */
  #deal(packed: Packed): boolean {
    const closure = this.#closure;
    closure.search(packed, OPENED);
    if (closure.candidates.length === 0) closure.search(packed, OPENED_AGAIN);
    const best = closure.candidates[0];
    if (!best) return false;
    closure.load(best, packed);
    packed.play(best.deal);
    return true;
  }
}
