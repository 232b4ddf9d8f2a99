import { BOSS } from './dial.ts';
import type { TableGeometry } from './layout/geometry.ts';

/** Passes the style sheets the measures that they use. */
export function fitStyles(
  root: HTMLElement,
  { kind, cardWidth, wordsWidth, centre, hasHand }: TableGeometry,
): void {
  const { dataset, style } = document.body;
  dataset['layout'] = kind;
  style.setProperty('--room', `${wordsWidth}px`);
  // The hand of a won clock points at twelve: the words are below its boss, or in the middle.
  style.setProperty('--words', hasHand ? '0%' : '-50%');
  style.setProperty('--words-x', `${centre.x}px`);
  style.setProperty('--words-y', `${centre.y + (hasHand ? BOSS * cardWidth + 2 : 0)}px`);
  root.style.setProperty('--w', `${cardWidth}px`);
}
