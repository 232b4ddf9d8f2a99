/**
 * Writes a position as the bytes that the value network reads. They hold only what a player sees:
 * of the stock its cards count, not their order.
 */
import { HOURS, indexOf, sizeWhenComplete } from '../../rules/hour.ts';
import { FAN_SIZE } from '../../rules/position.ts';
import {
  bottomOf,
  COMPLETE,
  DOWN,
  FANS,
  FOUNDATIONS_OF,
  heightIndex,
  NEEDS,
  NONE,
  STOCK,
  SUIT,
  UP,
  WASTE,
} from '../../solver/engine/codes.ts';
import type { SearchPosition } from '../../solver/engine/searchPosition.ts';
import {
  CARD_FEATURES,
  CARD_RELATIONS,
  CARD_RELATIONS_AT,
  CARD_TOKENS,
  FLAGS_BYTE,
  FOUNDATION_FEATURES,
  FOUNDATION_RELATIONS,
  FOUNDATION_RELATIONS_AT,
  FOUNDATIONS_AT,
  NO_CARD,
  NO_TOKEN,
  POSITION_BYTES,
  TO_DEAL_BYTE,
  WHOLE_AT,
} from './shape.ts';

/** The largest count that a feature tells apart. */
const MOST = 15;

/** The height at which each foundation takes a card, 0 if it takes none: by `foundation * 64 + card`. */
const HEIGHT_OF = new Uint8Array(FANS * 64);
for (const hour of HOURS)
  for (let height = 1; height < sizeWhenComplete(hour); height++)
    HEIGHT_OF[indexOf(hour) * 64 + NEEDS[heightIndex(indexOf(hour), height)]] = height + 1;

export class PositionEncoder {
  /** For each kind of card, how many copies are unseen, and the tokens of up to two that lie open. */
  readonly #unseen = new Uint8Array(64);
  readonly #first = new Uint8Array(64);
  readonly #second = new Uint8Array(64);
  /** For each token of a card: the card, its pile, and how many cards lie below it. */
  readonly #cards = new Uint8Array(CARD_TOKENS);
  readonly #piles = new Uint8Array(CARD_TOKENS);
  readonly #below = new Uint8Array(CARD_TOKENS);
  #count = 0;
  /** How many cards the next two foundations that need a card take before it, and their tokens. */
  #wait = MOST;
  #secondWait = MOST;
  #waiting = NO_TOKEN;
  #secondWaiting = NO_TOKEN;

  /**
   * @param toDeal whether the position is to be dealt from next, or the player moves first
   * @param flags of the rules (`flagsOf`)
   * @param into takes `POSITION_BYTES` bytes from index `at` on
   */
  encode(
    position: SearchPosition,
    toDeal: boolean,
    flags: number,
    into: Uint8Array,
    at: number,
  ): void {
    into.fill(0, at, at + POSITION_BYTES);
    this.#countUnseen(position);
    this.#placeTokens(position);
    for (let token = 0; token < this.#count; token++) this.#card(position, token, into, at);
    for (let token = this.#count; token < CARD_TOKENS; token++) {
      into[at + token * CARD_FEATURES] = NO_CARD;
      const relations = at + CARD_RELATIONS_AT + token * CARD_RELATIONS;
      into.fill(NO_TOKEN, relations, relations + CARD_RELATIONS);
    }
    for (let foundation = 0; foundation < FANS; foundation++)
      this.#foundation(position, foundation, into, at);
    this.#whole(position, into, at + WHOLE_AT);
    into[at + WHOLE_AT + TO_DEAL_BYTE] = Number(toDeal);
    into[at + WHOLE_AT + FLAGS_BYTE] = flags;
  }

  #countUnseen({ cards, lengths }: SearchPosition): void {
    const unseen = this.#unseen;
    unseen.fill(0);
    const start = bottomOf(STOCK);
    for (let index = start; index < start + lengths[STOCK]; index++) unseen[cards[index]] += 1;
  }

  /** Gives each card that lies open a token; of the waste those at the bottom get none where there are too many. */
  #placeTokens({ cards, lengths }: SearchPosition): void {
    this.#first.fill(NO_TOKEN);
    this.#second.fill(NO_TOKEN);
    let inFans = 0;
    for (let fan = 0; fan < FANS; fan++) inFans += lengths[fan];
    const skipped = Math.max(0, lengths[WASTE] - Math.max(0, CARD_TOKENS - inFans));
    let token = 0;
    for (let pile = 0; pile <= WASTE; pile++)
      for (let i = pile === WASTE ? skipped : 0; i < lengths[pile] && token < CARD_TOKENS; i++) {
        const card = cards[bottomOf(pile) + i];
        this.#cards[token] = card;
        this.#piles[token] = pile;
        this.#below[token] = i;
        if (this.#first[card] === NO_TOKEN) this.#first[card] = token;
        else this.#second[card] = token;
        token++;
      }
    this.#count = token;
  }

  #card({ cards, lengths, heights }: SearchPosition, token: number, into: Uint8Array, at: number) {
    const card = this.#cards[token];
    const pile = this.#piles[token];
    const below = this.#below[token];
    const index = bottomOf(pile) + below;
    const above = lengths[pile] - 1 - below;
    const unseen = this.#unseen;
    this.#findWaits(heights, card);
    const isFan = pile < WASTE;
    let f = at + token * CARD_FEATURES;
    into[f++] = card;
    into[f++] = pile;
    into[f++] = Math.min(above, MOST);
    into[f++] = Math.min(below, MOST);
    into[f++] = this.#wait;
    into[f++] = this.#secondWait;
    into[f++] = unseen[card] + 3 * unseen[UP[card]] + 9 * unseen[DOWN[card]];
    into[f] =
      Number(below > 0 && cards[index - 1] === UP[card]) +
      2 * Number(above > 0 && cards[index + 1] === DOWN[card]) +
      4 * Number(isFan && lengths[pile] < FAN_SIZE) +
      8 * Number(isFan && below >= 2);
    this.#relate(token, above, into, at + CARD_RELATIONS_AT + token * CARD_RELATIONS);
  }

  /** Finds the two foundations that need a card next, and how many cards each takes before it. */
  #findWaits(heights: Uint8Array, card: number): void {
    this.#wait = MOST;
    this.#secondWait = MOST;
    this.#waiting = NO_TOKEN;
    this.#secondWaiting = NO_TOKEN;
    for (let k = 0; k < 3; k++) {
      const foundation = FOUNDATIONS_OF[3 * SUIT[card] + k];
      const before = HEIGHT_OF[foundation * 64 + card] - heights[foundation] - 1;
      if (before < 0) continue;
      if (before < this.#wait) {
        this.#secondWait = this.#wait;
        this.#secondWaiting = this.#waiting;
        this.#wait = before;
        this.#waiting = CARD_TOKENS + foundation;
      } else if (before < this.#secondWait) {
        this.#secondWait = before;
        this.#secondWaiting = CARD_TOKENS + foundation;
      }
    }
  }

  /** Writes the relations of a card that has `above` cards above it. */
  #relate(token: number, above: number, into: Uint8Array, at: number): void {
    const card = this.#cards[token];
    const first = this.#first;
    const second = this.#second;
    const isOnCard =
      this.#below[token] > 0 && token > 0 && this.#piles[token - 1] === this.#piles[token];
    const top = token + above;
    let r = at;
    into[r++] = above > 0 && token + 1 < CARD_TOKENS ? token + 1 : NO_TOKEN;
    into[r++] = isOnCard ? token - 1 : NO_TOKEN;
    into[r++] = first[card] === token ? second[card] : first[card];
    into[r++] = first[UP[card]];
    into[r++] = second[UP[card]];
    into[r++] = first[DOWN[card]];
    into[r++] = second[DOWN[card]];
    into[r++] = this.#waiting;
    into[r++] = this.#secondWaiting;
    into[r] = top < this.#count ? top : NO_TOKEN;
  }

  #foundation({ heights }: SearchPosition, foundation: number, into: Uint8Array, at: number): void {
    const height = heights[foundation];
    let f = at + FOUNDATIONS_AT + foundation * FOUNDATION_FEATURES;
    let r = at + FOUNDATION_RELATIONS_AT + foundation * FOUNDATION_RELATIONS;
    into[f++] = foundation;
    into[f++] = COMPLETE[foundation] - height;
    let unseen = 0;
    for (let k = 0, unit = 1; k < 3; k++, unit *= 3) {
      const isLeft = height + k < COMPLETE[foundation];
      const card = isLeft ? NEEDS[heightIndex(foundation, height + k)] : NONE;
      unseen += unit * (isLeft ? this.#unseen[card] : 0);
      into[r++] = this.#first[card];
      into[r++] = this.#second[card];
    }
    into[f] = unseen;
    const suit = SUIT[NEEDS[heightIndex(foundation, 1)]];
    for (let k = 0; k < 3; k++) {
      const other = FOUNDATIONS_OF[3 * suit + k];
      if (other !== foundation) into[r++] = CARD_TOKENS + other;
    }
  }

  #whole(position: SearchPosition, into: Uint8Array, at: number): void {
    const { lengths } = position;
    for (let card = 0; card < 52; card++) into[at + card] = this.#unseen[card];
    into[at + 52] = lengths[STOCK];
    into[at + 53] = lengths[WASTE];
    into[at + 54] = position.gaps();
    for (let fan = 0; fan < FANS; fan++)
      if (lengths[fan] < FAN_SIZE) into[at + 55 + lengths[fan]] += 1;
  }
}

/** The rules as the net is told them, and whether the waste can still be turned over. */
export const flagsOf = ({ ruleSet, redealsUsed }: SearchPosition): number =>
  Number(ruleSet.refillFrom === 1) +
  2 * Number(ruleSet.refillOrder === 'fans') +
  4 * Number(ruleSet.refillWhen === 'stuck') +
  8 * Number(ruleSet.drawWhen === 'stuck') +
  16 * Number(ruleSet.drawWhen === 'any') +
  32 * Number(ruleSet.wasteTo === 'foundations') +
  64 * Number(ruleSet.buildOn === 1) +
  128 * Number(redealsUsed < ruleSet.redeals);
