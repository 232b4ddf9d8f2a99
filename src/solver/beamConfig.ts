/** What a beam is told. */
import type { Weights } from './evaluate.ts';

/** How one beam searches. */
export interface BeamConfig {
  /** How many positions of a layer go on. */
  readonly width: number;
  /** Whether cards go home as soon as they can: quick, mostly right, not always. */
  readonly homeAtOnce: boolean;
  /** The share of the kinds of cards that does not go home at once; the seed picks them. */
  readonly heldBack: number;
  /** How many positions are opened from each that goes on, and how many when the stock is empty. */
  readonly opened: number;
  readonly openedAtEnd: number;
  /**
   * Whether positions that carries lead to are tested for dead ends too while there is a stock, as all that has been dealt is.
   * It saves few positions, and costs more time than all the rest.
   */
  readonly testsCarries?: boolean;
  /** The most positions the free stock test looks at for each that would go on; 0 for no test. */
  readonly sifting: number;
  /**
   * The size of the noise in the scores, which makes a second run of the same configuration go
   * another way.
   */
  readonly noise: number;
  readonly weights: Weights;
}

/** What is tried about kinds of cards in one run, in place of chance and of what earlier runs have taught. */
export interface KindAdvice {
  /** 1 for the kinds that do not go home at once. */
  readonly held: Uint8Array;
  /** The cost of each kind of card that is not home yet. */
  readonly penalty: Float64Array;
}

/** A run to be made. */
export interface BeamRun {
  readonly config: BeamConfig;
  /** Chooses the noise, and without advice the kinds held back. */
  readonly seed: number;
  readonly advice?: KindAdvice;
}
