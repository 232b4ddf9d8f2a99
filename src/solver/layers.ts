/**
 * The layers of a beam search, in whichever way this machine can search them: in WebAssembly (`wasmLayers.ts`), or else in
 * JavaScript (`plainLayers.ts`). Both find the same lines after the same number of nodes.
 */
import type { BeamConfig } from './beamConfig.ts';
import type { SearchPosition } from './engine/searchPosition.ts';

/** What the layers have to know of a run. */
export interface LayerRun {
  readonly config: BeamConfig;
  /** Chooses the noise. */
  readonly seed: number;
  /** 1 for the kinds of cards that do not go home at once. */
  readonly held: Uint8Array;
  /** The cost of each kind of card that is not home yet. */
  readonly penalty: Float64Array;
}

export interface Layers {
  /** Positions looked at since the layers were made. */
  readonly nodes: number;
  /** The fewest cards left in any position of this run that is not a dead end. */
  readonly leastLeft: number;
  /** Begins a run. */
  begin(start: SearchPosition, run: LayerRun): void;
  /** Keeps the best positions of a layer, in order, up to the width; where the beam sifts, of those that are not proved lost. */
  select(layer: number, config: BeamConfig): void;
  /** Shows every position of a layer. */
  visit(layer: number, look: (position: SearchPosition) => void): void;
  /**
   * Empties a layer: opens its positions in order, and `most` in all from each, those that carries lead to, best first. Positions
   * that a refill, a draw or a redeal leads to go to later layers.
   *
   * @returns the moves of a win, without those that send cards home at once; or nothing
   */
  open(layer: number, most: number): number[] | undefined;
}
