/** The end of a game, when nothing is hidden any more: the solver's beams judge it, for a little while. */
import { Beam, type Rung } from '../beam.ts';
import { STOCK } from '../codes.ts';
import { LADDER } from '../ladder.ts';
import type { Packed } from '../packed.ts';

/** Positions looked at for a judgement, and a few more. The first beam alone misses three wins of four. */
const ENOUGH = 300;

/** Whether there is something that a person could not know: the order of two cards or more. */
export const isHiding = ({ lengths, redealsUsed }: Packed): boolean =>
  redealsUsed === 0 && (lengths[STOCK] as number) > 1;

export class Ending {
  readonly #beam: Beam;

  /** @param packed any position by the rule set of all those to come */
  constructor(packed: Packed) {
    this.#beam = new Beam(packed);
  }

  /** Positions looked at since it was made. */
  get looked(): number {
    return this.#beam.looked;
  }

  /** Whether a position in which nothing is hidden is won, or a win from it is found soon. */
  isWin(packed: Packed): boolean {
    if (packed.isWon()) return true;
    const beam = this.#beam;
    const end = beam.looked + ENOUGH;
    beam.forget();
    for (let rung = 0; rung < LADDER.length && beam.looked < end; rung++) {
      const run = beam.search(packed, LADDER[rung] as Rung, rung);
      let step = run.next();
      while (!step.done) step = run.next();
      if (step.value) return true;
    }
    return false;
  }
}
