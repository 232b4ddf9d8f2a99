/**
 * Hints as the table knows them from the start. The code that computes them (`hintController.ts`)
 * and shows them is loaded with the dialogs. Until then there is no hint: a request waits, and is
 * dropped if it is repeated or the game changes.
 */
import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals-core';
import type { Session } from '../../game/session.ts';
import { type Hint, OFF } from './hint.ts';
import type { HintController } from './hintController.ts';

export class LazyHints {
  readonly hint: ReadonlySignal<Hint>;
  readonly #controller: ReadonlySignal<HintController | undefined>;
  #asked: ((controller: HintController) => void) | undefined;

  /** @param controller empty until it is loaded */
  constructor(session: Session, controller: ReadonlySignal<HintController | undefined>) {
    this.#controller = controller;
    this.hint = computed(() => controller.value?.hint.value ?? OFF);
    session.onChange(() => {
      this.#asked = undefined;
    });
    effect(() => {
      const ready = controller.value;
      if (ready) untracked(() => this.#asked?.(ready));
    });
  }

  /** Asks for a hint, or ends the one that is shown. */
  toggle(): void {
    this.#ask((controller) => controller.toggle());
  }

  /** Asks for a fair hint, replacing any other hint; or ends the fair hint that is shown. */
  toggleFair(): void {
    this.#ask((controller) => controller.toggleFair());
  }

  /**
   * Has the fair player play on from here automatically; `afterwards` is called when the player
   * stops watching.
   */
  watch(afterwards: () => void): void {
    this.#ask((controller) => controller.watch(afterwards));
  }

  /** Ends the hint at the player's command; also calls what was given to `watch`. */
  dismiss(): void {
    this.#controller.peek()?.dismiss();
  }

  /** Ends the hint. */
  end(): void {
    this.#controller.peek()?.end();
  }

  /** Plays the move shown; at the end of its plan the fair player thinks again. */
  step(): void {
    this.#controller.peek()?.step();
  }

  /** Plays the line automatically, or pauses. */
  playOrPause(): void {
    this.#controller.peek()?.playOrPause();
  }

  /** Undoes every move that was shown. */
  takeBack(): void {
    this.#controller.peek()?.takeBack();
  }

  /** Goes back in a lost game to where it could last be won. */
  goBack(): void {
    this.#controller.peek()?.goBack();
  }

  #ask(act: (controller: HintController) => void): void {
    const controller = this.#controller.peek();
    if (controller) act(controller);
    else this.#asked = this.#asked ? undefined : act;
  }
}
