/**
 * Where all cards lie, one byte a card in typed arrays: the part of a packed position (`searchPosition.ts`) that knows no rules.
 * Making a move updates the 64-bit key; taking it back does not, so the caller restores the key that it has kept.
 */
import { FAN_SIZE, type Position } from '../../rules/position.ts';
import { ALL_CARDS, bottomOf, FANS, heightIndex, NEEDS, PILES, topOf, WASTE } from './codes.ts';
import {
  CARD_BITS_1,
  CARD_BITS_2,
  cardIndex,
  HEIGHT_BITS_1,
  HEIGHT_BITS_2,
  REDEAL_BITS,
} from './zobrist.ts';

export class Piles {
  /** Cards bottom first; the stock's next card is its top. */
  readonly cards = new Uint8Array(ALL_CARDS);
  readonly lengths = new Uint8Array(PILES);
  readonly heights = new Uint8Array(12);
  /** The card each foundation waits for. */
  readonly needs = new Uint8Array(12);
  /** By how many foundations each kind of card is waited for. */
  readonly wanted = new Uint8Array(64);
  redealsUsed = 0;
  /** Cards not yet on foundations. */
  left = 0;
  key1 = 0;
  key2 = 0;

  /** Takes over another's cards. */
  copy(other: Piles): void {
    this.cards.set(other.cards);
    this.lengths.set(other.lengths);
    this.heights.set(other.heights);
    this.needs.set(other.needs);
    this.wanted.set(other.wanted);
    this.redealsUsed = other.redealsUsed;
    this.left = other.left;
    this.key1 = other.key1;
    this.key2 = other.key2;
  }

  /** Takes over a position of the rules. */
  read(position: Position): void {
    const piles = [...position.fans, position.waste, [...position.stock].reverse()];
    piles.forEach((pile, p) => {
      this.cards.set(pile, bottomOf(p));
      this.lengths[p] = pile.length;
    });
    this.heights.set(position.foundations);
    this.redealsUsed = position.redealsUsed;
    this.#rebuild();
  }

  /** Computes needs, count and key from cards and heights. */
  #rebuild(): void {
    this.left = 0;
    this.key1 = 0;
    this.key2 = 0;
    this.findNeeds();
    for (let h = 0; h < 12; h++) {
      const at = heightIndex(h, this.heights[h]);
      this.key1 ^= HEIGHT_BITS_1[at];
      this.key2 ^= HEIGHT_BITS_2[at];
    }
    if (this.redealsUsed > 0) this.key1 ^= REDEAL_BITS;
    for (let pile = 0; pile < PILES; pile++) {
      const length = this.lengths[pile];
      this.left += length;
      for (let i = 0; i < length; i++) this.#mark(bottomOf(pile) + i);
    }
  }

  /** Computes from the heights the cards that the foundations need. */
  findNeeds(): void {
    const { heights, needs, wanted } = this;
    wanted.fill(0);
    for (let h = 0; h < 12; h++) {
      const card = NEEDS[heightIndex(h, heights[h])];
      needs[h] = card;
      wanted[card] += 1;
    }
  }

  /** Adds the cards of the fans and of the waste to the counts of their kinds. */
  countKinds(counts: Int32Array): void {
    for (let pile = 0; pile <= WASTE; pile++) {
      const start = bottomOf(pile);
      const end = start + this.lengths[pile];
      for (let at = start; at < end; at++) counts[this.cards[at]] += 1;
    }
  }

  /** Puts the card at an index of `cards` into the key, or takes it out. */
  #mark(index: number): void {
    const at = cardIndex(index, this.cards[index]);
    this.key1 ^= CARD_BITS_1[at];
    this.key2 ^= CARD_BITS_2[at];
  }

  /** Takes the top off a pile; the key is left as it is. */
  protected take(pile: number): number {
    const length = this.lengths[pile] - 1;
    this.lengths[pile] = length;
    return this.cards[bottomOf(pile) + length];
  }

  /** Puts a card on a pile; the key is left as it is. */
  protected lay(pile: number, card: number): void {
    const length = this.lengths[pile];
    this.cards[bottomOf(pile) + length] = card;
    this.lengths[pile] = length + 1;
  }

  /** Takes the top off a pile, and out of the key. */
  protected setAside(pile: number): number {
    this.#mark(topOf(pile, this.lengths[pile]));
    return this.take(pile);
  }

  protected shift(from: number, to: number): void {
    this.lay(to, this.setAside(from));
    this.#mark(topOf(to, this.lengths[to]));
  }

  protected raise(h: number, by: 1 | -1): void {
    const { heights, needs, wanted } = this;
    const height = heights[h] + by;
    const before = needs[h];
    const after = NEEDS[heightIndex(h, height)];
    heights[h] = height;
    needs[h] = after;
    wanted[before] -= 1;
    wanted[after] += 1;
  }

  /** Puts the next card on a foundation, and into the key. */
  protected advance(h: number): void {
    const old = heightIndex(h, this.heights[h]);
    this.key1 ^= HEIGHT_BITS_1[old] ^ HEIGHT_BITS_1[old + 1];
    this.key2 ^= HEIGHT_BITS_2[old] ^ HEIGHT_BITS_2[old + 1];
    this.raise(h, 1);
  }

  /** The top of a pile, which must not be empty. */
  topCard(pile: number): number {
    return this.cards[topOf(pile, this.lengths[pile])];
  }

  /** Whether no card lies in the fans and the waste. */
  isCleared(): boolean {
    for (let pile = 0; pile <= WASTE; pile++) if (this.lengths[pile] !== 0) return false;
    return true;
  }

  gaps(): number {
    let gaps = 0;
    for (let fan = 0; fan < FANS; fan++) {
      const length = this.lengths[fan];
      if (length < FAN_SIZE) gaps += FAN_SIZE - length;
    }
    return gaps;
  }
}
