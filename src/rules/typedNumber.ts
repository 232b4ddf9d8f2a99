/**
 * Deal numbers as people type them. `parseDealNumber` drops signs and points, as PySolFC does, and
 * records are read so for ever. A person who types `-3` or `3.5`, though, does not mean deal 3 or 35.
 */
import { type DealNumber, parseDealNumber } from './deal.ts';
import { type Fault, quoted } from './fault.ts';
import { failure, type Result } from './result.ts';

/** Digits in groups of three, always parted by the same sign. */
const GROUPED = /^[0-9]{1,3}(?:([.,])[0-9]{3})(?:\1[0-9]{3})*$/;

/**
 * Reads a deal number as `parseDealNumber` does, but refuses minus signs, and points and commas that
 * do not part groups of three digits.
 *
 * @returns the number, or what is wrong with the text
 */
export function parseTypedNumber(text: string): Result<DealNumber, Fault> {
  const number = parseDealNumber(text);
  if (!number.ok) return number;
  const found = quoted(text);
  if (text.includes('-')) return failure({ kind: 'notANumber', fault: 'minus', found });
  if (/[.,]/.test(text) && !GROUPED.test(text.replace(/[\s#_L]/g, '')))
    return failure({ kind: 'notANumber', fault: 'points', found });
  return number;
}

/** A text with the digits of Arabic and Persian and the full-width characters of East Asia as ASCII, without marks of direction. */
export const asAscii = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => `${digit.charCodeAt(0) & 15}`)
    .replace(/\p{Cf}/gu, '');
