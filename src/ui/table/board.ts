/**
 * The 104 cards, each an element that is never replaced. A new placement is shown as a whole: cards whose slot
 * differs from the one before fly there. No code is written for single moves.
 */
import { CARDS_IN_GAME, type Card } from '../../rules/card.ts';
import { HOURS, indexOf } from '../../rules/hour.ts';
import { parsePlace } from '../../rules/move.ts';
import type { DeckImages } from './deckImages.ts';
import type { Point, TableGeometry } from './layout/geometry.ts';
import { fly, type Speed, startTimes, transformTo } from './motion.ts';
import { type PileName, STOCK } from './pileName.ts';
import { matchSlots, type Placement, type Slot } from './placement.ts';

interface CardElement {
  readonly card: Card;
  readonly root: HTMLElement;
  readonly face: HTMLImageElement;
  slot: Slot | undefined;
  /** The slot for which its styles were written; none if something else has changed them since. */
  laid: Slot | undefined;
  flight: Animation | undefined;
  /** Set while the card waits for its turn to leave the stock. */
  turn: ReturnType<typeof setTimeout> | undefined;
}

/** Above every card that lies on the table. */
const FLYING = 250;
/** Above the marks on the cards, too: see `.over`. */
const LIFTED_ABOVE = 500;
const LIFTED = 'scale(1.07) rotate(2.2deg)';

export class Board {
  readonly #layer: HTMLElement;
  readonly #cards: readonly CardElement[];
  #size: Point = { x: 0, y: 0 };
  #lifted: CardElement | undefined;
  readonly #speed: () => Speed;

  constructor(layer: HTMLElement, speed: () => Speed) {
    this.#layer = layer;
    this.#speed = speed;
    this.#cards = Array.from({ length: CARDS_IN_GAME }, (_, i) =>
      makeElement(layer, Math.floor(i / 2)),
    );
  }

  /** Shows a placement: changed cards fly or jump to their slots, or all cards are dealt. */
  show(geometry: TableGeometry, placement: Placement, motion: 'fly' | 'jump' | 'deal'): void {
    this.#size = { x: geometry.cardWidth, y: geometry.cardHeight };
    const slots = matchSlots(
      this.#cards.map((element) => element.slot),
      this.#cards.map((element) => element.card),
      placement.slots,
    );
    if (motion === 'deal' && this.#speed() !== 'off') this.#gather(geometry, slots);
    if (motion === 'jump' || this.#speed() === 'off') this.#jump(slots);
    else this.#moveAll(slots);
  }

  /** Lifts the top card of a pile and moves it by so much; without a pile, puts the lifted card down. */
  lift(pile: PileName | undefined, by: Point = { x: 0, y: 0 }): void {
    const element = pile === undefined ? undefined : topOf(this.#cards, pile);
    if (this.#lifted && this.#lifted !== element) this.#putDown(this.#lifted);
    this.#lifted = element;
    if (!element?.slot) return;
    land(element);
    element.laid = undefined;
    const { x, y } = this.#corner(element.slot.at);
    element.root.classList.add('lifted');
    element.root.classList.toggle('down', !element.slot.faceUp);
    element.root.style.zIndex = `${LIFTED_ABOVE}`;
    element.root.style.transform = `${transformTo({ x: x + by.x, y: y + by.y })} ${LIFTED}`;
  }

  /** The address of a card's picture; empty until the deck has been loaded. */
  faceOf(card: Card): string {
    return this.#cards.find((element) => element.card === card)?.face.src ?? '';
  }

  useDeck(images: DeckImages): void {
    this.#layer.style.setProperty('--back', `url("${images.back}")`);
    for (const { card, face } of this.#cards) face.src = images.faces[card] as string;
  }

  /** The top left corner of a card, on whole pixels so that its edges stay sharp. */
  #corner(at: Point): Point {
    return { x: Math.round(at.x - this.#size.x / 2), y: Math.round(at.y - this.#size.y / 2) };
  }

  /** Lays a card where its slot says. */
  #rest(element: CardElement, slot: Slot): void {
    element.slot = slot;
    // Most moves leave most cards as they are.
    if (element.laid && sameLook(element.laid, slot)) return;
    element.laid = slot;
    element.root.style.transform = transformTo(this.#corner(slot.at));
    element.root.style.zIndex = `${slot.index + 1}`;
    element.root.style.visibility = slot.shown ? '' : 'hidden';
    element.root.classList.toggle('down', !slot.faceUp);
    element.root.classList.toggle('covered', slot.covered);
  }

  /** Lets a card fly to its slot from where it was seen. */
  #launch(element: CardElement, seen: string, slot: Slot, delay: number): void {
    land(element);
    this.#rest(element, slot);
    element.laid = undefined;
    element.root.style.visibility = '';
    if (delay > 0) this.#wait(element, delay);
    else element.root.style.zIndex = `${FLYING + slot.index}`;
    const flight = fly(element.root, seen, this.#corner(slot.at), delay, this.#speed());
    element.flight = flight;
    flight.onfinish = () => {
      if (element.flight !== flight) return;
      clearTimeout(element.turn);
      element.flight = undefined;
      if (element.slot) this.#rest(element, element.slot);
    };
  }

  /** Until a card leaves the stock it shows its back. The card that leaves next lies on top. */
  #wait(element: CardElement, delay: number): void {
    const { root } = element;
    root.classList.add('down');
    root.style.zIndex = `${FLYING - Math.ceil(delay / 10)}`;
    element.turn = setTimeout(() => {
      root.classList.toggle('down', element.slot?.faceUp === false);
      root.style.zIndex = `${FLYING + Math.ceil(delay / 10)}`;
    }, delay);
  }

  /** Puts the lifted card down: it flies back unless it has already been played. */
  #putDown(element: CardElement): void {
    element.root.classList.remove('lifted');
    if (element.slot && !element.flight) this.#launch(element, whereSeen(element), element.slot, 0);
  }

  #moveAll(slots: readonly Slot[]): void {
    const moving = this.#cards.flatMap((element, i) => {
      const [from, to] = [element.slot, slots[i] as Slot];
      const moved = from && (from.pile !== to.pile || !samePoint(from.at, to.at));
      return moved ? [{ element, from, to, seen: whereSeen(element) }] : [];
    });
    const flying = new Set(moving.map(({ element }) => element));
    for (const [i, element] of this.#cards.entries()) {
      // A card that is still flying to the same slot goes on flying.
      if (element.flight && !flying.has(element)) element.slot = slots[i];
      else if (!flying.has(element)) this.#rest(element, slots[i] as Slot);
    }
    const times = startTimes(moving, this.#speed());
    for (const [i, { element, seen, to }] of moving.entries())
      this.#launch(element, seen, to, times[i] as number);
  }

  /** Puts every card into its slot without motion, and ends all flights. */
  #jump(slots: readonly Slot[]): void {
    for (const [i, element] of this.#cards.entries()) {
      land(element);
      element.laid = undefined;
      this.#rest(element, slots[i] as Slot);
    }
  }

  /** Before a deal, squares all cards in the stock, in the order of dealing. */
  #gather(geometry: TableGeometry, slots: readonly Slot[]): void {
    const order = slots.map(dealOrder).sort((a, b) => a - b);
    this.#jump(
      slots.map((slot) => ({
        ...slot,
        pile: STOCK,
        index: CARDS_IN_GAME - order.indexOf(dealOrder(slot)),
        at: geometry.stock,
        faceUp: false,
      })),
    );
  }
}

/** Ends a flight at once. */
function land(element: CardElement): void {
  clearTimeout(element.turn);
  element.flight?.cancel();
  element.flight = undefined;
}

function makeElement(layer: HTMLElement, card: Card): CardElement {
  const root = document.createElement('div');
  root.className = 'card';
  const face = document.createElement('img');
  face.alt = '';
  face.draggable = false;
  root.append(face);
  layer.append(root);
  return {
    card,
    root,
    face,
    slot: undefined,
    laid: undefined,
    flight: undefined,
    turn: undefined,
  };
}

const sameLook = (a: Slot, b: Slot): boolean =>
  samePoint(a.at, b.at) &&
  a.index === b.index &&
  a.shown === b.shown &&
  a.faceUp === b.faceUp &&
  a.covered === b.covered;

const samePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** The transform with which an element is seen, also in the middle of a flight. */
const whereSeen = ({ root, flight }: CardElement): string =>
  flight ? getComputedStyle(root).transform : root.style.transform;

const topOf = (cards: readonly CardElement[], pile: PileName): CardElement | undefined =>
  cards
    .filter((element) => element.slot?.pile === pile)
    .reduce<CardElement | undefined>(
      (top, element) => ((element.slot?.index ?? 0) >= (top?.slot?.index ?? 0) ? element : top),
      undefined,
    );

/** The turn of a slot in the opening deal: the clock first, then the fans round by round, the stock last. */
function dealOrder({ pile, index }: Slot): number {
  const place = parsePlace(pile);
  if (place?.hour === undefined) return 1000 - index;
  const turn = indexOf(place.hour);
  return place.pile === 'foundation' ? turn : HOURS.length * (1 + index) + turn;
}
