/** How cards fly: two ways of moving, one for those who want less motion. */
import type { Point } from './layout/geometry.ts';
import { STOCK } from './pileName.ts';
import type { Slot } from './placement.ts';

/** How much longer than usual things take; nothing flies where it is off. */
const PACES = { off: 0, fast: 0.55, normal: 1, slow: 2 };

export type Speed = keyof typeof PACES;

const FLIGHT = 200;
const FADE = 120;
/** Between two cards of a refill; a whole deal takes no longer than a second. */
const BEAT = 70;
const LONGEST_DEAL = 1000;
const EASE = 'cubic-bezier(.22,.7,.3,1)';

/** The CSS transform that puts an element's top left corner somewhere. */
export const transformTo = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Moves an element that already stands at its new place, from where it was seen last.
 *
 * @param from the transform it was seen with
 */
export function fly(
  element: HTMLElement,
  from: string,
  to: Point,
  delay: number,
  speed: Speed,
): Animation {
  if (calm.matches)
    // Everything at once: one fade.
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

/** When each of the moving cards starts: cards from the stock one after another, others at once. */
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
