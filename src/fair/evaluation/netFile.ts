/**
 * How the parameters of the net are kept: each as a byte in two hexadecimal digits, which is a whole number of
 * the unit of its part. Packed by gzip it is half as long.
 */
import { PARAMETERS, PARTS } from './net.ts';

export interface NetFile {
  /** The unit of each part. */
  readonly units: readonly number[];
  readonly bytes: string;
}

/** Bytes are from -127 to 127, kept with so much added. */
const MOST = 127;

/** @throws Error if it is not the file of a net of this shape: then it has to be taught anew */
export function unpackNet({ units, bytes }: NetFile): Float32Array {
  const isWhole =
    units.length === PARTS.length &&
    units.every(Number.isFinite) &&
    bytes.length === 2 * PARAMETERS &&
    /^[0-9a-f]*$/.test(bytes);
  if (!isWhole)
    throw new Error(
      `the file of the net has ${units.length} units and ${bytes.length} digits, where ${PARTS.length} numbers and ${2 * PARAMETERS} hexadecimal digits were expected: teach it anew (npm run -w lab train:net)`,
    );
  const parameters = new Float32Array(PARAMETERS);
  PARTS.forEach((from, part) => {
    const to = PARTS[part + 1] ?? PARAMETERS;
    for (let i = from; i < to; i++)
      parameters[i] = units[part] * (Number.parseInt(bytes.slice(2 * i, 2 * i + 2), 16) - MOST);
  });
  return parameters;
}

/** @throws Error if a parameter is no number */
export function packNet(parameters: Float32Array): NetFile {
  if (!parameters.every(Number.isFinite))
    throw new Error('the net has parameters that are no numbers: it was taught too fast');
  const units: number[] = [];
  const bytes: string[] = [];
  PARTS.forEach((from, part) => {
    const own = parameters.subarray(from, PARTS[part + 1] ?? PARAMETERS);
    const most = own.reduce((so, value) => Math.max(so, Math.abs(value)), 0);
    // Rounded up, so that the most is not more than 127 of it.
    const unit = Math.max(1e-6, Math.ceil((1e6 * most) / MOST) / 1e6);
    units.push(unit);
    for (const value of own)
      bytes.push((Math.round(value / unit) + MOST).toString(16).padStart(2, '0'));
  });
  return { units, bytes: bytes.join('') };
}
