/**
 * Whether the game can be won, found out beside the game: asks the solver only for what does not
 * follow from what it has said before. One question at a time; a new one takes the place of the old.
 */
import type { ReadonlySignal } from '@preact/signals-core';
import type { Game } from '../../rules/game.ts';
import { isWon, type Position } from '../../rules/position.ts';
import type { Verdict } from '../../solver/verdict.ts';
import type { Job, SolveQuestion } from '../../worker/client.ts';
import type { LastWinnable } from '../announcements/findings.ts';
import { BackwardSearch } from './backwardSearch.ts';
import { type Fact, Facts } from './facts.ts';
import { OneQuestion, type Urgency } from './oneQuestion.ts';

/** How long the solver may think about one position, in milliseconds of its work. */
const SOLVE_TIMEOUT_MS = 10_000;
/** One position among many is not worth more time. */
const SHORT_SOLVE_TIMEOUT_MS = 2_000;

export class Analysis {
  /** Counts up whenever something has been learned, or a question has ended: look again. */
  readonly revision: ReadonlySignal<number>;
  readonly #ask: (question: SolveQuestion) => Job;
  readonly #facts = new Facts();
  readonly #question = new OneQuestion<Fact>();

  constructor(ask: (question: SolveQuestion) => Job) {
    this.#ask = ask;
    this.revision = this.#question.revision;
  }

  /** The fact about a point of a game that is known without asking. */
  known(game: Game, at = game.at): Fact | undefined {
    const fact = this.#facts.at(game, at);
    if (fact && fact.verdict !== 'unknown') return fact;
    // The undone moves may lead to a win that was played before.
    if (!isWon(game.positions.at(-1) as Position)) return fact;
    const moves = game.moves.slice(at);
    this.#facts.learnWin(game, at, moves);
    return { verdict: 'winnable', moves };
  }

  /** Judges a point of a game; a search that ended without knowing is tried again. */
  async judge(
    game: Game,
    at: number,
    urgency: Urgency = 'asked',
    ms = SOLVE_TIMEOUT_MS,
  ): Promise<Fact | 'stopped'> {
    const known = this.known(game, at);
    if (known && known.verdict !== 'unknown') return known;
    const position = game.positions[at] as Position;
    return this.#question.ask(position, urgency, () => {
      const job = this.#ask({ position, ruleSet: game.ruleSet, limits: { ms } });
      const told = job.answer.then((verdict) => this.#learn(game, at, verdict));
      return { told, stop: () => job.stop() };
    });
  }

  /** Stops the current question; with `background`, only if nobody waits for it. */
  stop(which: Urgency = 'asked'): void {
    this.#question.stop(which);
  }

  /** Searches a lost game backward, in doubling strides and then between them. */
  async lastWinnable(game: Game): Promise<LastWinnable | 'stopped'> {
    const search = new BackwardSearch(game.at, (at) => this.known(game, at)?.verdict);
    for (let at = search.next(); at !== undefined; at = search.next()) {
      const fact = await this.judge(game, at, 'asked', SHORT_SOLVE_TIMEOUT_MS);
      if (fact === 'stopped') return 'stopped';
      search.record(at, fact.verdict);
    }
    return search.result;
  }

  #learn(game: Game, at: number, verdict: Verdict): Fact | 'stopped' {
    const position = game.positions[at] as Position;
    if (verdict.verdict === 'winnable' && this.#facts.learnWin(game, at, verdict.moves))
      return verdict;
    if (verdict.verdict === 'unwinnable') {
      this.#facts.learnLoss(game.ruleSet, position);
      return verdict;
    }
    if (verdict.verdict === 'unknown' && verdict.reason === 'stopped') return 'stopped';
    this.#facts.learnUnknown(game.ruleSet, position);
    return { verdict: 'unknown' };
  }
}
