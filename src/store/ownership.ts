/**
 * Which window plays. The one that holds the lock does; another says so and offers to take over. It
 * then asks the first to give way, and if that does not answer takes the lock from it.
 */
const NAME = 'bigben';
/** A page that is just being reloaded needs so long to let go, in milliseconds. */
const PATIENCE = 400;
/** So long the other window has to answer, in milliseconds. */
const GRACE = 1000;

export class Ownership {
  /** Pages that are not served safely have no locks; the database still knows its owner. */
  readonly #locks: LockManager | undefined = globalThis.navigator?.locks;
  readonly #channel = new BroadcastChannel(NAME);
  readonly #lost: () => void;
  #release: (() => void) | undefined;

  /** @param lost called when another window takes over */
  constructor(lost: () => void) {
    this.#lost = lost;
    this.#channel.onmessage = () => this.#giveWay();
  }

  /** Takes the lock, unless another window has it. */
  take(): Promise<boolean> {
    return this.#request({ signal: AbortSignal.timeout(PATIENCE) });
  }

  /** Takes the lock, whoever has it. */
  async takeOver(): Promise<void> {
    this.#channel.postMessage('give way');
    const given = await this.#request({ signal: AbortSignal.timeout(GRACE) });
    if (!given) await this.#request({ steal: true });
  }

  #giveWay(): void {
    const release = this.#release;
    if (!release) return;
    this.#release = undefined;
    this.#lost();
    release();
  }

  /** Asks for the lock and, once it is there, keeps it until it is given away or taken. */
  #request(options: LockOptions): Promise<boolean> {
    const locks = this.#locks;
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      const held = locks.request(NAME, options, () => {
        resolve(true);
        return new Promise<void>((release) => {
          this.#release = release;
        });
      });
      // Rejected if it was not given in time, or when it is taken away.
      held.catch(() => {
        resolve(false);
        this.#giveWay();
      });
    });
  }
}
