/**
 * Game records: the one text format for saving, sharing and checking games (docs/rules.md, "Game
 * records"). Records come from outside, so reading trusts nothing: the shape is checked first, then
 * the cards, then every move is played in the rules.
 */
import { CARD_KINDS, type Card, makeCard, parseCard } from './card.ts';
import { type Deal, dealCards, parseDealNumber, startOf } from './deal.ts';
import { explain } from './explain.ts';
import { type Game, movesMade } from './game.ts';
import { baseOf, HOURS, type Hour, indexOf } from './hour.ts';
import { type Move, makeMove, parseMove, play, whyIllegal } from './move.ts';
import { FAN_SIZE, fanAt, type Position } from './position.ts';
import { failure, type Result, success } from './result.ts';
import { makeRuleSet, parseRuleSet, type RuleSet, type RuleSetName } from './ruleSet.ts';

/** Piles bottom first, the stock in dealing order, cards and moves in text notation. */
export interface GameRecord {
  readonly number?: string;
  readonly rules: RuleSetName | RuleSet;
  readonly fans: Readonly<Record<string, readonly string[]>>;
  readonly stock: readonly string[];
  readonly moves: readonly string[];
}

export interface RecordError {
  /** One line: where in the record, what is wrong, what was expected. */
  readonly message: string;
  /** The refused move's number, counted from 1; absent where no move is to blame. */
  readonly move?: number;
}

/** Longer texts are refused unread: a long game is some five thousand characters. */
export const MAX_RECORD_LENGTH = 1_000_000;
export const MAX_MOVES = 10_000;
const STOCK_SIZE = 2 * CARD_KINDS - HOURS.length * (1 + FAN_SIZE);

type Checked<Value> = Result<Value, RecordError>;

const wrong = (message: string, move?: number): Checked<never> =>
  failure(move === undefined ? { message } : { message, move });

/** A foreign value as it may stand in a message: on one line and not long. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = jsonOf(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** JSON.parse reads values nested so deeply that JSON.stringify runs out of stack. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return 'something nested too deeply';
  }
}

/** The record of a game as far as it is played. */
export function makeRecord(game: Game): GameRecord {
  const start = game.positions[0] as Position;
  return {
    ...(game.number === undefined ? {} : { number: game.number }),
    rules: makeRuleSet(game.ruleSet),
    fans: Object.fromEntries(
      // Names that are whole numbers are kept in rising order by every JSON library of JavaScript.
      HOURS.map((hour) => [`${hour}`, fanAt(start, hour).map(makeCard)]),
    ),
    stock: start.stock.map(makeCard),
    moves: movesMade(game).map(makeMove),
  };
}

/** Reads a game record from untrusted text and plays it through: a game that stands at its last move. */
export function parseRecord(text: string): Checked<Game> {
  if (text.length > MAX_RECORD_LENGTH)
    return wrong(`a game record has at most ${MAX_RECORD_LENGTH} characters; this has more`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = String((error as Error).message)
      .replace(/\s+/g, ' ')
      .slice(0, 120);
    return wrong(`not JSON: ${reason}`);
  }
  return readRecord(value);
}

/** The same for a value that has already been read from JSON. */
export function readRecord(value: unknown): Checked<Game> {
  if (!isObject(value)) return wrong(`expected a game record, an object; found ${shown(value)}`);
  const ruleSet = parseRuleSet(value['rules']);
  if (!ruleSet.ok) return wrong(`rules: ${ruleSet.error}`);
  const number = value['number'];
  if (number !== undefined && typeof number !== 'string')
    return wrong(`number: expected a text such as "12345"; found ${shown(number)}`);
  const deal = readDeal(value, number);
  if (!deal.ok) return deal;
  return replay(ruleSet.value, startOf(deal.value), number, value['moves']);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The cards: those written out, those of the number, or both if they agree. */
function readDeal(record: Record<string, unknown>, number: string | undefined): Checked<Deal> {
  const numbered = number === undefined ? undefined : parseDealNumber(number);
  if (numbered?.ok === false) return wrong(`number: ${numbered.error}`);
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
  const extra = cardNotInTwoPacks(deal);
  if (extra) return wrong(extra);
  if (dealt && !sameDeal(dealt, deal))
    return wrong(`number: the cards are not those of deal ${shown(number)}`);
  return success(deal);
}

function readFans(value: unknown): Checked<readonly (readonly Card[])[]> {
  if (!isObject(value))
    return wrong(`fans: expected an object with fans 1 to 12; found ${shown(value)}`);
  const stranger = Object.keys(value).find((key) => !HOURS.some((hour) => `${hour}` === key));
  if (stranger !== undefined)
    return wrong(`fans: there is no fan ${shown(stranger)}; expected 1 to 12`);
  const fans: (readonly Card[])[] = [];
  for (const hour of HOURS) {
    const fan = readCards(value[`${hour}`], `fans.${hour}`, FAN_SIZE);
    if (!fan.ok) return fan;
    fans.push(fan.value);
  }
  return success(fans);
}

function readCards(value: unknown, place: string, size: number): Checked<readonly Card[]> {
  if (!Array.isArray(value))
    return wrong(`${place}: expected a list of cards; found ${shown(value)}`);
  if (value.length !== size)
    return wrong(`${place}: expected ${size} cards; found ${value.length}`);
  const cards: Card[] = [];
  for (const [i, text] of value.entries()) {
    const card = typeof text === 'string' ? parseCard(text) : undefined;
    if (card === undefined)
      return wrong(`${place}[${i}]: expected a card such as "TC"; found ${shown(text)}`);
    cards.push(card);
  }
  return success(cards);
}

/** Twelve base cards lie on the foundations; with them, every card must be there twice. */
function cardNotInTwoPacks(deal: Deal): string | undefined {
  const count = Array<number>(CARD_KINDS).fill(0);
  const all = [...HOURS.map(baseOf), ...deal.fans.flat(), ...deal.stock];
  for (const card of all) count[card] = (count[card] as number) + 1;
  const card = count.findIndex((n) => n > 2);
  if (card < 0) return undefined;
  return `not two packs: ${makeCard(card)} is there ${count[card]} times, counting the foundations' first cards`;
}

const sameCards = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((card, i) => card === b[i]);

const sameDeal = (a: Deal, b: Deal): boolean =>
  sameCards(a.stock, b.stock) &&
  HOURS.every((hour: Hour) =>
    sameCards(a.fans[indexOf(hour)] as readonly Card[], b.fans[indexOf(hour)] as readonly Card[]),
  );

function replay(
  ruleSet: RuleSet,
  start: Position,
  number: string | undefined,
  texts: unknown,
): Checked<Game> {
  if (!Array.isArray(texts)) return wrong(`moves: expected a list of moves; found ${shown(texts)}`);
  if (texts.length > MAX_MOVES)
    return wrong(`moves: expected at most ${MAX_MOVES}; found ${texts.length}`);
  const moves: Move[] = [];
  const positions = [start];
  let position = start;
  for (const text of texts as unknown[]) {
    const at = moves.length + 1;
    const move = typeof text === 'string' ? parseMove(text) : undefined;
    if (move === undefined)
      return wrong(
        `move ${at}: expected a move such as "t3-f10" or "refill"; found ${shown(text)}`,
        at,
      );
    const refusal = whyIllegal(ruleSet, position, move);
    if (refusal !== undefined)
      return wrong(`move ${at}: ${shown(text)} is illegal: ${explain(refusal)}`, at);
    position = play(ruleSet, position, move);
    moves.push(move);
    positions.push(position);
  }
  return success({ ruleSet, number, moves, positions, at: moves.length });
}
