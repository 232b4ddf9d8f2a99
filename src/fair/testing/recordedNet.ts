/**
 * The value network of an independent implementation, from its file (`net/vectors/net.bin`): a
 * header in JSON that names its tensors, then their numbers. Its matrices have a row for what comes
 * out, and so have to be turned.
 */
import { readFileSync } from 'node:fs';
import {
  CARD_HEAD,
  CARD_IN,
  FOUNDATION_HEAD,
  FOUNDATION_IN,
  HIDDEN,
  LAYER_PARTS,
  type Linear,
  OUT,
  PARAMETERS,
  type Part,
  WHOLE_IN,
} from '../net/shape.ts';

interface Tensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly at: number;
  readonly type: 'i8' | 'f32';
  /** How many scales precede its whole numbers. */
  readonly scales?: number;
}

const product = (numbers: readonly number[]): number => numbers.reduce((a, b) => a * b, 1);

/** The numbers of a tensor, as they lie in the file. */
function numbersOf(data: DataView, { name, shape, at, type, scales = 0 }: Tensor): Float32Array {
  const columns = shape.at(-1) as number;
  const isTurned = name.endsWith('.weight');
  return Float32Array.from({ length: product(shape) }, (_, i) => {
    if (type === 'f32') return data.getFloat32(at + 4 * i, true);
    const scale = data.getFloat32(at + 4 * (isTurned ? Math.floor(i / columns) : i % scales), true);
    return scale * data.getInt8(at + 4 * scales + i);
  });
}

/** Its parameters, in the order of `shape.ts`. */
export function recordedNet(): Float32Array {
  const file = readFileSync(new URL('../net/vectors/net.bin', import.meta.url));
  const start = 8 + file.readUInt32LE(4);
  const header = JSON.parse(file.subarray(8, start).toString()) as { tensors: readonly Tensor[] };
  const data = new DataView(file.buffer, file.byteOffset + start, file.length - start);
  const tensors = new Map(header.tensors.map((tensor) => [tensor.name, numbersOf(data, tensor)]));
  const parameters = new Float32Array(PARAMETERS);
  const numbers = (name: string): Float32Array => {
    const found = tensors.get(name);
    if (!found) throw new Error(`net.bin has no ${name}`);
    return found;
  };
  const put = ({ at, rows, columns }: Part, name: string): void => {
    const from = numbers(`${name}.weight`);
    // Inputs that it does not know, the flags of the rules, come last and stay zero.
    const known = Math.min(rows, from.length / columns);
    for (let row = 0; row < known; row++)
      for (let o = 0; o < columns; o++)
        parameters[at + row * columns + o] = from[o * known + row] as number;
  };
  const putLinear = ({ weights, bias }: Linear, name: string): void => {
    put(weights, name);
    parameters.set(numbers(`${name}.bias`), bias.at);
  };
  parameters.set(numbers('card_in'), CARD_IN.at);
  parameters.set(numbers('found_in'), FOUNDATION_IN.at);
  putLinear(WHOLE_IN, 'glob_in');
  for (const [i, layer] of LAYER_PARTS.entries()) {
    const name = `layers.${i}.`;
    parameters.set(numbers(`${name}card_rel`), layer.relations[0]?.at);
    parameters.set(numbers(`${name}found_rel`), layer.relations[7]?.at);
    putLinear(layer.card, `${name}card_self`);
    putLinear(layer.cardOut, `${name}card_out`);
    putLinear(layer.foundation, `${name}found_self`);
    putLinear(layer.foundationOut, `${name}found_out`);
    put(layer.wholeToCard, `${name}glob_card`);
    put(layer.wholeToFoundation, `${name}glob_found`);
    putLinear(layer.whole, `${name}glob`);
  }
  putLinear(CARD_HEAD, 'card_head');
  putLinear(FOUNDATION_HEAD, 'found_head');
  putLinear(HIDDEN, 'head1');
  putLinear(OUT, 'head2');
  return parameters;
}
