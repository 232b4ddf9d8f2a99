/**
 * The value networks of the fair player: one for rule sets with a redeal, one for the others. One of this size for all
 * plays most sets without a redeal worse (docs/lab/value-network.md). Each is a file that is loaded when it is first asked for.
 */
import type { RuleSet } from '../../rules/ruleSet.ts';
import { type NetFile, unpackNet } from './netFile.ts';
import { PlainNet } from './plainNet.ts';
import type { ValueNet } from './valueNet.ts';
import { WasmNet } from './wasmNet.ts';

type Name = 'net' | 'redealNet';

const FILES: Readonly<Record<Name, () => Promise<{ readonly default: NetFile }>>> = {
  net: () => import('./net.json'),
  redealNet: () => import('./redealNet.json'),
};

const nets = new Map<Name, ValueNet>();

const nameFor = ({ redeals }: RuleSet): Name => (redeals > 0 ? 'redealNet' : 'net');

/** Loads the network for a rule set, unless it is there: before the fair player thinks. */
export async function loadNet(ruleSet: RuleSet): Promise<void> {
  const name = nameFor(ruleSet);
  if (nets.has(name)) return;
  const file = await FILES[name]();
  if (!nets.has(name)) nets.set(name, makeNet(unpackNet(file.default)));
}

/**
 * The network for a rule set.
 *
 * @throws Error if it has not been loaded
 */
export function netFor(ruleSet: RuleSet): ValueNet {
  const net = nets.get(nameFor(ruleSet));
  if (!net) throw new Error('the value network of these rules has not been loaded (loadNet)');
  return net;
}

/** In WebAssembly, or in plain numbers where that is refused. */
function makeNet(parameters: Float32Array): ValueNet {
  try {
    return new WasmNet(parameters);
  } catch {
    return new PlainNet(parameters);
  }
}
