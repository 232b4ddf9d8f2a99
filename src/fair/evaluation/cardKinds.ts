/**
 * Three facts about each kind of card, from which features (`features.ts`) and tokens (`tokens.ts`)
 * are made:
 *
 * - its **wait**: how many cards the foundation that wants it soonest must get before it;
 * - its **access**: how easily its best copy can be reached;
 * - as a **carrier**: whether the next lower card can be built on it, to get it out of the way.
 *
 * They use which cards the stock has, but not their order.
 */
import {
  bottomOf,
  COMPLETE,
  FANS,
  heightIndex,
  NEEDS,
  STOCK,
  UP,
  WASTE,
} from '../../solver/engine/codes.ts';
import type { SearchPosition } from '../../solver/engine/searchPosition.ts';

/** A card that no foundation wants any more. */
export const NEVER = 20;

/**
 * Classes of access, the easiest first: by the breaks of sequence above it in a fan, or by its
 * depth in the waste.
 */
export const TOP = 0;
export const IN_RUN = 1;
export const MAX_BREAKS = 3;
export const NEAR_WASTE_TOP = 5;
export const DEEP_IN_WASTE = 6;
export const ONLY_IN_STOCK = 7;
export const GONE = 8;
export const ACCESS_CLASSES = 9;

/** @param above how many cards lie on it */
export const accessInWaste = (above: number): number =>
  above === 0 ? TOP : above <= 2 ? NEAR_WASTE_TOP : DEEP_IN_WASTE;

/** @param breaks how many of the cards on it do not continue its run */
export const accessInFan = (isTop: boolean, breaks: number): number =>
  isTop ? TOP : IN_RUN + Math.min(breaks, MAX_BREAKS);

/**
 * Carriers: on a top that can be built on; still to come; covered, but able to become such a top;
 * of no use.
 */
export const READY = 0;
const TO_COME = 1;
const COVERED = 2;
export const USELESS = 3;
export const CARRIERS = 4;

export class CardKinds {
  /** The wait of each kind of card; `NEVER` if no foundation wants it. */
  readonly wait = new Uint8Array(64);
  readonly access = new Uint8Array(64);
  readonly carrier = new Uint8Array(64);
  /** How many copies the stock has. */
  readonly stocked = new Uint8Array(64);
  /** 1 if a copy is the top of a fan. */
  readonly onTop = new Uint8Array(64);

  /** Finds the facts about all kinds of cards in a position. */
  find(position: SearchPosition): void {
    this.#findWaits(position);
    this.#findPlaces(position);
  }

  #findWaits({ heights }: SearchPosition): void {
    const { wait } = this;
    wait.fill(NEVER);
    for (let h = 0; h < 12; h++) {
      const height = heights[h];
      const missing = COMPLETE[h] - height;
      for (let k = 0; k < missing; k++) {
        const card = NEEDS[heightIndex(h, height + k)];
        if (k < wait[card]) wait[card] = k;
      }
    }
  }

  #findPlaces(position: SearchPosition): void {
    const { cards, lengths } = position;
    this.access.fill(GONE);
    this.carrier.fill(USELESS);
    this.stocked.fill(0);
    this.onTop.fill(0);
    for (let i = 0; i < lengths[STOCK]; i++) {
      const card = cards[bottomOf(STOCK) + i];
      this.stocked[card] += 1;
      this.#find(card, ONLY_IN_STOCK, TO_COME);
    }
    const waste = lengths[WASTE];
    for (let i = 0; i < waste; i++) {
      this.#find(cards[bottomOf(WASTE) + i], accessInWaste(waste - 1 - i), COVERED);
    }
    for (let fan = 0; fan < FANS; fan++) this.#findInFan(position, fan);
  }

  /** Notes a copy of a card: its best access and its best carrier count. */
  #find(card: number, access: number, carrier: number): void {
    if (access < this.access[card]) this.access[card] = access;
    if (carrier < this.carrier[card]) this.carrier[card] = carrier;
  }

  #findInFan({ cards, lengths, buildOn }: SearchPosition, fan: number): void {
    const start = bottomOf(fan);
    const length = lengths[fan];
    let above = 0;
    let breaks = 0;
    for (let i = length - 1; i >= 0; i--) {
      const card = cards[start + i];
      const isTop = i === length - 1;
      if (isTop) this.onTop[card] = 1;
      else if (card !== UP[above]) breaks++;
      const access = accessInFan(isTop, breaks);
      const carrier =
        isTop && length >= buildOn ? READY : i >= buildOn - 1 && !isTop ? COVERED : USELESS;
      this.#find(card, access, carrier);
      above = card;
    }
  }
}
