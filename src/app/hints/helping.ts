/**
 * Help that counts is given when the player has been told that it does: before the first hint of a game, before
 * a game that is not over is looked through, and whenever it is asked whether a game can be won.
 */
import { effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals-core';
import { current } from '../../rules/game.ts';
import { isWon } from '../../rules/position.ts';
import type { Review } from '../judging/review.ts';
import type { Status, StatusScope } from '../judging/status.ts';
import type { Session } from '../table/session.ts';
import type { Hints } from './hints.ts';

/** What is asked for. */
export type Help = 'hint' | 'fairHint' | 'status' | 'review';

interface HelpSurroundings {
  readonly session: Session;
  readonly hints: Hints;
  readonly status: Status;
  readonly review: Review;
}

export class Helping {
  /** The help of which the player is told that it counts, until they answer. */
  readonly question: ReadonlySignal<Help | undefined>;
  readonly #question: Signal<Help | undefined> = signal(undefined);
  readonly #surroundings: HelpSurroundings;

  constructor(surroundings: HelpSurroundings) {
    this.#surroundings = surroundings;
    this.question = this.#question;
    effect(() => {
      surroundings.session.game.value;
      // It was about the position before.
      untracked(() => this.refuse());
    });
  }

  /** Asks for a hint, or ends the one that is shown. */
  hint(): void {
    const { hints } = this.#surroundings;
    if (hints.hint.value.kind !== 'off') hints.toggle();
    else this.#offer('hint', this.#hadHints);
  }

  /** Asks for a fair hint, whatever is shown; or ends it. */
  fairHint(): void {
    this.#offer('fairHint', this.#hadHints || this.#surroundings.hints.hint.value.kind !== 'off');
  }

  /** Asks whether the game can be won, or hides it. */
  status(): void {
    const { status } = this.#surroundings;
    if (status.isShown.value) status.hide();
    else this.#offer('status', false);
  }

  /** Looks through the game. */
  review(): void {
    const { outcome, assists, game } = this.#surroundings.session.entry.value;
    this.#offer('review', outcome !== undefined || isWon(current(game)) || assists.statusSeen);
  }

  /**
   * The player wants it, knowing that it counts.
   *
   * @param scope for how long the status is shown
   */
  agree(scope: StatusScope = 'game'): void {
    const help = this.#question.value;
    this.#question.value = undefined;
    if (help) this.#give(help, scope);
  }

  refuse(): void {
    this.#question.value = undefined;
  }

  get #hadHints(): boolean {
    const { hints, fairHints } = this.#surroundings.session.assists.value;
    return hints > 0 || fairHints > 0;
  }

  /** Who asks again does want it. */
  #offer(help: Help, isKnown: boolean): void {
    const isMeant = isKnown || this.#question.value === help;
    this.#question.value = isMeant ? undefined : help;
    if (isMeant) this.#give(help, 'game');
  }

  #give(help: Help, scope: StatusScope): void {
    const { hints, status, review } = this.#surroundings;
    if (help === 'hint') hints.toggle();
    else if (help === 'fairHint') hints.toggleFair();
    else if (help === 'status') status.show(scope);
    else review.open();
  }
}
