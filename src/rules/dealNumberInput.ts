/**
 * Deal numbers as people type, copy and dictate them. `parseDealNumber` drops signs and points, as
 * PySolFC does, and records will always be read that way. A person who types `-3` or `3.5`, though,
 * does not mean deal 3 or 35, so these are refused. `Ms5`, as the keyboard of a phone writes it, is
 * accepted: it can only mean one deal.
 */
import { type DealNumber, parseDealNumber } from './deal.ts';
import { type Fault, quoted } from './fault.ts';
import { failure, type Result } from './result.ts';

/** Digits in groups of three, with the same separator throughout. */
const GROUPED = /^[0-9]{1,3}(?:([.,'])[0-9]{3})(?:\1[0-9]{3})*$/;

/** `ms` as it is shown, and as keyboards that begin with a capital write it. */
const MS = /^#?\s*ms\s*(?=[0-9])/i;

/**
 * Reads a deal number as `parseDealNumber` does, also with the digits and signs of other languages,
 * and with the word for a deal before it; but refuses minus signs, and points, commas and
 * apostrophes that do not separate groups of three digits.
 *
 * @param words accepted before the number, in upper or lower case, besides `deal`
 * @returns the number, or what is wrong with the text
 */
export function parseDealNumberInput(
  text: string,
  words: readonly string[] = [],
): Result<DealNumber, Fault> {
  const typed = withoutWord(asAscii(text).trim(), ['deal', ...words]);
  const digits = typed.replace(MS, '');
  const start = digits === typed ? '' : 'ms';
  const found = quoted(text);
  const tidied = digits.replaceAll("'", '');
  const number = parseDealNumber(start ? start + tidied.replace(/[\s_.,-]/g, '') : tidied);
  if (!number.ok)
    return number.error.kind === 'notANumber' ? failure({ ...number.error, found }) : number;
  if (digits.includes('-')) return failure({ kind: 'notANumber', fault: 'minus', found });
  if (/[.,']/.test(digits) && !GROUPED.test(digits.replace(/[\s#_L]/g, '')))
    return failure({ kind: 'notANumber', fault: 'points', found });
  return number;
}

/** @returns the text without the word it begins with, if any */
function withoutWord(text: string, words: readonly string[]): string {
  const small = text.toLowerCase();
  const word = words.find((each) => small.startsWith(each.toLowerCase()));
  return word === undefined ? text : text.slice(word.length).replace(/^[\s:]+/, '');
}

/**
 * Writes the digits of Arabic and Persian and the full-width characters of East Asia in ASCII, and
 * every apostrophe in the same way; removes invisible characters, such as marks of direction.
 */
export const asAscii = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => `${digit.charCodeAt(0) & 15}`)
    .replace(/[\u066c\u060c]/g, ',')
    .replace(/[\u2019\u02bc`]/g, "'")
    .replace(/\p{Cf}/gu, '');
