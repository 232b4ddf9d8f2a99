/**
 * Judges positions to deal from by play: the cards to come are shuffled, and from each position the
 * game is played out over the same shuffles by a quick run of the solver's beam.
 *
 * The run looks one deal ahead in the shuffled stock, so it wins more often than anybody could who
 * does not. That is no peeking: the order is made up, not the real one. It means only that wins of
 * playouts are no chances; `chanceOf` makes chances of them.
 */
import { Beam, type Rung } from '../beam.ts';
import { PILE_SHIFT, STOCK } from '../codes.ts';
import { LADDER } from '../ladder.ts';
import type { Packed } from '../packed.ts';
import type { Candidate, Closure } from './closure.ts';
import type { Random } from './random.ts';

/** The first rung of the ladder, cut short. */
const RUN: Rung = { ...(LADDER[0] as Rung), opened: 10, openedAtEnd: 100 };

/** Cards left over that make a lost playout worth a third of what it would be without them. */
const LEFT_SCALE = 15;

export class Playouts {
  readonly #packed: Packed;
  readonly #beam: Beam;
  readonly #order = new Uint8Array(64);
  /** Whether the last playout was won. */
  isWon = false;

  /** @param packed any position by the rule set of all those to come */
  constructor(packed: Packed) {
    this.#packed = packed.twin();
    this.#beam = new Beam(packed);
  }

  /** Positions looked at since it was made. */
  get looked(): number {
    return this.#beam.looked;
  }

  /** Shuffles the cards of a stock for the playouts to come. */
  shuffle({ cards, lengths }: Packed, random: Random): void {
    const count = lengths[STOCK] as number;
    const start = STOCK << PILE_SHIFT;
    this.#order.set(cards.subarray(start, start + count));
    random.shuffle(this.#order, count);
  }

  /**
   * Plays out the game from a candidate over the stock as it was shuffled last.
   *
   * @returns 1 for a win; less for a loss, the less the more cards are left
   */
  worth(closure: Closure, candidate: Candidate): number {
    const packed = this.#packed;
    closure.load(candidate, packed);
    const count = packed.lengths[STOCK] as number;
    packed.cards.set(this.#order.subarray(0, count), STOCK << PILE_SHIFT);
    packed.play(candidate.deal);
    this.#beam.forget();
    const run = this.#beam.search(packed, RUN, 0);
    let step = run.next();
    while (!step.done) step = run.next();
    this.isWon = step.value !== undefined;
    return this.isWon ? 1 : Math.exp(-this.#beam.leastLeft / LEFT_SCALE);
  }
}
