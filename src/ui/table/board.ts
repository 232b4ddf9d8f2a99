/**
 * The 104 cards, each an element that is never replaced. A new placement is shown as a whole: cards
 * whose slot has changed fly there. There is no code for particular moves.
 */
import { CARDS_IN_GAME, type Card } from '../../rules/card.ts';
import { type CardElement, land, lookOf, makeElement, print } from './cardElement.ts';
import type { DeckImages, FaceImage } from './deckImages.ts';
import { LaunchQueue } from './launchQueue.ts';
import type { Point, TableGeometry } from './layout/geometry.ts';
import { fly, type Look, type Speed, shake, startTimes, translationTo } from './motion.ts';
import { type PileName, STOCK } from './pileName.ts';
import { matchSlots, type Placement, type Slot } from './placement.ts';
import { dealOrder, FLYING, heightOf, isSeen, sameLook, samePlace } from './slotOrder.ts';

/** Also above the marks on the cards: see `.over`. */
const LIFTED_ABOVE = 500;
/** How a card in hand differs from one at rest. */
const LIFTED = { scale: '1.07', rotate: '2.2deg' };

export type Motion = 'fly' | 'jump' | 'deal' | 'drop';

export class Board {
  readonly #layer: HTMLElement;
  readonly #cards: readonly CardElement[];
  #size: Point = { x: 0, y: 0 };
  #lifted: CardElement | undefined;
  /** Whether the lifted card follows a pointer. */
  #isDragged = false;
  /** A card that is in the slot where it was dropped, but still drawn above all others. */
  #dropped: CardElement | undefined;
  readonly #launches = new LaunchQueue();
  /** The slots of a deal that is waiting for the faces. */
  #undealt: readonly Slot[] | undefined;
  #hasFaces = false;
  #faces: readonly FaceImage[] | undefined;
  /** Resolves when the first deal has landed, with faces or, if there are none, without. */
  readonly dealt: Promise<void>;
  #hasDealt = (): void => {};
  readonly #speed: () => Speed;

  constructor(layer: HTMLElement, speed: () => Speed) {
    this.#layer = layer;
    layer.classList.add('plain');
    this.#speed = speed;
    this.dealt = new Promise((resolve) => {
      this.#hasDealt = resolve;
    });
    this.#cards = Array.from({ length: CARDS_IN_GAME }, (_, i) =>
      makeElement(layer, Math.floor(i / 2)),
    );
  }

  /**
   * Shows a placement: changed cards fly or jump to their slots, or all cards are dealt. With
   * `drop` the dragged card is in its slot at once and flights start; a placement shown right
   * afterwards does the rest.
   */
  show(geometry: TableGeometry, placement: Placement, motion: Motion): void {
    this.#launches.finish();
    this.#size = { x: geometry.cardWidth, y: geometry.cardHeight };
    const slots = matchSlots(
      this.#cards.map((element) => element.slot),
      this.#cards.map((element) => element.card),
      placement.slots,
    );
    const deals = motion === 'deal' || (motion === 'jump' && this.#undealt);
    this.#undealt = undefined;
    if (this.#dropped) lower(this.#dropped);
    this.#dropped = undefined;
    if (motion === 'drop') this.#drop(slots);
    if (this.#speed() === 'off') this.#jump(slots);
    else if (deals) {
      this.#gather(geometry, slots);
      this.#undealt = slots;
      if (this.#hasFaces) this.dealWaiting();
    } else if (motion === 'jump') this.#jump(slots);
    else void this.#moveAll(slots, motion === 'drop');
  }

  /** The faces could not be loaded: deals plain cards. */
  goWithoutFaces(): void {
    this.#hasFaces = true;
    this.dealWaiting();
  }

  /** Deals the cards that are waiting for their faces, if any. */
  dealWaiting(): void {
    const slots = this.#undealt;
    this.#undealt = undefined;
    const launched = slots ? this.#moveAll(slots) : Promise.resolve();
    if (this.#hasFaces) void launched.then(() => this.#landed()).then(this.#hasDealt);
  }

  /** Resolves when no card flies. */
  async #landed(): Promise<void> {
    const flights = this.#cards.flatMap((element) => element.flights);
    await Promise.allSettled(flights.map(({ finished }) => finished));
  }

  /**
   * Lifts the top card of a pile and moves it by a vector; without a pile, puts the lifted card
   * down.
   */
  lift(pile: PileName | undefined, by: Point = { x: 0, y: 0 }): void {
    this.#launches.finish();
    const element = pile === undefined ? undefined : topOf(this.#cards, pile);
    if (this.#lifted && this.#lifted !== element) this.#putDown(this.#lifted);
    this.#lifted = element;
    this.#isDragged = by.x !== 0 || by.y !== 0;
    if (!element?.slot) return;
    land(element);
    element.drawn = undefined;
    const { x, y } = this.#corner(element.slot.at);
    element.root.classList.add('lifted');
    element.root.classList.toggle('down', !element.slot.faceUp);
    element.root.style.zIndex = `${LIFTED_ABOVE}`;
    element.root.style.scale = LIFTED.scale;
    element.root.style.rotate = LIFTED.rotate;
    element.root.style.translate = translationTo({ x: x + by.x, y: y + by.y });
  }

  /** Shakes the top card of a pile. */
  shake(pile: PileName): void {
    this.#launches.finish();
    const element = topOf(this.#cards, pile);
    if (element && this.#speed() !== 'off') shake(element.root);
  }

  /** Shows a card's face in a picture, once the deck has been loaded. */
  print(face: HTMLImageElement, card: Card): void {
    const image = this.#faces?.[card];
    if (image) print(face, image);
  }

  /** Gives the cards their faces, sheet by sheet, so that the browser can respond in between. */
  async useDeck({ faces, back }: DeckImages): Promise<void> {
    this.#layer.style.setProperty('--back', `url("${back}")`);
    this.#faces = faces;
    let isWhole = true;
    for (const sheet of new Set(faces.map((face) => face.sheet))) {
      const cards = this.#cards.filter(({ card }) => faces[card]?.sheet === sheet);
      for (const { card, face } of cards) this.print(face, card);
      const decoded = await Promise.allSettled(cards.map(({ face }) => face.decode()));
      // Another deck was chosen meanwhile.
      if (this.#faces !== faces) return;
      isWhole &&= decoded.every(({ status }) => status === 'fulfilled');
    }
    if (isWhole) this.#layer.classList.remove('plain');
    this.#hasFaces = true;
    this.dealWaiting();
  }

  /** The top left corner of a card, on whole pixels so that its edges stay sharp. */
  #corner(at: Point): Point {
    return { x: Math.round(at.x - this.#size.x / 2), y: Math.round(at.y - this.#size.y / 2) };
  }

  /** Writes the styles of a card at rest in its slot. */
  #rest(element: CardElement, slot: Slot): void {
    element.slot = slot;
    // Most moves leave most cards unchanged.
    if (element.drawn && sameLook(element.drawn, slot)) return;
    element.drawn = slot;
    element.root.style.translate = translationTo(this.#corner(slot.at));
    element.root.style.zIndex = `${slot.index + 1}`;
    element.root.style.display = slot.shown ? '' : 'none';
    element.root.classList.toggle('down', !slot.faceUp);
    element.root.classList.toggle('covered', slot.covered);
  }

  /**
   * Moves the dragged card into its slot. Nothing else about it changes in this frame, so that it
   * is painted quickly.
   */
  #drop(slots: readonly Slot[]): void {
    const element = this.#isDragged ? this.#lifted : undefined;
    const slot = element && slots[this.#cards.indexOf(element)];
    if (!element?.slot || !slot || samePlace(element.slot, slot)) return;
    this.#lifted = undefined;
    this.#dropped = element;
    element.slot = slot;
    element.root.style.translate = translationTo(this.#corner(slot.at));
    element.root.style.scale = '1';
    element.root.style.rotate = '0deg';
  }

  /** Starts the flight of a card to its slot from where it was last seen. */
  #launch(element: CardElement, seen: Look, slot: Slot, height: number, delay = 0): void {
    const { root, face } = element;
    land(element);
    this.#rest(element, slot);
    element.drawn = undefined;
    root.style.display = '';
    root.style.zIndex = `${height}`;
    if (delay > 0) wait(element, delay);
    const lies = {
      translate: translationTo(this.#corner(slot.at)),
      scale: '1',
      rotate: '0deg',
      faceUp: slot.faceUp,
    };
    const flights = fly(root, face, seen, lies, delay, this.#speed());
    element.flights = flights;
    (flights[0] as Animation).onfinish = () => {
      if (element.flights !== flights) return;
      element.flights = [];
      land(element);
      if (element.slot) this.#rest(element, element.slot);
    };
  }

  /** Puts the lifted card down: it flies back unless it has already been played. */
  #putDown(element: CardElement): void {
    const { slot, flights } = element;
    const seen = slot && !flights[0] ? lookOf(element) : undefined;
    lower(element);
    if (slot && seen) this.#launch(element, seen, slot, FLYING + slot.index);
  }

  #moveAll(slots: readonly Slot[], isLead = false): Promise<void> {
    const moving = this.#cards.flatMap((element, i) => {
      const [from, to] = [element.slot, slots[i] as Slot];
      const flies = from && !samePlace(from, to) && isSeen(from, to);
      return flies ? [{ element, from, to, seen: lookOf(element) }] : [];
    });
    const flying = new Set(moving.map(({ element }) => element));
    if (!isLead)
      for (const [i, element] of this.#cards.entries())
        if (!flying.has(element)) this.#put(element, slots[i] as Slot);
    const times = startTimes(moving, this.#speed());
    const begin = performance.now();
    const launches = moving.map(({ element, seen, from, to }, i) => ({
      at: times[i] ?? 0,
      launch: (now: number) => {
        const delay = Math.max(0, (times[i] ?? 0) - (now - begin));
        this.#launch(element, seen, to, heightOf(from, to), delay);
      },
    }));
    return this.#launches.run(launches.sort((a, b) => a.at - b.at).map(({ launch }) => launch));
  }

  /**
   * Puts a card into its slot without motion. A card still flying to the same place continues its
   * flight.
   */
  #put(element: CardElement, slot: Slot): void {
    if (element.slot && !samePlace(element.slot, slot)) land(element);
    if (element.flights[0]) element.slot = slot;
    else this.#rest(element, slot);
  }

  /** Puts every card into its slot without motion. */
  #jump(slots: readonly Slot[]): void {
    for (const [i, element] of this.#cards.entries()) {
      element.drawn = undefined;
      this.#put(element, slots[i] as Slot);
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
        at: slot.pile === STOCK ? slot.at : geometry.stock,
        faceUp: false,
      })),
    );
  }
}

/** Removes the picked-up style. */
function lower({ root }: CardElement): void {
  root.classList.remove('lifted');
  root.style.scale = '';
  root.style.rotate = '';
}

/**
 * The z-order of dealt cards: while waiting, next to leave on top; in flight, last to leave on top.
 */
function wait(element: CardElement, delay: number): void {
  const order = Math.ceil(delay / 10);
  element.root.style.zIndex = `${FLYING - order}`;
  element.takeOff = setTimeout(() => {
    element.root.style.zIndex = `${FLYING + order}`;
  }, delay);
}

const topOf = (cards: readonly CardElement[], pile: PileName): CardElement | undefined =>
  cards
    .filter((element) => element.slot?.pile === pile)
    .reduce<CardElement | undefined>(
      (top, element) => ((element.slot?.index ?? 0) >= (top?.slot?.index ?? 0) ? element : top),
      undefined,
    );
