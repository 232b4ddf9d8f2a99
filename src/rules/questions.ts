/** Questions about a game that more than one part of the page asks. */
import { current, type Game } from './game.ts';
import { HOURS, sizeWhenComplete } from './hour.ts';
import { isOver, type Place, whyIllegal } from './move.ts';
import { foundationHeight, isWon, type Position } from './position.ts';

export type Ending = 'won' | 'over';

/** Cards on foundations, their bases included: 12 at the start, 104 when won. */
export const cardsHome = (position: Position): number =>
  position.foundations.reduce((sum, height) => sum + height, 0);

export const CARDS_TO_PLACE = HOURS.reduce((sum, hour) => sum + sizeWhenComplete(hour) - 1, 0);

export function endingOf(game: Game): Ending | undefined {
  const position = current(game);
  if (isWon(position)) return 'won';
  return isOver(game.ruleSet, position) ? 'over' : undefined;
}

/** Everywhere a card may go from a place, the foundation that lacks most cards first. */
export function targetsOf(game: Game, from: Place): Place[] {
  const position = current(game);
  const lacking = (hour: (typeof HOURS)[number]): number =>
    sizeWhenComplete(hour) - foundationHeight(position, hour);
  const foundations = [...HOURS].sort((a, b) => lacking(b) - lacking(a));
  const places: Place[] = [
    ...foundations.map((hour): Place => ({ pile: 'foundation', hour })),
    ...HOURS.map((hour): Place => ({ pile: 'fan', hour })),
  ];
  return places.filter(
    (to) => whyIllegal(game.ruleSet, position, { kind: 'carry', from, to }) === undefined,
  );
}
