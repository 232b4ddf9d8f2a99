/**
 * How the fair player does on the deal the player has just won: one play, not the best of many.
 */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { Game } from '../../../rules/game.ts';
import type { Position } from '../../../rules/position.ts';
import type { Insight } from '../insight.ts';
import { LatestRequest } from '../latestRequest.ts';

export interface RivalResult {
  readonly won: boolean;
  readonly moves: number;
}

export class ComputerPlay {
  /** How the fair player's game ended; `undefined` until that is known. */
  readonly result: ReadonlySignal<RivalResult | undefined>;
  readonly #result: Signal<RivalResult | undefined> = signal(undefined);
  readonly #insight: Pick<Insight, 'play'>;
  readonly #request = new LatestRequest();
  /** The deal whose result is known. */
  #known: Position | undefined;

  constructor(insight: Pick<Insight, 'play'>) {
    this.#insight = insight;
    this.result = this.#result;
  }

  /** Has the fair player play the deal of a game, unless the result is known. */
  async play({ positions, ruleSet, number }: Game): Promise<void> {
    const position = positions[0] as Position;
    if (position === this.#known) return;
    this.#result.value = undefined;
    this.#known = undefined;
    const isNumbered = number !== undefined;
    const question = { position, ruleSet, isNumbered, seed: 1, softmax: true };
    const played = await this.#request.ask((signal) => this.#insight.play(question, { signal }));
    if (!played) return;
    this.#known = position;
    this.#result.value = { won: played.won, moves: played.moves.length };
  }

  /** Aborts a game that is still being played. */
  stop(): void {
    this.#request.stop();
  }
}
