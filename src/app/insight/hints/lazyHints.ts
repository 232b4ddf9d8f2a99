/**
 * Hints as the table knows them from the start. What works them out, and what shows them, comes with the dialogs
 * (`hintController.ts`). Until then there is none; the last question waits, unless it is asked twice or the game goes on.
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

  /** Asks for a fair hint, whatever is shown; or ends it. */
  toggleFair(): void {
    this.#ask((machine) => machine.toggleFair());
  }

  /** Has the fair player go on from here by itself; `afterwards` is done when the player has seen enough. */
  watch(afterwards: () => void): void {
    this.#ask((machine) => machine.watch(afterwards));
  }

  /** The player has seen enough. */
  dismiss(): void {
    this.#machine.peek()?.dismiss();
  }

  /** Shows no hint any more. */
  end(): void {
    this.#machine.peek()?.end();
  }

  /** Plays the move shown; at the end of what the fair player has in mind it thinks anew. */
  step(): void {
    this.#machine.peek()?.step();
  }

  /** Plays the way by itself, or pauses. */
  playOrPause(): void {
    this.#machine.peek()?.playOrPause();
  }

  /** Undoes every move that was shown. */
  takeBack(): void {
    this.#machine.peek()?.takeBack();
  }

  /** From a lost game to where it could last be won. */
  goBack(): void {
    this.#machine.peek()?.goBack();
  }

  #ask(act: (machine: HintController) => void): void {
    const machine = this.#machine.peek();
    if (machine) act(machine);
    else this.#asked = this.#asked ? undefined : act;
  }
}
