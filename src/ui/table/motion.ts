/** The flight of cards. If the system asks for less motion, cards fade in at their new place instead. */
import type { Point } from './layout/geometry.ts';
import { STOCK } from './pileName.ts';
import type { Slot } from './placement.ts';

/** The duration of a flight relative to the usual one; with `off` nothing flies. */
const PACES = { off: 0, fast: 0.55, normal: 1, slow: 2 };

export type Speed = keyof typeof PACES;

const FLIGHT = 200;
const FADE = 120;
/** From one card of a refill to the next, and the longest time for a whole deal, in milliseconds. */
const BEAT = 70;
const LONGEST_DEAL = 1000;
const EASE = 'cubic-bezier(.22,.7,.3,1)';

/** The CSS transform that puts an element's top left corner somewhere. */
export const transformTo = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Animates an element that already stands at its new place, from where it was seen last.
 *
 * @param from the transform with which it was seen
 */
export function fly(
  element: HTMLElement,
  from: string,
  to: Point,
  delay: number,
  speed: Speed,
): Animation {
  if (calm.matches)
    // All cards fade in at once.
    return element.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: FADE,
      easing: 'ease-out',
    });
  return element.animate([{ transform: from }, { transform: transformTo(to) }], {
    duration: FLIGHT * PACES[speed],
    delay,
    easing: EASE,
    fill: 'backwards',
  });
}

/** The delay of each moving card, in milliseconds: cards from the stock start one after another, others at once. */
export function startTimes(
  moving: readonly { readonly from: Slot; readonly to: Slot }[],
  speed: Speed,
): number[] {
  if (calm.matches) return moving.map(() => 0);
  const dealt = moving
    .filter(({ from, to }) => from.pile === STOCK && to.pile !== STOCK)
    .sort((a, b) => b.from.index - a.from.index);
  const beat = PACES[speed] * Math.min(BEAT, LONGEST_DEAL / Math.max(1, dealt.length));
  const order = new Map(dealt.map((step, i) => [step, i]));
  return moving.map((step) => (order.get(step) ?? 0) * beat);
}
