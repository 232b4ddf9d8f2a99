/** Positions of the marks and labels of a chart. Pure. */

/** The maximum number of steps from zero to the top. */
const STEPS = 4;

/** The numbers that mark an axis: whole and evenly spaced, from 0 to at least `most`. */
export function ticksUpTo(most: number): readonly number[] {
  let step = 1;
  for (let i = 1; step * STEPS < most; i++)
    step = ([1, 2, 5][i % 3] as number) * 10 ** Math.floor(i / 3);
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, i) => i * step);
}

/** The middle of a slot, in per cent of the width. */
export const middleOf = (place: number, slots: number): number => ((place + 0.5) / slots) * 100;

/**
 * Chooses which of `count` things get a label; the last always gets one.
 *
 * @param labels the maximum number of labels
 */
export function labelled(count: number, slots: number, labels: number): readonly number[] {
  const every = Math.ceil(slots / labels);
  return Array.from({ length: count }, (_, i) => i).filter((i) => (count - 1 - i) % every === 0);
}
