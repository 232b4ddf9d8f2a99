/** What is wrong with a value or a text from outside: codes and data. Sentences are made elsewhere. */
import type { Refusal } from './refusal.ts';

/** What was expected where something else was found. */
export type Expected =
  | 'record'
  | 'numberText'
  | 'fans'
  | 'fanName'
  | 'cardList'
  | 'card'
  | 'moveList'
  | 'move'
  | 'position'
  | 'twelve'
  | 'height'
  | 'cardNumber'
  | 'redeals';

/** What a text lacks to be a deal number. */
export type NumberFault = 'msRange' | 'noDigits' | 'notDigits' | 'zero' | 'minus' | 'points';

/** What is wrong, without where. */
export type FaultReason =
  | { readonly kind: 'tooLong'; readonly most: number }
  /** `reason`: as the JSON reader has it, on one line. */
  | { readonly kind: 'notJson'; readonly reason: string }
  | { readonly kind: 'unexpected'; readonly expected: Expected; readonly found: string }
  | { readonly kind: 'cardCount'; readonly expected: number; readonly found: number }
  | { readonly kind: 'moveCount'; readonly most: number; readonly found: number }
  /** Not two packs, counting the first cards of the foundations. */
  | {
      readonly kind: 'tooManyOfCard' | 'tooFewOfCard';
      readonly card: string;
      readonly times: number;
    }
  /** The cards are not those of the deal number beside them. */
  | { readonly kind: 'otherCards'; readonly number: string }
  | { readonly kind: 'illegal'; readonly found: string; readonly refusal: Refusal }
  | { readonly kind: 'unknownRuleSet'; readonly found: string }
  | { readonly kind: 'notRules' }
  | { readonly kind: 'unknownChoice'; readonly found: string }
  | { readonly kind: 'choiceValue'; readonly choice: string; readonly values: readonly unknown[] }
  | { readonly kind: 'notANumber'; readonly fault: NumberFault; readonly found: string }
  | { readonly kind: 'tooManyDigits'; readonly most: number; readonly found: number };

/** What is wrong with a value or a text from outside, and where. */
export type Fault = FaultReason & {
  /** Where it is: `rules`, `fans.3[2]`. */
  readonly place?: string;
  /** The refused move's number, counted from 1; absent where no move is to blame. */
  readonly move?: number;
};

/** A value from outside is shown if lists and objects lie at most so deep in each other; a game record needs three. */
export const MAX_NESTING = 100;

/** A foreign value as it may stand in a message: JSON on one line, and not long. */
export function shown(value: unknown): string {
  if (isDeeper(value, MAX_NESTING)) return 'something nested too deeply';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/**
 * Measured here, no deeper than needed: JSON.parse accepts nesting at which JSON.stringify overflows the stack, at a
 * depth that varies by engine.
 */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/** A foreign text in quotation marks; what is too long is cut before it is quoted. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
