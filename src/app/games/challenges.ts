/**
 * Challenges kept with the player's games: which of them belong to a game, and how the player's own
 * game compares with the sealed one. Pure.
 */
import { type Challenge, isSameDeal, parseChallenge } from '../../rules/challenge.ts';
import { makeDealNumber, parseDealNumber } from '../../rules/deal.ts';
import { current, type Game, goOver, goTo, madeOnly, sharedMoves } from '../../rules/game.ts';
import { cardsHome } from '../../rules/gameQueries.ts';
import { HOURS } from '../../rules/hour.ts';
import { isComplete, isWon } from '../../rules/position.ts';
import { CHOICE_NAMES, parseRuleSet } from '../../rules/ruleSet.ts';
import type { Entry, Outcome } from './entry.ts';
import type { StoredGame } from './stored.ts';

/** How far a game came. */
export interface GameResult {
  readonly isWon: boolean;
  /** Cards on foundations, their bases included. */
  readonly home: number;
  readonly moves: number;
  readonly refills: number;
  /** Complete hours. */
  readonly hours: number;
}

/** Two games of one deal. */
export interface ChallengeComparison {
  readonly mine: GameResult;
  readonly theirs: GameResult;
  /** How many moves they have in common before they part, or before one of them ends. */
  readonly shared: number;
  /** Whether they have the same moves to the end of both. */
  readonly isSame: boolean;
}

type Challenged = Pick<Entry, 'game' | 'challenges' | 'outcome'>;

/** The challenges of a game that can be read and are of its deal, the newest first. */
export const challengesOf = ({ game, challenges }: Pick<Entry, 'game' | 'challenges'>) =>
  [...challenges].reverse().flatMap((sealed): Challenge[] => {
    const read = parseChallenge(sealed);
    return read.ok && isSameDeal(game, read.value) ? [read.value] : [];
  });

/**
 * The player's own game at its end, whatever the review has put on the table since: the sealed
 * games may be among its lines. A game without an outcome is taken as it stands.
 */
export function gameAtEnd(entry: Challenged): Game {
  const { game, outcome } = entry;
  if (!outcome) return madeOnly(game);
  const others = challengesOf(entry).map((challenge) => challenge.game);
  const isOther = (line: Game): boolean =>
    others.some(
      (other) => line.moves.length === other.moves.length && sharedMoves(line, other) === other.at,
    );
  // The newest of the other lines first: it is the one left last.
  const lines = [game, ...game.lines.map((_, i) => goOver(game, i)).reverse()];
  const own = lines.find((line) => !isOther(line) && isEndedBy(outcome, line));
  return madeOnly(goTo(own ?? game, outcome.moves));
}

/** Whether a line can have led to an outcome. */
function isEndedBy({ result, moves }: Outcome, { positions }: Game): boolean {
  const end = positions[moves];
  return end !== undefined && (result === 'lost' || isWon(end));
}

export function resultOf(game: Game): GameResult {
  const { moves, at } = madeOnly(game);
  const end = current(game);
  return {
    isWon: isWon(end),
    home: cardsHome(end),
    moves: at,
    refills: moves.filter(({ kind }) => kind === 'refill').length,
    hours: HOURS.filter((hour) => isComplete(end, hour)).length,
  };
}

/** Compares two games of one deal, each as it stands. */
export function compareGames(mine: Game, theirs: Game): ChallengeComparison {
  const shared = sharedMoves(madeOnly(mine), madeOnly(theirs));
  return {
    mine: resultOf(mine),
    theirs: resultOf(theirs),
    shared,
    isSame: shared === mine.at && shared === theirs.at,
  };
}

/** The game with which the player ended the deal of a challenge last, if one counts. */
export function endedGameOf(
  games: readonly StoredGame[],
  challenge: Challenge,
): StoredGame | undefined {
  const orderOf = ({ outcome }: StoredGame): number => outcome?.order ?? 0;
  return games
    .filter((game) => game.outcome && !game.continued && isOfDeal(game, challenge))
    .sort((a, b) => orderOf(b) - orderOf(a))[0];
}

/** Whether a stored game has the deal and the rules of a challenge. */
function isOfDeal({ number = '', rules }: StoredGame, challenge: Challenge): boolean {
  const deal = parseDealNumber(number);
  if (!deal.ok || makeDealNumber(deal.value) !== challenge.game.number) return false;
  const own = parseRuleSet(rules);
  return own.ok && CHOICE_NAMES.every((name) => own.value[name] === challenge.ruleSet[name]);
}
