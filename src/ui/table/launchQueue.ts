/**
 * Starts the flights of many cards, a few in each task: a whole deal at once would block a slow
 * phone.
 */
import { pause } from '../platform/pause.ts';

/** Starts a card's flight; gets the current time, in the page's milliseconds. */
type Launch = (now: number) => void;

/** How many cards are launched in one task. */
const AT_ONCE = 8;

export class LaunchQueue {
  #waiting: readonly Launch[] = [];

  /**
   * Launches in the order given, the first ones at once.
   *
   * @returns resolves when all have been launched
   */
  async run(launches: readonly Launch[]): Promise<void> {
    this.#waiting = launches;
    this.#launch(AT_ONCE);
    while (this.#waiting[0]) {
      await pause();
      this.#launch(AT_ONCE);
    }
  }

  /** Launches all waiting cards at once, so that what comes next finds every card on its way. */
  finish(): void {
    this.#launch(this.#waiting.length);
  }

  #launch(count: number): void {
    const now = performance.now();
    const next = this.#waiting.slice(0, count);
    this.#waiting = this.#waiting.slice(count);
    for (const launch of next) launch(now);
  }
}
