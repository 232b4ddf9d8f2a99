/**
 * Real cards as text, a line for each pile, in any order, bottom card first:
 *
 *     12: 2H 5D 9H
 *     clock: 5D 6C ... KD
 *     waste: 7S
 *     stock: 4C QD
 *     redeals: 1
 *
 * Fans alone are a deal, as far as it is given. With the clock (the top card of each foundation, from 1 to 12) or the waste it is a
 * position in the middle of a game. The stock is what comes, the next card first, as far as it is known.
 */
import { type Card, parseCard } from '../../rules/card.ts';
import type { Fault } from '../../rules/fault.ts';
import { type Game, startGame } from '../../rules/game.ts';
import { HOURS, type Hour, indexOf, isHour } from '../../rules/hour.ts';
import { FAN_SIZE, type Position } from '../../rules/position.ts';
import { failure, type Result, success } from '../../rules/result.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import { heightOf } from '../../rules/startRecord.ts';
import { openPosition } from '../../rules/unknownStock.ts';
import { type Setup, setupOf } from './ownCards.ts';

/** A pile as its line calls it. */
type PileLine = Hour | 'clock' | 'waste' | 'stock' | 'redeals';

/** What is wrong with a text of cards; `line` is counted from 1. */
export type SetupFault =
  /** It does not begin with a pile and a colon, or the pile is there a second time. */
  | { readonly kind: 'notAPile' | 'pileTwice'; readonly line: number; readonly text: string }
  | { readonly kind: 'notACard'; readonly line: number; readonly text: string }
  /** The clock has not a card for each hour. */
  | { readonly kind: 'twelve'; readonly line: number; readonly found: number }
  | { readonly kind: 'notOnClock'; readonly line: number; readonly hour: Hour; readonly card: Card }
  | { readonly kind: 'redeals'; readonly line: number; readonly text: string }
  /** There are more copies of a card than two packs have, counting those of the clock. */
  | { readonly kind: 'tooMany'; readonly card: Card };

/** What the text gives: the fans of a deal, or a position whole enough to be played on. */
export type ReadText =
  | { readonly kind: 'fans'; readonly setup: Setup }
  | { readonly kind: 'position'; readonly start: Position; readonly unknown: number };

/** Longer texts are not read, in characters: 104 cards with all their words have a thousand. */
const MAX_TEXT = 10_000;

interface Line {
  readonly line: number;
  readonly pile: PileLine;
  readonly words: readonly string[];
}

/** @returns what has been given; or the first fault */
export function readSetup(text: string): Result<ReadText, SetupFault> {
  const lines = linesOf(text);
  if (!lines.ok) return lines;
  const cards = new Map<PileLine, readonly Card[]>();
  for (const line of lines.value) {
    if (line.pile === 'redeals') continue;
    const read = readCards(line);
    if (!read.ok) return read;
    cards.set(line.pile, read.value);
  }
  const heights = readClock(lines.value, cards.get('clock'));
  if (!heights.ok) return heights;
  const redealsUsed = readRedeals(lines.value);
  if (!redealsUsed.ok) return redealsUsed;
  const opened = openPosition({
    foundations: heights.value ?? HOURS.map(() => 1),
    fans: HOURS.map((hour) => cards.get(hour) ?? []),
    waste: cards.get('waste') ?? [],
    stock: cards.get('stock') ?? [],
    redealsUsed: redealsUsed.value,
  });
  if (!opened.ok) return failure(tooMany(opened.error));
  const isBegun = heights.value !== undefined || cards.has('waste') || cards.has('stock');
  const fans = HOURS.map((hour) => cards.get(hour) ?? []);
  if (isBegun || fans.some(({ length }) => length > FAN_SIZE))
    return success({ kind: 'position', ...opened.value });
  const slots = fans.flatMap((fan) => Array.from({ length: FAN_SIZE }, (_, i) => fan[i]));
  return success({ kind: 'fans', setup: setupOf(slots) });
}

/** The game from a position that was read. */
export const positionGame = (
  { start, unknown }: Extract<ReadText, { kind: 'position' }>,
  ruleSet: RuleSet,
): Game => startGame(ruleSet, start, undefined, unknown);

function linesOf(text: string): Result<readonly Line[], SetupFault> {
  const found: Line[] = [];
  for (const [i, whole] of text.slice(0, MAX_TEXT).split(/\r?\n/).entries()) {
    const trimmed = whole.trim();
    if (trimmed === '') continue;
    const at = { line: i + 1, text: trimmed.slice(0, 40) };
    const [, name = '', rest = ''] = /^(\d+|[a-z]+)\s*(?:[:.]\s*|\s+|$)(.*)$/i.exec(trimmed) ?? [];
    const pile = pileOf(name.toLowerCase());
    if (pile === undefined) return failure({ kind: 'notAPile', ...at });
    if (found.some((line) => line.pile === pile)) return failure({ kind: 'pileTwice', ...at });
    found.push({ line: i + 1, pile, words: rest.split(/[\s,;]+/).filter(Boolean) });
  }
  return success(found);
}

function pileOf(name: string): PileLine | undefined {
  const hour = Number(name);
  if (isHour(hour)) return hour;
  return (['clock', 'waste', 'stock', 'redeals'] as const).find((each) => each === name);
}

function readCards({ line, words }: Line): Result<readonly Card[], SetupFault> {
  const cards: Card[] = [];
  for (const word of words) {
    const card = parseCard(word.toUpperCase().replace('10', 'T'));
    if (card === undefined) return failure({ kind: 'notACard', line, text: word.slice(0, 20) });
    cards.push(card);
  }
  return success(cards);
}

/** How many cards each foundation holds; nothing if no line gives them. */
function readClock(
  lines: readonly Line[],
  tops: readonly Card[] | undefined,
): Result<readonly number[] | undefined, SetupFault> {
  const line = lineOf(lines, 'clock');
  if (!tops) return success(undefined);
  if (tops.length !== HOURS.length) return failure({ kind: 'twelve', line, found: tops.length });
  const heights: number[] = [];
  for (const hour of HOURS) {
    // The text begins with one o’clock, the hours with twelve.
    const card = tops[(indexOf(hour) + HOURS.length - 1) % HOURS.length] as Card;
    const height = heightOf(hour, card);
    if (height === 0) return failure({ kind: 'notOnClock', line, hour, card });
    heights.push(height);
  }
  return success(heights);
}

function readRedeals(lines: readonly Line[]): Result<number, SetupFault> {
  const words = lines.find(({ pile }) => pile === 'redeals')?.words ?? ['0'];
  const text = words.join(' ');
  if (text !== '0' && text !== '1')
    return failure({ kind: 'redeals', line: lineOf(lines, 'redeals'), text: text.slice(0, 20) });
  return success(Number(text));
}

const lineOf = (lines: readonly Line[], pile: PileLine): number =>
  lines.find((line) => line.pile === pile)?.line ?? 0;

/** What is not two packs can only have too many of a card: the missing ones are added. */
function tooMany(fault: Fault): SetupFault {
  const card = fault.kind === 'tooManyOfCard' ? parseCard(fault.card) : undefined;
  if (card === undefined) throw new Error(`the cards of a text are ${JSON.stringify(fault)}`);
  return { kind: 'tooMany', card };
}
