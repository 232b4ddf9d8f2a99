/** The value network, in whichever way this machine can compute it. */

export interface ValueNet {
  /** Takes the bytes of `SIDE_BY_SIDE` positions, each `POSITION_BYTES` long (`encoder.ts`). */
  readonly positions: Uint8Array;
  /** The logit of the chance to win each of these positions, after `judge`. */
  readonly logits: Float32Array;
  /** Computes the logits of the first `count` positions. */
  judge(count: number): void;
}
