/** Whether the game on the table is under review: gone through from its deal to its end. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { Session } from '../../game/session.ts';

export class Review {
  readonly isOpen: ReadonlySignal<boolean>;
  readonly #isOpen: Signal<boolean> = signal(false);

  constructor(session: Session) {
    this.isOpen = this.#isOpen;
    const id = computed(() => session.entry.value.id);
    effect(() => {
      id.value;
      // The review is of one game: close it when another is put on the table.
      this.close();
    });
  }

  open(): void {
    this.#isOpen.value = true;
  }

  close(): void {
    this.#isOpen.value = false;
  }
}
