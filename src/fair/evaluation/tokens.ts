/**
 * The inputs of the net (`net.ts`): the visible facts of a position after a deal, as lists of tokens. There is one list
 * for each fan, one for each foundation, and one for the whole position. A token is a number that stands for one whole
 * fact, such as "the third card from the top, lowest of its fan, wanted in two cards, lies on a card that it fits".
 */
import { CARD_KINDS } from '../../rules/card.ts';
import { FAN_SIZE } from '../../rules/position.ts';
import { CHOICE_NAMES, CHOICES, type RuleSet } from '../../rules/ruleSet.ts';
import { DeadEnd } from '../../solver/deadEnd.ts';
import {
  bottomOf,
  COMPLETE,
  FANS,
  heightIndex,
  NEEDS,
  NONE,
  STOCK,
  STOCK_SIZES,
  SUIT,
  UP,
  WASTE,
} from '../../solver/engine/codes.ts';
import type { SearchPosition } from '../../solver/engine/searchPosition.ts';
import {
  ACCESS_CLASSES,
  CARRIERS,
  CardKinds,
  NEAR_WASTE_TOP,
  ONLY_IN_STOCK,
  TOP,
} from './cardKinds.ts';
import { Copies } from './copies.ts';

/** Waits up to this one are distinguished; the last stands for cards that are never wanted again. */
const LONG_WAIT = 11;
const WAITS = LONG_WAIT + 2;
/** Waits in six classes, and in four. */
const SIXTHS = [0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 5];
const FOURTHS = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3];
/**
 * How many cards of a fan are described, from the top; and how many of those that a foundation
 * wants next.
 */
const DEPTH = 7;
const AHEAD = 8;
/** For how many of those the net also sees in which fan they lie. */
export const HELD = 3;
/**
 * The size of the stock in steps of eight; and the combinations of rules that change what a fan is
 * worth.
 */
const STAGES = 8;
const RULES = 4;

/** Numbers the tokens of a list from 0, kind after kind. */
function counter(): { size: number; take(count: number): number } {
  return {
    size: 0,
    take(count) {
      this.size += count;
      return this.size - count;
    },
  };
}

const inFan = counter();
/** Depth from the top, height from the bottom, wait, and whether it lies on the card it fits. */
const CARD = inFan.take(DEPTH * 3 * WAITS * 2);
/** Depth, wait, what it could be carried to, and whether it locks a card of its suit. */
const WAY_OUT = inFan.take(DEPTH * 6 * CARRIERS * 2);
/** Depth, the access of its other copy, and when its kind is wanted a second time. */
const COPY = inFan.take(DEPTH * ACCESS_CLASSES * 4);
const KIND = inFan.take(CARD_KINDS * 2);
/**
 * A card and the one below: their waits, and whether they fit, are of the same suit, or neither.
 */
const PAIR = inFan.take(6 * 6 * 3);
const LENGTH = inFan.take(12);
const STAGE = inFan.take(STAGES * RULES);

const inFoundation = counter();
/**
 * How far ahead a card is wanted, its access, how many cards lie on it, and whether one of these is
 * of its suit and wanted later.
 */
const WANTED = inFoundation.take(AHEAD * ACCESS_CLASSES * 5 * 2);
/** How far ahead, the access of the other copy, and what the top of its fan could be carried to. */
const OTHERWISE = inFoundation.take(AHEAD * ACCESS_CLASSES * (CARRIERS + 1));
const HOUR = inFoundation.take(12 * STAGES);
const MISSING = inFoundation.take(11 * RULES);

const inAll = counter();
const STOCK_SIZE = inAll.take(STOCK_SIZES);
const EMPTY = inAll.take(13);
/** The carries that the relaxed game needs (`DeadEnd`). */
const CARRIES = inAll.take(40);
const LEFT = inAll.take(94);
/** The upper cards of the waste by wait, and by what they could be carried to. */
const WASTE_WAIT = inAll.take(6 * WAITS);
const WASTE_CARRIER = inAll.take(6 * CARRIERS);
const WASTE_SIZE = inAll.take(32);
/** How many of each kind the stock has, and of each wait. */
const STOCKED = inAll.take(CARD_KINDS * 3);
const STOCKED_WAIT = inAll.take(WAITS * 9);
const COMPLETED = inAll.take(13);
/** Each choice of the rules with each of its values. */
const CHOSEN = CHOICE_NAMES.map((name) => inAll.take(CHOICES[name].length));

/** How many tokens there are in the lists of fans, in those of foundations, and in that of all. */
export const TOKENS = { fan: inFan.size, foundation: inFoundation.size, all: inAll.size };

/** A list of tokens that is reused. */
export class TokenList {
  readonly tokens = new Uint16Array(128);
  length = 0;

  add(token: number): void {
    this.tokens[this.length++] = token;
  }
}

const lists = (): TokenList[] => Array.from({ length: 12 }, () => new TokenList());

export class Tokens {
  readonly fans = lists();
  readonly foundations = lists();
  readonly all = new TokenList();
  /** For each foundation, the fans that hold the next `HELD` cards it wants; -1 for a card in no fan. */
  readonly holders = new Int8Array(12 * HELD);
  /** Whether the position is certainly lost. */
  isDead = false;
  readonly #deadEnd = new DeadEnd();
  readonly #kinds = new CardKinds();
  readonly #copies = new Copies();
  /** The wait of each kind of card, and its wait at the foundation that wants it second. */
  readonly #wait = new Uint8Array(64);
  readonly #laterWait = new Uint8Array(64);
  readonly #stockedWait = new Uint8Array(WAITS);
  #stage = 0;
  #rules = 0;
  #chosen: readonly number[] = [];
  #ruleSet: RuleSet | undefined;

  /** Finds the tokens of a position. It uses which cards the stock has, but not their order. */
  describe(position: SearchPosition): void {
    this.#kinds.find(position);
    this.#copies.find(position);
    this.#findWaits(position);
    this.#deadEnd.prepare(position);
    this.isDead = this.#deadEnd.isDead(position);
    this.#stage = position.lengths[STOCK] >> 3;
    if (position.ruleSet !== this.#ruleSet) this.#takeRules(position.ruleSet);
    for (let fan = 0; fan < FANS; fan++) this.#describeFan(position, fan);
    for (let h = 0; h < 12; h++) this.#describeFoundation(position, h);
    this.#describeAll(position);
  }

  #takeRules(ruleSet: RuleSet): void {
    this.#ruleSet = ruleSet;
    this.#rules = (ruleSet.buildOn < FAN_SIZE ? 1 : 0) + (ruleSet.redeals > 0 ? 2 : 0);
    this.#chosen = CHOICE_NAMES.map((name, i) => {
      const values: readonly (string | number)[] = CHOICES[name];
      return CHOSEN[i] + values.indexOf(ruleSet[name]);
    });
  }

  #findWaits({ heights }: SearchPosition): void {
    this.#wait.fill(LONG_WAIT + 1);
    this.#laterWait.fill(LONG_WAIT + 1);
    for (let h = 0; h < 12; h++) {
      const height = heights[h];
      const missing = COMPLETE[h] - height;
      for (let k = 0; k < missing; k++) {
        const card = NEEDS[heightIndex(h, height + k)];
        const wait = Math.min(k, LONG_WAIT);
        const soonest = this.#wait[card];
        if (wait < soonest) this.#wait[card] = wait;
        const later = Math.max(wait, soonest);
        if (later < this.#laterWait[card]) this.#laterWait[card] = later;
      }
    }
  }

  #describeFan({ cards, lengths }: SearchPosition, fan: number): void {
    const list = this.fans[fan];
    const length = lengths[fan];
    const start = bottomOf(fan);
    list.length = 0;
    list.add(LENGTH + Math.min(length, 11));
    list.add(STAGE + RULES * this.#stage + this.#rules);
    for (let i = length - 1; i >= 0 && i >= length - DEPTH; i--) {
      const below = i > 0 ? cards[start + i - 1] : NONE;
      const card = cards[start + i];
      this.#describeCard(list, card, below, length - 1 - i, Math.min(i, 2));
      const isLocking = this.#isLocking(cards, start, i) ? 1 : 0;
      const wayOut = this.#kinds.carrier[UP[card]];
      const sixth = SIXTHS[this.#wait[card]];
      list.add(WAY_OUT + (((length - 1 - i) * 6 + sixth) * CARRIERS + wayOut) * 2 + isLocking);
      list.add(
        COPY +
          ((length - 1 - i) * ACCESS_CLASSES + this.#accessOfOther(card, fan, length - 1 - i)) * 4 +
          FOURTHS[this.#laterWait[card]],
      );
    }
  }

  #describeCard(list: TokenList, card: number, below: number, depth: number, low: number): void {
    const wait = this.#wait[card];
    const fits = below === UP[card] ? 1 : 0;
    list.add(CARD + ((depth * 3 + low) * WAITS + wait) * 2 + fits);
    list.add(KIND + 2 * card + (depth > 0 ? 1 : 0));
    if (low === 0) return;
    const kinship = fits === 1 ? 2 : SUIT[below] === SUIT[card] ? 1 : 0;
    const waits = SIXTHS[wait] * 6 + SIXTHS[this.#wait[below]];
    list.add(PAIR + waits * 3 + kinship);
  }

  /** Whether a card lies anywhere above one of its suit that is wanted before it. */
  #isLocking(cards: Uint8Array, start: number, height: number): boolean {
    const card = cards[start + height];
    for (let at = start; at < start + height; at++) if (this.#isLater(card, cards[at])) return true;
    return false;
  }

  /** Whether two cards are of the same suit and the first is wanted after the second. */
  #isLater(card: number, other: number): boolean {
    return SUIT[card] === SUIT[other] && this.#wait[card] > this.#wait[other];
  }

  #accessOfOther(card: number, fan: number, depth: number): number {
    const { pile, above, access } = this.#copies;
    const isFirst = pile[2 * card] === fan && above[2 * card] === depth;
    return access[2 * card + (isFirst ? 1 : 0)];
  }

  #describeFoundation({ heights, cards, lengths }: SearchPosition, h: number): void {
    const list = this.foundations[h];
    const { access, pile, above: cover } = this.#copies;
    const height = heights[h];
    const missing = COMPLETE[h] - height;
    list.length = 0;
    list.add(HOUR + STAGES * h + this.#stage);
    list.add(MISSING + RULES * Math.min(missing, 10) + this.#rules);
    this.holders.fill(-1, HELD * h, HELD * (h + 1));
    for (let k = 0; k < Math.min(missing, AHEAD); k++) {
      const card = NEEDS[heightIndex(h, height + k)];
      const copy = 2 * card;
      const from = access[copy];
      if (k < HELD && pile[copy] < FANS && from < ONLY_IN_STOCK)
        this.holders[HELD * h + k] = pile[copy];
      let above = 0;
      let isLocked = 0;
      let wayOut = CARRIERS;
      if (from > TOP && from < NEAR_WASTE_TOP) {
        const fan = pile[copy];
        const start = bottomOf(fan);
        const top = lengths[fan] - 1;
        above = cover[copy];
        for (let i = top; i > top - above; i--)
          if (this.#isLater(cards[start + i], card)) isLocked = 1;
        wayOut = this.#kinds.carrier[UP[cards[start + top]]];
      }
      list.add(WANTED + ((k * ACCESS_CLASSES + from) * 5 + Math.min(above, 4)) * 2 + isLocked);
      list.add(OTHERWISE + (k * ACCESS_CLASSES + access[copy + 1]) * (CARRIERS + 1) + wayOut);
    }
  }

  #describeAll(position: SearchPosition): void {
    const { lengths } = position;
    const list = this.all;
    const waste = lengths[WASTE];
    list.length = 0;
    list.add(STOCK_SIZE + lengths[STOCK]);
    list.add(LEFT + position.left);
    list.add(WASTE_SIZE + Math.min(waste, 31));
    let empty = 0;
    for (let fan = 0; fan < FANS; fan++) if (lengths[fan] === 0) empty++;
    list.add(EMPTY + empty);
    list.add(CARRIES + Math.min(this.#deadEnd.carries, 39));
    let completed = 0;
    for (let h = 0; h < 12; h++) if (position.heights[h] === COMPLETE[h]) completed++;
    list.add(COMPLETED + completed);
    for (let depth = 0; depth < Math.min(waste, 6); depth++) {
      const card = position.cards[bottomOf(WASTE) + waste - 1 - depth];
      list.add(WASTE_WAIT + WAITS * depth + this.#wait[card]);
      list.add(WASTE_CARRIER + CARRIERS * depth + this.#kinds.carrier[UP[card]]);
    }
    for (const token of this.#chosen) list.add(token);
    this.#describeStock();
  }

  #describeStock(): void {
    const { stocked } = this.#kinds;
    const byWait = this.#stockedWait.fill(0);
    for (let card = 0; card < CARD_KINDS; card++) {
      const count = stocked[card];
      const wait = this.#wait[card];
      this.all.add(STOCKED + 3 * card + count);
      byWait[wait] += count;
    }
    for (let wait = 0; wait < WAITS; wait++)
      this.all.add(STOCKED_WAIT + 9 * wait + Math.min(byWait[wait], 8));
  }
}
