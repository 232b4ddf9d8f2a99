import { describe, expect, it } from 'vitest';
import { flagsOf, PositionEncoder } from '../../src/fair/net/encoder.ts';
import { PlainNet } from '../../src/fair/net/plainNet.ts';
import { PARAMETERS, PARTS, POSITION_BYTES, SIDE_BY_SIDE } from '../../src/fair/net/shape.ts';
import { netVectors } from '../../src/fair/testing/netVectors.ts';
import { recordedNet } from '../../src/fair/testing/recordedNet.ts';
import { Gradient } from './gradient.ts';
import { Lessons, sharedLessons } from './lessons.ts';

const TARGETS = [0, 1, 0.3, 0.7, 0.5, 0.1, 0.9, 0.4, 0.2, 0.6, 0.8];
const all = TARGETS.map((_, i) => i);
const encoder = new PositionEncoder();
const bytes = new Uint8Array(POSITION_BYTES);
const lessons = new Lessons(sharedLessons(TARGETS.length));
for (const [i, { position, toDeal }] of netVectors().slice(0, TARGETS.length).entries()) {
  encoder.encode(position, toDeal, flagsOf(position) + 37 * i, bytes, 0);
  lessons.put(i, bytes, TARGETS[i] as number);
}
const parameters = recordedNet();
const plain = new PlainNet(parameters);

/** The sum of the losses of all lessons, by the plain network. */
function lossOf(): number {
  return all.reduce((sum, i) => {
    plain.positions.set(lessons.positionOf(i));
    plain.judge(1);
    const logit = plain.logits[0] as number;
    const softplus = Math.max(logit, 0) + Math.log1p(Math.exp(-Math.abs(logit)));
    return sum + softplus - lessons.targetOf(i) * logit;
  }, 0);
}

describe('the gradient', () => {
  const gradient = new Gradient();
  gradient.prepare(parameters);
  const loss = gradient.add(lessons, all, 1);
  const values = Float32Array.from(gradient.values);

  it('is of the loss of the plain network', () => {
    expect(TARGETS.length).toBeGreaterThan(SIDE_BY_SIDE);
    expect(Math.abs(loss - lossOf())).toBeLessThan(1e-4);
  });

  it('is the slope of the loss by the steepest parameters of each part', () => {
    for (const { at, rows, columns } of PARTS) {
      const part = Array.from({ length: rows * columns }, (_, i) => at + i);
      const size = (i: number): number => Math.abs(values[i] as number);
      const steepest = part.toSorted((a, b) => size(b) - size(a))[0] as number;
      const before = parameters[steepest] as number;
      const losses = [1, -1].map((sign) => {
        parameters[steepest] = before + sign * 2e-3;
        return lossOf();
      });
      parameters[steepest] = before;
      const slope = ((losses[0] as number) - (losses[1] as number)) / 4e-3;
      expect(Math.abs(slope - (values[steepest] as number)), `parameter ${steepest}`).toBeLessThan(
        0.01 + 0.03 * Math.abs(slope),
      );
    }
  });

  it('of parts adds up, scaled', () => {
    gradient.prepare(parameters);
    gradient.add(lessons, all.slice(0, 3), 0.5);
    gradient.add(lessons, all.slice(3), 0.5);
    for (let i = 0; i < PARAMETERS; i++)
      expect(Math.abs((gradient.values[i] as number) - 0.5 * (values[i] as number))).toBeLessThan(
        1e-4,
      );
  });
});
