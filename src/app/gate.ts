/**
 * Lets one change through at a time: what comes while the last one is still being kept waits its
 * turn. So no input counts before what it stands on is safe.
 */
export class Gate {
  /** How many things are being kept. */
  #busy = 0;
  readonly #waiting: (() => void)[] = [];

  /** Acts at once if nothing is being kept, else after it and after those who came before. */
  enter(act: () => void): void {
    if (this.#busy > 0) this.#waiting.push(act);
    else act();
  }

  /** Stays closed until something is done, whether it went well or not. */
  async closeUntil(done: Promise<unknown>): Promise<void> {
    this.#busy++;
    await done.catch(() => {});
    this.#busy--;
    while (this.#busy === 0) {
      const act = this.#waiting.shift();
      if (!act) return;
      act();
    }
  }
}
