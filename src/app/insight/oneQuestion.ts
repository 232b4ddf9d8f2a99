/** One question at a time to a worker; a new one takes the place of the old. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { Position } from '../../rules/position.ts';

/** A background question does not take the place of one that the player waits for. */
export type Urgency = 'asked' | 'background';

/** A question on its way. */
interface Begun<Told> {
  readonly told: Promise<Told | 'stopped'>;
  readonly stop: () => void;
}

interface Asking<Told> extends Begun<Told> {
  readonly position: Position;
  urgency: Urgency;
}

export class OneQuestion<Told> {
  /** Counts up whenever something has been learned, or a question has ended: look again. */
  readonly revision: ReadonlySignal<number>;
  readonly #revision: Signal<number>;
  #asking: Asking<Told> | undefined;

  constructor() {
    this.revision = this.#revision = signal(0);
  }

  /** Begins a question of a position, unless it is asked already or another must not be disturbed. */
  async ask(
    position: Position,
    urgency: Urgency,
    begin: () => Begun<Told>,
  ): Promise<Told | 'stopped'> {
    const before = this.#asking;
    if (before?.position === position) {
      // The same question twice is one.
      if (urgency === 'asked') before.urgency = urgency;
      return before.told;
    }
    if (before?.urgency === 'asked' && urgency === 'background') return 'stopped';
    const asking: Asking<Told> = { position, urgency, ...begin() };
    this.#asking = asking;
    await asking.told;
    if (this.#asking === asking) this.#asking = undefined;
    this.#revision.value++;
    return asking.told;
  }

  /** Stops the current question; with `background`, only if nobody waits for it. */
  stop(which: Urgency): void {
    const asking = this.#asking;
    if (!asking || (which === 'background' && asking.urgency !== which)) return;
    // The same question, asked again from now on, is another one.
    this.#asking = undefined;
    asking.stop();
  }
}
