/** For component tests: a mouse, a finger or a pen that sends the same events as a browser. */
import type { App } from '../page/createApp.ts';
import type { Point } from '../table/layout/geometry.ts';
import type { PileName } from '../table/pileName.ts';
import { pile } from './openPage.tsx';

interface Kind {
  readonly pointerType?: 'mouse' | 'touch' | 'pen';
  readonly pointerId?: number;
  /** The size of the contact, in pixels; `missing` if the browser does not report it. */
  readonly size?: number | 'missing';
}

/**
 * The time stamp of the last event of any hand, in milliseconds; each event is a little later than
 * the one before.
 */
let time = 10_000;

/** Lets time pass between two events. */
export function wait(ms: number): void {
  time += ms;
}

export class Hand {
  readonly #app: App;
  readonly #kind: Required<Kind>;
  #pressed: PileName | undefined;
  #at: Point = { x: 0, y: 0 };
  #buttons = 0;
  #clicks = 0;

  constructor(app: App, kind: Kind = {}) {
    this.#app = app;
    this.#kind = { pointerType: 'mouse', pointerId: 1, size: 1, ...kind };
  }

  /** The middle of the top card of a pile, in window coordinates. */
  middleOf(name: PileName): Point {
    const top = this.#app.scene.peek()?.placement.piles[name].top;
    const frame = document.getElementById('table')?.getBoundingClientRect();
    if (!top || !frame) throw new Error('nothing is laid out yet');
    return { x: frame.x + (top.left + top.right) / 2, y: frame.y + (top.top + top.bottom) / 2 };
  }

  /**
   * Presses on a pile and holds it.
   *
   * @param count which click of a burst the system counts it as
   */
  down(name: PileName, { at = this.middleOf(name), button = 0, count = 1 } = {}): void {
    this.#pressed = name;
    this.#at = at;
    this.#buttons = button === 2 ? 2 : 1;
    this.#clicks = count;
    this.#send('pointerdown', { button });
    if (this.#kind.pointerType === 'mouse') this.#sendMouse('mousedown', button);
  }

  moveTo(at: Point): void {
    this.#at = at;
    this.#send('pointermove', { button: -1 });
  }

  /** Presses another mouse button as well, or releases it. */
  chord(buttons: number): void {
    this.#buttons = buttons;
    this.#send('pointermove', { button: 2 });
    if (buttons === 3) this.#sendMouse('mousedown', 2);
  }

  /** Releases the pointer, which makes a click unless the browser withholds it. */
  up({ button = 0, clicks = true } = {}): void {
    this.#buttons = 0;
    this.#send('pointerup', { button });
    this.#send('lostpointercapture', {});
    if (clicks && button === 0) this.click();
    this.#pressed = undefined;
  }

  /** The browser cancels the pointer, for example to scroll. */
  cancel(): void {
    this.#send('pointercancel', {});
    this.#send('lostpointercapture', {});
    this.#pressed = undefined;
  }

  /** Another element captures the pointer. */
  loseCapture(): void {
    this.#send('lostpointercapture', {});
  }

  click(name = this.#pressed): void {
    if (name) this.#sendMouse('click', 0, pile(name));
  }

  tap(name: PileName, { button = 0, count = 1 } = {}): void {
    this.down(name, { button, count });
    this.up({ button });
  }

  drag(name: PileName, to: Point): void {
    this.down(name);
    this.moveTo({ x: to.x - 3, y: to.y - 3 });
    this.moveTo(to);
    this.up();
  }

  #send(type: string, init: PointerEventInit): void {
    const { pointerType, pointerId, size } = this.#kind;
    const event = new PointerEvent(type, {
      ...{ bubbles: true, cancelable: true, pointerType, pointerId, buttons: this.#buttons },
      ...{ clientX: this.#at.x, clientY: this.#at.y, ...init },
    });
    const measure = size === 'missing' ? undefined : size;
    for (const side of ['width', 'height'])
      Object.defineProperty(event, side, { value: measure, configurable: true });
    this.#dispatch(event, this.#pressed && pile(this.#pressed));
  }

  #sendMouse(type: string, button: number, on = this.#pressed && pile(this.#pressed)): void {
    const init = { bubbles: true, cancelable: true, button, buttons: this.#buttons };
    const [clientX, clientY] = [this.#at.x, this.#at.y];
    const event = new MouseEvent(type, { ...init, detail: this.#clicks, clientX, clientY });
    this.#dispatch(event, on);
  }

  #dispatch(event: Event, target: Element | undefined): void {
    time += 10;
    Object.defineProperty(event, 'timeStamp', { value: time });
    target?.dispatchEvent(event);
  }
}
