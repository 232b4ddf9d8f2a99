/**
 * Cards that go home without being carried one by one: those that are safe, when asked or by
 * themselves, and all of them once nothing else is left to do.
 */
import { computed, type ReadonlySignal } from '@preact/signals-core';
import { finishingMoves, safeMoves } from '../../rules/safeMoves.ts';
import type { Settings } from '../preferences/settings.ts';
import type { Session } from './session.ts';

/** Between two cards on their way home at the end, in milliseconds. */
const CARD_PAUSE_MS = 110;

interface AutoplayDeps {
  readonly session: Session;
  readonly settings: Settings;
  /** Calls back after so many milliseconds; returns what calls that off. */
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

  /** Sends home what is safe, or says that nothing is. */
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
