// Products of matrices, in whole numbers of 16 bits where there are many rows, else in floats.
import { matrices, units } from './memory';

/** Floats become whole numbers of this part of 1; the largest is 64. */
export const SCALE: f32 = 512;
/** The largest parameter of a column. Sums of 32 products with it stay within 32 bits. */
const MOST: f32 = 1023;

/**
 * Turns a matrix of 32 rows into whole numbers: `columns` is 32 or 64, `matrix` its index (the
 * second half of a matrix of 64 columns has the next one).
 */
export function prepareMatrix(from: usize, columns: i32, matrix: i32): void {
  const to = matrices + ((<usize>matrix) << 11);
  const unit = units + ((<usize>matrix) << 7);
  for (let o: i32 = 0; o < columns; o++) {
    let most: f32 = 1e-8;
    for (let k: i32 = 0; k < 32; k++)
      most = max(most, abs(load<f32>(from + ((<usize>(k * columns + o)) << 2))));
    most /= MOST;
    store<f32>(unit + ((<usize>o) << 2), most / SCALE);
    for (let k: i32 = 0; k < 32; k++)
      store<i16>(
        to + ((<usize>(((k >> 1) * columns + o) * 2 + (k & 1))) << 1),
        <i16>nearest(load<f32>(from + ((<usize>(k * columns + o)) << 2)) / most),
      );
  }
}

function addTo(y: usize, sum: v128, unit: v128): void {
  v128.store(y, f32x4.add(v128.load(y), f32x4.mul(f32x4.convert_i32x4_s(sum), unit)));
}

/**
 * Adds to row `to[i]` of `y` the product of row `i` of `x`, whole numbers, and a matrix. Four rows
 * and eight columns at a time stay in registers.
 */
export function multiplyWhole(
  rows: i32,
  x: usize,
  matrix: i32,
  columns: i32,
  y: usize,
  to: usize,
): void {
  const stride = (<usize>columns) << 2;
  const weights = matrices + ((<usize>matrix) << 11);
  const unit = units + ((<usize>matrix) << 7);
  for (let column: usize = 0; column < stride; column += 32) {
    const unit0 = v128.load(unit + column);
    const unit1 = v128.load(unit + column, 16);
    let i: i32 = 0;
    for (; i + 4 <= rows; i += 4) {
      const row = x + ((<usize>i) << 6);
      let a0 = i32x4.splat(0);
      let a1 = i32x4.splat(0);
      let b0 = i32x4.splat(0);
      let b1 = i32x4.splat(0);
      let c0 = i32x4.splat(0);
      let c1 = i32x4.splat(0);
      let d0 = i32x4.splat(0);
      let d1 = i32x4.splat(0);
      let w = weights + column;
      for (let k: usize = 0; k < 64; k += 4) {
        const w0 = v128.load(w);
        const w1 = v128.load(w, 16);
        w += stride;
        let pair = v128.load32_splat(row + k);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(pair, w0));
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(pair, w1));
        pair = v128.load32_splat(row + k, 64);
        b0 = i32x4.add(b0, i32x4.dot_i16x8_s(pair, w0));
        b1 = i32x4.add(b1, i32x4.dot_i16x8_s(pair, w1));
        pair = v128.load32_splat(row + k, 128);
        c0 = i32x4.add(c0, i32x4.dot_i16x8_s(pair, w0));
        c1 = i32x4.add(c1, i32x4.dot_i16x8_s(pair, w1));
        pair = v128.load32_splat(row + k, 192);
        d0 = i32x4.add(d0, i32x4.dot_i16x8_s(pair, w0));
        d1 = i32x4.add(d1, i32x4.dot_i16x8_s(pair, w1));
      }
      const target = to + ((<usize>i) << 2);
      const ya = y + <usize>load<i32>(target) * stride + column;
      addTo(ya, a0, unit0);
      addTo(ya + 16, a1, unit1);
      const yb = y + <usize>load<i32>(target, 4) * stride + column;
      addTo(yb, b0, unit0);
      addTo(yb + 16, b1, unit1);
      const yc = y + <usize>load<i32>(target, 8) * stride + column;
      addTo(yc, c0, unit0);
      addTo(yc + 16, c1, unit1);
      const yd = y + <usize>load<i32>(target, 12) * stride + column;
      addTo(yd, d0, unit0);
      addTo(yd + 16, d1, unit1);
    }
    for (; i < rows; i++) {
      const row = x + ((<usize>i) << 6);
      let a0 = i32x4.splat(0);
      let a1 = i32x4.splat(0);
      let w = weights + column;
      for (let k: usize = 0; k < 64; k += 4) {
        const pair = v128.load32_splat(row + k);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(pair, v128.load(w)));
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(pair, v128.load(w, 16)));
        w += stride;
      }
      const ya = y + <usize>load<i32>(to + ((<usize>i) << 2)) * stride + column;
      addTo(ya, a0, unit0);
      addTo(ya + 16, a1, unit1);
    }
  }
}

/** Adds to each row of `y` the product of the same row of `x`, which has `width` numbers, and a matrix. */
export function multiply(
  rows: i32,
  x: usize,
  width: i32,
  weights: usize,
  columns: i32,
  y: usize,
): void {
  const stride = (<usize>columns) << 2;
  for (let i: i32 = 0; i < rows; i++)
    for (let column: usize = 0; column < stride; column += 64) {
      const row = x + ((<usize>(i * width)) << 2);
      const into = y + <usize>i * stride + column;
      let a = v128.load(into);
      let b = v128.load(into, 16);
      let c = v128.load(into, 32);
      let d = v128.load(into, 48);
      let w = weights + column;
      for (let k: i32 = 0; k < width; k++) {
        const factor = v128.load32_splat(row + ((<usize>k) << 2));
        a = f32x4.add(a, f32x4.mul(factor, v128.load(w)));
        b = f32x4.add(b, f32x4.mul(factor, v128.load(w, 16)));
        c = f32x4.add(c, f32x4.mul(factor, v128.load(w, 32)));
        d = f32x4.add(d, f32x4.mul(factor, v128.load(w, 48)));
        w += stride;
      }
      v128.store(into, a);
      v128.store(into, b, 16);
      v128.store(into, c, 32);
      v128.store(into, d, 48);
    }
}

/** Adds a list of numbers, `bytes` long, to another. */
export function add(to: usize, from: usize, bytes: usize): void {
  for (let i: usize = 0; i < bytes; i += 16)
    v128.store(to + i, f32x4.add(v128.load(to + i), v128.load(from + i)));
}

/** Adds a list, scaled. */
export function addScaled(to: usize, from: usize, bytes: usize, scale: f32): void {
  const factor = f32x4.splat(scale);
  for (let i: usize = 0; i < bytes; i += 16)
    v128.store(to + i, f32x4.add(v128.load(to + i), f32x4.mul(v128.load(from + i), factor)));
}

/** Adds two rows of whole numbers. */
export function addWholeRows(to: usize, one: usize, other: usize): void {
  for (let i: usize = 0; i < 64; i += 16)
    v128.store(to + i, i16x8.add_sat_s(v128.load(one + i), v128.load(other + i)));
}

/** Negative numbers become zero. */
export function clip(list: usize, bytes: usize): void {
  const zero = f32x4.splat(0);
  for (let i: usize = 0; i < bytes; i += 16)
    v128.store(list + i, f32x4.max(v128.load(list + i), zero));
}

/** Writes floats, or `least` where they are smaller, as whole numbers. */
export function toWhole(from: usize, bytes: usize, to: usize, least: f32): void {
  const scale = f32x4.splat(SCALE);
  const floor = f32x4.splat(least);
  for (let i: usize = 0; i < bytes; i += 32) {
    const a = f32x4.nearest(f32x4.mul(f32x4.max(v128.load(from + i), floor), scale));
    const b = f32x4.nearest(f32x4.mul(f32x4.max(v128.load(from + i, 16), floor), scale));
    v128.store(
      to + (i >> 1),
      i16x8.narrow_i32x4_s(i32x4.trunc_sat_f32x4_s(a), i32x4.trunc_sat_f32x4_s(b)),
    );
  }
}
