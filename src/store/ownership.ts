/**
 * Which window plays. The one that holds the lock does; others wait for it. One that insists asks the
 * first to give way, and if that does not answer takes the lock from it.
 */
const NAME = 'bigben';
/** So long the other window has to answer, in milliseconds. */
const GRACE = 1000;

export class Ownership {
  /** Pages that are not served safely have no locks; the database still knows its owner. */
  readonly #locks: LockManager | undefined = globalThis.navigator?.locks;
  readonly #channel = new BroadcastChannel(NAME);
  readonly #lost: () => void;
  #release: (() => void) | undefined;
  #waiting: AbortController | undefined;
  /** What takes the lock when the other window does not answer. */
  #steal: ReturnType<typeof setTimeout> | undefined;
  /** From then on what becomes of the request that waits does not matter. */
  #isStealing = false;

  /** @param lost called when another window takes over */
  constructor(lost: () => void) {
    this.#lost = lost;
    this.#channel.onmessage = () => this.#giveWay();
  }

  /** Whether it is known when the other window is closed. */
  get hasLocks(): boolean {
    return this.#locks !== undefined;
  }

  /** Resolves when this window plays: as soon as no other does. */
  take(): Promise<void> {
    return new Promise((resolve) => {
      if (!this.#locks) return resolve();
      this.#waiting = new AbortController();
      this.#request({ signal: this.#waiting.signal }, () => {
        this.#waiting = undefined;
        resolve();
      });
    });
  }

  /** Does not wait any longer: the other window has to give way. Resolves at the latest when it did not. */
  async insist(): Promise<void> {
    // Once the request of `take` is answered for, the window that gives way comes after it in the queue.
    await this.#locks?.query();
    if (this.#locks && !this.#waiting) return;
    this.#channel.postMessage('give way');
    return new Promise((resolve) => {
      this.#steal = setTimeout(() => {
        if (!this.#locks) return resolve();
        this.#isStealing = true;
        this.#request({ steal: true }, () => {
          // Else the request that waits would get the lock as soon as this one is given away.
          this.#waiting?.abort();
          resolve();
        });
      }, GRACE);
    });
  }

  #giveWay(): void {
    const release = this.#release;
    if (!release) return;
    this.#release = undefined;
    this.#lost();
    release();
  }

  /** Asks for the lock and, once it is there, keeps it until it is given away or taken. */
  #request(options: LockOptions, got: () => void): void {
    const held = this.#locks?.request(NAME, options, () => {
      // It has been given: if it is given away again within the grace, that stands.
      clearTimeout(this.#steal);
      got();
      return new Promise<void>((release) => {
        this.#release = release;
      });
    });
    // Rejected when it is taken away: by another window, or by the own theft.
    held?.catch(() => {
      if (options.steal || !this.#isStealing) this.#giveWay();
    });
  }
}
