/**
 * Shows a dropped card in its new place in the very next frame. Everything else about the move
 * (saving the game, panels, announcements, questions to the solver) is done after that frame or, if
 * that comes first, before the player's next input is handled.
 */
import type { Session } from '../../app/game/session.ts';
import { type Game, playIn } from '../../rules/game.ts';
import { type Place, samePlace } from '../../rules/move.ts';
import { afterFrame } from '../platform/afterFrame.ts';

/** A move that is shown but not made yet. */
interface Shown {
  readonly game: Game;
  readonly from: Place;
  readonly to: Place;
}

/** Events that might need the current game, or be the last before the page is gone. */
const SETTLING = ['pointerdown', 'keydown', 'visibilitychange', 'pagehide'] as const;

export class OptimisticMoves {
  readonly #session: Session;
  readonly #show: (game: Game) => void;
  #shown: Shown | undefined;

  /** @param show only shows the cards of a game, the dragged one in its new place */
  constructor(session: Session, show: (game: Game) => void) {
    this.#session = session;
    this.#show = show;
    for (const type of SETTLING) window.addEventListener(type, () => this.#settle(), true);
    // The click that follows a drop is ignored. A click without a pointer comes from a key or a
    // screen reader.
    window.addEventListener('click', ({ detail }) => detail === 0 && this.#settle(), true);
  }

  /** Plays the card in hand to a place. */
  place(to: Place): void {
    const { game, held, guide } = this.#session;
    const [before, from] = [game.peek(), held.peek()];
    // The lesson might not accept the move.
    const after = from && !guide.peek() ? playIn(before, { kind: 'carry', from, to }) : undefined;
    if (from && after?.ok) {
      this.#show(after.value);
      this.#shown = { game: before, from, to };
      afterFrame(() => this.#settle());
    } else this.#session.place(to);
  }

  /** Makes the move that is shown, unless something has changed the game meanwhile. */
  #settle(): void {
    const shown = this.#shown;
    this.#shown = undefined;
    if (!shown) return;
    const [game, held] = [this.#session.game.peek(), this.#session.held.peek()];
    const isAsItWas = game === shown.game && held && samePlace(held, shown.from);
    if (isAsItWas) this.#session.place(shown.to);
    else this.#show(game);
  }
}
