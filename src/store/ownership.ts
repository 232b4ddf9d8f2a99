/**
 * Which window plays: the one that holds the lock; others wait for it. A window that insists asks
 * the holder to give way, and steals the lock after the answer, or when none comes in time. The
 * holder does not release the lock for it, since a released lock goes to the window that has waited
 * longest.
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
 * Hands the changes that this window could not write, as text, to the window that takes over.
 *
 * @returns whether that window still waits for them
 */
export type SendPending = (owed: string | undefined) => boolean;
/** Called when another window takes over; has to call `handOver` with the unwritten changes. */
type Lost = (handOver: SendPending) => Promise<void>;

export class Ownership {
  /** Pages in an insecure context have no locks; the database still knows its owner. */
  #locks = findLocks();
  /**
   * Missing where cookies are blocked: then a window that insists takes the lock without an answer.
   */
  readonly #channel = openChannel();
  readonly #lost: Lost;
  #release: (() => void) | undefined;
  #waiting: AbortController | undefined;
  #got = (): void => {};
  /** Once set, the outcome of the waiting request is ignored. */
  #isStealing = false;
  /** The other window has taken the lock and no longer listens. */
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

  /** Whether this window notices when the other is closed. */
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

  /** Stops waiting: the other window has to give way, or its lock is stolen. */
  async insist(): Promise<void> {
    // After this the request of `acquire` is in the queue, and the other window's next request
    // comes after it.
    await this.#inQueue();
    if (!this.#waiting) return;
    const answer = new Promise<string | undefined>((resolve) => {
      this.#answered = resolve;
      setTimeout(resolve, ANSWER_TIMEOUT_MS);
    });
    this.#tell(GIVE_WAY);
    this.#owed = await answer;
    // The other window might have been closed meanwhile.
    if (!this.#waiting) return;
    this.#isStealing = true;
    // Otherwise the waiting request would get the lock as soon as the stolen one is released.
    this.#waiting.abort();
    void this.#request({ steal: true });
  }

  /**
   * Call when the page is left: releases the lock or stops waiting for it. Safari before 26 lets a
   * page that is left keep its lock, and the next page would wait for it
   * (https://github.com/WebKit/WebKit/pull/47797).
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
    // The window that insisted steals the lock. If it is gone by now, release the lock for others.
    setTimeout(release, ANSWER_TIMEOUT_MS);
  }

  /** Sends a message; if that fails, the other window waits until its timeout. */
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

  /** Asks for the lock and, once granted, holds it until it is released or stolen. */
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
      // Stolen by another window, unless this window aborted its own request in order to steal.
      if (isTaken && (options.steal || !this.#isStealing)) {
        this.#isTaken = true;
        await this.#giveWay();
      }
      // Otherwise refused by the browser, where cookies are blocked: goes on as if it had no locks.
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
