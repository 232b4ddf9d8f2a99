/**
 * How an entry is stored and read back. Stored data is not trusted: the shape is checked first,
 * then the game is played through in the rules.
 */
import * as v from 'valibot';
import { type Game, goTo } from '../../rules/game.ts';
import { makeMove } from '../../rules/move.ts';
import { makeRecord, readRecord } from '../../rules/record.ts';
import { failure, type Result, success } from '../../rules/result.ts';
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

const schema = v.object({
  version: v.literal(STORED_VERSION),
  id,
  number: v.optional(v.pipe(v.string(), v.maxLength(5000))),
  rules: v.unknown(),
  fans: v.optional(v.unknown()),
  stock: v.optional(v.unknown()),
  /** The whole line, moves separated by spaces: one string is read much faster than a list. */
  moves,
  at: count,
  /** Missing in games from before this field existed, and in games without automatic moves. */
  followUps: v.optional(v.fallback(v.array(count), [])),
  assists: v.unknown(),
  begun: moment,
  touched: moment,
  playedMs: duration,
  undos: count,
  continued: v.optional(v.boolean(), false),
  daily: v.optional(daily),
  /** Missing in games from before this field existed. */
  found: v.optional(v.picklist(DEAL_SOURCES)),
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
  const { game, followUps, daily, found, outcome, ...plain } = entry;
  const { number, rules, fans, stock } = makeRecord(game);
  return {
    version: STORED_VERSION,
    ...plain,
    // A deal number determines the cards.
    ...(number === undefined ? { fans, stock } : { number }),
    rules,
    moves: game.moves.map(makeMove).join(' '),
    at: game.at,
    ...(followUps.length === 0 ? {} : { followUps: [...followUps] }),
    ...(daily === undefined ? {} : { daily }),
    ...(found === undefined ? {} : { found }),
    ...(outcome === undefined ? {} : { outcome }),
  };
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
  const { version, number, rules, fans, stock, moves, at, assists, ...plain } = stored;
  return success({
    ...plain,
    game: game.value,
    followUps: stored.followUps ?? [],
    assists: readAssists(assists),
    daily: stored.daily,
    found: stored.found,
    outcome: stored.outcome,
  });
}

export function readGame(stored: StoredGame): Result<Game, string> {
  const { number, rules, fans, stock } = stored;
  const line = stored.moves === '' ? [] : stored.moves.split(' ');
  const game = readRecord({ number, rules, fans, stock, moves: line });
  if (!game.ok) return failure(JSON.stringify(game.error));
  if (stored.at > line.length)
    return failure(`at: expected at most ${line.length}; found ${stored.at}`);
  return success(goTo(game.value, stored.at));
}
