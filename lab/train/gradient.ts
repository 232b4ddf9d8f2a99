/** The gradient of the net's loss by its parameters: backpropagation, by hand. */
import {
  type Activity,
  ALL_ROWS,
  FAN_PARTS,
  FOUNDATION_PARTS,
  type GroupParts,
  LAST,
  LAST_BIAS,
  LAST_UNITS,
  MESSAGES,
  MIX_BIAS,
  type Net,
  OUT,
  OUT_BIAS,
  PARAMETERS,
  ROW,
  UNITS,
} from '../../src/fair/evaluation/net.ts';
import { HELD, type TokenList, type Tokens } from '../../src/fair/evaluation/tokens.ts';

export class Gradient {
  /** The sum of all added gradients, one number for each parameter. */
  readonly sum = new Float64Array(PARAMETERS);
  readonly #parameters: Float32Array;
  readonly #last = new Float64Array(LAST_UNITS);
  readonly #mixed = new Float64Array(UNITS);
  readonly #group = new Float64Array(UNITS);
  readonly #message = new Float64Array(UNITS);
  readonly #fans = Array.from({ length: 12 }, () => new Float64Array(UNITS));
  readonly #second = new Float64Array(UNITS);
  readonly #first = new Float64Array(UNITS);

  constructor(parameters: Float32Array) {
    this.#parameters = parameters;
  }

  /**
   * Adds the gradient of one position.
   *
   * @param net the net, which has just judged the position
   * @param by the derivative of the loss by the logit
   */
  add(net: Net, tokens: Tokens, by: number): void {
    const { sum } = this;
    const out = this.#parameters.subarray(OUT, OUT + LAST_UNITS);
    sum[OUT_BIAS] = (sum[OUT_BIAS] as number) + by;
    for (let j = 0; j < LAST_UNITS; j++) {
      const value = net.last[j] as number;
      sum[OUT + j] = (sum[OUT + j] as number) + by * value;
      this.#last[j] = value > 0 ? by * (out[j] as number) : 0;
    }
    this.#addUnits(LAST_BIAS, this.#last);
    this.#back(net.mixed, LAST, this.#last, this.#mixed);
    for (let j = 0; j < UNITS; j++) if (net.mixed[j] === 0) this.#mixed[j] = 0;
    this.#addUnits(MIX_BIAS, this.#mixed);
    this.#addRows(tokens.all, ALL_ROWS, this.#mixed, by);
    this.#backFoundations(net, tokens, by);
    this.#backFans(net, tokens, by);
  }

  #backFoundations(net: Net, tokens: Tokens, by: number): void {
    this.#back(net.foundationSum, FOUNDATION_PARTS.mix, this.#mixed, this.#group);
    for (const slopes of this.#fans) slopes.fill(0);
    for (let h = 0; h < 12; h++) {
      const list = tokens.foundations[h] as TokenList;
      this.#backGroup(list, net.foundations[h] as Activity, FOUNDATION_PARTS, this.#group, by);
      for (let k = 0; k < HELD; k++) {
        const fan = tokens.holders[HELD * h + k] as number;
        if (fan < 0) continue;
        const { second } = net.fans[fan] as Activity;
        this.#back(second, MESSAGES + k * UNITS * UNITS, this.#first, this.#message);
        addAll(this.#message, this.#fans[fan] as Float64Array);
      }
    }
  }

  /** The fans come last: their gradient includes what they contributed to the foundations. */
  #backFans(net: Net, tokens: Tokens, by: number): void {
    this.#back(net.fanSum, FAN_PARTS.mix, this.#mixed, this.#group);
    for (let fan = 0; fan < 12; fan++) {
      const slopes = this.#fans[fan] as Float64Array;
      addAll(this.#group, slopes);
      const list = tokens.fans[fan] as TokenList;
      this.#backGroup(list, net.fans[fan] as Activity, FAN_PARTS, slopes, by);
    }
  }

  #backGroup(
    list: TokenList,
    { first, second }: Activity,
    parts: GroupParts,
    above: Float64Array,
    by: number,
  ): void {
    for (let j = 0; j < UNITS; j++) this.#second[j] = second[j] === 0 ? 0 : (above[j] as number);
    this.#addUnits(parts.layerBias, this.#second);
    this.#back(first, parts.layer, this.#second, this.#first);
    for (let j = 0; j < UNITS; j++) if (first[j] === 0) this.#first[j] = 0;
    this.#addUnits(parts.bias, this.#first);
    this.#addRows(list, parts.rows, this.#first, by);
  }

  #addUnits(at: number, units: Float64Array): void {
    const { sum } = this;
    for (let j = 0; j < units.length; j++)
      sum[at + j] = (sum[at + j] as number) + (units[j] as number);
  }

  #addRows({ tokens, length }: TokenList, rows: number, units: Float64Array, by: number): void {
    const { sum } = this;
    for (let i = 0; i < length; i++) {
      const row = rows + ROW * (tokens[i] as number);
      for (let j = 0; j < UNITS; j++)
        sum[row + j] = (sum[row + j] as number) + (units[j] as number);
      sum[row + UNITS] = (sum[row + UNITS] as number) + by;
    }
  }

  /** Backwards through a layer, from its outputs to its inputs. */
  #back(from: Float64Array, layer: number, above: Float64Array, into: Float64Array): void {
    const { sum } = this;
    const parameters = this.#parameters;
    const columns = above.length;
    for (let i = 0; i < from.length; i++) {
      const value = from[i] as number;
      const row = layer + i * columns;
      let back = 0;
      for (let j = 0; j < columns; j++) {
        const slope = above[j] as number;
        back += slope * (parameters[row + j] as number);
        sum[row + j] = (sum[row + j] as number) + value * slope;
      }
      into[i] = back;
    }
  }
}

function addAll(units: Float64Array, into: Float64Array): void {
  for (let j = 0; j < UNITS; j++) into[j] = (into[j] as number) + (units[j] as number);
}
