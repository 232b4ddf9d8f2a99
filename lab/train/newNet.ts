/** An untrained net. */
import {
  FAN_PARTS,
  FOUNDATION_PARTS,
  LAST,
  LAST_BIAS,
  LAST_UNITS,
  MESSAGES,
  MIX_BIAS,
  OUT,
  PARAMETERS,
  UNITS,
} from '../../src/fair/evaluation/net.ts';
import { HELD } from '../../src/fair/evaluation/tokens.ts';
import { Random } from '../../src/fair/playouts/random.ts';

/** The spread around 0 of the parameters of a new net's layers, and the maximum of its biases. */
const SPREADS: readonly (readonly [from: number, count: number, spread: number])[] = [
  [FAN_PARTS.layer, UNITS * UNITS, 0.35],
  [FOUNDATION_PARTS.layer, UNITS * UNITS, 0.35],
  [MESSAGES, HELD * UNITS * UNITS, 0.15],
  [FAN_PARTS.mix, UNITS * UNITS, 0.05],
  [FOUNDATION_PARTS.mix, UNITS * UNITS, 0.05],
  [LAST, UNITS * LAST_UNITS, 0.35],
  [OUT, LAST_UNITS, 0.2],
];
const BIASES: readonly (readonly [from: number, count: number])[] = [
  [FAN_PARTS.bias, UNITS],
  [FAN_PARTS.layerBias, UNITS],
  [FOUNDATION_PARTS.bias, UNITS],
  [FOUNDATION_PARTS.layerBias, UNITS],
  [MIX_BIAS, UNITS],
  [LAST_BIAS, LAST_UNITS],
];
const HIGHEST_BIAS = 0.3;

/** The initial parameters, always the same. */
export function newNet(): Float32Array {
  const parameters = new Float32Array(PARAMETERS);
  const random = new Random(1);
  const share = (): number => random.below(2 ** 20) / 2 ** 20;
  for (const [from, count, spread] of SPREADS)
    for (let i = 0; i < count; i++) parameters[from + i] = spread * (2 * share() - 1);
  // The rows of tokens begin at zero, so that tokens never seen stay at zero; biases keep the units
  // active.
  for (const [from, count] of BIASES)
    for (let i = 0; i < count; i++) parameters[from + i] = HIGHEST_BIAS * share();
  return parameters;
}
