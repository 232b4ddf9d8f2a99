// Products of matrices in floats, forwards and backwards.

/** Adds to row `to[i]` of `y` the product of row `i` of `x`, which has `width` numbers, and a matrix. */
export function multiply(
  rows: i32,
  x: usize,
  width: i32,
  weights: usize,
  columns: i32,
  y: usize,
  to: usize,
): void {
  const stride = (<usize>columns) << 2;
  const length = (<usize>width) << 2;
  for (let column: usize = 0; column < stride; column += 32) {
    let i: i32 = 0;
    for (; i + 4 <= rows; i += 4) {
      const row = x + <usize>i * length;
      const target = to + ((<usize>i) << 2);
      const ya = y + <usize>load<i32>(target) * stride + column;
      const yb = y + <usize>load<i32>(target, 4) * stride + column;
      const yc = y + <usize>load<i32>(target, 8) * stride + column;
      const yd = y + <usize>load<i32>(target, 12) * stride + column;
      let a0 = v128.load(ya);
      let a1 = v128.load(ya, 16);
      let b0 = v128.load(yb);
      let b1 = v128.load(yb, 16);
      let c0 = v128.load(yc);
      let c1 = v128.load(yc, 16);
      let d0 = v128.load(yd);
      let d1 = v128.load(yd, 16);
      let w = weights + column;
      for (let k: usize = 0; k < length; k += 4) {
        const w0 = v128.load(w);
        const w1 = v128.load(w, 16);
        w += stride;
        let factor = v128.load32_splat(row + k);
        a0 = f32x4.add(a0, f32x4.mul(factor, w0));
        a1 = f32x4.add(a1, f32x4.mul(factor, w1));
        factor = v128.load32_splat(row + length + k);
        b0 = f32x4.add(b0, f32x4.mul(factor, w0));
        b1 = f32x4.add(b1, f32x4.mul(factor, w1));
        factor = v128.load32_splat(row + 2 * length + k);
        c0 = f32x4.add(c0, f32x4.mul(factor, w0));
        c1 = f32x4.add(c1, f32x4.mul(factor, w1));
        factor = v128.load32_splat(row + 3 * length + k);
        d0 = f32x4.add(d0, f32x4.mul(factor, w0));
        d1 = f32x4.add(d1, f32x4.mul(factor, w1));
      }
      v128.store(ya, a0);
      v128.store(ya, a1, 16);
      v128.store(yb, b0);
      v128.store(yb, b1, 16);
      v128.store(yc, c0);
      v128.store(yc, c1, 16);
      v128.store(yd, d0);
      v128.store(yd, d1, 16);
    }
    for (; i < rows; i++) {
      const row = x + <usize>i * length;
      const ya = y + <usize>load<i32>(to + ((<usize>i) << 2)) * stride + column;
      let a0 = v128.load(ya);
      let a1 = v128.load(ya, 16);
      let w = weights + column;
      for (let k: usize = 0; k < length; k += 4) {
        const factor = v128.load32_splat(row + k);
        a0 = f32x4.add(a0, f32x4.mul(factor, v128.load(w)));
        a1 = f32x4.add(a1, f32x4.mul(factor, v128.load(w, 16)));
        w += stride;
      }
      v128.store(ya, a0);
      v128.store(ya, a1, 16);
    }
  }
}

/** Adds to a matrix the sum over `i` of (row `i` of `x`) times (row `which[i]` of `dy`): the gradient of a matrix. */
export function addOuter(
  rows: i32,
  x: usize,
  width: i32,
  dy: usize,
  columns: i32,
  matrix: usize,
  which: usize,
): void {
  const stride = (<usize>columns) << 2;
  const length = (<usize>width) << 2;
  for (let column: usize = 0; column < stride; column += 32)
    for (let k: usize = 0; k < length; k += 16) {
      const into = matrix + (k >> 2) * stride + column;
      let a0 = v128.load(into);
      let a1 = v128.load(into, 16);
      let b0 = v128.load(into + stride);
      let b1 = v128.load(into + stride, 16);
      let c0 = v128.load(into + 2 * stride);
      let c1 = v128.load(into + 2 * stride, 16);
      let d0 = v128.load(into + 3 * stride);
      let d1 = v128.load(into + 3 * stride, 16);
      for (let i: i32 = 0; i < rows; i++) {
        const factors = x + <usize>i * length + k;
        const row = dy + <usize>load<i32>(which + ((<usize>i) << 2)) * stride + column;
        const y0 = v128.load(row);
        const y1 = v128.load(row, 16);
        let factor = v128.load32_splat(factors);
        a0 = f32x4.add(a0, f32x4.mul(factor, y0));
        a1 = f32x4.add(a1, f32x4.mul(factor, y1));
        factor = v128.load32_splat(factors, 4);
        b0 = f32x4.add(b0, f32x4.mul(factor, y0));
        b1 = f32x4.add(b1, f32x4.mul(factor, y1));
        factor = v128.load32_splat(factors, 8);
        c0 = f32x4.add(c0, f32x4.mul(factor, y0));
        c1 = f32x4.add(c1, f32x4.mul(factor, y1));
        factor = v128.load32_splat(factors, 12);
        d0 = f32x4.add(d0, f32x4.mul(factor, y0));
        d1 = f32x4.add(d1, f32x4.mul(factor, y1));
      }
      v128.store(into, a0);
      v128.store(into, a1, 16);
      v128.store(into + stride, b0);
      v128.store(into + stride, b1, 16);
      v128.store(into + 2 * stride, c0);
      v128.store(into + 2 * stride, c1, 16);
      v128.store(into + 3 * stride, d0);
      v128.store(into + 3 * stride, d1, 16);
    }
}

/** Adds all rows to a list. */
export function sumRows(rows: i32, from: usize, columns: i32, into: usize): void {
  const stride = (<usize>columns) << 2;
  for (let i: i32 = 0; i < rows; i++)
    for (let o: usize = 0; o < stride; o += 16)
      v128.store(into + o, f32x4.add(v128.load(into + o), v128.load(from + <usize>i * stride + o)));
}

/** Gradients become zero where a number was clipped. */
export function mask(gradients: usize, clipped: usize, bytes: usize): void {
  const zero = f32x4.splat(0);
  for (let i: usize = 0; i < bytes; i += 16)
    v128.store(
      gradients + i,
      v128.and(v128.load(gradients + i), f32x4.gt(v128.load(clipped + i), zero)),
    );
}
