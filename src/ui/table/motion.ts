/** The flight of cards. If the system asks for less motion, cards fade in at their new place instead. */
import type { Point } from './layout/geometry.ts';
import { STOCK } from './pileName.ts';
import type { Slot } from './placement.ts';

/** The duration of a flight relative to the normal one; with `off` nothing flies. */
export const PACES = { off: 0, fast: 0.55, normal: 1, slow: 2 };

export type Speed = keyof typeof PACES;

const FLIGHT_MS = 220;
const TURN_MS = 280;
const FADE_MS = 120;
/** From one card of a refill to the next, and the longest time for a whole deal, in milliseconds. */
const BEAT_MS = 70;
const MAX_DEAL_MS = 1000;
/** When a turning card is on edge, as a share of its flight time. */
const ON_EDGE = 0.43;
/**
 * A card turns according to time, not to distance: most of the distance is covered early, so it
 * would turn only at the end.
 */
const TURNING = [
  { offset: 0.15, scale: '1', easing: 'ease-in' },
  { offset: ON_EDGE, scale: '.02 1.02', easing: 'ease-out' },
  { offset: 0.75, scale: '1' },
];

/** Where and how a card appears at some moment, even in mid-flight. */
export interface Look {
  readonly translate: string;
  readonly scale: string;
  readonly rotate: string;
  readonly faceUp: boolean;
}

/** The CSS translation that puts an element's top left corner somewhere. */
export const translationTo = ({ x, y }: Point): string => `${x}px ${y}px`;

export const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Animates a card from where it was last seen to its final place, where it already is. Both sides
 * are one element: the face lies on the back, and appears or disappears while the card is on edge.
 */
export function fly(
  root: HTMLElement,
  face: HTMLElement,
  { faceUp, ...from }: Look,
  to: Look,
  delay: number,
  speed: Speed,
): Animation[] {
  if (calm.matches)
    // All cards fade in at once.
    return [root.animate({ opacity: [0, 1] }, { duration: FADE_MS, easing: 'ease-out' })];
  const turns = faceUp !== to.faceUp;
  root.classList.toggle('turning', turns);
  const animate = (element: HTMLElement, frames: Keyframe[]): Animation =>
    element.animate(frames, {
      duration: (turns ? TURN_MS : FLIGHT_MS) * PACES[speed],
      delay,
      fill: 'backwards',
    });
  const { translate, scale, rotate } = to;
  const end = { translate, scale, rotate };
  if (!turns) return [animate(root, [{ ...from, easing: 'cubic-bezier(.3,.4,.25,1)' }, end])];
  const [before, after] = [{ opacity: +faceUp }, { opacity: +to.faceUp }];
  return [
    animate(root, [{ ...from, easing: 'cubic-bezier(.4,.1,.3,1)' }, ...TURNING, end]),
    animate(face, [before, { ...before, offset: ON_EDGE }, { ...after, offset: ON_EDGE }, after]),
  ];
}

/** Shakes a card that cannot go where it was meant to. */
export function shake(element: HTMLElement): void {
  if (calm.matches) return;
  const steps = [0, -5, 5, -5, 5, -5, 5, 0];
  element.animate({ transform: steps.map((step) => `translateX(${step}px)`) }, 240);
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
  const beat = PACES[speed] * Math.min(BEAT_MS, MAX_DEAL_MS / Math.max(1, dealt.length));
  const order = new Map(dealt.map((step, i) => [step, i]));
  return moving.map((step) => (order.get(step) ?? 0) * beat);
}
