/** Mouse, pen and finger: drag a card, or tap it and then its target. */
import { effect } from '@preact/signals-core';
import type { Session } from '../../app/game/session.ts';
import { current } from '../../rules/game.ts';
import { makePlace, type Place, parsePlace, topAt } from '../../rules/move.ts';
import { keyOf } from '../platform/keyOf.ts';
import { whenCovered } from '../platform/modal.ts';
import type { Board } from './board.ts';
import { ClickBurst } from './clickBurst.ts';
import { contains, placeUnder, targetUnder } from './drop.ts';
import { TableFrame } from './frame.ts';
import type { Point } from './layout/geometry.ts';
import { type PileName, STOCK } from './pileName.ts';
import { pileOf } from './piles.ts';
import type { Placement } from './placement.ts';
import {
  capture,
  draggedBy,
  isChord,
  isFar,
  isJoined,
  type Press,
  pressOf,
  ReleasedPresses,
} from './press.ts';
import { sendHome, type TapCommands, touchPile } from './tap.ts';

/** How long a press without a size waits for its click, in milliseconds; some browsers never send it. */
const MISSING_CLICK_MS = 100;

interface Commands extends TapCommands {
  /** Plays the card in hand. */
  readonly place: (to: Place) => void;
}

/** A tap that is made by its click. */
interface AwaitedTap {
  readonly press: Press;
  readonly time: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

export class PointerInput {
  readonly #table: HTMLElement;
  readonly #commands: Commands;
  readonly #session: Session;
  readonly #board: Board;
  readonly #placement: () => Placement;
  readonly #isLooking: () => boolean;
  /** Every pointer that is down on a pile. All but one at most are given up. */
  readonly #presses = new Map<number, Press>();
  readonly #released = new ReleasedPresses();
  readonly #burst = new ClickBurst();
  #awaited: AwaitedTap | undefined;
  readonly #frame: TableFrame;

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
    this.#frame = new TableFrame(table, () => this.#stayUnderPointer());
    this.#commands = commands;
    this.#session = commands.session;
    this.#board = board;
    this.#placement = placement;
    this.#listen(table);
    this.#listenForInterruptions();
    this.#session.onChange(({ kind }) => {
      if (kind !== 'moved') this.#burst.end();
    });
    // A drag ends when something else has put its card back, played it, or taken another one.
    effect(() => {
      this.#session.held.value;
      const press = this.#live();
      if (press?.phase === 'dragging' && !this.#holds(press.pile)) press.phase = 'givenUp';
    });
  }

  /** How far the card of a pile is dragged from where it lies; nothing if it is not. */
  draggedBy(pile: PileName): Point | undefined {
    const press = this.#live();
    if (press?.phase !== 'dragging' || press.pile !== pile) return undefined;
    return draggedBy(press, this.#frame.inWindow(this.#placement().piles[pile].top));
  }

  /** The table is about to be laid out anew. */
  forgetFrame(): void {
    this.#frame.forget();
  }

  #listen(table: HTMLElement): void {
    table.addEventListener('pointerdown', (event) => this.#begin(event));
    table.addEventListener('pointermove', (event) => this.#follow(event));
    table.addEventListener('pointerup', (event) => this.#release(event));
    table.addEventListener('pointercancel', (event) => this.#cancel(event));
    table.addEventListener('lostpointercapture', ({ pointerId }) => this.#giveUp(pointerId));
    table.addEventListener('mousedown', (event) => this.#count(event));
    table.addEventListener('click', (event) => this.#click(event));
    // Without this a long press would open the browser's menu in the middle of a drag.
    table.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  /** An interruption (a dialog, another window, Esc) ends a press. */
  #listenForInterruptions(): void {
    // It may come up elsewhere, if something has taken it from the table.
    window.addEventListener('pointerup', ({ pointerId }) => this.#presses.delete(pointerId));
    window.addEventListener('blur', () => this.#giveUp());
    whenCovered(() => this.#giveUp());
    document.addEventListener('visibilitychange', () => document.hidden && this.#giveUp());
    // Esc that has closed something else does nothing more.
    window.addEventListener('keydown', (event) => {
      if (keyOf(event) === 'Escape' && !event.defaultPrevented) this.#giveUp();
    });
    window.addEventListener(
      'keydown',
      ({ key }) => (key === 'Enter' || key === ' ') && this.#released.forget(),
      true,
    );
  }

  #stayUnderPointer(): void {
    const pile = this.#live()?.pile;
    const by = pile && this.draggedBy(pile);
    if (by) this.#board.lift(pile, by);
  }

  /** The press that may still become something. */
  #live(): Press | undefined {
    return [...this.#presses.values()].find(({ phase }) => phase !== 'givenUp');
  }

  #begin(event: PointerEvent): void {
    this.#tapAwaited();
    this.#frame.forget();
    // The release of the one before has not been heard of.
    this.#giveUp(event.pointerId);
    this.#presses.delete(event.pointerId);
    const pile = pileOf(event.target);
    if (pile === undefined) {
      // A tap on the felt puts the card in hand back.
      const isFree = event.button === 0 && !this.#live();
      if (isFree && event.target === this.#table) this.#session.putBack();
      return;
    }
    this.#released.forget(pile);
    const { box, top } = this.#placement().piles[pile];
    const isBeside = !contains(box, this.#frame.onTable({ x: event.clientX, y: event.clientY }));
    const press = pressOf(event, pile, this.#frame.inWindow(top), isBeside);
    if (this.#live()) press.phase = 'givenUp';
    this.#presses.set(event.pointerId, press);
    capture(event);
  }

  /** Mouse events say which click of a burst it is, and come for the second of two buttons as well. */
  #count(event: MouseEvent): void {
    const pile = pileOf(event.target);
    const live = this.#live();
    if (event.button === 0 && live && live.pile === pile) live.count = event.detail;
    if (event.button !== 2 || pile === undefined || live || isChord(event)) return;
    const at = { x: event.clientX, y: event.clientY };
    const click = { pile, at, time: event.timeStamp, count: event.detail };
    if (this.#burst.add(click) !== 'spent') this.#act(() => sendHome(this.#session, pile));
  }

  #follow(event: PointerEvent): void {
    const press = this.#presses.get(event.pointerId);
    if (!press || press.phase === 'givenUp') return;
    if (isJoined(event)) this.#giveUp();
    press.at = { x: event.clientX, y: event.clientY };
    if (press.phase === 'pressed' && isFar(press)) this.#lift(press);
    const by = this.draggedBy(press.pile);
    if (by) this.#board.lift(press.pile, by);
  }

  #lift(press: Press): void {
    this.#burst.end();
    const from = parsePlace(press.pile);
    press.phase = 'givenUp';
    if (!from || topAt(current(this.#session.game.value), from) === undefined) return;
    press.phase = 'dragging';
    this.#session.take(from);
    if (!this.#holds(press.pile)) press.phase = 'givenUp';
  }

  #release(event: PointerEvent): void {
    const press = this.#presses.get(event.pointerId);
    if (!press) return;
    press.at = { x: event.clientX, y: event.clientY };
    const by = this.draggedBy(press.pile);
    this.#presses.delete(event.pointerId);
    if (press.phase === 'pressed') this.#letGo(press, event.timeStamp);
    else this.#released.add(press.pile, event.timeStamp);
    if (by) this.#drop(press.pile, by, this.#frame.onTable(press.at));
  }

  /** A press that has not moved is a tap, unless it shows a fan whole, or is a screen reader's, which means its click. */
  #letGo(press: Press, time: number): void {
    const { pile, doubt } = press;
    if (doubt === 'place') return;
    this.#released.add(pile, time);
    const isThere = contains(this.#placement().piles[pile].box, this.#frame.onTable(press.at));
    if (!isThere || this.#isLooking()) return;
    if (doubt === 'none') this.#tap(press, time);
    else {
      const timer = setTimeout(() => this.#tapAwaited(), MISSING_CLICK_MS);
      this.#awaited = { press, time, timer };
    }
  }

  /** The click of a press without a size has not come. */
  #tapAwaited(): void {
    const awaited = this.#takeAwaited();
    if (awaited) this.#tap(awaited.press, awaited.time);
  }

  #takeAwaited(): AwaitedTap | undefined {
    const awaited = this.#awaited;
    this.#awaited = undefined;
    clearTimeout(awaited?.timer);
    return awaited;
  }

  /** Whether the card in hand comes from a pile. */
  #holds(pile: PileName): boolean {
    const held = this.#session.held.peek();
    return held !== undefined && makePlace(held) === pile;
  }

  #drop(pile: PileName, by: Point, finger: Point): void {
    const from = parsePlace(pile);
    if (!from) return;
    const to = targetUnder(this.#session.game.value, this.#placement(), from, by, finger);
    if (to) this.#commands.place(to);
    else {
      this.#session.putBack();
      // Playing the illegal move makes the pile explain what it accepts.
      const wrong = placeUnder(this.#placement(), from, finger);
      if (wrong) this.#session.play({ kind: 'carry', from, to: wrong });
    }
  }

  #cancel({ pointerId, timeStamp }: PointerEvent): void {
    this.#giveUp(pointerId);
    const press = this.#presses.get(pointerId);
    this.#presses.delete(pointerId);
    if (press) this.#released.add(press.pile, timeStamp);
  }

  /** Gives up the press that may still become something, if it is that of a pointer. */
  #giveUp(pointer = this.#live()?.pointer): void {
    const press = this.#live();
    if (!press || press.pointer !== pointer) return;
    const wasDragging = press.phase === 'dragging';
    press.phase = 'givenUp';
    if (wasDragging) this.#session.putBack();
  }

  #tap({ pile, at, count }: Press, time: number): void {
    const part = this.#burst.add({ pile, at, time, count });
    // Each tap on the stock means the next card.
    if (part === 'spent' && pile !== STOCK) return;
    this.#act(() => touchPile(this.#commands, pile, part === 'further', true));
  }

  /** Does what a click of a burst means. */
  #act(act: () => void): void {
    const before = this.#session.game.value;
    act();
    if (this.#session.game.value !== before) this.#burst.spend();
  }

  /**
   * Taps are found from pointer events: if a finger comes down soon after a drag, browsers send no click. So the click
   * that follows a press is ignored. A click without one comes from a key or a screen reader.
   */
  #click(event: MouseEvent): void {
    const pile = pileOf(event.target);
    if (pile === undefined) return;
    const awaited = this.#takeAwaited();
    const isReleased = this.#released.take(pile, event.timeStamp);
    const isDown = [...this.#presses.values()].some((press) => press.pile === pile);
    const isByHand = event.detail > 0 && (isReleased || isDown);
    if (awaited?.press.pile === pile && isByHand) this.#tap(awaited.press, event.timeStamp);
    else if (awaited || !(isReleased || isByHand)) touchPile(this.#commands, pile, false, false);
  }
}
