/** Collects positions and has the network judge them side by side. */
import type { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { flagsOf, PositionEncoder } from './encoder.ts';
import { logistic } from './logistic.ts';
import { POSITION_BYTES, SIDE_BY_SIDE } from './shape.ts';
import type { ValueNet } from './valueNet.ts';

/** Takes the chance to win of a position, from 0 to 1. */
type Take = (chance: number) => void;

export class ValueQueue {
  /** Positions judged since it was made. */
  judged = 0;
  readonly #net: ValueNet;
  readonly #encoder = new PositionEncoder();
  readonly #waiting: Take[] = [];

  constructor(net: ValueNet) {
    this.#net = net;
  }

  /**
   * Adds a position, which can change afterwards. It is judged once the queue is full, or by `flush`.
   *
   * @param toDeal whether the position is to be dealt from next, or the player moves first
   */
  add(position: SearchPosition, toDeal: boolean, take: Take): void {
    const at = this.#waiting.length * POSITION_BYTES;
    this.#encoder.encode(position, toDeal, flagsOf(position), this.#net.positions, at);
    if (this.#waiting.push(take) === SIDE_BY_SIDE) this.flush();
  }

  /** Judges the positions that wait. */
  flush(): void {
    const count = this.#waiting.length;
    if (count === 0) return;
    this.#net.judge(count);
    this.judged += count;
    for (let i = 0; i < count; i++) this.#waiting[i](logistic(this.#net.logits[i]));
    this.#waiting.length = 0;
  }
}
