/** Mouse, pen and finger: drag a card, or tap it and then its target. */

import type { Autoplay } from '../../app/game/autoplay.ts';
import type { Session } from '../../app/game/session.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import { current } from '../../rules/game.ts';
import { targetsOf } from '../../rules/gameQueries.ts';
import { makePlace, type Place, parsePlace, samePlace, topAt } from '../../rules/move.ts';
import type { Board } from './board.ts';
import { contains, placeUnder, targetUnder } from './drop.ts';
import type { Point } from './layout/geometry.ts';
import { type PileName, STOCK } from './pileName.ts';
import { pileOf } from './piles.ts';
import type { Placement } from './placement.ts';

/** The least distance of a drag, in pixels. Hands tremble: anything shorter is a tap. */
const THRESHOLD: Readonly<Record<string, number>> = { mouse: 5, pen: 8, touch: 10 };
/** Two taps on a pile within this time are one double tap, in milliseconds. */
const DOUBLE_TAP = 400;
/** The longest time from a release to its click, in milliseconds. */
const CLICK_DELAY = 700;

/** A pointer that is down on a pile. */
interface Press {
  readonly pointer: number;
  readonly pile: PileName;
  readonly start: Point;
  readonly threshold: number;
  /** Where the table lies in the window; to ask for it at the release would hold that up. */
  readonly table: DOMRect;
  /** `lost`: there is no card under the pointer, or something else has changed the game since. */
  drag: 'none' | 'on' | 'lost';
}

interface Commands {
  readonly session: Session;
  readonly settings: Settings;
  readonly autoplay: Autoplay;
  /** Plays the card in hand. */
  readonly place: (to: Place) => void;
}

export class PointerInput {
  readonly #table: HTMLElement;
  readonly #commands: Commands;
  readonly #session: Session;
  readonly #board: Board;
  readonly #placement: () => Placement;
  readonly #isLooking: () => boolean;
  #press: Press | undefined;
  #released = Number.NEGATIVE_INFINITY;
  #lastTap:
    | {
        readonly pile: PileName;
        readonly time: number;
        readonly played: boolean;
        /** The moves made by then. */
        readonly at: number;
      }
    | undefined;

  /**
   * @param table the element of the table; a press on itself is one on the felt
   * @param placement returns the placement that is shown
   * @param isLooking whether a long press shows a fan; such a press is no tap
   */
  constructor(
    table: HTMLElement,
    commands: Commands,
    board: Board,
    placement: () => Placement,
    isLooking: () => boolean,
  ) {
    this.#isLooking = isLooking;
    this.#table = table;
    this.#commands = commands;
    this.#session = commands.session;
    this.#board = board;
    this.#placement = placement;
    table.addEventListener('pointerdown', (event) => this.#begin(event));
    table.addEventListener('pointermove', (event) => this.#follow(event));
    table.addEventListener('pointerup', (event) => this.#release(event));
    table.addEventListener('pointercancel', (event) => {
      if (event.pointerId === this.#press?.pointer) this.#cancel();
    });
    window.addEventListener('blur', () => this.#cancel());
    table.addEventListener('click', (event) => this.#click(event));
    // Without this a long press would open the browser's menu in the middle of a drag.
    table.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  #begin(event: PointerEvent): void {
    const pile = pileOf(event.target);
    const another = this.#press !== undefined && this.#press.pointer !== event.pointerId;
    if (another || isVirtual(event)) return;
    if (event.button === 2 && !this.#press) sendHome(this.#session, pile);
    if (event.button !== 0) return;
    // A tap on the felt puts the card in hand back.
    if (pile === undefined) {
      if (event.target === this.#table) this.#session.putBack();
      return;
    }
    this.#press = {
      pointer: event.pointerId,
      pile,
      start: { x: event.clientX, y: event.clientY },
      threshold: THRESHOLD[event.pointerType] ?? 5,
      table: this.#table.getBoundingClientRect(),
      drag: 'none',
    };
    capture(event);
  }

  #follow(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    const by = { x: event.clientX - press.start.x, y: event.clientY - press.start.y };
    if (press.drag === 'none' && Math.hypot(by.x, by.y) >= press.threshold) this.#lift(press);
    if (press.drag !== 'on') return;
    if (this.#holds(press.pile)) this.#board.lift(press.pile, by);
    else press.drag = 'lost';
  }

  #lift(press: Press): void {
    const from = parsePlace(press.pile);
    press.drag = 'lost';
    if (!from || topAt(current(this.#session.game.value), from) === undefined) return;
    press.drag = 'on';
    this.#session.take(from);
  }

  #release(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    this.#released = event.timeStamp;
    this.#press = undefined;
    const by = { x: event.clientX - press.start.x, y: event.clientY - press.start.y };
    const finger = { x: event.clientX - press.table.left, y: event.clientY - press.table.top };
    if (press.drag === 'on') this.#drop(press.pile, by, finger);
    else if (
      press.drag === 'none' &&
      !this.#isLooking() &&
      contains(this.#placement().piles[press.pile].box, finger)
    )
      this.#tap(press.pile, event.timeStamp);
  }

  /** Whether the card in hand still comes from a pile. */
  #holds(pile: PileName): boolean {
    const held = this.#session.held.value;
    return held !== undefined && makePlace(held) === pile;
  }

  #drop(pile: PileName, by: Point, finger: Point): void {
    const from = parsePlace(pile);
    if (!from || !this.#holds(pile)) return;
    const to = targetUnder(this.#session.game.value, this.#placement(), from, by, finger);
    if (to) this.#commands.place(to);
    else {
      this.#session.putBack();
      // It says what it takes.
      const wrong = placeUnder(this.#placement(), from, finger);
      if (wrong) this.#session.play({ kind: 'carry', from, to: wrong });
    }
  }

  #cancel(): void {
    const press = this.#press;
    this.#press = undefined;
    if (press?.drag === 'on' && this.#holds(press.pile)) this.#session.putBack();
    if (press) press.drag = 'lost';
  }

  #tap(pile: PileName, time: number): void {
    const last = this.#lastTap;
    const quick = last?.pile === pile && time - last.time < DOUBLE_TAP;
    const before = this.#session.game.value;
    // Whoever taps twice means the card that the first tap has played, not the one that lay under it; unless that is undone.
    const isSpent = quick && last.played && before.at >= last.at && pile !== STOCK;
    if (!isSpent) touchPile(this.#commands, pile, quick, true);
    const { value } = this.#session.game;
    this.#lastTap = { pile, time, at: value.at, played: !isSpent && value !== before };
  }

  /**
   * Taps are found from pointer events: if a finger comes down soon after a drag, browsers send no click. So a
   * click after a pointer event is ignored. A click without one comes from a key or a screen reader.
   */
  #click(event: MouseEvent): void {
    const pile = pileOf(event.target);
    const byPointer = event.detail > 0 && event.timeStamp - this.#released < CLICK_DELAY;
    if (pile !== undefined && !byPointer) touchPile(this.#commands, pile, false, false);
  }
}

/** Whether a screen reader made the event. Its coordinates are wrong, but a click follows. */
const isVirtual = (event: PointerEvent): boolean => event.width === 0 && event.height === 0;

/** Sends all further events of the pointer to the pile, wherever the pointer goes. */
function capture(event: PointerEvent): void {
  try {
    (event.target as Element).setPointerCapture(event.pointerId);
  } catch {
    // An event that a program made has no pointer to capture.
  }
}

/**
 * Does what a tap on a pile, or a key on it, means.
 *
 * @param quick whether it is the second of two quick taps, which plays the card that the first one took
 * @param byHand whether it is a tap: a tap on another card takes that card, a key always means the place
 */
function touchPile(commands: Commands, pile: PileName, quick: boolean, byHand: boolean): void {
  const { session, settings } = commands;
  const place = parsePlace(pile);
  const held = session.held.value;
  if (!place) deal(commands);
  else if (!held) {
    const sole = settings.choices.value.singleTap ? soleTarget(session, place) : undefined;
    if (sole) session.play({ kind: 'carry', from: place, to: sole });
    else session.take(place);
  } else if (quick && makePlace(held) === pile) playQuickly(session, place);
  else if (byHand && meansAnother(session, held, place)) session.take(place);
  else session.place(place);
}

/** Touches the stock: it deals, or it sends all cards home if they can go. */
export function deal({ session, autoplay }: Pick<Commands, 'session' | 'autoplay'>): void {
  if (autoplay.canFinish.value) autoplay.finish();
  else session.deal();
}

/** Sends the top card of a pile home, if it can go: the action of the right mouse button. */
function sendHome(session: Session, pile: PileName | undefined): void {
  const place = pile === undefined ? undefined : parsePlace(pile);
  if (place && place.pile !== 'foundation') session.sendHome(place);
}

/** Plays a card to an hour, or else to its only place. */
function playQuickly(session: Session, from: Place): void {
  const targets = targetsOf(session.game.value, from);
  const sole = targets.some(({ pile }) => pile === 'foundation')
    ? undefined
    : soleTarget(session, from);
  if (sole) session.play({ kind: 'carry', from, to: sole });
  else session.sendHome(from);
}

/** The only target of a card. Two foundations count as one target: the one that lacks more cards. */
function soleTarget(session: Session, from: Place): Place | undefined {
  const targets = targetsOf(session.game.value, from);
  const isOne = targets.length === 1 || targets.every(({ pile }) => pile === 'foundation');
  return isOne ? targets[0] : undefined;
}

/** Whether a tap with a card in hand means the card that lies there, and not its place. */
function meansAnother(session: Session, held: Place, place: Place): boolean {
  const fits = targetsOf(session.game.value, held).some((to) => samePlace(to, place));
  const card = topAt(current(session.game.value), place);
  return !fits && !samePlace(held, place) && card !== undefined;
}
