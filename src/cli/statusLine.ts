/** A line on a terminal that says how far the work is. It stands below the results, and is gone at the end. */
import { stateOfWork } from './english/answers.ts';

/** How often it is drawn anew, in milliseconds. */
const FRAME = 1000;
const CLEAR = '\r\u001b[2K';

/** What is used of standard error. */
export interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

interface Clock {
  readonly now: () => number;
  /** Calls again and again; returns what ends that. */
  readonly every: (ms: number, act: () => void) => () => void;
}

const CLOCK: Clock = {
  now: () => performance.now(),
  every(ms, act) {
    const timer = setInterval(act, ms);
    timer.unref();
    return () => clearInterval(timer);
  },
};

export class StatusLine {
  readonly #terminal: Terminal;
  readonly #total: number | undefined;
  readonly #clock: Clock;
  readonly #begun: number;
  /** What is under way, the oldest first, and since when. */
  readonly #underWay = new Map<object, { readonly name: string; readonly since: number }>();
  #done = 0;
  #isDrawn = false;
  readonly #stop: () => void;

  /**
   * @param total how many there are, if that is known
   * @param terminal nothing is shown on what is none
   */
  constructor(total: number | undefined, terminal: Terminal, clock = CLOCK) {
    this.#terminal = terminal;
    this.#total = total;
    this.#clock = clock;
    this.#begun = clock.now();
    this.#stop = terminal.isTTY ? clock.every(FRAME, () => this.#draw()) : () => {};
  }

  /** @param item stands for what is begun; @param name what it is called */
  begin(item: object, name: string): void {
    this.#underWay.set(item, { name, since: this.#clock.now() });
  }

  done(item: object): void {
    this.#underWay.delete(item);
    this.#done++;
  }

  /** Makes room for what is written next, until it is drawn again. */
  clear(): void {
    if (this.#isDrawn) this.#terminal.write(CLEAR);
    this.#isDrawn = false;
  }

  stop(): void {
    this.#stop();
    this.clear();
  }

  #draw(): void {
    const now = this.#clock.now();
    const [oldest] = this.#underWay.values();
    const text = stateOfWork({
      done: this.#done,
      total: this.#total,
      ms: now - this.#begun,
      oldest: oldest && { name: oldest.name, ms: now - oldest.since },
    });
    // A line that is broken cannot be cleared.
    this.#terminal.write(CLEAR + text.slice(0, (this.#terminal.columns ?? 80) - 1));
    this.#isDrawn = true;
  }
}
