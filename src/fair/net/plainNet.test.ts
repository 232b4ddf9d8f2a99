import { describe, expect, it } from 'vitest';
import { netVectors } from '../testing/netVectors.ts';
import { recordedNet } from '../testing/recordedNet.ts';
import { flagsOf, PositionEncoder } from './encoder.ts';
import { logistic } from './logistic.ts';
import { PlainNet } from './plainNet.ts';
import { POSITION_BYTES, TO_DEAL_BYTE, WHOLE_AT } from './shape.ts';

const vectors = netVectors();
const encoder = new PositionEncoder();

describe('an encoded position', () => {
  it('has the bytes of an independent implementation', () => {
    const into = new Uint8Array(POSITION_BYTES);
    const recorded = vectors.filter(({ bytes }) => bytes);
    expect(recorded).toHaveLength(12);
    for (const { position, toDeal, bytes } of recorded) {
      encoder.encode(position, toDeal, 0, into, 0);
      // The recorded bytes after this one are for the simulator that made them.
      const end = WHOLE_AT + TO_DEAL_BYTE + 1;
      expect(into.subarray(0, end)).toEqual(bytes?.subarray(0, end));
    }
  });
});

describe('the plain network', () => {
  it('has the values of an independent implementation', () => {
    const net = new PlainNet(recordedNet());
    for (const { position, toDeal, value } of vectors) {
      encoder.encode(position, toDeal, flagsOf(position), net.positions, 0);
      net.judge(1);
      expect(Math.abs(logistic(net.logits[0] as number) - value)).toBeLessThan(1e-5);
    }
  });
});
