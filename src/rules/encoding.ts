/** How the bytes of a file are to be read; the decoders themselves are the platform's. */

/** The name of an encoding as `TextDecoder` knows it, or `gzip`. */
type Encoding = 'gzip' | 'utf-8' | 'utf-16le' | 'utf-16be';

/**
 * Tells the encoding of a text that begins with an ASCII letter or a byte order mark, as JSON does (RFC 4627, section 3).
 *
 * @param start its first bytes, two or more
 */
export function encodingOf(start: Uint8Array): Encoding {
  const [first, second] = start;
  if (first === 0x1f && second === 0x8b) return 'gzip';
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return 'utf-8';
}
