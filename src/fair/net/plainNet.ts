/** The value network in plain numbers, one position at a time: where WebAssembly is refused, and to test it. */
import {
  CARD_FEATURE_ROWS,
  CARD_FEATURES,
  CARD_HEAD,
  CARD_IN,
  CARD_KINDS_OF,
  CARD_RELATIONS,
  CARD_RELATIONS_AT,
  CARD_SHARE,
  CARD_TOKENS,
  COUNTS,
  FLAG_INPUTS,
  FLAGS,
  FLAGS_BYTE,
  FOUNDATION_FEATURE_ROWS,
  FOUNDATION_FEATURES,
  FOUNDATION_HEAD,
  FOUNDATION_IN,
  FOUNDATION_KINDS_OF,
  FOUNDATION_RELATIONS,
  FOUNDATION_RELATIONS_AT,
  FOUNDATION_SHARE,
  FOUNDATION_TOKENS,
  FOUNDATIONS_AT,
  HIDDEN,
  LAYER_PARTS,
  NO_CARD,
  NO_TOKEN,
  OUT,
  type Part,
  POSITION_BYTES,
  SIDE_BY_SIDE,
  TO_DEAL_BYTE,
  TO_DEAL_INPUTS,
  UNSEEN_INPUTS,
  WHOLE_AT,
  WHOLE_IN,
  WIDTH,
} from './shape.ts';
import type { ValueNet } from './valueNet.ts';

type Numbers = Float32Array;
/** Tokens of cards or of foundations, and what the network does with them. */
interface Kind {
  readonly first: number;
  readonly featuresAt: number;
  readonly features: number;
  readonly featureRows: readonly number[];
  readonly relationsAt: number;
  readonly relations: number;
  readonly kindsOf: readonly number[];
  readonly isCard: boolean;
}
const CARDS: Kind = {
  ...{ first: 0, featuresAt: 0, features: CARD_FEATURES, featureRows: CARD_FEATURE_ROWS },
  ...{ relationsAt: CARD_RELATIONS_AT, relations: CARD_RELATIONS, kindsOf: CARD_KINDS_OF },
  isCard: true,
};
const FOUNDATIONS: Kind = {
  ...{ first: CARD_TOKENS, featuresAt: FOUNDATIONS_AT, features: FOUNDATION_FEATURES },
  ...{ featureRows: FOUNDATION_FEATURE_ROWS, relationsAt: FOUNDATION_RELATIONS_AT },
  ...{ relations: FOUNDATION_RELATIONS, kindsOf: FOUNDATION_KINDS_OF, isCard: false },
};

const rowOf = (tokens: Numbers, token: number): Numbers =>
  tokens.subarray(token * WIDTH, (token + 1) * WIDTH);

export class PlainNet implements ValueNet {
  readonly positions = new Uint8Array(SIDE_BY_SIDE * POSITION_BYTES);
  readonly logits = new Float32Array(SIDE_BY_SIDE);
  readonly #parameters: Numbers;
  /** The tokens before a layer, and after it; the row of `NO_TOKEN` stays zero. */
  #tokens = new Float32Array((NO_TOKEN + 1) * WIDTH);
  #next = new Float32Array((NO_TOKEN + 1) * WIDTH);
  readonly #whole = new Float32Array(WIDTH);
  readonly #sum = new Float32Array(WIDTH);
  readonly #inner = new Float32Array(WIDTH);
  /** What the whole position adds to every token of a kind. */
  readonly #shared = new Float32Array(WIDTH);
  /** The whole position and the sums over cards and over foundations: what goes into its next state. */
  readonly #summary = new Float32Array(3 * WIDTH);
  readonly #hidden = new Float32Array(2 * WIDTH);
  readonly #top = new Float32Array(5 * WIDTH);
  readonly #last = new Float32Array(2 * WIDTH);

  /** @param parameters of the shape in `shape.ts` */
  constructor(parameters: Numbers) {
    this.#parameters = parameters;
  }

  judge(count: number): void {
    for (let i = 0; i < count; i++) {
      const at = i * POSITION_BYTES;
      this.logits[i] = this.#judge(this.positions.subarray(at, at + POSITION_BYTES));
    }
  }

  #judge(bytes: Uint8Array): number {
    let cards = 0;
    while (cards < CARD_TOKENS && bytes[cards * CARD_FEATURES] !== NO_CARD) cards++;
    this.#readTokens(bytes, CARDS, cards, CARD_IN);
    this.#readTokens(bytes, FOUNDATIONS, FOUNDATION_TOKENS, FOUNDATION_IN);
    this.#readWhole(bytes);
    for (const layer of LAYER_PARTS) {
      this.#summary.set(this.#whole);
      this.#summary.fill(0, WIDTH);
      this.#layer(bytes, CARDS, cards, layer);
      this.#layer(bytes, FOUNDATIONS, FOUNDATION_TOKENS, layer);
      [this.#tokens, this.#next] = [this.#next, this.#tokens];
      const step = this.#inner;
      this.#copy(layer.whole.bias, 0, step);
      this.#multiply(this.#summary, layer.whole.weights, step);
      for (let o = 0; o < WIDTH; o++) this.#whole[o] += Math.max(step[o], 0);
    }
    return this.#head(cards);
  }

  /** Adds up the rows of the features of tokens. */
  #readTokens(bytes: Uint8Array, kind: Kind, count: number, rows: Part): void {
    const { first, features, featureRows, featuresAt } = kind;
    for (let i = 0; i < count; i++) {
      const token = rowOf(this.#tokens, first + i).fill(0);
      for (let k = 0; k < features; k++)
        this.#add(rows, featureRows[k] + bytes[featuresAt + i * features + k], token);
    }
  }

  #readWhole(bytes: Uint8Array): void {
    const whole = this.#whole;
    this.#copy(WHOLE_IN.bias, 0, whole);
    const add = (input: number): void => this.#add(WHOLE_IN.weights, input, whole);
    for (let card = 0; card < 52; card++)
      for (let copies = 0; copies < bytes[WHOLE_AT + card]; copies++) add(52 * copies + card);
    let from = UNSEEN_INPUTS;
    for (const { byte, most } of COUNTS) {
      for (let i = 0; i < Math.min(most, bytes[WHOLE_AT + byte]); i++) add(from + i);
      from += most;
    }
    add(TO_DEAL_INPUTS + bytes[WHOLE_AT + TO_DEAL_BYTE]);
    for (let flag = 0; flag < FLAGS; flag++)
      if ((bytes[WHOLE_AT + FLAGS_BYTE] >> flag) & 1) add(FLAG_INPUTS + flag);
    for (let o = 0; o < WIDTH; o++) whole[o] = Math.max(whole[o], 0);
  }

  #layer(bytes: Uint8Array, kind: Kind, count: number, layer: (typeof LAYER_PARTS)[number]): void {
    const own = kind.isCard ? layer.card : layer.foundation;
    const out = kind.isCard ? layer.cardOut : layer.foundationOut;
    const share = kind.isCard ? CARD_SHARE : FOUNDATION_SHARE;
    const summed = this.#summary.subarray((kind.isCard ? 1 : 2) * WIDTH);
    this.#copy(own.bias, 0, this.#shared);
    this.#multiply(
      this.#whole,
      kind.isCard ? layer.wholeToCard : layer.wholeToFoundation,
      this.#shared,
    );
    for (let i = 0; i < count; i++) {
      const token = rowOf(this.#tokens, kind.first + i);
      const inner = this.#inner;
      inner.set(this.#shared);
      this.#multiply(token, own.weights, inner);
      this.#relate(
        bytes.subarray(kind.relationsAt + i * kind.relations),
        kind.kindsOf,
        layer,
        inner,
      );
      for (let o = 0; o < WIDTH; o++) inner[o] = Math.max(inner[o], 0);
      const next = rowOf(this.#next, kind.first + i);
      this.#copy(out.bias, 0, next);
      this.#multiply(inner, out.weights, next);
      for (let o = 0; o < WIDTH; o++) {
        next[o] += token[o];
        summed[o] += share * next[o];
      }
    }
  }

  /** Adds what the related tokens say; two of one kind are added up first. */
  #relate(
    related: Uint8Array,
    kindsOf: readonly number[],
    layer: (typeof LAYER_PARTS)[number],
    inner: Numbers,
  ): void {
    for (let k = 0; k < kindsOf.length; k++) {
      const one = related[k];
      const isPair = kindsOf[k + 1] === kindsOf[k];
      const other = isPair ? related[++k] : NO_TOKEN;
      if (one === NO_TOKEN && other === NO_TOKEN) continue;
      const sum = this.#sum;
      for (let o = 0; o < WIDTH; o++)
        sum[o] = this.#tokens[one * WIDTH + o] + this.#tokens[other * WIDTH + o];
      this.#multiply(sum, layer.relations[kindsOf[k]], inner);
    }
  }

  #head(cards: number): number {
    const top = this.#top;
    top.set(this.#whole);
    top.fill(0, WIDTH);
    for (const [kind, count, head, share] of [
      [CARDS, cards, CARD_HEAD, CARD_SHARE],
      [FOUNDATIONS, FOUNDATION_TOKENS, FOUNDATION_HEAD, FOUNDATION_SHARE],
    ] as const) {
      const summed = top.subarray(kind.isCard ? WIDTH : 3 * WIDTH);
      for (let i = 0; i < count; i++) {
        const hidden = this.#hidden;
        this.#copy(head.bias, 0, hidden);
        this.#multiply(rowOf(this.#tokens, kind.first + i), head.weights, hidden);
        for (let o = 0; o < hidden.length; o++) summed[o] += share * Math.max(hidden[o], 0);
      }
    }
    const last = this.#last;
    this.#copy(HIDDEN.bias, 0, last);
    this.#multiply(top, HIDDEN.weights, last);
    let logit = this.#parameters[OUT.bias.at];
    for (let o = 0; o < last.length; o++)
      logit += Math.max(last[o], 0) * this.#parameters[OUT.weights.at + o];
    return logit;
  }

  /** Adds the product of a row and a matrix. */
  #multiply(row: Numbers, { at, rows, columns }: Part, into: Numbers): void {
    const parameters = this.#parameters;
    let from = at;
    for (let k = 0; k < rows; k++) {
      const factor = row[k];
      for (let o = 0; o < columns; o++) into[o] += factor * parameters[from + o];
      from += columns;
    }
  }

  #add({ at, columns }: Part, row: number, into: Numbers): void {
    const from = at + row * columns;
    for (let o = 0; o < columns; o++) into[o] += this.#parameters[from + o];
  }

  #copy({ at, columns }: Part, row: number, into: Numbers): void {
    into.set(this.#parameters.subarray(at + row * columns, at + (row + 1) * columns));
  }
}
