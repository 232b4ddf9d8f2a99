/** Where a lost game was lost: which of its positions to ask for, and what follows. */

import type { LastWinnable } from '../announcements/findings.ts';
import type { Fact } from './facts.ts';

/** This many undecided positions end the search. */
const MAX_UNDECIDED = 4;

/**
 * A lost game stays lost. So the proved positions of a line fall into those that can be won and,
 * after them, those that cannot; between the two lies what has still to be asked.
 */
export class BackwardSearch {
  /** The latest point known to be winnable, -1 for none; and the earliest known to be lost. */
  #won = -1;
  #lost: number;
  #stride = 1;
  readonly #undecided = new Set<number>();

  /** @param lost a point of the game that is proved lost */
  constructor(lost: number, known: (at: number) => Fact['verdict'] | undefined) {
    this.#lost = lost;
    for (let at = lost - 1; at >= 0 && this.#won < 0; at--) {
      const verdict = known(at);
      if (verdict === 'winnable') this.#won = at;
      if (verdict === 'unwinnable') this.#lost = at;
    }
  }

  /** The point to ask for next; none when nothing more is to be found out. */
  next(): number | undefined {
    if (this.#undecided.size >= MAX_UNDECIDED) return undefined;
    const open: number[] = [];
    for (let at = this.#won + 1; at < this.#lost; at++) if (!this.#undecided.has(at)) open.push(at);
    // Mistakes are mostly recent, and late positions are judged sooner than early ones.
    const wanted =
      this.#won < 0 ? this.#lost - this.#stride : Math.floor((this.#won + this.#lost) / 2);
    const distance = (at: number): number => Math.abs(at - wanted);
    return open.sort((a, b) => distance(a) - distance(b))[0];
  }

  record(at: number, verdict: Fact['verdict']): void {
    if (verdict === 'winnable') this.#won = at;
    else if (verdict === 'unwinnable') this.#lost = at;
    else this.#undecided.add(at);
    this.#stride *= 2;
  }

  get result(): LastWinnable {
    const certain = this.#won === this.#lost - 1;
    if (this.#won >= 0) return { kind: 'found', at: this.#won, certain };
    return this.#lost === 0 ? { kind: 'never' } : { kind: 'undecided' };
  }
}
