/** For tests: reads a QR code from what was drawn, by a decoder that is not the encoder's. */
import jsQR from 'jsqr';

/** Pixels per module. */
const SCALE = 4;

/** The text in a code drawn as an SVG path of runs, such as `M4 4h7v1H4z`; the view is a square. */
export function readQr(path: string, size: number): string | undefined {
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    const [left, top, run] = [x, y, length].map((text) => Number(text) * SCALE) as [
      number,
      number,
      number,
    ];
    for (let row = top; row < top + SCALE; row++)
      for (let column = left; column < left + run; column++)
        pixels.set([0, 0, 0], (row * width + column) * 4);
  }
  return jsQR(pixels, width, width)?.data;
}

/** The text in a drawn element. */
export function qrIn(svg: Element): string | undefined {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  return readQr(svg.querySelector('.dark')?.getAttribute('d') ?? '', size);
}
