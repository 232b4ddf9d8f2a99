/**
 * The file format of the net's parameters. Each parameter is a whole multiple of the unit of its
 * part, written as a byte in two hexadecimal digits. Compressed by gzip the file is half as long.
 */
import { PARAMETERS, PARTS } from './net.ts';

export interface NetFile {
  /** The unit of each part. */
  readonly units: readonly number[];
  readonly bytes: string;
}

/** Multiples are from -127 to 127; the file has them with this number added. */
const MOST = 127;

/**
 * @throws Error if it is not the file of a net of this shape: then the net has to be trained again
 */
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

/** @throws Error if a parameter is not a finite number */
export function packNet(parameters: Float32Array): NetFile {
  if (!parameters.every(Number.isFinite))
    throw new Error('the net has parameters that are no numbers: it was taught too fast');
  const units: number[] = [];
  const bytes: string[] = [];
  PARTS.forEach((from, part) => {
    const own = parameters.subarray(from, PARTS[part + 1] ?? PARAMETERS);
    const most = own.reduce((so, value) => Math.max(so, Math.abs(value)), 0);
    // Rounded up, so that no parameter exceeds 127 units.
    const unit = Math.max(1e-6, Math.ceil((1e6 * most) / MOST) / 1e6);
    units.push(unit);
    for (const value of own)
      bytes.push((Math.round(value / unit) + MOST).toString(16).padStart(2, '0'));
  });
  return { units, bytes: bytes.join('') };
}
