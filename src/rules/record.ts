/**
 * Game records: the one text format for saving, sharing and checking games (docs/rules.md, "Game
 * records"). Records come from outside, so reading trusts nothing: the shape is checked first, then
 * the cards, then every move is played in the rules.
 */
import { CARD_KINDS, type Card, makeCard, parseCard } from './card.ts';
import { type Deal, dealCards, parseDealNumber, startOf } from './deal.ts';
import { type Expected, type Fault, shown } from './fault.ts';
import {
  addLine,
  type Game,
  type Line,
  MAX_LINE_MOVES,
  MAX_LINES,
  movesMade,
  sharedMoves,
  startGame,
} from './game.ts';
import { baseOf, HOURS, type Hour, indexOf } from './hour.ts';
import { cardsWanted, type Move, makeMove, parseMove, play, whyIllegal } from './move.ts';
import { FAN_SIZE, fanAt, type Position } from './position.ts';
import { failure, type Result, success } from './result.ts';
import { makeRuleSet, parseRuleSet, type RuleSet, type RuleSetName } from './ruleSet.ts';
import { notTwoPacks } from './twoPacks.ts';
import { openDeal } from './unknownStock.ts';

/** Piles bottom first, the stock in dealing order, cards and moves in text notation. */
export interface GameRecord {
  readonly number?: string;
  readonly rules: RuleSetName | RuleSet;
  readonly fans: Readonly<Record<string, readonly string[]>>;
  readonly stock: readonly string[];
  /** How many cards at the end of the stock are missing in the list, because nobody knows them; missing if it is whole. */
  readonly unknown?: number;
  readonly moves: readonly string[];
  /** What else was played from this deal; missing if nothing was. */
  readonly lines?: readonly LineRecord[];
}

/** A line that leaves the moves of the record after so many of them, and how it goes on. */
export interface LineRecord {
  readonly after: number;
  readonly moves: readonly string[];
}

/** Longer texts are refused unread: a long game has about five thousand characters. */
export const MAX_RECORD_LENGTH = 1_000_000;
export const MAX_MOVES = 10_000;
const STOCK_SIZE = 2 * CARD_KINDS - HOURS.length * (1 + FAN_SIZE);

type Checked<Value> = Result<Value, Fault>;

const unexpected = (expected: Expected, found: unknown, place?: string): Checked<never> =>
  failure({
    ...{ kind: 'unexpected', expected, found: shown(found) },
    ...(place === undefined ? {} : { place }),
  });

/** The record of a game up to its current position, with its other lines. */
export function makeRecord(game: Game): GameRecord {
  const start = game.positions[0] as Position;
  return {
    ...(game.number === undefined ? {} : { number: game.number }),
    rules: makeRuleSet(game.ruleSet),
    fans: Object.fromEntries(
      // JavaScript lists keys that are whole numbers in rising order: the fans begin with hour 1.
      HOURS.map((hour) => [`${hour}`, fanAt(start, hour).map(makeCard)]),
    ),
    stock: start.stock.slice(0, start.stock.length - game.unknown).map(makeCard),
    ...(game.unknown === 0 ? {} : { unknown: game.unknown }),
    moves: movesMade(game).map(makeMove),
    ...(game.lines.length === 0 ? {} : { lines: game.lines.map((line) => lineRecord(game, line)) }),
  };
}

function lineRecord(game: Game, line: Line): LineRecord {
  const after = Math.min(game.at, sharedMoves(game, line));
  return { after, moves: line.moves.slice(after).map(makeMove) };
}

/**
 * Reads a game record from untrusted text and plays it through; the game stands at its last move.
 */
export function parseRecord(text: string): Result<Game, Fault> {
  const value = parseRecordValue(text);
  return value.ok ? readRecord(value.value) : value;
}

/** Parses a text as JSON, which need not be a game record. */
export function parseRecordValue(text: string): Result<unknown, Fault> {
  if (text.length > MAX_RECORD_LENGTH) return failure({ kind: 'tooLong', most: MAX_RECORD_LENGTH });
  try {
    return success(JSON.parse(text));
  } catch (error) {
    const reason = String((error as Error).message)
      .replace(/\s+/g, ' ')
      .slice(0, 120);
    return failure({ kind: 'notJson', reason });
  }
}

/** Does the same as `parseRecord` with a value that has already been read from JSON. */
export function readRecord(value: unknown): Result<Game, Fault> {
  if (!isObject(value)) return unexpected('record', value);
  const ruleSet = parseRuleSet(value['rules']);
  if (!ruleSet.ok) return failure({ ...ruleSet.error, place: 'rules' });
  const number = value['number'];
  if (number !== undefined && typeof number !== 'string')
    return unexpected('numberText', number, 'number');
  const deal = readDeal(value, number);
  if (!deal.ok) return deal;
  const { unknown } = deal.value;
  const start = startOf(deal.value.deal);
  const dealt = startGame(ruleSet.value, start, number, unknown);
  const played = playThrough(dealt, start, value['moves']);
  if (!played.ok) return played;
  const game = { ...dealt, ...played.value, at: played.value.moves.length };
  return withLines(game, value['lines']);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The cards, of which some can be unknown. */
function readDeal(record: Record<string, unknown>, number: string | undefined): Checked<Dealt> {
  const unknown = record['unknown'] ?? 0;
  if (unknown === 0) {
    const deal = readWholeDeal(record, number);
    return deal.ok ? success({ deal: deal.value, unknown }) : deal;
  }
  const isCount = typeof unknown === 'number' && Number.isInteger(unknown);
  if (!isCount || unknown < 0 || unknown > STOCK_SIZE || number !== undefined)
    return unexpected(number === undefined ? 'unknownCount' : 'noUnknown', unknown, 'unknown');
  const fans = readFans(record['fans']);
  if (!fans.ok) return fans;
  const stock = readCards(record['stock'], 'stock', STOCK_SIZE - unknown);
  return stock.ok ? openDeal(fans.value, stock.value) : stock;
}

/** The cards: those written out, those of the number, or both if they agree. */
function readWholeDeal(record: Record<string, unknown>, number: string | undefined): Checked<Deal> {
  const numbered = number === undefined ? undefined : parseDealNumber(number);
  if (numbered?.ok === false) return failure({ ...numbered.error, place: 'number' });
  const dealt = numbered && dealCards(numbered.value);
  const fans =
    record['fans'] === undefined && dealt ? success(dealt.fans) : readFans(record['fans']);
  if (!fans.ok) return fans;
  const stock =
    record['stock'] === undefined && dealt
      ? success(dealt.stock)
      : readCards(record['stock'], 'stock', STOCK_SIZE);
  if (!stock.ok) return stock;
  const deal: Deal = { fans: fans.value, stock: stock.value };
  // Twelve base cards lie on the foundations.
  const wrong = notTwoPacks([...HOURS.map(baseOf), ...deal.fans.flat(), ...deal.stock]);
  if (wrong) return failure(wrong);
  if (dealt && !sameDeal(dealt, deal))
    return failure({ kind: 'otherCards', number: shown(number), place: 'number' });
  return success(deal);
}

/** A deal, and how many cards at the end of its stock are unknown. */
interface Dealt {
  readonly deal: Deal;
  readonly unknown: number;
}

function readFans(value: unknown): Checked<readonly (readonly Card[])[]> {
  if (!isObject(value)) return unexpected('fans', value, 'fans');
  const stranger = Object.keys(value).find((key) => !HOURS.some((hour) => `${hour}` === key));
  if (stranger !== undefined) return unexpected('fanName', stranger, 'fans');
  const fans: (readonly Card[])[] = [];
  for (const hour of HOURS) {
    const fan = readCards(value[`${hour}`], `fans.${hour}`, FAN_SIZE);
    if (!fan.ok) return fan;
    fans.push(fan.value);
  }
  return success(fans);
}

function readCards(value: unknown, place: string, size: number): Checked<readonly Card[]> {
  if (!Array.isArray(value)) return unexpected('cardList', value, place);
  if (value.length !== size)
    return failure({ kind: 'cardCount', expected: size, found: value.length, place });
  const cards: Card[] = [];
  for (const [i, text] of value.entries()) {
    const card = typeof text === 'string' ? parseCard(text) : undefined;
    if (card === undefined) return unexpected('card', text, `${place}[${i}]`);
    cards.push(card);
  }
  return success(cards);
}

const sameCards = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((card, i) => card === b[i]);

const sameDeal = (a: Deal, b: Deal): boolean =>
  sameCards(a.stock, b.stock) &&
  HOURS.every((hour: Hour) =>
    sameCards(a.fans[indexOf(hour)] as readonly Card[], b.fans[indexOf(hour)] as readonly Card[]),
  );

/** Moves, with the position before each and after the last. */
interface Played {
  readonly moves: readonly Move[];
  readonly positions: readonly Position[];
}

/** @param line where the moves stand, if it is another line: `lines[0].` */
function playThrough(
  { ruleSet, unknown }: Pick<Game, 'ruleSet' | 'unknown'>,
  start: Position,
  texts: unknown,
  line = '',
): Checked<Played> {
  const place = `${line}moves`;
  if (!Array.isArray(texts)) return unexpected('moveList', texts, place);
  if (texts.length > MAX_MOVES)
    return failure({ kind: 'moveCount', most: MAX_MOVES, found: texts.length, place });
  const moves: Move[] = [];
  const positions = [start];
  let position = start;
  for (const text of texts as unknown[]) {
    const at = line === '' ? { move: moves.length + 1 } : { place: `${place}[${moves.length}]` };
    const move = typeof text === 'string' ? parseMove(text) : undefined;
    if (move === undefined)
      return failure({ kind: 'unexpected', expected: 'move', found: shown(text), ...at });
    const refusal =
      whyIllegal(ruleSet, position, move) ??
      (cardsWanted(unknown, position, move) > 0 ? 'cardsUnknown' : undefined);
    if (refusal !== undefined)
      return failure({ kind: 'illegal', found: shown(text), refusal, ...at });
    position = play(ruleSet, position, move);
    moves.push(move);
    positions.push(position);
  }
  return success({ moves, positions });
}

/** The game with the other lines of its record. */
function withLines(game: Game, value: unknown): Checked<Game> {
  if (value === undefined) return success(game);
  if (!Array.isArray(value)) return unexpected('lineList', value, 'lines');
  if (value.length > MAX_LINES)
    return failure({ kind: 'lineCount', most: MAX_LINES, found: value.length, place: 'lines' });
  let found = game;
  let count = 0;
  for (const [i, each] of (value as unknown[]).entries()) {
    const line = readLine(game, each, `lines[${i}]`);
    if (!line.ok) return line;
    count += line.value.moves.length;
    if (count > MAX_LINE_MOVES)
      return failure({ kind: 'moveCount', most: MAX_LINE_MOVES, found: count, place: 'lines' });
    found = addLine(found, line.value);
  }
  return success(found);
}

/**
 * Reads another line of a game, and plays it through.
 *
 * @param place of the line, for faults: `lines[0]`
 */
export function readLine(game: Game, value: unknown, place: string): Checked<Line> {
  if (!isObject(value)) return unexpected('line', value, place);
  const after = value['after'];
  const start = typeof after === 'number' ? game.positions[after] : undefined;
  if (start === undefined) return unexpected('movesBefore', after, `${place}.after`);
  const played = playThrough(game, start, value['moves'], `${place}.`);
  if (!played.ok) return played;
  const moves = [...game.moves.slice(0, after as number), ...played.value.moves];
  return success({ moves, followUps: [], marks: [] });
}
