/**
 * Where lost games were lost, and what the player has made of it since. Kept beside the games, and lost without harm: it can be found out
 * again.
 */
import * as v from 'valibot';
import { idFrom } from '../games/merge.ts';
import type { StoredGame } from '../games/stored.ts';
import { keepJson } from '../preferences/keepJson.ts';
import { type KeyValueStore, readJson } from '../preferences/keyValueStore.ts';

const KEY = 'bigben.mistakes';

/** The games looked at last are kept. */
const MAX_KEPT = 1000;

const STATES = ['found', 'tried', 'solved'] as const;
export type MistakeState = (typeof STATES)[number];

export interface Looked {
  readonly id: string;
  /** Distinguishes the moves that were looked at from others of the same game. */
  readonly line: string;
  /** The move by which the game could last be won; missing if that is not known, or it never could, or still can. */
  readonly at?: number | undefined;
  readonly state: MistakeState;
}

const schema = v.fallback(
  v.array(
    v.object({
      id: v.string(),
      line: v.string(),
      at: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))),
      state: v.picklist(STATES),
    }),
  ),
  [] as Looked[],
);

export type MistakeLog = readonly Looked[];

export const readLog = (store: KeyValueStore): MistakeLog => readJson(store, KEY, schema);

/** The log in a value from outside; nothing if it is none. */
export const logFrom = (value: unknown): MistakeLog => v.parse(schema, value);

/** Two logs as one: of what both looked at, the state in which more is done. */
export function mergeMistakes(mine: MistakeLog, theirs: MistakeLog): MistakeLog {
  const known = new Map(mine.map((each) => [each.id, each]));
  const further = theirs.filter(({ id, line, state }) => {
    const own = known.get(id);
    return !own || (own.line === line && STATES.indexOf(state) > STATES.indexOf(own.state));
  });
  return further.reduce(withLooked, mine);
}

export const keepLog = (store: KeyValueStore, log: MistakeLog): void => keepJson(store, KEY, log);

/** The log after a game was looked at, in place of what it had of that game. */
export const withLooked = (log: MistakeLog, looked: Looked): MistakeLog =>
  [...log.filter(({ id }) => id !== looked.id), looked].slice(-MAX_KEPT);

/** How many moves a game had when it ended. */
export const movesAtEnd = ({ moves, outcome, at }: StoredGame): number =>
  Math.min(outcome?.moves ?? at, moves === '' ? 0 : moves.split(' ').length);

/** What distinguishes the moves up to the end of a game. */
export const lineOf = (game: StoredGame): string =>
  idFrom('', game.moves.split(' ').slice(0, movesAtEnd(game)).join(' '));
