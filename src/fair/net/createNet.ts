/** Makes the value network of the fair player. */
import file from './net.json';
import { unpackNet } from './netFile.ts';
import { PlainNet } from './plainNet.ts';
import type { ValueNet } from './valueNet.ts';
import { WasmNet } from './wasmNet.ts';

let net: ValueNet | undefined;

/** The value network, made when it is first asked for: in WebAssembly, or in plain numbers where that is refused. */
export function createNet(): ValueNet {
  if (net) return net;
  const parameters = unpackNet(file);
  try {
    net = new WasmNet(parameters);
  } catch {
    net = new PlainNet(parameters);
  }
  return net;
}
