/**
 * The 104 cards as lasting elements. They are placed from a layout and fly by the difference to
 * what was there before; nothing is written per move.
 */
import type { Card } from '../../rules/card.ts';
import { CARDS_IN_GAME } from '../../rules/card.ts';
import type { DeckImages } from './deckImages.ts';
import type { Point, TableGeometry } from './layout/geometry.ts';
import { fly, startTimes, transformTo } from './motion.ts';
import { matchSlots, type PileName, type Placement, type Slot, STOCK } from './placement.ts';

interface CardElement {
  readonly card: Card;
  readonly root: HTMLElement;
  readonly face: HTMLImageElement;
  slot: Slot | undefined;
  flight: Animation | undefined;
}

export interface Board {
  /** Shows a placement; `fly` whether what changed flies or just lies there. */
  show(geometry: TableGeometry, placement: Placement, motion: 'fly' | 'jump' | 'deal'): void;
  /** Lifts the top card of a pile, moved by so much from where it lies; nothing lifted without. */
  lift(pile: PileName | undefined, by?: Point): void;
  useDeck(images: DeckImages): void;
}

/** Above every card that lies. */
const FLYING = 200;
const LIFTED = 'scale(1.07) rotate(2.2deg)';

export function createBoard(layer: HTMLElement): Board {
  const cards = Array.from({ length: CARDS_IN_GAME }, (_, i) =>
    makeElement(layer, Math.floor(i / 2)),
  );
  let size = { x: 0, y: 0 };
  let lifted: CardElement | undefined;

  /** The top left corner of a card, on whole pixels so that its edges stay sharp. */
  const corner = (at: Point): Point => ({
    x: Math.round(at.x - size.x / 2),
    y: Math.round(at.y - size.y / 2),
  });

  function rest(element: CardElement, slot: Slot): void {
    element.slot = slot;
    element.root.style.transform = transformTo(corner(slot.at));
    element.root.style.zIndex = `${slot.index + 1}`;
    element.root.classList.toggle('down', !slot.faceUp);
    element.root.style.visibility = slot.shown ? '' : 'hidden';
  }

  function launch(element: CardElement, seen: string, slot: Slot, delay: number): void {
    rest(element, slot);
    element.root.style.visibility = '';
    element.root.style.zIndex = `${FLYING + slot.index + Math.round(delay / 10)}`;
    const flight = fly(element.root, seen, corner(slot.at), delay);
    element.flight = flight;
    flight.onfinish = () => {
      if (element.flight !== flight) return;
      element.flight = undefined;
      if (element.slot) rest(element, element.slot);
    };
  }

  /** Lets go of a lifted card; it flies back unless it has already been played. */
  function putDown(element: CardElement): void {
    element.root.classList.remove('lifted');
    if (element.slot && !element.flight) launch(element, whereSeen(element), element.slot, 0);
  }

  function moveAll(placement: Placement): void {
    const slots = matched(placement);
    const moving = cards.flatMap((element, i) => {
      const [from, to] = [element.slot, slots[i] as Slot];
      const moved = from && (from.pile !== to.pile || !samePoint(from.at, to.at));
      return moved ? [{ element, from, to }] : [];
    });
    const seen = moving.map(({ element }) => whereSeen(element));
    const times = startTimes(moving);
    const flying = new Set(moving.map(({ element }) => element));
    cards.forEach((element, i) => {
      if (!flying.has(element) && !element.flight) rest(element, slots[i] as Slot);
      else if (!flying.has(element)) element.slot = slots[i];
    });
    moving.forEach(({ element, to }, i) => {
      element.flight?.cancel();
      launch(element, seen[i] as string, to, times[i] as number);
    });
  }

  /** Puts every card somewhere without motion; whatever flew has landed. */
  function jump(slots: readonly Slot[]): void {
    for (const [i, element] of cards.entries()) {
      element.flight?.cancel();
      element.flight = undefined;
      rest(element, slots[i] as Slot);
    }
  }

  const matched = (placement: Placement): Slot[] =>
    matchSlots(
      cards.map((element) => element.slot),
      cards.map((element) => element.card),
      placement.slots,
    );

  /** A new deal starts with all cards squared in the middle. */
  function gather(geometry: TableGeometry, slots: readonly Slot[]): void {
    jump(slots.map((slot) => ({ ...slot, pile: STOCK, at: geometry.stock, faceUp: false })));
    const dealt = slots.map((slot) => dealOrder(slot));
    const order = [...dealt].sort((a, b) => a - b);
    cards.forEach((element, i) => {
      const index = CARDS_IN_GAME - order.indexOf(dealt[i] as number);
      element.slot = { ...(element.slot as Slot), index };
    });
  }

  return {
    show(geometry, placement, motion) {
      const grown = { x: geometry.cardWidth, y: geometry.cardHeight };
      const resized = grown.x !== size.x;
      size = grown;
      if (motion === 'fly' && !resized) {
        moveAll(placement);
      } else if (motion === 'deal') {
        gather(geometry, matched(placement));
        moveAll(placement);
      } else {
        jump(matched(placement));
      }
    },
    lift(pile, by = { x: 0, y: 0 }) {
      const element = pile === undefined ? undefined : topOf(cards, pile);
      if (lifted && lifted !== element) putDown(lifted);
      lifted = element;
      if (!element?.slot) return;
      element.flight?.cancel();
      element.flight = undefined;
      const at = corner(element.slot.at);
      element.root.classList.add('lifted');
      element.root.style.zIndex = `${2 * FLYING}`;
      element.root.style.transform = `${transformTo({ x: at.x + by.x, y: at.y + by.y })} ${LIFTED}`;
    },
    useDeck(images) {
      layer.style.setProperty('--back', `url("${images.back}")`);
      for (const { card, face } of cards) face.src = images.faces[card] as string;
    },
  };
}

function makeElement(layer: HTMLElement, card: Card): CardElement {
  const root = document.createElement('div');
  root.className = 'card';
  const face = document.createElement('img');
  face.alt = '';
  face.draggable = false;
  root.append(face);
  layer.append(root);
  return { card, root, face, slot: undefined, flight: undefined };
}

const samePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** The transform an element is seen with, in the middle of a flight too. */
const whereSeen = ({ root, flight }: CardElement): string =>
  flight ? getComputedStyle(root).transform : root.style.transform;

const topOf = (cards: readonly CardElement[], pile: PileName): CardElement | undefined =>
  cards
    .filter((element) => element.slot?.pile === pile)
    .reduce<CardElement | undefined>(
      (top, element) => ((element.slot?.index ?? 0) >= (top?.slot?.index ?? 0) ? element : top),
      undefined,
    );

/** The turn of each card in the opening deal: the clock first, then the fans round by round. */
function dealOrder({ pile, index }: Slot): number {
  if (pile === STOCK) return 1000 - index;
  const hour = Number(pile.slice(1)) % 12;
  return pile.startsWith('f') ? hour : 12 + 12 * index + hour;
}
