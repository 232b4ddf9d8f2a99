/** Time, as far as a game needs it. */
import type { Moment } from './entry.ts';

/** The last moment, in milliseconds since 1970, whose year has four digits in every time zone. */
export const LAST_MOMENT = Date.UTC(9999, 11, 31) - 1;

/** At most this much of a pause between two moves counts as play, in milliseconds. */
export const MAX_THOUGHT_MS = 5 * 60_000;

export interface TimeSource {
  /** Milliseconds since 1970, by a clock that can be changed. */
  readonly now: () => number;
  /** Milliseconds since an arbitrary moment, by a clock that never goes back. */
  readonly elapsed: () => number;
  readonly newId: () => string;
}

/** Clamps a time to what can be stored and read back, even if the clock is badly wrong. */
export const inRange = (ms: number): number =>
  Math.min(Math.max(Math.round(ms) || 0, 0), LAST_MOMENT);

/** The date where the player is: `2026-11-21`. */
export function localDay(ms: number): string {
  const date = new Date(inRange(ms));
  const padded = (value: number, length = 2): string => `${value}`.padStart(length, '0');
  return `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`;
}

/**
 * Counts the time at the table; it stops while the page is hidden or nobody moves for long. Only
 * `CurrentGame` takes the time, and decides which game gets it.
 */
export class Clock {
  readonly #source: TimeSource;
  #since: number | undefined;
  #gathered = 0;

  constructor(source: TimeSource) {
    this.#source = source;
    this.#since = source.elapsed();
  }

  /** The moment of a change. */
  moment(nextOrder: () => number): Moment {
    const ms = inRange(this.#source.now());
    return { ms, day: localDay(ms), newId: this.#source.newId, nextOrder };
  }

  /** Returns the time at the table since it was last taken, in milliseconds, and resets it. */
  take(): number {
    const ms = this.sinceTaken();
    this.#gathered = 0;
    return ms;
  }

  /** The time at the table since it was last taken, in milliseconds. */
  sinceTaken(): number {
    this.#gather();
    return Math.round(Math.min(this.#gathered, MAX_THOUGHT_MS));
  }

  /** The page is hidden. */
  pause(): void {
    this.#gather();
    this.#since = undefined;
  }

  /** The page is visible again. */
  resume(): void {
    this.#since ??= this.#source.elapsed();
  }

  #gather(): void {
    if (this.#since === undefined) return;
    const now = this.#source.elapsed();
    this.#gathered += Math.max(0, now - this.#since);
    this.#since = now;
  }
}
