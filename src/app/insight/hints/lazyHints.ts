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
  readonly #machine: ReadonlySignal<HintController | undefined>;
  #asked: ((machine: HintController) => void) | undefined;

  /** @param machine empty until it is loaded */
  constructor(session: Session, machine: ReadonlySignal<HintController | undefined>) {
    this.#machine = machine;
    this.hint = computed(() => machine.value?.hint.value ?? OFF);
    session.onChange(() => {
      this.#asked = undefined;
    });
    effect(() => {
      const ready = machine.value;
      if (ready) untracked(() => this.#asked?.(ready));
    });
  }

  /** Asks for a hint, or ends the one that is shown. */
  toggle(): void {
    this.#ask((machine) => machine.toggle());
  }

  /** Asks for a fair hint, replacing any other hint; or ends the fair hint that is shown. */
  toggleFair(): void {
    this.#ask((machine) => machine.toggleFair());
  }

  /**
   * Has the fair player play on from here automatically; `afterwards` is called when the player
   * stops watching.
   */
  watch(afterwards: () => void): void {
    this.#ask((machine) => machine.watch(afterwards));
  }

  /** Ends the hint at the player's command; also calls what was given to `watch`. */
  dismiss(): void {
    this.#machine.peek()?.dismiss();
  }

  /** Ends the hint. */
  end(): void {
    this.#machine.peek()?.end();
  }

  /** Plays the move shown; at the end of its plan the fair player thinks again. */
  step(): void {
    this.#machine.peek()?.step();
  }

  /** Plays the line automatically, or pauses. */
  playOrPause(): void {
    this.#machine.peek()?.playOrPause();
  }

  /** Undoes every move that was shown. */
  takeBack(): void {
    this.#machine.peek()?.takeBack();
  }

  /** Goes back in a lost game to where it could last be won. */
  goBack(): void {
    this.#machine.peek()?.goBack();
  }

  #ask(act: (machine: HintController) => void): void {
    const machine = this.#machine.peek();
    if (machine) act(machine);
    else this.#asked = this.#asked ? undefined : act;
  }
}
