/**
 * `bigben/rules`: the rules of Big Ben. Cards, deals by number, legal moves, why others are
 * illegal, games, records, links, rule sets.
 *
 * Hours are 1 to 12; arrays of twelve are indexed by `hour % 12`. Piles are bottom first, the stock
 * is in dealing order. A card is a number from 0 to 51, `suit * 13 + rank`; the two copies of a
 * card are the same number. Values never change. `parse…` reads a text from outside, `read…` a
 * value that came from JSON, `make…` writes what they read. A function that can fail in an expected
 * way returns a `Result`, whose error is a code with data; only a bug of the caller throws.
 *
 * @packageDocumentation
 */
import {
  type Deal,
  type DealNumber,
  dealCards as dealCardsOf,
  makeDealNumber,
  parseDealNumber,
  randomDealNumber as randomDealNumberBy,
  startOf,
} from '../rules/deal.ts';
import { parseDealNumberInput } from '../rules/dealNumberInput.ts';
import { quoted } from '../rules/fault.ts';
import { current, type Game, goTo as goToIn, playIn, startGame } from '../rules/game.ts';
import {
  legalMoves as legalMovesIn,
  type Move,
  makeMove,
  whyIllegal as whyIllegalIn,
} from '../rules/move.ts';
import type { Refusal } from '../rules/refusal.ts';
import { RULE_SETS, type RuleSet } from '../rules/ruleSet.ts';
import { checkWhole, refuse } from './numbers.ts';

export {
  CARD_KINDS,
  CARDS_IN_GAME,
  type Card,
  cardOf,
  makeCard,
  parseCard,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
} from '../rules/card.ts';
export {
  type Deal,
  type DealNumber,
  makeDealNumber,
  parseDealNumber,
  showDealNumber,
  startOf,
} from '../rules/deal.ts';
export { parseDealNumberInput } from '../rules/dealNumberInput.ts';
export type { Expected, Fault, FaultReason, NumberFault } from '../rules/fault.ts';
export {
  canRedo,
  canUndo,
  current,
  type Game,
  type Line,
  movesMade,
  playIn as tryMove,
  redo,
  restart,
  startGame,
  undo,
} from '../rules/game.ts';
export { type Ending, endingOf } from '../rules/gameQueries.ts';
export { baseOf, HOURS, type Hour, isHour, lastOf, sizeWhenComplete } from '../rules/hour.ts';
export {
  type LinkError,
  type LinkedGame,
  makeLink,
  type NoLink,
  parseLink,
} from '../rules/link.ts';
export {
  type Carry,
  type Move,
  makeMove,
  makePlace,
  type Place,
  type PlaceName,
  parseMove,
  parsePlace,
} from '../rules/move.ts';
export { FAN_SIZE, isWon, type Position } from '../rules/position.ts';
export { readPosition } from '../rules/readPosition.ts';
export {
  type GameRecord,
  type LineRecord,
  makeRecord,
  parseRecord,
  readRecord,
} from '../rules/record.ts';
export type { Refusal } from '../rules/refusal.ts';
export type { Result } from '../rules/result.ts';
export {
  CHOICES,
  type Choice,
  makeRuleSet,
  parseRuleSet,
  RULE_SET_NAMES,
  RULE_SETS,
  type RuleSet,
  type RuleSetName,
} from '../rules/ruleSet.ts';

/**
 * A new game with the cards of a deal number.
 *
 * @param number a whole number from 1; above 2^53 - 1 a bigint or a text. A text is read as on the
 * page (`parseDealNumberInput`): `'4711'`, `'ms12345'`
 * @throws RangeError if it is no deal number: `-5`, `1.5`, `'1.5'`
 */
export function dealGame(
  number: string | number | bigint,
  ruleSet: RuleSet = RULE_SETS.classic,
): Game {
  const parsed = parseDealNumberInput(textOf(number));
  if (!parsed.ok) {
    const { error } = parsed;
    const why = error.kind === 'notANumber' ? error.fault : error.kind;
    const found = `${quoted(`${number}`)} (${why})`;
    throw new RangeError(`dealGame: expected digits, or ms and digits, got ${found}`);
  }
  return startGame(ruleSet, startOf(dealCards(parsed.value)), makeDealNumber(parsed.value));
}

function textOf(number: string | number | bigint): string {
  const isNumber = Number.isSafeInteger(number) || typeof number === 'bigint';
  if (typeof number !== 'string' && !(isNumber && number >= 1))
    refuse(
      'dealGame',
      `a whole number from 1 to ${Number.MAX_SAFE_INTEGER}, a bigint or a text such as "4711"`,
      number,
    );
  return `${number}`;
}

/**
 * Deals the cards of a number.
 *
 * @throws RangeError if its generator has no such seed
 */
export function dealCards(number: DealNumber): Deal {
  const read = parseDealNumber(makeDealNumber(number));
  if (!read.ok || read.value.generator !== number.generator || read.value.seed !== number.seed)
    refuse('dealCards', 'a deal number, as `parseDealNumber` reads it', number.seed);
  return dealCardsOf(number);
}

/**
 * A number for a new random game. PySolFC draws longer ones (17 to 20 digits), but accepts these.
 *
 * @param unit a random number, 0 <= unit < 1
 */
export function randomDealNumber(unit: number): DealNumber {
  if (!(typeof unit === 'number' && unit >= 0 && unit < 1))
    refuse('randomDealNumber', 'a number from 0 to below 1', unit);
  return randomDealNumberBy(unit);
}

/** Steps to any point of the line; a whole number outside it stands for the nearer end. */
export function goTo(game: Game, at: number): Game {
  checkWhole('goTo', at);
  return goToIn(game, at);
}

/** Every move that is legal now. */
export const legalMoves = (game: Game): readonly Move[] =>
  legalMovesIn(game.ruleSet, current(game));

/** Why a move is illegal now; nothing if it is legal. */
export const whyIllegal = (game: Game, move: Move): Refusal | undefined =>
  whyIllegalIn(game.ruleSet, current(game), move);

/** Thrown when an illegal move is played. */
export class IllegalMoveError extends Error {
  override readonly name = 'IllegalMoveError';
  /** Why the move is illegal. */
  readonly refusal: Refusal;

  constructor(move: Move, refusal: Refusal) {
    super(`${makeMove(move)}: ${refusal}`);
    this.refusal = refusal;
  }
}

/**
 * The game after a move; moves that were undone stay among its `lines`.
 *
 * @throws IllegalMoveError if the rules refuse it; `tryMove` returns a `Result`
 */
export function playMove(game: Game, move: Move): Game {
  const played = playIn(game, move);
  if (!played.ok) throw new IllegalMoveError(move, played.error);
  return played.value;
}
