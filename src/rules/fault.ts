/**
 * Faults in values and texts from outside, as codes and data. Their sentences are written
 * elsewhere.
 */
import type { Refusal } from './refusal.ts';

/** What should have been found at a place. */
export type Expected =
  | 'record'
  | 'numberText'
  | 'fans'
  | 'fanName'
  | 'cardList'
  | 'card'
  | 'moveList'
  | 'move'
  | 'lineList'
  | 'line'
  | 'movesBefore'
  | 'unknownCount'
  | 'noNumber'
  | 'foundations'
  | 'foundationCard'
  | 'position'
  | 'twelve'
  | 'height'
  | 'cardNumber'
  | 'redeals';

/** Why a text is no deal number. */
export type NumberFault = 'msRange' | 'noDigits' | 'notDigits' | 'zero' | 'minus' | 'points';

/** A fault without its place. */
export type FaultReason =
  | { readonly kind: 'tooLong'; readonly most: number }
  /** `reason`: the message of the JSON parser, on one line. */
  | { readonly kind: 'notJson'; readonly reason: string }
  | { readonly kind: 'unexpected'; readonly expected: Expected; readonly found: string }
  | { readonly kind: 'cardCount'; readonly expected: number; readonly found: number }
  | { readonly kind: 'moveCount'; readonly most: number; readonly found: number }
  | { readonly kind: 'lineCount'; readonly most: number; readonly found: number }
  /** Not two packs, counting the first cards of the foundations. */
  | {
      readonly kind: 'tooManyOfCard' | 'tooFewOfCard';
      readonly card: string;
      readonly times: number;
    }
  /** The cards are not those of the deal number beside them. */
  | { readonly kind: 'otherCards'; readonly number: string }
  /** What was asked needs the order of the stock, which the record does not know. */
  | { readonly kind: 'unknownStock' }
  | { readonly kind: 'illegal'; readonly found: string; readonly refusal: Refusal }
  | { readonly kind: 'unknownRuleSet'; readonly found: string }
  | { readonly kind: 'notRules' }
  | { readonly kind: 'unknownChoice'; readonly found: string }
  | { readonly kind: 'choiceValue'; readonly choice: string; readonly values: readonly unknown[] }
  | { readonly kind: 'notANumber'; readonly fault: NumberFault; readonly found: string }
  | { readonly kind: 'tooManyDigits'; readonly most: number; readonly found: number };

/** A fault in a value or a text from outside, and its place. */
export type Fault = FaultReason & {
  /** Where it is: `rules`, `fans.3[2]`. */
  readonly place?: string;
  /** The refused move's number, counted from 1; absent where no move is to blame. */
  readonly move?: number;
};

/**
 * How deeply lists and objects can be nested in a value that is shown; a game record needs three
 * levels.
 */
export const MAX_NESTING = 100;

/** A value from outside as messages show it: JSON on one line, cut if it is long. */
export function shown(value: unknown): string {
  if (isDeeper(value, MAX_NESTING)) return 'something nested too deeply';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/**
 * Looks no deeper than needed. JSON.parse accepts nesting at which JSON.stringify overflows the
 * stack, at a depth that varies by engine.
 */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/** A text from outside in quotation marks; a long one is cut before it is quoted. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
