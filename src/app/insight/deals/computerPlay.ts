/** How the fair player does on the deal the player has just won: one play, not the best of many. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { Game } from '../../../rules/game.ts';
import type { Position } from '../../../rules/position.ts';
import { makeRecord } from '../../../rules/record.ts';
import { isDealt } from '../../../rules/unknownStock.ts';
import type { ComputerGame, ComputerGames } from '../../statistics/computerGames.ts';
import { dealKey } from '../../statistics/statistics.ts';
import type { Insight } from '../insight.ts';
import { LatestRequest } from '../latestRequest.ts';
import { playAs } from './opponentPlay.ts';

export class ComputerPlay {
  /** How the fair player's game ended; `undefined` until that is known. */
  readonly result: ReadonlySignal<ComputerGame | undefined>;
  readonly #result: Signal<ComputerGame | undefined> = signal(undefined);
  readonly #insight: Pick<Insight, 'play'>;
  readonly #games: ComputerGames;
  readonly #request = new LatestRequest();
  /** The deal whose result is shown. */
  #known: Position | undefined;

  constructor(insight: Pick<Insight, 'play'>, games: ComputerGames) {
    this.#insight = insight;
    this.#games = games;
    this.result = this.#result;
  }

  /** Has the fair player play the deal of a game, unless the result is known. */
  async play(game: Game): Promise<void> {
    const position = game.positions[0] as Position;
    // The computer plays whole deals, and of real cards it knows no more than the player.
    if (position === this.#known || game.unknown > 0 || !isDealt(position)) return;
    this.#result.value = undefined;
    this.#known = undefined;
    const deal = dealKey(makeRecord(game));
    const known = this.#games.of(deal, 'fair');
    const played =
      known ??
      (await this.#request.ask((signal) => playAs('fair', game, this.#insight, { signal })));
    if (!played) return;
    if (!known) this.#games.keep(deal, 'fair', played);
    this.#known = position;
    this.#result.value = played;
  }

  /** Aborts a game that is still being played. */
  stop(): void {
    this.#request.stop();
  }
}
