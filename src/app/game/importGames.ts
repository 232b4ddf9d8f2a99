/** Imports the games of another log in slices; the player can go on playing between them. */
import { failure, type Result, success } from '../../rules/result.ts';
import type { Entry } from '../games/entry.ts';
import { GradualMerge, idAfterMerge } from '../games/gradualMerge.ts';
import { type Library, MAX_GAMES } from '../games/library.ts';
import { type StoredGame, storeEntry } from '../games/stored.ts';
import type { Session } from './session.ts';

/** How long to work before yielding to the page, in milliseconds. */
const TURN_MS = 12;
/** The smallest slice, in games: each slice copies the whole log. */
const MIN_GAMES_SHOWN = 100;

/** How the import shares the thread with the page. */
export interface Turns {
  /** Resolves when the page has had its turn; `done` is the progress, from 0 to 1. */
  readonly pause: (done: number) => Promise<void>;
  /** A clock, in milliseconds. */
  readonly now: () => number;
}

/**
 * @returns whether the other log has more moves of the game on the table; or that there would be
 * too many games
 */
export async function importGames(
  session: Session,
  library: Library,
  games: readonly StoredGame[],
  turns: Turns,
): Promise<Result<boolean, 'tooMany'>> {
  const merge = new GradualMerge(library, games);
  const size = await inTurns(merge.prepare(), turns);
  if (size > Math.max(MAX_GAMES, library.games.peek().length)) return failure('tooMany');
  let count = MIN_GAMES_SHOWN;
  while (!merge.isDone) {
    const begun = turns.now();
    merge.next(count, session.entry.peek().id);
    const share = TURN_MS / (turns.now() - begun);
    count = Math.max(MIN_GAMES_SHOWN, Math.round(count * Math.min(2, share)));
    await library.writer.caughtUp();
    await turns.pause(merge.share);
  }
  return success(finishImport(session, library, merge));
}

/**
 * Ends the import. The game on the table stays there, in the version with more moves.
 *
 * @returns whether the other log had more moves of it
 */
function finishImport(session: Session, library: Library, merge: GradualMerge): boolean {
  session.keepTime();
  const mine = storeEntry(session.entry.peek());
  merge.finish();
  const entry = library.entry(idAfterMerge(library.games.peek(), mine));
  if (!entry.ok) return false;
  const isFurther = storeEntry(entry.value).moves !== mine.moves;
  session.games.adopt(isFurther ? entry.value : onTable(entry.value, session), isFurther);
  return isFurther;
}

/** A version of the game on the table with the same moves: where it stands at the same one, nothing moves there. */
function onTable(entry: Entry, session: Session): Entry {
  const { game } = session.entry.peek();
  const { at, lines, marks } = entry.game;
  if (at !== game.at) return entry;
  const isSame = lines.length === game.lines.length && marks.length === game.marks.length;
  return { ...entry, game: isSame ? game : { ...game, lines, marks } };
}

/** Runs the steps, yielding to the page before every `TURN_MS` of work. */
async function inTurns<Found>(
  steps: Generator<unknown, Found>,
  { pause, now }: Turns,
): Promise<Found> {
  for (;;) {
    await pause(0);
    const begun = now();
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (now() - begun < TURN_MS);
  }
}
