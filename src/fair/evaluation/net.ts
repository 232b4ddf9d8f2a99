/**
 * A small net that predicts from the tokens of a position (`tokens.ts`) whether the game will be
 * won. Each fan goes through two layers, the same for all fans, and each foundation through two
 * others; a foundation also sees the outputs of the fans that hold the cards it wants next. The
 * sums of all outputs, and the tokens of the whole position, go through two more layers. So the
 * order of the fans does not matter. (Zaheer and others, Deep Sets, 2017; Gilmer and others, Neural
 * Message Passing, 2017.)
 */
import { HELD, TOKENS, type TokenList, type Tokens } from './tokens.ts';

/** Units of each layer but the last, and of the last. */
export const UNITS = 16;
export const LAST_UNITS = 16;

/**
 * A token has a row of parameters: one for each unit, and one that is added directly to the net's
 * output.
 */
export const ROW = UNITS + 1;

/** Where the parameters of each part begin. */
const parts: number[] = [];
let size = 0;
const part = (count: number): number => {
  parts.push(size);
  size += count;
  return size - count;
};
const groupParts = (tokens: number) => ({
  rows: part(tokens * ROW),
  bias: part(UNITS),
  layer: part(UNITS * UNITS),
  layerBias: part(UNITS),
  mix: part(UNITS * UNITS),
});
export const FAN_PARTS = groupParts(TOKENS.fan);
export const FOUNDATION_PARTS = groupParts(TOKENS.foundation);
/** From fans to foundations: a layer for each of the cards that are wanted next. */
export const MESSAGES = part(HELD * UNITS * UNITS);
export const ALL_ROWS = part(TOKENS.all * ROW);
export const MIX_BIAS = part(UNITS);
export const LAST = part(UNITS * LAST_UNITS);
export const LAST_BIAS = part(LAST_UNITS);
export const OUT = part(LAST_UNITS);
export const OUT_BIAS = part(1);
/** Where each part begins, and how many parameters there are. */
export const PARTS: readonly number[] = parts;
export const PARAMETERS = size;

export type GroupParts = typeof FAN_PARTS;

/** The outputs of the two layers of a fan or of a foundation. */
export interface Activity {
  readonly first: Float64Array;
  readonly second: Float64Array;
}

const activities = (): Activity[] =>
  Array.from({ length: 12 }, () => ({
    first: new Float64Array(UNITS),
    second: new Float64Array(UNITS),
  }));

export class Net {
  /** The outputs of the layers for the position that was judged last; training needs them. */
  readonly fans = activities();
  readonly foundations = activities();
  readonly fanSum = new Float64Array(UNITS);
  readonly foundationSum = new Float64Array(UNITS);
  readonly mixed = new Float64Array(UNITS);
  readonly last = new Float64Array(LAST_UNITS);
  readonly #parameters: Float32Array;
  #sum = 0;

  constructor(parameters: Float32Array) {
    this.#parameters = parameters;
  }

  /** The logit of the chance that the game is won from the position that the tokens describe. */
  judge(tokens: Tokens): number {
    const parameters = this.#parameters;
    const { mixed, last } = this;
    this.#sum = parameters[OUT_BIAS];
    this.fanSum.fill(0);
    for (let fan = 0; fan < 12; fan++) {
      this.#begin(this.fans[fan].first, FAN_PARTS.bias);
      this.#judgeGroup(tokens.fans[fan], FAN_PARTS, this.fans[fan], this.fanSum);
    }
    this.foundationSum.fill(0);
    for (let h = 0; h < 12; h++) {
      const activity = this.foundations[h];
      this.#begin(activity.first, FOUNDATION_PARTS.bias);
      this.#addMessages(tokens.holders, h, activity.first);
      this.#judgeGroup(tokens.foundations[h], FOUNDATION_PARTS, activity, this.foundationSum);
    }
    this.#begin(mixed, MIX_BIAS);
    this.#addRows(tokens.all, ALL_ROWS, mixed);
    this.#addLayer(this.fanSum, FAN_PARTS.mix, mixed);
    this.#addLayer(this.foundationSum, FOUNDATION_PARTS.mix, mixed);
    rectify(mixed);
    this.#begin(last, LAST_BIAS);
    this.#addLayer(mixed, LAST, last);
    rectify(last);
    let logit = this.#sum;
    for (let j = 0; j < LAST_UNITS; j++) logit += last[j] * parameters[OUT + j];
    return logit;
  }

  /** Adds the outputs of the fans that hold the cards a foundation wants next. */
  #addMessages(holders: Int8Array, h: number, into: Float64Array): void {
    for (let k = 0; k < HELD; k++) {
      const fan = this.fans[holders[HELD * h + k]];
      if (fan) this.#addLayer(fan.second, MESSAGES + k * UNITS * UNITS, into);
    }
  }

  #judgeGroup(
    list: TokenList,
    parts: GroupParts,
    { first, second }: Activity,
    sum: Float64Array,
  ): void {
    this.#addRows(list, parts.rows, first);
    rectify(first);
    this.#begin(second, parts.layerBias);
    this.#addLayer(first, parts.layer, second);
    rectify(second);
    for (let j = 0; j < UNITS; j++) sum[j] += second[j];
  }

  #begin(units: Float64Array, bias: number): void {
    for (let j = 0; j < units.length; j++) units[j] = this.#parameters[bias + j];
  }

  /** Adds the rows of all tokens of a list. */
  #addRows({ tokens, length }: TokenList, rows: number, into: Float64Array): void {
    const parameters = this.#parameters;
    for (let i = 0; i < length; i++) {
      const row = rows + ROW * tokens[i];
      for (let j = 0; j < UNITS; j++) into[j] += parameters[row + j];
      this.#sum += parameters[row + UNITS];
    }
  }

  /** Adds the product of a layer with the units below it; the layer has a column for each unit of `into`. */
  #addLayer(from: Float64Array, layer: number, into: Float64Array): void {
    const parameters = this.#parameters;
    const columns = into.length;
    for (let i = 0; i < from.length; i++) {
      const value = from[i];
      if (value === 0) continue;
      const row = layer + i * columns;
      for (let j = 0; j < columns; j++) into[j] += value * parameters[row + j];
    }
  }
}

function rectify(units: Float64Array): void {
  for (let j = 0; j < units.length; j++) if (units[j] < 0) units[j] = 0;
}
