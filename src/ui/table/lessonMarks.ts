/**
 * The lesson's marks on the table: the card to be moved, its destination, and after a while the
 * way.
 */
import { effect, type ReadonlySignal } from '@preact/signals-core';
import type { Guide } from '../../app/game/guide.ts';
import type { Session } from '../../app/game/session.ts';
import { makePlace } from '../../rules/move.ts';
import { drawHint } from './hintMarks.ts';
import { type PileName, pilesOf } from './pileName.ts';
import type { Placement } from './placement.ts';
import type { Scene } from './scene.ts';
import { svg } from './svg.ts';
import { setBox } from './write.ts';

/**
 * Draws the marks until it is stopped.
 *
 * @returns a function that stops it
 */
export function showLesson(
  guide: Guide,
  session: Session,
  scene: ReadonlySignal<Scene | undefined>,
): () => void {
  const [below, above] = [layer('under'), layer('over')];
  const hint = svg('svg', { class: 'hint-marks' });
  const stop = effect(() => {
    const shown = scene.value;
    if (!shown) return;
    const { placement, geometry } = shown;
    const next = guide.next.value;
    const [from, to] = pilesOf(next);
    const elsewhere = guide.elsewhere.value;
    // A card in hand and its targets are marked already.
    const isHeld = session.held.value !== undefined;
    const source = isHeld ? undefined : from;
    below.replaceChildren(...mark('pulse', placement, source));
    above.replaceChildren(
      ...mark('target', placement, source),
      ...mark('target', placement, elsewhere && to),
      ...mark('aim', placement, elsewhere ? makePlace(elsewhere) : to),
      hint,
    );
    drawHint(hint, geometry, placement, guide.isLong.value && !isHeld ? next : undefined);
  });
  return () => {
    stop();
    below.remove();
    above.remove();
  };
}

/** A layer directly above one of the table's. */
function layer(name: 'under' | 'over'): HTMLElement {
  const made = document.createElement('div');
  made.className = `layer ${name}`;
  made.setAttribute('aria-hidden', 'true');
  document.querySelector(`.layer.${name}`)?.after(made);
  return made;
}

function mark(className: string, { piles }: Placement, pile: PileName | undefined): HTMLElement[] {
  if (pile === undefined) return [];
  const made = document.createElement('div');
  made.className = className;
  setBox(made, piles[pile].top);
  return [made];
}
