/**
 * Gives help that counts only after warning the player that it does: before the first hint of a
 * game, before the review of a game that is not over, and whenever they ask whether a game can be
 * won.
 */
import { effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals-core';
import { current } from '../../../rules/game.ts';
import { isWon } from '../../../rules/position.ts';
import type { Session } from '../../game/session.ts';
import type { Review } from '../review/review.ts';
import type { WinCheck, WinCheckScope } from '../winCheck.ts';
import type { LazyHints } from './lazyHints.ts';

/** The kind of help that is asked for. */
export type HelpKind = 'hint' | 'fairHint' | 'status' | 'review';

interface HelpDeps {
  readonly session: Session;
  readonly hints: LazyHints;
  readonly winCheck: WinCheck;
  readonly review: Review;
}

export class HelpConsent {
  /** The help that the player is being warned about, until they answer. */
  readonly question: ReadonlySignal<HelpKind | undefined>;
  readonly #question: Signal<HelpKind | undefined> = signal(undefined);
  readonly #deps: HelpDeps;

  constructor(deps: HelpDeps) {
    this.#deps = deps;
    this.question = this.#question;
    effect(() => {
      deps.session.game.value;
      // The question was about the position before.
      untracked(() => this.refuse());
    });
  }

  /**
   * Asks for a hint, or ends the one that is shown. Not during the lesson, which shows its own
   * moves.
   */
  hint(): void {
    const { hints, session } = this.#deps;
    if (hints.hint.value.kind !== 'off') hints.toggle();
    else if (!session.isTaught) this.#offer('hint', this.#hadHints);
  }

  /** Asks for a fair hint, replacing any other hint; or ends the fair hint that is shown. */
  fairHint(): void {
    if (this.#deps.session.isTaught) return;
    this.#offer('fairHint', this.#hadHints || this.#deps.hints.hint.value.kind !== 'off');
  }

  /** Asks whether the game can be won, or hides it. */
  status(): void {
    const { winCheck } = this.#deps;
    if (winCheck.isShown.value) winCheck.hide();
    else this.#offer('status', false);
  }

  /** Opens the review of the game. */
  review(): void {
    const { outcome, assists, game } = this.#deps.session.entry.value;
    this.#offer('review', outcome !== undefined || isWon(current(game)) || assists.statusSeen);
  }

  /**
   * The player agrees to help that counts.
   *
   * @param scope how long the status is shown
   */
  agree(scope: WinCheckScope = 'game'): void {
    const help = this.#question.value;
    this.#question.value = undefined;
    if (help) this.#give(help, scope);
  }

  refuse(): void {
    this.#question.value = undefined;
  }

  get #hadHints(): boolean {
    const { hints, fairHints } = this.#deps.session.assists.value;
    return hints > 0 || fairHints > 0;
  }

  /** Asking a second time means yes. */
  #offer(help: HelpKind, isKnown: boolean): void {
    const isMeant = isKnown || this.#question.value === help;
    this.#question.value = isMeant ? undefined : help;
    if (isMeant) this.#give(help, 'game');
  }

  #give(help: HelpKind, scope: WinCheckScope): void {
    const { hints, winCheck, review } = this.#deps;
    if (help === 'hint') hints.toggle();
    else if (help === 'fairHint') hints.toggleFair();
    else if (help === 'status') winCheck.show(scope);
    else review.open();
  }
}
