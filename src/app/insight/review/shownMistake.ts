/** The mistake of a game under review, while the position before it lies on the table. */
import { computed, type ReadonlySignal } from '@preact/signals-core';
import { type Move, parseMove } from '../../../rules/move.ts';
import type { Session } from '../../game/session.ts';
import type { Review } from './review.ts';
import type { ReviewEstimates } from './reviewEstimates.ts';
import type { ReviewVerdicts } from './reviewVerdicts.ts';

export interface ShownMistake {
  readonly made: Move;
  /** A move that kept the win; `undefined` until it is known. */
  readonly kept: Move | undefined;
}

export const shownMistake = (
  session: Session,
  review: Review,
  verdicts: ReviewVerdicts,
  estimates: ReviewEstimates,
): ReadonlySignal<ShownMistake | undefined> =>
  computed(() => {
    const { at, moves } = session.game.value;
    const made = moves[at];
    if (!review.isOpen.value || !made || verdicts.losingMove.value !== at) return undefined;
    const keeper = estimates.findings.value?.keeper;
    return { made, kept: keeper && parseMove(keeper.move) };
  });
