/**
 * How an entry is stored and read back. Stored data is not trusted: the shape is checked first,
 * then the game is played through in the rules.
 */
import * as v from 'valibot';
import {
  addLine,
  type Game,
  goTo,
  type Line,
  MAX_LINE_MOVES,
  MAX_LINES,
  sharedMoves,
} from '../../rules/game.ts';
import { makeMove } from '../../rules/move.ts';
import { readLine, readRecord } from '../../rules/record.ts';
import { failure, type Result, success } from '../../rules/result.ts';
import { makeRuleSet } from '../../rules/ruleSet.ts';
import { makeStart } from '../../rules/startRecord.ts';
import { readAssists } from './assists.ts';
import { LAST_MOMENT } from './clock.ts';
import { isCalendarDay, isDailyDate } from './days.ts';
import { DEAL_SOURCES, type Entry } from './entry.ts';

/** The version that is written. */
export const STORED_VERSION = 2;

/** Up to more than anybody plays; sums and successors of such numbers are still exact. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT));
/** At most a thousand years. */
const duration = v.pipe(v.number(), v.minValue(0), v.maxValue(3.2e13));
const day = v.pipe(v.string(), v.check(isCalendarDay, 'a day of the calendar'));
const daily = v.pipe(v.string(), v.check(isDailyDate, 'a day with a daily deal'));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/**
 * Long enough for the longest line of a record, even if each move has the longest notation.
 */
const moves = v.pipe(v.string(), v.maxLength(100_000));

/** Numbers of moves of a line; they only make the game more comfortable, so wrong ones are left out. */
const followUps = v.optional(v.fallback(v.array(count), []));
const marks = v.optional(v.fallback(v.array(count), []));

/** A game keeps so many challenges; the oldest go first. */
const MAX_CHALLENGES = 5;

/** Looks like a challenge link; it is opened only when it is wanted, by `rules/challenge.ts`. */
const isSealed = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= 2000 &&
  /^c[1-9][0-9]?(\/[0-9A-Za-z]+){3}$/.test(value);

/** The newest of several challenges, each once. */
export const newestChallenges = (sealed: readonly string[]): string[] =>
  // Of equal ones the last stays.
  sealed.filter((each, i) => !sealed.includes(each, i + 1)).slice(-MAX_CHALLENGES);

/** Damaged ones are left out: the game itself must not be lost. */
const readChallenges = (value: unknown): string[] =>
  Array.isArray(value) ? newestChallenges(value.filter(isSealed)) : [];

const schema = v.object({
  version: v.literal(STORED_VERSION),
  id,
  number: v.optional(v.pipe(v.string(), v.maxLength(5000))),
  rules: v.unknown(),
  fans: v.optional(v.unknown()),
  stock: v.optional(v.unknown()),
  /** How many cards of the stock nobody knows; missing if it is known. */
  unknown: v.optional(v.unknown()),
  /** Missing, as the two after it, if the game began with a deal. */
  foundations: v.optional(v.unknown()),
  waste: v.optional(v.unknown()),
  redealsUsed: v.optional(v.unknown()),
  /** The whole line, moves separated by spaces: one string is read much faster than a list. */
  moves,
  at: count,
  /** Missing in games from before this field existed, and in games without automatic moves. */
  followUps,
  marks,
  /** The other lines: what follows once they have left the line on the table. Missing if there are none. */
  lines: v.optional(
    v.pipe(v.array(v.object({ after: count, moves, followUps, marks })), v.maxLength(MAX_LINES)),
  ),
  assists: v.unknown(),
  begun: moment,
  touched: moment,
  playedMs: duration,
  undos: count,
  continued: v.optional(v.boolean(), false),
  daily: v.optional(daily),
  /** Missing in games from before this field existed. */
  found: v.optional(v.picklist(DEAL_SOURCES)),
  /** Sealed games of others with the same deal. Missing if there are none. */
  challenges: v.optional(v.pipe(v.unknown(), v.transform(readChallenges))),
  outcome: v.optional(
    v.object({
      result: v.picklist(['won', 'lost']),
      ms: moment,
      day,
      order: count,
      moves: count,
    }),
  ),
});

/** An entry as it is stored and exported: plain data, the game not yet played through. */
export type StoredGame = v.InferOutput<typeof schema>;

export function storeEntry(entry: Entry): StoredGame {
  const { game, daily, found, challenges, outcome, ...plain } = entry;
  const { number } = game;
  const { fans, stock, ...begun } = makeStart(game);
  return {
    version: STORED_VERSION,
    ...plain,
    // A deal number determines the cards.
    ...(number === undefined ? { fans, stock } : { number }),
    ...begun,
    rules: makeRuleSet(game.ruleSet),
    ...storeLine(game, 0),
    at: game.at,
    ...(game.lines.length === 0
      ? {}
      : { lines: game.lines.map((line) => storeBranch(game, line)) }),
    ...(daily === undefined ? {} : { daily }),
    ...(found === undefined ? {} : { found }),
    ...(challenges.length === 0 ? {} : { challenges: [...challenges] }),
    ...(outcome === undefined ? {} : { outcome }),
  };
}

/** @param after how many of its moves are stored elsewhere */
const storeLine = ({ moves, followUps, marks }: Line, after: number) => ({
  moves: moves.slice(after).map(makeMove).join(' '),
  ...(followUps.length === 0 ? {} : { followUps: [...followUps] }),
  ...(marks.length === 0 ? {} : { marks: [...marks] }),
});

function storeBranch(game: Game, line: Line) {
  const after = sharedMoves(game, line);
  return { after, ...storeLine(line, after) };
}

/**
 * Checks the shape of a value from the store or from a file.
 *
 * @returns the game, or which field was wrong, what belongs there and what was found, for developers
 */
export function readStored(value: unknown): Result<StoredGame, string> {
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return success(read.output);
  const [{ expected, received, ...issue }] = read.issues;
  return failure(
    JSON.stringify({ field: v.getDotPath({ ...issue, expected, received }), expected, received }),
  );
}

/** Plays a stored game through. */
export function readEntry(stored: StoredGame): Result<Entry, string> {
  const game = readGame(stored);
  if (!game.ok) return game;
  const {
    version,
    number,
    rules,
    fans,
    stock,
    unknown,
    foundations,
    waste,
    redealsUsed,
    moves,
    at,
    followUps,
    marks,
    lines,
    assists,
    ...plain
  } = stored;
  return success({
    ...plain,
    game: game.value,
    assists: readAssists(assists),
    daily: stored.daily,
    found: stored.found,
    challenges: stored.challenges ?? [],
    outcome: stored.outcome,
  });
}

export function readGame(stored: StoredGame): Result<Game, string> {
  const { followUps = [], marks = [], lines = [] } = stored;
  const moves = movesIn(stored.moves);
  const record = readRecord({ ...stored, moves, lines: undefined });
  if (!record.ok) return failure(JSON.stringify(record.error));
  if (stored.at > moves.length)
    return failure(`at: expected at most ${moves.length}; found ${stored.at}`);
  let game: Game = { ...record.value, followUps, marks };
  let count = 0;
  for (const [i, { after, moves: rest, followUps = [], marks = [] }] of lines.entries()) {
    const line = readLine(record.value, { after, moves: movesIn(rest) }, `lines[${i}]`);
    if (!line.ok) return failure(JSON.stringify(line.error));
    count += line.value.moves.length;
    // A merge, or going over from a longer line, can make them a little more: the game itself must not be lost.
    if (count > MAX_LINE_MOVES) break;
    game = addLine(game, { ...line.value, followUps, marks });
  }
  return success(goTo(game, stored.at));
}

const movesIn = (text: string): string[] => (text === '' ? [] : text.split(' '));
