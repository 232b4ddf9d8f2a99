/**
 * Which window plays. The one that holds the lock does; others wait for it. One that insists asks the
 * first to give way, and takes the lock from it when that has answered or does not answer. To that one the
 * lock is not given away, for it would go to the window that has waited longest.
 */
const NAME = 'bigben';
/** The other window has this long to answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 1500;

/** The messages between windows. */
const GIVE_WAY = 'give way';
interface Answer {
  /** The changes that the window could not write, as text. */
  readonly owed: string | undefined;
}

/**
 * Hands what this window could not write, as text, to the one that takes over.
 *
 * @returns whether that one still waits for it
 */
export type SendPending = (owed: string | undefined) => boolean;
/** Called when another window takes over, which is answered by handing over. */
type Lost = (handOver: SendPending) => Promise<void>;

export class Ownership {
  /** Pages that are not served safely have no locks; the database still knows its owner. */
  #locks = findLocks();
  /** There is none where cookies are blocked: then a window that insists takes the lock. */
  readonly #channel = openChannel();
  readonly #lost: Lost;
  #release: (() => void) | undefined;
  #waiting: AbortController | undefined;
  #got = (): void => {};
  /** Once set, the outcome of the waiting request is ignored. */
  #isStealing = false;
  /** The other window has taken the lock, and listens no more. */
  #isTaken = false;
  /** The changes that the other window could not write. */
  #owed: string | undefined;
  #answered = (_owed: string | undefined): void => {};

  constructor(lost: Lost) {
    this.#lost = lost;
    if (!this.#channel) return;
    this.#channel.onmessage = ({ data }: MessageEvent<typeof GIVE_WAY | Answer>) => {
      if (data === GIVE_WAY) void this.#giveWay();
      else this.#answered(data.owed);
    };
  }

  /** Whether it is known when the other window is closed. */
  get hasLocks(): boolean {
    return this.#locks !== undefined;
  }

  /**
   * Resolves when this window plays: as soon as no other does.
   *
   * @returns the changes that a window which gave way could not write, as text
   */
  acquire(): Promise<string | undefined> {
    return new Promise((resolve) => {
      this.#got = () => {
        this.#waiting = undefined;
        resolve(this.#owed);
      };
      if (!this.#locks) return this.#got();
      this.#waiting = new AbortController();
      void this.#request({ signal: this.#waiting.signal });
    });
  }

  /** Does not wait any longer: the other window has to give way, or the lock is taken from it. */
  async insist(): Promise<void> {
    // After this the request of `take` is in the queue, and the other window's next request comes after it.
    await this.#inQueue();
    if (!this.#waiting) return;
    const answer = new Promise<string | undefined>((resolve) => {
      this.#answered = resolve;
      setTimeout(resolve, ANSWER_TIMEOUT_MS);
    });
    this.#tell(GIVE_WAY);
    this.#owed = await answer;
    // The other window may have been closed meanwhile.
    if (!this.#waiting) return;
    this.#isStealing = true;
    // Otherwise the waiting request would get the lock as soon as this one is given away.
    this.#waiting.abort();
    void this.#request({ steal: true });
  }

  /**
   * The page is left: gives the lock away and waits for it no longer. Safari before 26 lets a page that
   * is left keep its lock, and the next one would wait for it (https://github.com/WebKit/WebKit/pull/47797).
   */
  leave(): void {
    this.#waiting?.abort();
    this.#release?.();
  }

  async #giveWay(): Promise<void> {
    const release = this.#release;
    if (!release) return;
    this.#release = undefined;
    await this.#lost((owed) => {
      this.#tell({ owed });
      return !this.#isTaken;
    });
    // The window that has insisted takes the lock. It may be gone by now.
    setTimeout(release, ANSWER_TIMEOUT_MS);
  }

  /** Where it cannot be told, the other window waits for its time to be over. */
  #tell(message: typeof GIVE_WAY | Answer): void {
    try {
      this.#channel?.postMessage(message);
    } catch {
      // Closed by the browser.
    }
  }

  async #inQueue(): Promise<void> {
    try {
      await this.#locks?.query();
    } catch {
      // Refused: then the request was refused too.
    }
  }

  /** Asks for the lock and, once it is there, keeps it until it is given away or taken. */
  async #request(options: LockOptions): Promise<void> {
    try {
      await this.#locks?.request(NAME, options, () => {
        this.#got();
        return new Promise<void>((release) => {
          this.#release = release;
        });
      });
    } catch (error) {
      const isTaken = error instanceof DOMException && error.name === 'AbortError';
      // Taken away by another window, or because this window stole the lock itself.
      if (isTaken && (options.steal || !this.#isStealing)) {
        this.#isTaken = true;
        await this.#giveWay();
      }
      // Refused by the browser, where cookies are blocked: as if it had no locks.
      if (isTaken) return;
      this.#locks = undefined;
      this.#got();
    }
  }
}

function findLocks(): LockManager | undefined {
  try {
    return globalThis.navigator?.locks;
  } catch {
    return undefined;
  }
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
}
