// The value network for eight positions side by side, in AssemblyScript: see ../wasmNet.ts. All tokens of all positions stand
// in one matrix. For each kind of relation a list says which rows have it, so that relations to nothing cost nothing.
import * as m from './memory';
import {
  add,
  addScaled,
  addWholeRows,
  clip,
  multiply,
  multiplyWhole,
  prepareMatrix,
  toWhole,
} from './products';
import { readPositions } from './reading';

const CARD_SHARE: f32 = 1 / 16;
const FOUNDATION_SHARE: f32 = 1 / 8;
const NOTHING_CLIPPED: f32 = -1e9;

// Within the matrices of a layer, after those of the relations; and the heads after all layers.
const CARD: i32 = 11;
const FOUNDATION: i32 = 12;
const CARD_OUT: i32 = 13;
const FOUNDATION_OUT: i32 = 14;
const CARD_HEAD: i32 = m.LAYERS * m.LAYER_MATRICES;
const FOUNDATION_HEAD: i32 = CARD_HEAD + 2;

export function parameters(): usize {
  return m.parameters;
}
export function parameterCount(): i32 {
  return m.PARAMETERS;
}
export function positions(): usize {
  return m.positions;
}
export function logits(): usize {
  return m.logits;
}

/** Takes over the parameters. */
export function prepare(): void {
  for (let l: i32 = 0; l < m.LAYERS; l++) {
    const layer = m.LAYER + l * m.LAYER_SIZE;
    const first = l * m.LAYER_MATRICES;
    for (let kind: i32 = 0; kind < m.KINDS; kind++)
      prepareMatrix(m.at(layer + m.RELATIONS + kind * 1024), 32, first + kind);
    prepareMatrix(m.at(layer + m.CARD), 32, first + CARD);
    prepareMatrix(m.at(layer + m.FOUNDATION), 32, first + FOUNDATION);
    prepareMatrix(m.at(layer + m.CARD_OUT), 32, first + CARD_OUT);
    prepareMatrix(m.at(layer + m.FOUNDATION_OUT), 32, first + FOUNDATION_OUT);
  }
  prepareMatrix(m.at(m.CARD_HEAD), 64, CARD_HEAD);
  prepareMatrix(m.at(m.FOUNDATION_HEAD), 64, FOUNDATION_HEAD);
  for (let i: i32 = 0; i <= m.ROWS; i++) store<i32>(m.inOrder + ((<usize>i) << 2), i);
}

/** Computes the logits of the first `count` positions. */
export function judge(count: i32): void {
  const cards = readPositions(count);
  const rows = cards + m.FOUNDATION_TOKENS * count;
  clip(m.wholes, (<usize>count) << m.ROW_SHIFT);
  for (let l: i32 = 0; l < m.LAYERS; l++) {
    const layer = m.LAYER + l * m.LAYER_SIZE;
    relate(count, cards, rows, layer, l * m.LAYER_MATRICES);
    stepTokens(cards, rows, layer, l * m.LAYER_MATRICES);
    stepWholes(count, cards, rows, layer);
  }
  toWhole(m.tokens, (<usize>rows) << m.ROW_SHIFT, m.wholeTokens, NOTHING_CLIPPED);
  finish(count, cards, rows);
}

/** Multiplies the rows of the cards by one matrix, those of the foundations by another. */
function multiplyBoth(
  cards: i32,
  rows: i32,
  x: usize,
  card: i32,
  foundation: i32,
  columns: i32,
  y: usize,
): void {
  multiplyWhole(cards, x, card, columns, y, m.inOrder);
  const from = x + ((<usize>cards) << m.WHOLE_ROW_SHIFT);
  const into = y + ((<usize>(cards * columns)) << 2);
  multiplyWhole(rows - cards, from, foundation, columns, into, m.inOrder);
}

/** What the tokens become within a layer: from the whole position, from themselves, and from related tokens. */
function relate(count: i32, cards: i32, rows: i32, layer: i32, matrices: i32): void {
  toWhole(m.tokens, (<usize>rows) << m.ROW_SHIFT, m.wholeTokens, NOTHING_CLIPPED);
  const foundations = m.shared + <usize>m.SIDE_BY_SIDE * m.ROW_BYTES;
  for (let i: usize = 0; i < <usize>count; i++) {
    memory.copy(m.shared + (i << m.ROW_SHIFT), m.at(layer + m.CARD_BIAS), m.ROW_BYTES);
    memory.copy(foundations + (i << m.ROW_SHIFT), m.at(layer + m.FOUNDATION_BIAS), m.ROW_BYTES);
  }
  multiply(count, m.wholes, 32, m.at(layer + m.WHOLE_TO_CARD), 32, m.shared);
  multiply(count, m.wholes, 32, m.at(layer + m.WHOLE_TO_FOUNDATION), 32, foundations);
  for (let row: i32 = 0; row < rows; row++) {
    const from =
      (row < cards ? m.shared : foundations) +
      ((<usize>load<i32>(m.positionOf + ((<usize>row) << 2))) << m.ROW_SHIFT);
    memory.copy(m.inner + ((<usize>row) << m.ROW_SHIFT), from, m.ROW_BYTES);
  }
  multiplyBoth(cards, rows, m.wholeTokens, matrices + CARD, matrices + FOUNDATION, 32, m.inner);
  for (let kind: i32 = 0; kind < m.KINDS; kind++) {
    const related = load<i32>(m.counts + ((<usize>kind) << 2));
    const list = (<usize>(kind * m.RELATED)) << 2;
    for (let i: usize = 0; i < <usize>related; i++) {
      const first = (<usize>load<i32>(m.firsts + list + (i << 2))) << m.WHOLE_ROW_SHIFT;
      const second = (<usize>load<i32>(m.seconds + list + (i << 2))) << m.WHOLE_ROW_SHIFT;
      addWholeRows(
        m.sums + (i << m.WHOLE_ROW_SHIFT),
        m.wholeTokens + first,
        m.wholeTokens + second,
      );
    }
    multiplyWhole(related, m.sums, matrices + kind, 32, m.inner, m.related + list);
  }
}

/** The tokens after a layer. */
function stepTokens(cards: i32, rows: i32, layer: i32, matrices: i32): void {
  toWhole(m.inner, (<usize>rows) << m.ROW_SHIFT, m.wholeInner, 0);
  for (let row: i32 = 0; row < rows; row++)
    add(
      m.tokens + ((<usize>row) << m.ROW_SHIFT),
      m.at(layer + (row < cards ? m.CARD_OUT_BIAS : m.FOUNDATION_OUT_BIAS)),
      m.ROW_BYTES,
    );
  multiplyBoth(
    cards,
    rows,
    m.wholeInner,
    matrices + CARD_OUT,
    matrices + FOUNDATION_OUT,
    32,
    m.tokens,
  );
}

/** Adds up rows for each position: `width` bytes each, of cards from `bytes` on, of foundations behind them. */
function sumUp(cards: i32, rows: i32, from: usize, width: usize, into: usize, stride: usize): void {
  for (let row: i32 = 0; row < rows; row++) {
    const position =
      into + <usize>load<i32>(m.positionOf + ((<usize>row) << 2)) * stride + m.ROW_BYTES;
    const isCard = row < cards;
    const share = isCard ? CARD_SHARE : FOUNDATION_SHARE;
    addScaled(position + (isCard ? 0 : width), from + <usize>row * width, width, share);
  }
}

/** The whole positions after a layer. */
function stepWholes(count: i32, cards: i32, rows: i32, layer: i32): void {
  memory.fill(m.summaries, 0, (<usize>(count * 96)) << 2);
  for (let i: usize = 0; i < <usize>count; i++) {
    memory.copy(m.summaries + i * 384, m.wholes + (i << m.ROW_SHIFT), m.ROW_BYTES);
    memory.copy(m.steps + (i << m.ROW_SHIFT), m.at(layer + m.WHOLE_STEP_BIAS), m.ROW_BYTES);
  }
  sumUp(cards, rows, m.tokens, m.ROW_BYTES, m.summaries, 384);
  multiply(count, m.summaries, 96, m.at(layer + m.WHOLE), 32, m.steps);
  const bytes = (<usize>count) << m.ROW_SHIFT;
  clip(m.steps, bytes);
  add(m.wholes, m.steps, bytes);
}

function finish(count: i32, cards: i32, rows: i32): void {
  for (let row: i32 = 0; row < rows; row++)
    memory.copy(
      m.hidden + ((<usize>row) << 8),
      m.at(row < cards ? m.CARD_HEAD_BIAS : m.FOUNDATION_HEAD_BIAS),
      256,
    );
  multiplyBoth(cards, rows, m.wholeTokens, CARD_HEAD, FOUNDATION_HEAD, 64, m.hidden);
  clip(m.hidden, (<usize>rows) << 8);
  memory.fill(m.tops, 0, (<usize>(count * 160)) << 2);
  for (let i: usize = 0; i < <usize>count; i++) {
    memory.copy(m.tops + i * 640, m.wholes + (i << m.ROW_SHIFT), m.ROW_BYTES);
    memory.copy(m.lasts + (i << 8), m.at(m.HIDDEN_BIAS), 256);
  }
  sumUp(cards, rows, m.hidden, 256, m.tops, 640);
  multiply(count, m.tops, 160, m.at(m.HIDDEN), 64, m.lasts);
  clip(m.lasts, (<usize>count) << 8);
  for (let i: i32 = 0; i < count; i++) {
    let logit = load<f32>(m.at(m.OUT_BIAS));
    for (let o: i32 = 0; o < 64; o++)
      logit += load<f32>(m.lasts + ((<usize>(i * 64 + o)) << 2)) * load<f32>(m.at(m.OUT + o));
    store<f32>(m.logits + ((<usize>i) << 2), logit);
  }
}
