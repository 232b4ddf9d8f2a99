// The value network with its gradient, for eight lessons side by side, in floats: see ../gradient.ts. The forward pass keeps
// what the backward pass needs. Names: `d` before a name stands for the gradient of the loss by it.
import * as m from '../../../src/fair/net/assembly/memory';
import { add, addScaled, clip } from '../../../src/fair/net/assembly/products';
import { inputRow, inputsOf, readPositions, wholeInput, wholeInputs } from './inputs';
import { addOuter, mask, multiply, sumRows } from './products';

const CARD_SHARE: f32 = 1 / 16;
const FOUNDATION_SHARE: f32 = 1 / 8;
const ROW_BYTES: usize = m.ROW_BYTES;
const WIDE_BYTES: usize = 2 * m.ROW_BYTES;
const ALL_ROWS: usize = 513;

// Parameters with every matrix turned, at the same indices; and the gradient, to which each call adds.
const turned = memory.data(4 * 112929, 16);
const gradient = memory.data(4 * 112929, 16);
const targets = memory.data(8 * 4, 16);

// Tokens before each layer and after the last; what is in a layer; whole positions; summaries; steps.
const x = memory.data(5 * 513 * 128, 16);
const p = memory.data(4 * 513 * 128, 16);
const g = memory.data(5 * 8 * 128, 16);
const summary = memory.data(4 * 8 * 384, 16);
const step = memory.data(4 * 8 * 128, 16);
const hid = memory.data(513 * 256, 16);
const top = memory.data(8 * 640, 16);
const last = memory.data(8 * 256, 16);
const sums = memory.data(416 * 128, 16);
const shared = memory.data(2 * 8 * 128, 16);

const dx = memory.data(513 * 128, 16);
const dp = memory.data(513 * 128, 16);
const dg = memory.data(8 * 128, 16);
const dsummary = memory.data(8 * 384, 16);
const dstep = memory.data(8 * 128, 16);
const dhid = memory.data(513 * 256, 16);
const dtop = memory.data(8 * 640, 16);
const dlast = memory.data(8 * 256, 16);
const dsums = memory.data(416 * 128, 16);
const dshared = memory.data(2 * 8 * 128, 16);

export function parameters(): usize {
  return m.parameters;
}
export function parameterCount(): i32 {
  return m.PARAMETERS;
}
export function gradients(): usize {
  return gradient;
}
export function positions(): usize {
  return m.positions;
}
export function targetsAt(): usize {
  return targets;
}
export function logits(): usize {
  return m.logits;
}

let count: i32 = 0;
let cards: i32 = 0;
let rows: i32 = 0;

function W(index: i32): usize {
  return m.at(index);
}
function T(index: i32): usize {
  return turned + ((<usize>index) << 2);
}
function D(index: i32): usize {
  return gradient + ((<usize>index) << 2);
}
function rowAt(list: usize, row: i32): usize {
  return list + ((<usize>row) << m.ROW_SHIFT);
}
function layerX(l: i32): usize {
  return x + <usize>l * ALL_ROWS * ROW_BYTES;
}
function layerP(l: i32): usize {
  return p + <usize>l * ALL_ROWS * ROW_BYTES;
}
function layerG(l: i32): usize {
  return g + ((<usize>l) << 10);
}
function positionOf(row: i32): usize {
  return <usize>load<i32>(m.positionOf + ((<usize>row) << 2));
}

function turn(index: i32, height: i32, width: i32): void {
  for (let i: i32 = 0; i < height; i++)
    for (let o: i32 = 0; o < width; o++)
      store<f32>(T(index + o * height + i), load<f32>(W(index + i * width + o)));
}

/** Takes over the parameters and empties the gradient. */
export function prepare(): void {
  memory.fill(gradient, 0, (<usize>m.PARAMETERS) << 2);
  for (let l: i32 = 0; l < m.LAYERS; l++) {
    const layer = m.LAYER + l * m.LAYER_SIZE;
    for (let kind: i32 = 0; kind < m.KINDS; kind++) turn(layer + kind * 1024, 32, 32);
    turn(layer + m.CARD, 32, 32);
    turn(layer + m.CARD_OUT, 32, 32);
    turn(layer + m.FOUNDATION, 32, 32);
    turn(layer + m.FOUNDATION_OUT, 32, 32);
    turn(layer + m.WHOLE_TO_CARD, 32, 32);
    turn(layer + m.WHOLE_TO_FOUNDATION, 32, 32);
    turn(layer + m.WHOLE, 96, 32);
  }
  turn(m.CARD_HEAD, 32, 64);
  turn(m.FOUNDATION_HEAD, 32, 64);
  turn(m.HIDDEN, 160, 64);
}

/** Multiplies the rows of the cards by one matrix, those of the foundations by another. */
function multiplyBoth(
  from: usize,
  width: i32,
  card: usize,
  foundation: usize,
  columns: i32,
  to: usize,
): void {
  multiply(cards, from, width, card, columns, to, m.inOrder);
  multiply(
    rows - cards,
    from + <usize>(cards * width * 4),
    width,
    foundation,
    columns,
    to + <usize>(cards * columns * 4),
    m.inOrder,
  );
}
/** Adds the gradients of two such matrices. */
function outerBoth(
  from: usize,
  width: i32,
  dy: usize,
  columns: i32,
  card: i32,
  foundation: i32,
): void {
  addOuter(cards, from, width, dy, columns, D(card), m.inOrder);
  addOuter(
    rows - cards,
    from + <usize>(cards * width * 4),
    width,
    dy + <usize>(cards * columns * 4),
    columns,
    D(foundation),
    m.inOrder,
  );
}
function sumBoth(dy: usize, columns: i32, card: i32, foundation: i32): void {
  sumRows(cards, dy, columns, D(card));
  sumRows(rows - cards, dy + <usize>(cards * columns * 4), columns, D(foundation));
}

function gather(kind: i32, from: usize): i32 {
  const related = load<i32>(m.counts + ((<usize>kind) << 2));
  const list = (<usize>(kind * m.RELATED)) << 2;
  for (let i: usize = 0; i < <usize>related; i++) {
    const to = sums + (i << m.ROW_SHIFT);
    memory.copy(to, rowAt(from, load<i32>(m.firsts + list + (i << 2))), ROW_BYTES);
    add(to, rowAt(from, load<i32>(m.seconds + list + (i << 2))), ROW_BYTES);
  }
  return related;
}
function relatedRows(kind: i32): usize {
  return m.related + ((<usize>(kind * m.RELATED)) << 2);
}

function forward(): void {
  cards = readPositions(count);
  rows = cards + m.FOUNDATION_TOKENS * count;
  for (let i: i32 = 0; i <= m.ROWS; i++) store<i32>(m.inOrder + ((<usize>i) << 2), i);
  clip(m.wholes, (<usize>count) << m.ROW_SHIFT);
  memory.copy(x, m.tokens, (<usize>rows) << m.ROW_SHIFT);
  memory.copy(g, m.wholes, (<usize>count) << m.ROW_SHIFT);
  for (let l: i32 = 0; l < m.LAYERS; l++) forwardLayer(l);
  forwardHead();
}

function forwardLayer(l: i32): void {
  const layer = m.LAYER + l * m.LAYER_SIZE;
  const X = layerX(l);
  const P = layerP(l);
  const N = layerX(l + 1);
  memory.fill(rowAt(X, m.ZERO_ROW), 0, ROW_BYTES);
  for (let i: i32 = 0; i < count; i++) {
    memory.copy(rowAt(shared, i), W(layer + m.CARD_BIAS), ROW_BYTES);
    memory.copy(rowAt(shared, 8 + i), W(layer + m.FOUNDATION_BIAS), ROW_BYTES);
  }
  multiply(count, layerG(l), 32, W(layer + m.WHOLE_TO_CARD), 32, shared, m.inOrder);
  multiply(count, layerG(l), 32, W(layer + m.WHOLE_TO_FOUNDATION), 32, rowAt(shared, 8), m.inOrder);
  for (let row: i32 = 0; row < rows; row++)
    memory.copy(
      rowAt(P, row),
      rowAt(shared, (row < cards ? 0 : 8) + <i32>positionOf(row)),
      ROW_BYTES,
    );
  multiplyBoth(X, 32, W(layer + m.CARD), W(layer + m.FOUNDATION), 32, P);
  for (let kind: i32 = 0; kind < m.KINDS; kind++)
    multiply(gather(kind, X), sums, 32, W(layer + kind * 1024), 32, P, relatedRows(kind));
  clip(P, (<usize>rows) << m.ROW_SHIFT);
  for (let row: i32 = 0; row < rows; row++) {
    memory.copy(rowAt(N, row), rowAt(X, row), ROW_BYTES);
    add(
      rowAt(N, row),
      W(layer + (row < cards ? m.CARD_OUT_BIAS : m.FOUNDATION_OUT_BIAS)),
      ROW_BYTES,
    );
  }
  multiplyBoth(P, 32, W(layer + m.CARD_OUT), W(layer + m.FOUNDATION_OUT), 32, N);
  const S = summary + <usize>(l * 8 * 384);
  const U = step + ((<usize>l) << 10);
  memory.fill(S, 0, <usize>(count * 384));
  for (let i: i32 = 0; i < count; i++) {
    memory.copy(S + <usize>(i * 384), rowAt(layerG(l), i), ROW_BYTES);
    memory.copy(rowAt(U, i), W(layer + m.WHOLE_STEP_BIAS), ROW_BYTES);
  }
  for (let row: i32 = 0; row < rows; row++)
    addScaled(
      S + positionOf(row) * 384 + (row < cards ? 128 : 256),
      rowAt(N, row),
      ROW_BYTES,
      row < cards ? CARD_SHARE : FOUNDATION_SHARE,
    );
  multiply(count, S, 96, W(layer + m.WHOLE), 32, U, m.inOrder);
  clip(U, (<usize>count) << m.ROW_SHIFT);
  const next = layerG(l + 1);
  memory.copy(next, layerG(l), (<usize>count) << m.ROW_SHIFT);
  add(next, U, (<usize>count) << m.ROW_SHIFT);
}

function forwardHead(): void {
  const X = layerX(m.LAYERS);
  for (let row: i32 = 0; row < rows; row++)
    memory.copy(
      hid + ((<usize>row) << 8),
      W(row < cards ? m.CARD_HEAD_BIAS : m.FOUNDATION_HEAD_BIAS),
      WIDE_BYTES,
    );
  multiplyBoth(X, 32, W(m.CARD_HEAD), W(m.FOUNDATION_HEAD), 64, hid);
  clip(hid, (<usize>rows) << 8);
  memory.fill(top, 0, <usize>(count * 640));
  for (let i: i32 = 0; i < count; i++) {
    memory.copy(top + <usize>(i * 640), rowAt(layerG(m.LAYERS), i), ROW_BYTES);
    memory.copy(last + ((<usize>i) << 8), W(m.HIDDEN_BIAS), WIDE_BYTES);
  }
  for (let row: i32 = 0; row < rows; row++)
    addScaled(
      top + positionOf(row) * 640 + (row < cards ? 128 : 384),
      hid + ((<usize>row) << 8),
      WIDE_BYTES,
      row < cards ? CARD_SHARE : FOUNDATION_SHARE,
    );
  multiply(count, top, 160, W(m.HIDDEN), 64, last, m.inOrder);
  clip(last, (<usize>count) << 8);
  for (let i: i32 = 0; i < count; i++) {
    let logit = load<f32>(W(m.OUT_BIAS));
    for (let o: i32 = 0; o < 64; o++)
      logit += load<f32>(last + ((<usize>(i * 64 + o)) << 2)) * load<f32>(W(m.OUT + o));
    store<f32>(m.logits + ((<usize>i) << 2), logit);
  }
}

function backwardHead(scale: f32): void {
  const X = layerX(m.LAYERS);
  memory.fill(dlast, 0, (<usize>count) << 8);
  for (let i: i32 = 0; i < count; i++) {
    const logit = load<f32>(m.logits + ((<usize>i) << 2));
    const d = scale * (1 / (1 + <f32>Math.exp(-logit)) - load<f32>(targets + ((<usize>i) << 2)));
    store<f32>(D(m.OUT_BIAS), load<f32>(D(m.OUT_BIAS)) + d);
    addScaled(D(m.OUT), last + ((<usize>i) << 8), WIDE_BYTES, d);
    addScaled(dlast + ((<usize>i) << 8), W(m.OUT), WIDE_BYTES, d);
  }
  mask(dlast, last, (<usize>count) << 8);
  sumRows(count, dlast, 64, D(m.HIDDEN_BIAS));
  addOuter(count, top, 160, dlast, 64, D(m.HIDDEN), m.inOrder);
  memory.fill(dtop, 0, <usize>(count * 640));
  multiply(count, dlast, 64, T(m.HIDDEN), 160, dtop, m.inOrder);
  for (let i: i32 = 0; i < count; i++)
    memory.copy(rowAt(dg, i), dtop + <usize>(i * 640), ROW_BYTES);
  memory.fill(dhid, 0, (<usize>rows) << 8);
  for (let row: i32 = 0; row < rows; row++)
    addScaled(
      dhid + ((<usize>row) << 8),
      dtop + positionOf(row) * 640 + (row < cards ? 128 : 384),
      WIDE_BYTES,
      row < cards ? CARD_SHARE : FOUNDATION_SHARE,
    );
  mask(dhid, hid, (<usize>rows) << 8);
  sumBoth(dhid, 64, m.CARD_HEAD_BIAS, m.FOUNDATION_HEAD_BIAS);
  outerBoth(X, 32, dhid, 64, m.CARD_HEAD, m.FOUNDATION_HEAD);
  memory.fill(dx, 0, (<usize>rows) << m.ROW_SHIFT);
  multiplyBoth(dhid, 64, T(m.CARD_HEAD), T(m.FOUNDATION_HEAD), 32, dx);
}

/** `dx` and `dg` are of what comes out of the layer, in the end of what goes in. */
function backwardLayer(l: i32): void {
  const layer = m.LAYER + l * m.LAYER_SIZE;
  const X = layerX(l);
  const P = layerP(l);
  const bytes = (<usize>count) << m.ROW_SHIFT;
  memory.copy(dstep, dg, bytes);
  mask(dstep, step + ((<usize>l) << 10), bytes);
  sumRows(count, dstep, 32, D(layer + m.WHOLE_STEP_BIAS));
  addOuter(count, summary + <usize>(l * 8 * 384), 96, dstep, 32, D(layer + m.WHOLE), m.inOrder);
  memory.fill(dsummary, 0, <usize>(count * 384));
  multiply(count, dstep, 32, T(layer + m.WHOLE), 96, dsummary, m.inOrder);
  for (let i: i32 = 0; i < count; i++) add(rowAt(dg, i), dsummary + <usize>(i * 384), ROW_BYTES);
  for (let row: i32 = 0; row < rows; row++)
    addScaled(
      rowAt(dx, row),
      dsummary + positionOf(row) * 384 + (row < cards ? 128 : 256),
      ROW_BYTES,
      row < cards ? CARD_SHARE : FOUNDATION_SHARE,
    );
  sumBoth(dx, 32, layer + m.CARD_OUT_BIAS, layer + m.FOUNDATION_OUT_BIAS);
  outerBoth(P, 32, dx, 32, layer + m.CARD_OUT, layer + m.FOUNDATION_OUT);
  memory.fill(dp, 0, (<usize>rows) << m.ROW_SHIFT);
  multiplyBoth(dx, 32, T(layer + m.CARD_OUT), T(layer + m.FOUNDATION_OUT), 32, dp);
  mask(dp, P, (<usize>rows) << m.ROW_SHIFT);
  memory.fill(dshared, 0, 2048);
  for (let row: i32 = 0; row < rows; row++)
    add(rowAt(dshared, (row < cards ? 0 : 8) + <i32>positionOf(row)), rowAt(dp, row), ROW_BYTES);
  const dfoundations = rowAt(dshared, 8);
  sumRows(count, dshared, 32, D(layer + m.CARD_BIAS));
  sumRows(count, dfoundations, 32, D(layer + m.FOUNDATION_BIAS));
  addOuter(count, layerG(l), 32, dshared, 32, D(layer + m.WHOLE_TO_CARD), m.inOrder);
  addOuter(count, layerG(l), 32, dfoundations, 32, D(layer + m.WHOLE_TO_FOUNDATION), m.inOrder);
  multiply(count, dshared, 32, T(layer + m.WHOLE_TO_CARD), 32, dg, m.inOrder);
  multiply(count, dfoundations, 32, T(layer + m.WHOLE_TO_FOUNDATION), 32, dg, m.inOrder);
  outerBoth(X, 32, dp, 32, layer + m.CARD, layer + m.FOUNDATION);
  multiplyBoth(dp, 32, T(layer + m.CARD), T(layer + m.FOUNDATION), 32, dx);
  for (let kind: i32 = 0; kind < m.KINDS; kind++) backwardRelation(kind, layer + kind * 1024, X);
}

function backwardRelation(kind: i32, matrix: i32, X: usize): void {
  const related = gather(kind, X);
  const list = (<usize>(kind * m.RELATED)) << 2;
  for (let i: usize = 0; i < <usize>related; i++)
    memory.copy(
      dsums + (i << m.ROW_SHIFT),
      rowAt(dp, load<i32>(m.related + list + (i << 2))),
      ROW_BYTES,
    );
  addOuter(related, sums, 32, dsums, 32, D(matrix), m.inOrder);
  memory.fill(sums, 0, (<usize>related) << m.ROW_SHIFT);
  multiply(related, dsums, 32, T(matrix), 32, sums, m.inOrder);
  for (let i: usize = 0; i < <usize>related; i++) {
    const d = sums + (i << m.ROW_SHIFT);
    add(rowAt(dx, load<i32>(m.firsts + list + (i << 2))), d, ROW_BYTES);
    add(rowAt(dx, load<i32>(m.seconds + list + (i << 2))), d, ROW_BYTES);
  }
}

function backwardInputs(): void {
  for (let row: i32 = 0; row < rows; row++) {
    const inputs = inputsOf(row, cards);
    for (let k: i32 = 0; k < inputs; k++) add(D(inputRow(row, k)), rowAt(dx, row), ROW_BYTES);
  }
  mask(dg, g, (<usize>count) << m.ROW_SHIFT);
  sumRows(count, dg, 32, D(m.WHOLE_BIAS));
  for (let i: i32 = 0; i < count; i++) {
    const inputs = wholeInputs(i);
    for (let k: i32 = 0; k < inputs; k++)
      add(D(m.WHOLE_IN + wholeInput(k) * 32), rowAt(dg, i), ROW_BYTES);
  }
}

/** Computes the logits of the first positions. */
export function judge(positions: i32): void {
  count = positions;
  forward();
}

/** Adds to the gradient that of the cross-entropy of the first positions, scaled. Returns the loss, not scaled. */
export function learn(positions: i32, scale: f32): f64 {
  count = positions;
  forward();
  let loss: f64 = 0;
  for (let i: i32 = 0; i < count; i++) {
    const logit = <f64>load<f32>(m.logits + ((<usize>i) << 2));
    const target = <f64>load<f32>(targets + ((<usize>i) << 2));
    loss += Math.max(logit, 0) + Math.log(1 + Math.exp(-Math.abs(logit))) - target * logit;
  }
  backwardHead(scale);
  for (let l: i32 = m.LAYERS - 1; l >= 0; l--) backwardLayer(l);
  backwardInputs();
  return loss;
}
