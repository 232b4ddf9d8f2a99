/**
 * Links: a rule set, a deal number and, if wanted, the moves of a game, in the text that follows the
 * `#` of an address. docs/links.md is the format. People keep links, so every link of version 1
 * must be readable for ever. Links come from outside: nothing in them is trusted.
 */
import { type DealNumber, dealCards, makeDealNumber, parseDealNumber, startOf } from './deal.ts';
import type { Fault } from './fault.ts';
import { current, type Game, movesMade, playIn, startGame } from './game.ts';
import { legalMoves, makeMove, parseMove } from './move.ts';
import type { Position } from './position.ts';
import { failure, type Result, success } from './result.ts';
import { CHOICE_NAMES, CHOICES, nameOf, parseRuleSet, type RuleSet } from './ruleSet.ts';

/** The contents of a link. */
export interface LinkedGame {
  readonly ruleSet: RuleSet;
  readonly number: DealNumber;
  /** Stands at its last move; at the deal if the link has no moves. */
  readonly game: Game;
  readonly hasMoves: boolean;
}

/**
 * Why a text is not read as a link: it is empty or something else; a later version of the game made
 * it; it names rules or a deal that do not exist; or a part of it is missing or changed.
 */
export type LinkError = 'notALink' | 'newer' | 'rules' | 'number' | 'damaged';

/**
 * Why a game has no link: its cards have no deal number, or the link would have too many moves or
 * characters.
 */
export type NoLink = 'noNumber' | 'tooLong';

const VERSION = '1';
/**
 * In characters, for any link: some programs cut addresses of more than about two thousand. The
 * limit also bounds the deal number, to far more than the 20 digits of PySolFC's random deals.
 */
const MAX_LENGTH = 2000;
/** Whole games have about 70 to 190; this bounds the work of reading a link. */
const MAX_LINK_MOVES = 1000;
/**
 * Letters and digits only: programs that make addresses clickable or texts pretty leave these
 * alone.
 */
export const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = BigInt(DIGITS.length);
const CHECK_LENGTH = 4;
/** The largest prime below 62^4. */
export const CHECK_MODULUS = 14_776_331;

/** A kind of link: how it begins, and how the digits of its moves are written. */
export interface LinkKind {
  /** What stands before the version. */
  readonly prefix: string;
  /** Digits of the moves as they stand in the link, one for one; `before` is the link before them. */
  readonly write: (digits: string, before: string) => string;
  /** Takes back what `write` did. */
  readonly read: (digits: string, before: string) => string;
}

/** Its moves can be read. */
const ORDINARY: LinkKind = { prefix: '', write: (digits) => digits, read: (digits) => digits };

/**
 * The link of a game, without `#`.
 *
 * @param withMoves whether to include the moves made; it makes no difference if there are none
 */
export const makeLink = (game: Game, withMoves: boolean): Result<string, NoLink> =>
  makeLinkOf(ORDINARY, game, withMoves);

/** `makeLink` for links of a kind. */
export function makeLinkOf(kind: LinkKind, game: Game, withMoves: boolean): Result<string, NoLink> {
  const number = parseDealNumber(game.number ?? '');
  if (!number.ok) return failure('noNumber');
  const deal = dealPart(kind, game.ruleSet, number.value);
  const hasMoves = withMoves && game.at > 0;
  if (hasMoves && game.at > MAX_LINK_MOVES) return failure('tooLong');
  const before = `${deal}/`;
  const link = hasMoves ? checked(before + kind.write(movesPart(game), before)) : deal;
  return link.length > MAX_LENGTH ? failure('tooLong') : success(link);
}

/**
 * Reads a link, without `#`, and plays its moves. Accepts `%2F` for a slash, as some programs write
 * it, and ignores what a sentence adds at the end, such as a full stop.
 */
export const parseLink = (hash: string): Result<LinkedGame, LinkError> =>
  parseLinkOf(ORDINARY, hash);

/** `parseLink` for links of a kind. */
export function parseLinkOf(kind: LinkKind, hash: string): Result<LinkedGame, LinkError> {
  if (hash.length > MAX_LENGTH || !hash.startsWith(kind.prefix)) return failure('notALink');
  const text = tidied(hash.slice(kind.prefix.length));
  const [version = '', rules, digits, moves, ...more] = text.split('/');
  if (!/^[1-9][0-9]?$/.test(version) || rules === undefined) return failure('notALink');
  if (version !== VERSION) return failure('newer');
  if (digits === undefined || more.length > 0) return failure('damaged');
  const ruleSet = readRules(rules);
  if (!ruleSet.ok) return failure('rules');
  const number = /^(ms)?[0-9]+$/.test(digits) ? parseDealNumber(digits) : failure('number');
  if (!number.ok) return failure('number');
  const start = startOf(dealCards(number.value));
  const deal = startGame(ruleSet.value, start, makeDealNumber(number.value));
  const hasMoves = moves !== undefined;
  const before = `${dealPart(kind, ruleSet.value, number.value)}/`;
  const game = hasMoves ? playMoves(kind, deal, before, moves) : deal;
  if (game === undefined) return failure('damaged');
  return success({ ruleSet: ruleSet.value, number: number.value, game, hasMoves });
}

/** Begins with a version and a slash, and ends before a space, `#`, `?` or `&`. */
const LINK = /(?:^|#)([1-9][0-9]?(?:\/|%2f)[^\s#?&]*)/i;

/**
 * Finds a likely link in a copied or typed text: a whole address, or the part after its `#`.
 *
 * @returns the text for `parseLink`; nothing if there is none
 */
export const linkIn = (text: string): string | undefined => LINK.exec(text.trim())?.[1];

const tidied = (hash: string): string =>
  hash.replace(/%2f/gi, '/').replace(/(?:%[0-9a-f]{2}|[^0-9A-Za-z/])+$/i, '');

/** The readable start of a link, which is itself a link. */
const dealPart = ({ prefix }: LinkKind, ruleSet: RuleSet, number: DealNumber): string =>
  `${prefix}${VERSION}/${writeRules(ruleSet)}/${makeDealNumber(number)}`;

/** A name; or a digit for each choice, the place of its value in `CHOICES`. */
const writeRules = (ruleSet: RuleSet): string =>
  nameOf(ruleSet) ??
  CHOICE_NAMES.map((choice) =>
    (CHOICES[choice] as readonly unknown[]).indexOf(ruleSet[choice]),
  ).join('');

function readRules(text: string): Result<RuleSet, Fault> {
  if (!/^[0-9]{7}$/.test(text)) return parseRuleSet(text);
  // A digit without a meaning gives `undefined`, which no choice allows.
  return parseRuleSet(
    Object.fromEntries(CHOICE_NAMES.map((choice, i) => [choice, CHOICES[choice][Number(text[i])]])),
  );
}

/**
 * The legal moves sorted by their texts, as links need them: `legalMoves` is free to change its
 * order.
 */
const legalTexts = (ruleSet: RuleSet, position: Position): string[] =>
  legalMoves(ruleSet, position).map(makeMove).sort();

/**
 * The moves as one whole number in a mixed base. The lowest digit is the number of moves. Each move
 * is the digit of its index among the legal moves, in the base of their number: a forced move takes
 * no space.
 */
function movesPart(game: Game): string {
  const digits = movesMade(game).map((move, at) => {
    const legal = legalTexts(game.ruleSet, game.positions[at] as Position);
    return { place: BigInt(legal.indexOf(makeMove(move))), of: BigInt(legal.length) };
  });
  const value = digits.reduceRight((rest, { place, of }) => rest * of + place, 0n);
  return writeNumber(value * BigInt(MAX_LINK_MOVES + 1) + BigInt(game.at));
}

/** Plays moves that `makeLinkOf` wrote after `before`; returns nothing for any other text. */
function playMoves(kind: LinkKind, deal: Game, before: string, text: string): Game | undefined {
  const written = text.slice(0, -CHECK_LENGTH);
  if (!/^[0-9A-Za-z]+$/.test(written)) return undefined;
  if (checked(before + written) !== before + text) return undefined;
  const digits = kind.read(written, before);
  if (digits.startsWith('0')) return undefined;
  const value = readNumber(digits);
  const count = value % BigInt(MAX_LINK_MOVES + 1);
  let rest = value / BigInt(MAX_LINK_MOVES + 1);
  let game = deal;
  while (game.at < count) {
    const legal = legalTexts(game.ruleSet, current(game));
    // A game that is over has no move to look up: base 1 gives index 0, which is no text.
    const of = BigInt(Math.max(1, legal.length));
    const move = parseMove(legal[Number(rest % of)] ?? '');
    const next = move && playIn(game, move);
    if (!next?.ok) return undefined;
    game = next.value;
    rest /= of;
  }
  return rest === 0n ? game : undefined;
}

function writeNumber(value: bigint): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= BASE) text = DIGITS.charAt(Number(rest % BASE)) + text;
  return text;
}

const readNumber = (text: string): bigint =>
  [...text].reduce((value, digit) => value * BASE + BigInt(DIGITS.indexOf(digit)), 0n);

/** An ASCII text followed by its check. */
const checked = (text: string): string =>
  text + writeNumber(BigInt(checkOf(text))).padStart(CHECK_LENGTH, '0');

/**
 * The check of an ASCII text: the characters as the digits of a number in base 128, modulo a prime.
 * Errors within three neighbouring characters always change the remainder, since the prime is
 * larger than 128^3 and divides no power of 128.
 */
export function checkOf(text: string): number {
  let check = 0;
  for (let i = 0; i < text.length; i++) check = (check * 128 + text.charCodeAt(i)) % CHECK_MODULUS;
  return check;
}
