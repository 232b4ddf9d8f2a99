/**
 * Parts of the table that are loaded later: the won clock making room for the sheet, the marks of
 * hints, and crowded fans shown whole.
 */
import { add, type TableGeometry } from './layout/geometry.ts';
import { calm, PACES, type Speed } from './motion.ts';

export { drawHint } from './hintMarks.ts';
export { wonGeometry } from './layout/won.ts';
export { Peek } from './peek.ts';

/** How long the clock takes to step aside when it is won, in milliseconds. */
const GLIDE_MS = 400;

/** Animates redrawn layers from their last place and size, after the clock has moved. */
export function glide(
  layers: Iterable<Element>,
  from: TableGeometry,
  to: TableGeometry,
  speed: Speed,
): void {
  if (calm.matches || speed === 'off') return;
  const scale = from.cardWidth / to.cardWidth;
  const { x, y } = add(from.centre, to.centre, -scale);
  const seen = `translate(${x}px, ${y}px) scale(${scale})`;
  for (const layer of layers)
    layer.animate(
      [
        { transform: seen, transformOrigin: '0 0' },
        { transform: 'none', transformOrigin: '0 0' },
      ],
      { duration: GLIDE_MS * PACES[speed], easing: 'cubic-bezier(.3,0,.2,1)' },
    );
}
