/**
 * The start of a game in its record: a deal, by its number or its cards; a deal whose stock nobody knows; or any position, as it lies
 * on a real table.
 */
import { type Card, makeCard, parseCard } from './card.ts';
import { type Deal, dealCards, parseDealNumber, startOf } from './deal.ts';
import { type Expected, type Fault, shown } from './fault.ts';
import type { Game } from './game.ts';
import { foundationCard, HOURS, type Hour, indexOf, sizeWhenComplete } from './hour.ts';
import { FAN_SIZE, fanAt, foundationTop, type Position } from './position.ts';
import { cardsIn } from './readPosition.ts';
import { failure, type Result, success } from './result.ts';
import { notTwoPacks } from './twoPacks.ts';
import { isDealt, openPosition, STOCK_SIZE } from './unknownStock.ts';

export interface StartRecord {
  readonly fans: Readonly<Record<string, readonly string[]>>;
  readonly stock: readonly string[];
  /** How many cards at the end of the stock are missing in the list, because nobody knows them; missing if it is whole. */
  readonly unknown?: number;
  /** The top cards; missing, as the two after it, if the start is a deal. */
  readonly foundations?: Readonly<Record<string, string>>;
  readonly waste?: readonly string[];
  readonly redealsUsed?: number;
}

interface Start {
  readonly start: Position;
  /** How many cards at the end of its stock nobody knows. */
  readonly unknown: number;
}

type Checked<Value> = Result<Value, Fault>;

export const unexpected = (expected: Expected, found: unknown, place?: string): Checked<never> =>
  failure({
    ...{ kind: 'unexpected', expected, found: shown(found) },
    ...(place === undefined ? {} : { place }),
  });

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JavaScript lists keys that are whole numbers in rising order: they begin with hour 1. */
const byHour = <Value>(of: (hour: Hour) => Value): Record<string, Value> =>
  Object.fromEntries(HOURS.map((hour) => [`${hour}`, of(hour)]));

export function makeStart({ positions, unknown }: Game): StartRecord {
  const start = positions[0] as Position;
  const { stock, waste, redealsUsed } = start;
  return {
    fans: byHour((hour) => fanAt(start, hour).map(makeCard)),
    stock: stock.slice(0, stock.length - unknown).map(makeCard),
    ...(unknown === 0 ? {} : { unknown }),
    ...(isDealt(start)
      ? {}
      : {
          foundations: byHour((hour) => makeCard(foundationTop(start, hour))),
          waste: waste.map(makeCard),
          redealsUsed,
        }),
  };
}

/** Reads the start of a game from any value. */
export function readStart(
  record: Record<string, unknown>,
  number: string | undefined,
): Checked<Start> {
  const unknown = record['unknown'] ?? 0;
  const isSetUp = record['foundations'] !== undefined;
  if (unknown === 0 && !isSetUp) {
    const deal = readDeal(record, number);
    return deal.ok ? success({ start: startOf(deal.value), unknown }) : deal;
  }
  if (number !== undefined) return unexpected('noNumber', number, 'number');
  const seen = isSetUp ? readSetUp(record) : readFans(record['fans'], FAN_SIZE);
  if (!seen.ok) return seen;
  const stock = readCards(record['stock'], 'stock');
  if (!stock.ok) return stock;
  const start = 'foundations' in seen.value ? seen.value : startOf({ fans: seen.value, stock: [] });
  const whole = { ...start, stock: stock.value };
  const wrong = unknown === 0 ? cardFault(whole) : undefined;
  if (wrong) return failure(wrong);
  const opened = openPosition(whole);
  if (opened.ok && opened.value.unknown !== unknown)
    return unexpected('unknownCount', unknown, 'unknown');
  return opened;
}

/** Everything of a position but its stock. */
function readSetUp(record: Record<string, unknown>): Checked<Position> {
  const foundations = readFoundations(record['foundations']);
  if (!foundations.ok) return foundations;
  const fans = readFans(record['fans']);
  if (!fans.ok) return fans;
  const waste = readCards(record['waste'] ?? [], 'waste');
  if (!waste.ok) return waste;
  const redealsUsed = record['redealsUsed'] ?? 0;
  if (redealsUsed !== 0 && redealsUsed !== 1)
    return unexpected('redeals', redealsUsed, 'redealsUsed');
  return success({
    ...{ foundations: foundations.value, fans: fans.value, waste: waste.value },
    ...{ redealsUsed, stock: [] },
  });
}

/** How many cards each foundation holds, from its top card. */
function readFoundations(value: unknown): Checked<readonly number[]> {
  if (!isObject(value)) return unexpected('foundations', value, 'foundations');
  const heights: number[] = [];
  for (const hour of HOURS) {
    const top = value[`${hour}`];
    const card = typeof top === 'string' ? parseCard(top) : undefined;
    const height = card === undefined ? 0 : heightOf(hour, card);
    if (height === 0) return unexpected('foundationCard', top, `foundations.${hour}`);
    heights.push(height);
  }
  return success(heights);
}

/** How many cards a foundation holds when a card is its top; 0 if it cannot be. */
export function heightOf(hour: Hour, top: Card): number {
  const heights = Array.from({ length: sizeWhenComplete(hour) }, (_, below) => below + 1);
  return heights.find((height) => foundationCard(hour, height) === top) ?? 0;
}

/** The cards: those written out, those of the number, or both if they agree. */
function readDeal(record: Record<string, unknown>, number: string | undefined): Checked<Deal> {
  const numbered = number === undefined ? undefined : parseDealNumber(number);
  if (numbered?.ok === false) return failure({ ...numbered.error, place: 'number' });
  const dealt = numbered && dealCards(numbered.value);
  const fans =
    record['fans'] === undefined && dealt
      ? success(dealt.fans)
      : readFans(record['fans'], FAN_SIZE);
  if (!fans.ok) return fans;
  const stock =
    record['stock'] === undefined && dealt
      ? success(dealt.stock)
      : readCards(record['stock'], 'stock', STOCK_SIZE);
  if (!stock.ok) return stock;
  const deal: Deal = { fans: fans.value, stock: stock.value };
  const wrong = cardFault(startOf(deal));
  if (wrong) return failure(wrong);
  if (dealt && !sameDeal(dealt, deal))
    return failure({ kind: 'otherCards', number: shown(number), place: 'number' });
  return success(deal);
}

const cardFault = (whole: Position): Fault | undefined =>
  notTwoPacks([...cardsIn(whole), ...whole.stock]);

/** @param size of each fan, if it is fixed */
function readFans(value: unknown, size?: number): Checked<readonly (readonly Card[])[]> {
  if (!isObject(value)) return unexpected('fans', value, 'fans');
  const stranger = Object.keys(value).find((key) => !HOURS.some((hour) => `${hour}` === key));
  if (stranger !== undefined) return unexpected('fanName', stranger, 'fans');
  const fans: (readonly Card[])[] = [];
  for (const hour of HOURS) {
    const fan = readCards(value[`${hour}`], `fans.${hour}`, size);
    if (!fan.ok) return fan;
    fans.push(fan.value);
  }
  return success(fans);
}

/** @param size how many there must be, if that is fixed */
function readCards(value: unknown, place: string, size?: number): Checked<readonly Card[]> {
  if (!Array.isArray(value)) return unexpected('cardList', value, place);
  if (size !== undefined && value.length !== size)
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
