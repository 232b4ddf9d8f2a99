/** Base64 in any environment: `atob` belongs to browsers. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** @param text in base64, without line breaks */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  const values = new Uint8Array(128);
  for (let i = 0; i < 64; i++) values[DIGITS.charCodeAt(i)] = i;
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let i = 0; i < digits.length; i++) {
    bits = (bits << 6) | values[digits.charCodeAt(i)];
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = bits >> held;
    bits &= (1 << held) - 1;
  }
  return bytes;
}

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const triple = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const digits = [18, 12, 6, 0].map((shift) => DIGITS[(triple >> shift) & 63]).join('');
    const missing = Math.max(0, i + 3 - bytes.length);
    text += digits.slice(0, 4 - missing) + '='.repeat(missing);
  }
  return text;
}
