/**
 * Cards that go home without being carried one by one: those that are safe, when asked or by
 * themselves, and all of them once nothing else is left to do.
 */
import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals-core';
import type { Game } from '../../rules/game.ts';
import { finishingMoves, safeMoves } from '../../rules/safeMoves.ts';
import type { Settings } from '../preferences/settings.ts';
import type { Session } from './session.ts';

/** Between two cards on their way home at the end, in milliseconds. */
const CARD_PAUSE_MS = 110;

interface AutoplayDeps {
  readonly session: Session;
  readonly settings: Settings;
  /** Whether the page shows a way to win, whose moves are its own. */
  readonly isShowing: () => boolean;
  /** Calls back after so many milliseconds; returns what calls that off. */
  readonly after: (ms: number, act: () => void) => () => void;
}

export class Autoplay {
  /** Whether the game can be finished by cards going home alone. */
  readonly canFinish: ReadonlySignal<boolean>;
  readonly #deps: AutoplayDeps;
  #callOff = (): void => {};
  #finishing = false;

  constructor(deps: AutoplayDeps) {
    const { session, settings, isShowing } = deps;
    this.#deps = deps;
    this.canFinish = computed(() => finishingMoves(session.game.value) !== undefined);
    let before: Game = session.game.value;
    effect(() => {
      const game = session.game.value;
      const isMove = game.at === before.at + 1 && game.at === game.moves.length;
      before = game;
      // Any other action of the player ends it.
      if (!this.#finishing) this.#callOff();
      untracked(() => {
        const byItself = settings.choices.value.autoplay && !this.#finishing && !isShowing();
        if (isMove && byItself) session.playAlong(safeMoves(game));
      });
    });
  }

  /** Sends home what is safe, or says that nothing is. */
  playSafe(): void {
    const { session } = this.#deps;
    const [first, ...others] = safeMoves(session.game.value);
    if (!first) session.announce({ kind: 'nothingSafe' });
    else {
      session.play(first);
      session.playAlong(others);
    }
  }

  /** Sends all cards home, one after the other. */
  finish(): void {
    this.#callOff();
    this.#sendNext();
  }

  #sendNext(): void {
    const { session, after } = this.#deps;
    const [move, ...others] = finishingMoves(session.game.value) ?? [];
    if (!move) return;
    this.#finishing = true;
    session.play(move);
    this.#finishing = false;
    if (others.length > 0) this.#callOff = after(CARD_PAUSE_MS, () => this.finish());
  }
}
