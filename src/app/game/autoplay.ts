/**
 * Sends cards home without carrying them one by one: safe cards, on request or automatically, and
 * all cards once nothing else is left to do.
 */
import { computed, type ReadonlySignal } from '@preact/signals-core';
import { finishingMoves, safeMoves } from '../../rules/safeMoves.ts';
import type { Settings } from '../preferences/settings.ts';
import type { Session } from './session.ts';

/** Pause between two cards that go home at the end, in milliseconds. */
const CARD_PAUSE_MS = 110;

interface AutoplayDeps {
  readonly session: Session;
  readonly settings: Settings;
  /** Calls back after `ms` milliseconds; returns a function that cancels it. */
  readonly after: (ms: number, act: () => void) => () => void;
}

export class Autoplay {
  /** Whether the game can be finished by cards going home alone. */
  readonly canFinish: ReadonlySignal<boolean>;
  readonly #deps: AutoplayDeps;
  #callOff = (): void => {};

  constructor(deps: AutoplayDeps) {
    const { session, settings } = deps;
    this.#deps = deps;
    this.canFinish = computed(() => finishingMoves(session.game.value) !== undefined);
    session.followUpsOf = (game) => (settings.choices.peek().autoplay ? safeMoves(game) : []);
    session.onChange(({ origin }) => {
      // Any other action of the player ends it.
      if (origin !== 'autoplay') this.#callOff();
    });
  }

  /** Sends safe cards home, or announces that there are none. */
  playSafe(): void {
    const { session } = this.#deps;
    const [first, ...others] = safeMoves(session.game.value);
    if (first) session.playTogether(first, others);
    else session.announce({ kind: 'nothingSafe' });
  }

  /** Sends all cards home, one after the other. */
  finish(): void {
    const { session, after } = this.#deps;
    this.#callOff();
    const [move, ...others] = finishingMoves(session.game.value) ?? [];
    if (!move) return;
    session.playAutomatically(move);
    if (others.length > 0) this.#callOff = after(CARD_PAUSE_MS, () => this.finish());
  }
}
