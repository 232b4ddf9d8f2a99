/**
 * The file of the value network. Matrices are bytes: each parameter is a whole number from -127 to
 * 127 of the unit of its column. Lists (biases) and units are numbers of 32 bits, little-endian.
 */
import { fromBase64, toBase64 } from '../../solver/engine/base64.ts';
import { PARAMETERS, PARTS, type Part } from './shape.ts';

export interface NetFile {
  readonly units: string;
  readonly wholes: string;
  readonly lists: string;
}

const MOST = 127;

const isMatrix = ({ rows }: Part): boolean => rows > 1;
const MATRICES = PARTS.filter(isMatrix);
const LISTS = PARTS.filter((part) => !isMatrix(part));
const total = (parts: readonly Part[], size: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + size(part), 0);
const UNITS = total(MATRICES, ({ columns }) => columns);
const WHOLES = total(MATRICES, ({ rows, columns }) => rows * columns);
const LISTED = total(LISTS, ({ columns }) => columns);

/** @throws Error if it is not the file of a network of this shape: then it has to be trained again */
export function unpackNet(file: NetFile): Float32Array {
  const units = floatsOf(file.units);
  const wholes = new Int8Array(fromBase64(file.wholes).buffer);
  const lists = floatsOf(file.lists);
  const given = [units.length, wholes.length, lists.length];
  const expected = [UNITS, WHOLES, LISTED];
  if (given.join() !== expected.join())
    throw new Error(
      `the file of the value network has ${given.join(', ')} units, bytes and listed numbers, where ${expected.join(', ')} were expected`,
    );
  const parameters = new Float32Array(PARAMETERS);
  let unit = 0;
  let whole = 0;
  for (const { at, rows, columns } of MATRICES) {
    for (let i = 0; i < rows * columns; i++)
      parameters[at + i] = units[unit + (i % columns)] * wholes[whole++];
    unit += columns;
  }
  let listed = 0;
  for (const { at, columns } of LISTS) {
    parameters.set(lists.subarray(listed, listed + columns), at);
    listed += columns;
  }
  return parameters;
}

/** @throws Error if a parameter is not a finite number */
export function packNet(parameters: Float32Array): NetFile {
  if (!parameters.every(Number.isFinite))
    throw new Error('the network has parameters that are no numbers: it was taught too fast');
  const units = MATRICES.flatMap((part) => [...unitsOf(parameters, part)]);
  const wholes = MATRICES.flatMap((part) => [...wholesOf(parameters, part)]);
  const lists = LISTS.flatMap(({ at, columns }) => [...parameters.subarray(at, at + columns)]);
  return {
    units: toBase64(bytesOf(Float32Array.from(units))),
    wholes: toBase64(bytesOf(Int8Array.from(wholes))),
    lists: toBase64(bytesOf(Float32Array.from(lists))),
  };
}

/** The unit of each column of a matrix: its largest parameter is 127 units. */
function unitsOf(parameters: Float32Array, { at, rows, columns }: Part): Float32Array {
  const units = new Float32Array(columns).fill(1e-8);
  for (let i = 0; i < rows * columns; i++)
    units[i % columns] = Math.max(units[i % columns], Math.abs(parameters[at + i]) / MOST);
  return units;
}

/** A matrix in whole numbers of its units. */
function wholesOf(parameters: Float32Array, part: Part): Int8Array {
  const units = unitsOf(parameters, part);
  const { at, rows, columns } = part;
  return Int8Array.from({ length: rows * columns }, (_, i) =>
    Math.round(parameters[at + i] / units[i % columns]),
  );
}

const floatsOf = (text: string): Float32Array => new Float32Array(fromBase64(text).buffer);
const bytesOf = ({ buffer }: Float32Array<ArrayBuffer> | Int8Array<ArrayBuffer>): Uint8Array =>
  new Uint8Array(buffer);
