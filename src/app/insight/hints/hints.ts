/**
 * Hints as the table knows them from the start. What works them out, and what shows them, comes with the dialogs
 * (`hintMachine.ts`): until then there is none, and what is asked for waits, unless it is taken
 * back or the game goes on.
 */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { Session } from '../../game/session.ts';
import { type Hint, OFF } from './hint.ts';
import type { HintMachine } from './hintMachine.ts';

export class Hints {
  readonly hint: ReadonlySignal<Hint>;
  readonly #machine: Signal<HintMachine | undefined> = signal(undefined);
  #asked: ((machine: HintMachine) => void) | undefined;

  constructor(session: Session) {
    session.onChange(() => {
      this.#asked = undefined;
    });
    this.hint = computed(() => this.#machine.value?.hint.value ?? OFF);
  }

  /** From now on there are hints. */
  use(machine: HintMachine): void {
    if (this.#machine.peek()) return;
    this.#machine.value = machine;
    this.#asked?.(machine);
  }

  /** Asks for a hint, or ends the one that is shown. */
  toggle(): void {
    this.#do((machine) => machine.toggle());
  }

  /** Asks for a fair hint, whatever is shown; or ends it. */
  toggleFair(): void {
    this.#do((machine) => machine.toggleFair());
  }

  /** Has the fair player go on from here by itself; `afterwards` is done when the player has seen enough. */
  watch(afterwards: () => void): void {
    this.#do((machine) => machine.watch(afterwards));
  }

  /** The player has seen enough. */
  dismiss(): void {
    this.#do((machine) => machine.dismiss());
  }

  /** Shows no hint any more. */
  end(): void {
    this.#do((machine) => machine.end());
  }

  /** Plays the move shown; at the end of what the fair player has in mind it thinks anew. */
  step(): void {
    this.#do((machine) => machine.step());
  }

  /** Plays the way by itself, or pauses. */
  playOrPause(): void {
    this.#do((machine) => machine.playOrPause());
  }

  /** Undoes every move that was shown. */
  takeBack(): void {
    this.#do((machine) => machine.takeBack());
  }

  /** From a lost game to where it could last be won. */
  goBack(): void {
    this.#do((machine) => machine.goBack());
  }

  #do(act: (machine: HintMachine) => void): void {
    const machine = this.#machine.peek();
    if (machine) act(machine);
    else this.#asked = this.#asked ? undefined : act;
  }
}
