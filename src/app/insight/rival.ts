/** How the fair player fares with the deal that somebody has won: one play of it, not chosen among several. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { Game } from '../../rules/game.ts';
import type { Position } from '../../rules/position.ts';
import type { Job, Played, PlayQuestion } from '../../worker/client.ts';

/** Longer than a game takes on any machine. */
const LIMITS = { ms: 30_000 };

export interface RivalResult {
  readonly won: boolean;
  readonly moves: number;
}

export class Rival {
  /** How its game ended; nothing until that is known. */
  readonly result: ReadonlySignal<RivalResult | undefined>;
  readonly #result: Signal<RivalResult | undefined> = signal(undefined);
  readonly #play: (question: PlayQuestion) => Job<Played>;
  /** The deal whose result is known. */
  #known: Position | undefined;
  #job: Job<Played> | undefined;

  constructor(play: (question: PlayQuestion) => Job<Played>) {
    this.#play = play;
    this.result = this.#result;
  }

  /** Lets it play the deal of a game, unless it has. */
  async play({ positions, ruleSet }: Game): Promise<void> {
    const position = positions[0] as Position;
    if (position === this.#known) return;
    this.#result.value = undefined;
    this.#known = undefined;
    const job = this.#play({ position, ruleSet, seed: 1, softmax: true, limits: LIMITS });
    this.#job = job;
    const played = await job.answer;
    if (this.#job !== job || typeof played === 'string') return;
    this.#known = position;
    this.#result.value = { won: played.won, moves: played.moves.length };
  }

  /** Leaves a game that is still being played. */
  stop(): void {
    this.#job?.stop();
    this.#job = undefined;
  }
}
