/** Takes the games of another log into one's own, a slice at a time: the player goes on playing between them. */
import { failure, type Result, success } from '../../rules/result.ts';
import { GradualMerge, idAfterMerge } from '../games/gradualMerge.ts';
import { type Library, MAX_GAMES } from '../games/library.ts';
import { type StoredGame, storeEntry } from '../games/stored.ts';
import type { Session } from './session.ts';

/** The page has its turn after so many milliseconds of work. */
const TURN_MS = 12;
/** So many games are put at once at least: each time the whole log is copied. */
const MIN_GAMES_SHOWN = 100;

/** The page's turns. */
export interface Turns {
  /** Resolves when the page has had its turn; told how much is done, from 0 to 1. */
  readonly pause: (done: number) => Promise<void>;
  /** A clock, in milliseconds. */
  readonly now: () => number;
}

/** @returns whether the game on the table was played further in the other log; or that there would be too many games */
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
 * Ends the import. The game on the table stays on the table, and goes on from where it was played further.
 *
 * @returns whether it was played further in the other log
 */
function finishImport(session: Session, library: Library, merge: GradualMerge): boolean {
  session.keepTime();
  const mine = storeEntry(session.entry.peek());
  merge.finish();
  const entry = library.entry(idAfterMerge(library.games.peek(), mine));
  if (!entry.ok) return false;
  const isFurther = storeEntry(entry.value).moves !== mine.moves;
  session.games.adopt(entry.value, isFurther);
  return isFurther;
}

/** Takes steps, and lets the page have its turn before each `TURN_MS` of them. */
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
