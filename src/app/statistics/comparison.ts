/** The player's games beside those of the computer on the same deals. */
import type { RuleSetName } from '../../rules/ruleSet.ts';
import type { ComputerGame } from './computerGames.ts';
import { MEASURED, type Measured, type Opponent } from './opponents.ts';
import { type Counted, type Group, isOf, type Tally } from './statistics.ts';

/** Older deals are not compared, so that the computer is done some day. */
const MAX_DEALS = 2000;

/** How many deals were won by whom. */
export interface Cells {
  readonly both: number;
  readonly player: number;
  readonly computer: number;
  readonly neither: number;
}

export interface Comparison {
  /** How many deals there are to compare, and how many of them the computer has played. */
  readonly deals: number;
  readonly played: number;
  /** Games without help in which no move was taken back. */
  readonly plain: Cells;
  /** The other games. */
  readonly assisted: Cells;
}

/** The games whose deals are compared, in the order they ended. Each deal occurs once (`countGames`). */
export const comparedGames = ({ counted }: Tally, group: Group): readonly Counted[] =>
  counted.filter((game) => game.isKnown && isOf(game.group, group)).slice(-MAX_DEALS);

/** @param gameOf the computer's game on a deal, if it has played that */
export function compare(
  games: readonly Counted[],
  gameOf: (deal: string) => ComputerGame | undefined,
): Comparison {
  const [plain, assisted] = [noCells(), noCells()];
  let played = 0;
  for (const game of games) {
    const computer = gameOf(game.deal);
    if (!computer) continue;
    played++;
    (game.plain ? plain : assisted)[cellOf(game.won, computer.won)]++;
  }
  return { deals: games.length, played, plain, assisted };
}

const noCells = (): { -readonly [Cell in keyof Cells]: number } => ({
  both: 0,
  player: 0,
  computer: 0,
  neither: 0,
});

function cellOf(player: boolean, computer: boolean): keyof Cells {
  if (player) return computer ? 'both' : 'player';
  return computer ? 'computer' : 'neither';
}

/**
 * How often an opponent wins by the rules of these games.
 *
 * @returns `mixed` if they are by more than one rule set, `unmeasured` if by rules without a name
 */
export function measuredFor(
  opponent: Opponent,
  games: readonly Counted[],
): Measured | 'mixed' | 'unmeasured' {
  const groups = new Set(games.map(({ group }) => group));
  const [group] = groups;
  if (groups.size !== 1) return 'mixed';
  return group === 'own' ? 'unmeasured' : MEASURED[opponent][group as RuleSetName];
}
