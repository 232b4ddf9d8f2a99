/**
 * Game records: the one text format for saving, sharing and checking games (docs/rules.md, "Game
 * records"). Records come from outside, so reading trusts nothing: the shape is checked first, then
 * the cards, then every move is played in the rules.
 */
import { type Fault, shown } from './fault.ts';
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
import { cardsWanted, type Move, makeMove, parseMove, play, whyIllegal } from './move.ts';
import type { Position } from './position.ts';
import { failure, type Result, success } from './result.ts';
import { makeRuleSet, parseRuleSet, type RuleSet, type RuleSetName } from './ruleSet.ts';
import { isObject, makeStart, readStart, type StartRecord, unexpected } from './startRecord.ts';

/** Piles bottom first, the stock in dealing order, cards and moves in text notation. */
export interface GameRecord extends StartRecord {
  readonly number?: string;
  readonly rules: RuleSetName | RuleSet;
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

type Checked<Value> = Result<Value, Fault>;

/** The record of a game up to its current position, with its other lines. */
export function makeRecord(game: Game): GameRecord {
  return {
    ...(game.number === undefined ? {} : { number: game.number }),
    rules: makeRuleSet(game.ruleSet),
    ...makeStart(game),
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
  const read = readStart(value, number);
  if (!read.ok) return read;
  const { start, unknown } = read.value;
  const dealt = startGame(ruleSet.value, start, number, unknown);
  const played = playThrough(dealt, start, value['moves']);
  if (!played.ok) return played;
  const game = { ...dealt, ...played.value, at: played.value.moves.length };
  return withLines(game, value['lines']);
}

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
