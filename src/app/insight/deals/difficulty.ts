/**
 * How difficult a deal is: how rarely the fair player wins it. It plays the deal again and again, each
 * time with other luck in its thoughts, and knows no more than the person who plays; so of the order
 * of the stock nothing is told.
 *
 * Of the deals 1 000 001 to 1 000 240 by classic, which all can be won, 28 % are easy (17 plays of 50
 * won, or more), 46 % medium, 26 % hard (3 or fewer); `npm run -w lab bench:difficulty` measures it. The same
 * thresholds hold for all rule sets: where more is won more is easy.
 */
import type { Game } from '../../../rules/game.ts';
import type { Position } from '../../../rules/position.ts';
import type { PlayQuestion } from '../../../worker/pool.ts';
import type { Insight } from '../insight.ts';
import { LatestRequest } from '../latestRequest.ts';

/** From the easiest on. */
const GRADES = ['easy', 'medium', 'hard'] as const;
export type Grade = (typeof GRADES)[number];

/** So often a deal is played, with seeds 1, 2, … */
export const PLAYS = 50;

/** Wins of 50 plays. */
const EASY_FROM = 17;
const MEDIUM_FROM = 4;

/** The grade of a deal of which the fair player has won so many plays. */
export function gradeOf(won: number): Grade {
  if (won >= EASY_FROM) return 'easy';
  return won >= MEDIUM_FROM ? 'medium' : 'hard';
}

/** Whether a deal can still come to a grade when so many of its first plays have been won. */
export function canBecome(grade: Grade, won: number, played: number): boolean {
  const at = GRADES.indexOf(grade);
  const best = GRADES.indexOf(gradeOf(won + PLAYS - played));
  return best <= at && at <= GRADES.indexOf(gradeOf(won));
}

/**
 * Whether it helps with the game on the table to be told how difficult a deal is. Before the first move
 * it chooses a deal, which is no help in playing it. Afterwards it says what the fair player's chance
 * at the deal says, and counts as that. What was told before does not count when it is told again.
 */
export const isHelp = (table: Game, deal: Game): boolean =>
  table.moves.length > 0 && keyOf(table) === keyOf(deal);

/** The result of measuring: plays won, or the reason why it is not known; `other`: not of the grade wanted. */
export type Measured = number | 'other' | 'stopped' | 'died';

export class Difficulty {
  readonly #insight: Pick<Insight, 'play'>;
  /** Plays won of the deals that have been measured since the page was opened. */
  readonly #known = new Map<string, number>();
  readonly #request = new LatestRequest();
  /** The deal that is being measured. */
  #measured: string | undefined;

  constructor(insight: Pick<Insight, 'play'>) {
    this.#insight = insight;
  }

  /** How many plays of a game's deal the fair player has won, if it has been measured. */
  known(game: Game): number | undefined {
    return this.#known.get(keyOf(game));
  }

  /**
   * Measures the deal of a game, in place of any other.
   *
   * @param wanted given up as soon as the deal cannot come to this grade any more
   */
  async measure(game: Game, wanted?: Grade): Promise<Measured> {
    this.#measured = keyOf(game);
    const measured = await this.#request.ask((signal) => this.#play(game, wanted, signal));
    return measured ?? 'stopped';
  }

  async #play(game: Game, wanted: Grade | undefined, signal: AbortSignal): Promise<Measured> {
    const known = this.known(game);
    if (known !== undefined) return known;
    let won = 0;
    for (let played = 0; played < PLAYS; played++) {
      signal.throwIfAborted();
      if (wanted && !canBecome(wanted, won, played)) return 'other';
      const end = await this.#insight.play(questionOf(game, played + 1), { signal });
      if (!end) return 'died';
      if (end.won) won++;
    }
    this.#known.set(keyOf(game), won);
    return won;
  }

  /** Gives up what is being measured, or only the deal of a game. */
  stop(game?: Game): void {
    if (!game || this.#measured === keyOf(game)) this.#request.stop();
  }
}

const startOf = (game: Game): Position => game.positions[0] as Position;

const questionOf = (game: Game, seed: number): PlayQuestion => ({
  position: startOf(game),
  ruleSet: game.ruleSet,
  seed,
  softmax: true,
});

/** The same for two games if and only if their deals and rules are equal. */
const keyOf = (game: Game): string => JSON.stringify([game.ruleSet, startOf(game)]);
