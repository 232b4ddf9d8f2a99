/** Where the player's own game and a sealed one part, in the review. */
import type { Challenge } from '../../../rules/challenge.ts';
import { addLine, type Game, goOver, goTo, sharedMoves } from '../../../rules/game.ts';
import type { Session } from '../../game/session.ts';
import { compareGames, gameAtEnd } from '../../games/challenges.ts';
import type { Review } from './review.ts';

/**
 * Adds a sealed game to the game on the table as a line, and opens the review at the position where
 * the two part. The player's own line lies on the table then.
 */
export function reviewParting(session: Session, review: Review, { game: theirs }: Challenge): void {
  const entry = session.entry.peek();
  const mine = gameAtEnd(entry);
  const { shared } = compareGames(mine, theirs);
  const line = { moves: theirs.moves, followUps: [], marks: [] };
  const own = goTo(withLine(entry.game, mine), shared);
  const seen = { at: shared, all: addLine(own, line).moves.length } as const;
  const change = { kind: 'went', ...seen, verdict: 'open', mistake: undefined } as const;
  review.open();
  session.jump(own, change, 'review');
  // Only now: a step along a line that the game did not have would begin another game.
  session.annotate(addLine(session.game.peek(), line));
}

/** The game with a line of its own on the table. */
function withLine(game: Game, line: Game): Game {
  const has = (each: Pick<Game, 'moves'>): boolean => sharedMoves(each, line) === line.moves.length;
  return has(game) ? game : goOver(game, game.lines.findIndex(has));
}
