/** Estimates the value of a position after a deal: by the net while something is hidden, then by the solver's beams. */
import type { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { logistic } from '../evaluation/logistic.ts';
import { Net } from '../evaluation/net.ts';
import { Tokens } from '../evaluation/tokens.ts';
import { netParameters } from '../evaluation/weights.ts';
import { type EndingSolver, isHiding } from './endingSolver.ts';

export class StateValue {
  readonly #tokens = new Tokens();
  readonly #net = new Net(netParameters());
  readonly #ending: EndingSolver;
  #judged = 0;

  constructor(ending: EndingSolver) {
    this.#ending = ending;
  }

  /** Positions looked at since it was made, without those of the ending. */
  get nodes(): number {
    return this.#judged;
  }

  /**
   * The chance to win, from 0 to 1: the net's if something is hidden, else 1 or 0 by a short
   * search.
   */
  of(position: SearchPosition): number {
    this.#judged++;
    if (!isHiding(position)) return this.#ending.isWin(position) ? 1 : 0;
    this.#tokens.describe(position);
    if (this.#tokens.isDead) return 0;
    return logistic(this.#net.judge(this.#tokens));
  }
}
