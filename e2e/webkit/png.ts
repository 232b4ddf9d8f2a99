/** Reads the pictures that the driver takes: PNG, eight bits a channel, not interlaced. */
import { inflateSync } from 'node:zlib';

/** A part of the window. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Colour = readonly [red: number, green: number, blue: number];

/** The colours of the pixels of a part of a picture, row by row. */
export function pixelsOf(png: Buffer, { x, y, width, height }: Rectangle): Colour[] {
  const columns = png.readUInt32BE(16);
  const [depth, kind, interlaced] = [png[24], png[25], png[28]];
  if (depth !== 8 || (kind !== 2 && kind !== 6) || interlaced) throw new Error('another PNG');
  const size = kind === 6 ? 4 : 3;
  const rows = unfilter(inflateSync(dataOf(png)), columns * size, size, y + height);
  return rows.slice(y).flatMap((row) =>
    Array.from({ length: width }, (_, i): Colour => {
      const at = (x + i) * size;
      return [row[at] ?? 0, row[at + 1] ?? 0, row[at + 2] ?? 0];
    }),
  );
}

/** The joined contents of all data chunks. */
function dataOf(png: Buffer): Buffer {
  const found: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      found.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  return Buffer.concat(found);
}

/**
 * Undoes the filters: each row begins with its filter type, which tells the prediction subtracted
 * from its bytes.
 */
function unfilter(data: Buffer, length: number, size: number, count: number): Buffer[] {
  const rows: Buffer[] = [];
  let above = Buffer.alloc(length);
  for (let y = 0; y < count; y++) {
    const from = y * (length + 1);
    const row = Buffer.from(data.subarray(from + 1, from + 1 + length));
    const filter = data[from] ?? 0;
    for (let i = 0; i < length; i++) {
      const [a, b, c] = [row[i - size] ?? 0, above[i] ?? 0, above[i - size] ?? 0];
      row[i] = (row[i] ?? 0) + (predict[filter]?.(a, b, c) ?? 0);
    }
    rows.push(row);
    above = row;
  }
  return rows;
}

/** Predictions by filter type, from the bytes to the left, above, and above left. */
const predict: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  (left, above, corner) => {
    const guess = left + above - corner;
    const byDistance = [left, above, corner].map((value) => Math.abs(guess - value));
    const least = Math.min(...byDistance);
    return [left, above, corner][byDistance.indexOf(least)] ?? 0;
  },
];
