import { describe, expect, it } from 'vitest';
import { netVectors } from '../testing/netVectors.ts';
import { recordedNet } from '../testing/recordedNet.ts';
import { flagsOf, PositionEncoder } from './encoder.ts';
import { logistic } from './logistic.ts';
import { PlainNet } from './plainNet.ts';
import { POSITION_BYTES, SIDE_BY_SIDE } from './shape.ts';
import { WasmNet } from './wasmNet.ts';

const vectors = netVectors();
const encoder = new PositionEncoder();
const parameters = recordedNet();
const wasm = new WasmNet(parameters);

describe('the network in WebAssembly', () => {
  it('has the values of an independent implementation', () => {
    for (const { position, toDeal, value } of vectors) {
      encoder.encode(position, toDeal, flagsOf(position), wasm.positions, 0);
      wasm.judge(1);
      expect(Math.abs(logistic(wasm.logits[0] as number) - value)).toBeLessThan(1e-3);
    }
  });

  it('has the same values for positions side by side as for each alone, and those of the plain network', () => {
    const plain = new PlainNet(parameters);
    for (let from = 0; from + SIDE_BY_SIDE <= vectors.length; from += SIDE_BY_SIDE - 1) {
      const some = vectors.slice(from, from + SIDE_BY_SIDE);
      for (const [i, { position, toDeal }] of some.entries()) {
        encoder.encode(position, toDeal, 37 * i, wasm.positions, i * POSITION_BYTES);
        encoder.encode(position, toDeal, 37 * i, plain.positions, i * POSITION_BYTES);
      }
      wasm.judge(SIDE_BY_SIDE);
      plain.judge(SIDE_BY_SIDE);
      const together = [...wasm.logits];
      for (let i = 0; i < SIDE_BY_SIDE; i++) {
        const at = i * POSITION_BYTES;
        expect(
          Math.abs(logistic(together[i] as number) - logistic(plain.logits[i] as number)),
        ).toBeLessThan(1e-3);
        wasm.positions.copyWithin(0, at, at + POSITION_BYTES);
        wasm.judge(1);
        expect(wasm.logits[0]).toBe(together[i]);
      }
    }
  });
});
