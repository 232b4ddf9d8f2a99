/**
 * How difficult a deal is: how rarely the fair player wins it. It plays the deal many times, each
 * time with a different seed, and sees no more than the player does; so the grade reveals nothing
 * about the order of the stock.
 *
 * Of the deals 1 000 001 to 1 000 120 by classic, which all can be won, 26 % are easy (11 plays of
 * 25 won, or more), 49 % medium, 25 % hard (3 or fewer); `npm run -w lab bench:difficulty` measures
 * it. All rule sets have the same thresholds: more deals are easy by rules that are won more often.
 */
import type { Game } from '../../../rules/game.ts';
import { lcgDraw } from '../../../rules/generator.ts';
import type { Position } from '../../../rules/position.ts';
import { inAnyOrder } from '../../../rules/unknownStock.ts';
import type { PlayQuestion } from '../../../worker/pool.ts';
import type { Insight } from '../insight.ts';
import { LatestRequest } from '../latestRequest.ts';

/** From easiest to hardest. */
const GRADES = ['easy', 'medium', 'hard'] as const;
export type Grade = (typeof GRADES)[number];

/** How often a deal is played, with seeds 1, 2, … */
export const PLAYS = 25;

/** The fewest wins in 25 plays for each of these grades. */
const EASY_FROM = 11;
const MEDIUM_FROM = 4;

/** The grade of a deal of which the fair player has won `won` plays. */
export function gradeOf(won: number): Grade {
  if (won >= EASY_FROM) return 'easy';
  return won >= MEDIUM_FROM ? 'medium' : 'hard';
}

/** Whether a deal can still get a grade after `won` of its first `played` plays have been won. */
export function canBecome(grade: Grade, won: number, played: number): boolean {
  const at = GRADES.indexOf(grade);
  const best = GRADES.indexOf(gradeOf(won + PLAYS - played));
  return best <= at && at <= GRADES.indexOf(gradeOf(won));
}

/**
 * Whether the difficulty of a deal is help with the game on the table. Before the first move the
 * difficulty only helps to choose a deal, not to play it. Afterwards it tells the same as the fair
 * player's chance at the deal, and counts as that. Showing again what was shown before does not
 * count.
 */
export const isHelp = (table: Game, deal: Game): boolean =>
  table.moves.length > 0 && keyOf(table) === keyOf(deal);

/**
 * The result of measuring: plays won, or why that is not known; `other`: not of the grade wanted.
 */
export type Measured = number | 'other' | 'stopped' | 'died';

export class Difficulty {
  readonly #insight: Pick<Insight, 'play'>;
  /** Plays won, for each deal measured since the page was opened. */
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
   * @param wanted stop as soon as the deal can no longer get this grade
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

  /** Stops measuring; with `game`, only if its deal is being measured. */
  stop(game?: Game): void {
    if (!game || this.#measured === keyOf(game)) this.#request.stop();
  }
}

const startOf = (game: Game): Position => game.positions[0] as Position;

/** A play of real cards has those that nobody knows in an order of its own. */
const questionOf = (game: Game, seed: number): PlayQuestion => ({
  position: startOf(inAnyOrder(game, lcgDraw(seed))),
  ruleSet: game.ruleSet,
  isNumbered: game.number !== undefined,
  seed,
  softmax: true,
});

/** The same for two games if and only if their deals and rules are equal. */
const keyOf = (game: Game): string => JSON.stringify([game.ruleSet, startOf(game)]);
