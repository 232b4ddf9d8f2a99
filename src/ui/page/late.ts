/**
 * The one seam of the page: what is loaded after the table. Read it from the signal `App.late`,
 * which is empty until all of it has loaded. `boot/loadLate.ts` loads it, `dialogs/late.tsx` makes
 * it.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import type { HintController } from '../../app/insight/hints/hintController.ts';
import type { DelayLight } from './finale.ts';

export interface Late {
  /** Computes hints. */
  readonly hintController: HintController;
  /** Draws hints, shows crowded fans whole, and moves the clock of a won game aside. */
  readonly table: typeof import('../table/tableExtras.ts');
  /** The twelve strokes before the light of a won clock. */
  readonly delayLight: DelayLight;
  /** Marks the position on the table, or goes back to the last mark. */
  readonly mark: (back: boolean) => void;
  /** Takes over what a file of everything carries beside the games, as JSON. */
  readonly takeProgress: (text: string) => void;
  /** The fair player's estimate of the chance. */
  readonly ChanceMeter: ComponentType;
  /** Stands in place of the name of the deal; nothing if that is to be shown. */
  readonly caption: ReadonlySignal<ComponentChildren>;
  /** Dialogs, sheets and lines. */
  readonly View: ComponentType<LateViewProps>;
}

interface LateViewProps {
  /** Gives the table the focus. */
  readonly toTable: () => void;
}
