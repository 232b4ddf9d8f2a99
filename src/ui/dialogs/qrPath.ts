/** A QR code as an SVG path. */
import { encode } from 'uqr';

export interface QrPath {
  /** The path of the dark modules; a module is one unit wide. */
  readonly path: string;
  /** Modules per side, with the quiet zone. */
  readonly size: number;
}

/** Modules that stay light round the code: the standard asks for four. */
const QUIET_ZONE = 4;

/**
 * Draws a text as a QR code. A screen is clean, so the least error correction will do: fewer, larger
 * modules are read more easily.
 */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: QUIET_ZONE });
  return { path: data.map(rowPath).join(''), size };
}

/** One rectangle for each run of dark modules: neighbours drawn apart could show a seam. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const end = row.indexOf(false, x);
    path += `M${x} ${y}h${end - x}v1H${x}z`;
    x = end;
  }
  return path;
}
