/** Where the marks of a chart stand, as numbers; pure. */

/** The most steps from nothing to the top. */
const STEPS = 4;

/** Whole numbers to mark an axis with: 0 and rising evenly, the last no less than `most`. */
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
 * Which of `count` things get a label, the last always.
 *
 * @param labels how many there is room for if all slots were taken
 */
export function labelled(count: number, slots: number, labels: number): readonly number[] {
  const every = Math.ceil(slots / labels);
  return Array.from({ length: count }, (_, i) => i).filter((i) => (count - 1 - i) % every === 0);
}
