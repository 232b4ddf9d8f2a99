/** A line on a terminal that shows the progress of the work. It stands below the results, and is cleared at the end. */
import { stateOfWork } from './english/answers.ts';

/** How often it is drawn, in milliseconds. */
const FRAME_MS = 1000;
const CLEAR = '\r\u001b[2K';
const DEFAULT_COLUMNS = 80;

/** The part of standard error that is used. */
interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** Writes a line over the one before it. A line that is broken could not be cleared, so it is cut. */
export const writeOver = (terminal: Terminal, text: string): void =>
  void terminal.write(CLEAR + text.slice(0, (terminal.columns ?? DEFAULT_COLUMNS) - 1));

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
  /** The work under way, the oldest first, and when each began. */
  readonly #underWay = new Map<object, { readonly name: string; readonly since: number }>();
  #done = 0;
  #isDrawn = false;
  readonly #stop: () => void;

  /**
   * @param total how many there are, if that is known
   * @param terminal nothing is shown if it is not one
   */
  constructor(total: number | undefined, terminal: Terminal, clock = CLOCK) {
    this.#terminal = terminal;
    this.#total = total;
    this.#clock = clock;
    this.#begun = clock.now();
    this.#stop = terminal.isTTY ? clock.every(FRAME_MS, () => this.#draw()) : () => {};
  }

  /** @param item identifies the work that begins; @param name is shown for it */
  begin(item: object, name: string): void {
    this.#underWay.set(item, { name, since: this.#clock.now() });
  }

  done(item: object): void {
    this.#underWay.delete(item);
    this.#done++;
  }

  /** Makes room for the next output, until it is drawn again. */
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
    writeOver(this.#terminal, text);
    this.#isDrawn = true;
  }
}
