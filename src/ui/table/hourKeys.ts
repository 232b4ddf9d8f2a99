/** The keys of the number row stand for the hours. Loaded after the table. */
import { type Hour, isHour } from '../../rules/hour.ts';
import { keyOf } from '../platform/keyOf.ts';
import { fanName, foundationName, type PileName } from './pileName.ts';
import { pileOf } from './piles.ts';

/** By their places on the keyboard, whatever they type. */
const CODES = [...'123456789'].map((digit) => `Digit${digit}`).concat('Digit0', 'Minus', 'Equal');

/** The hour of a key: 1 to 9, then 0 for 10 and the two keys beside it for 11 and 12. */
function hourOf({ code }: KeyboardEvent): Hour | undefined {
  const hour = CODES.indexOf(code) + 1;
  return isHour(hour) ? hour : undefined;
}

/** What a press of such a key asks for: `read` after the key that reads fans, otherwise `go`. */
export type HourKey = { readonly kind: 'go' | 'read'; readonly hour: Hour };

/**
 * Keys that type a digit are left to cards that are typed, and to a fan that is to be read. So Shift goes to an hour on most keyboards, and
 * is not needed on the French one. A key that types a question mark opens the help.
 */
export function hourKeyOf(event: KeyboardEvent, isReading: boolean): HourKey | undefined {
  const hour = hourOf(event);
  if (hour === undefined || keyOf(event) === '?') return undefined;
  const isDigit = /^\p{Nd}$/u.test(event.key);
  if (isReading && (isDigit || !event.shiftKey)) return { kind: 'read', hour };
  return isDigit ? undefined : { kind: 'go', hour };
}

/** The pile that has the focus. */
export const focusedPile = (): PileName | undefined => pileOf(document.activeElement);

export const focusPile = (pile: PileName): void =>
  document.querySelector<HTMLElement>(`button.pile[data-pile="${pile}"]`)?.focus();

/**
 * Moves the focus to the fan at an hour, or from there to its foundation.
 *
 * @param isClockOnly whether only foundations are left, after a win
 */
export function goToHour(hour: Hour, isClockOnly: boolean): void {
  const isThere = focusedPile() === fanName(hour);
  focusPile(isThere || isClockOnly ? foundationName(hour) : fanName(hour));
}
