import { describe, expect, it } from 'vitest';
import { Random } from '../../solver/engine/random.ts';
import file from './net.json';
import { packNet, unpackNet } from './netFile.ts';
import { CARD_IN, HIDDEN, PARAMETERS } from './shape.ts';

function anyParameters(seed: number): Float32Array {
  const random = new Random(seed);
  return Float32Array.from({ length: PARAMETERS }, () => random.below(2001) / 1000 - 1);
}

describe('the file of the value network', () => {
  it('keeps every parameter to within half a unit of its column, and lists exactly', () => {
    const parameters = anyParameters(1);
    const read = unpackNet(packNet(parameters));
    expect(read).toHaveLength(PARAMETERS);
    // The largest of a column is 127 units, and 1 at most.
    for (let i = 0; i < PARAMETERS; i++)
      expect(Math.abs((read[i] as number) - (parameters[i] as number))).toBeLessThan(0.5001 / 127);
    const { at, columns } = HIDDEN.bias;
    expect(read.subarray(at, at + columns)).toEqual(parameters.subarray(at, at + columns));
  });

  it('is the same when written again', () => {
    expect(packNet(unpackNet(file))).toEqual(file);
  });

  it('of another shape is refused', () => {
    expect(() => unpackNet({ ...file, wholes: file.wholes.slice(4) })).toThrow(
      /^the file of the value network has \d+, \d+, \d+ units, bytes and listed numbers, where /,
    );
  });

  it('is not written with what is no number', () => {
    const parameters = anyParameters(2);
    parameters[CARD_IN.at] = Number.NaN;
    expect(() => packNet(parameters)).toThrow('no numbers');
  });
});
