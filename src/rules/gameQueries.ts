/** Questions about a game that more than one part of the page asks. */
import { current, type Game } from './game.ts';
import { HOURS, type Hour, sizeWhenComplete } from './hour.ts';
import { FANS, FOUNDATIONS, isOver, type Place, whyIllegal } from './move.ts';
import { foundationHeight, isWon, type Position } from './position.ts';

/** `over`: no move is left, and the game is not won. */
export type Ending = 'won' | 'over';

/** Cards on foundations, their bases included: 12 at the start, 104 when won. */
export const cardsHome = (position: Position): number =>
  position.foundations.reduce((sum, height) => sum + height, 0);

const CARDS_TO_PLACE = HOURS.reduce((sum, hour) => sum + sizeWhenComplete(hour) - 1, 0);

/** How far the game has come: 0 at the start, 1 when won. */
export const progressOf = (position: Position): number =>
  (cardsHome(position) - HOURS.length) / CARDS_TO_PLACE;

/** How far an hour has come: 0 with its base alone, 1 when it is complete. */
export const shareOf = (position: Position, hour: Hour): number =>
  (foundationHeight(position, hour) - 1) / (sizeWhenComplete(hour) - 1);

/** How a game has ended; nothing while it goes on. */
export function endingOf(game: Game): Ending | undefined {
  const position = current(game);
  if (isWon(position)) return 'won';
  return isOver(game.ruleSet, position) ? 'over' : undefined;
}

/**
 * Every place to which a card can go from a place: foundations first, the one that lacks most cards
 * at the front.
 */
export function targetsOf(game: Game, from: Place): Place[] {
  const position = current(game);
  const takes = (to: Place): boolean =>
    whyIllegal(game.ruleSet, position, { kind: 'carry', from, to }) === undefined;
  const lacking = (hour: Hour): number => sizeWhenComplete(hour) - foundationHeight(position, hour);
  return [
    ...FOUNDATIONS.filter(takes).sort((a, b) => lacking(b.hour) - lacking(a.hour)),
    ...FANS.filter(takes),
  ];
}
