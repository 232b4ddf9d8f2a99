/** An open question: who waits for its answer, and when two questions are the same. */
import type { Answer, Work } from './protocol.ts';

/** A background job is stopped when a foreground one waits, and starts again from the beginning later. */
export type Priority = 'foreground' | 'background';

/** Somebody who waits for the answer. */
export interface Waiter {
  readonly priority: Priority;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

export interface Job {
  readonly work: Work;
  readonly waiters: Set<Waiter>;
  /** The time for the work; a worker that is much later counts as dead. No limit if not given. */
  readonly timeoutMs: number | undefined;
  /** The id of the latest request for it; answers to earlier requests are ignored. */
  id: number;
  hasBegun: boolean;
  isStopping: boolean;
  /** Workers that ended while they worked on it. */
  deaths: number;
}

export const makeJob = (work: Work, timeoutMs: number | undefined): Job => ({
  ...{ work, timeoutMs, waiters: new Set<Waiter>(), id: 0 },
  ...{ hasBegun: false, isStopping: false, deaths: 0 },
});

export const isForeground = ({ waiters }: Job): boolean =>
  [...waiters].some(({ priority }) => priority === 'foreground');

/** Positions and views do not change, so the same object is the same question. */
export function isSame(work: Work, other: Work): boolean {
  const own = Object.entries(work);
  const its = new Map<string, unknown>(Object.entries(other));
  if (own.length !== its.size) return false;
  return own.every(([name, value]) => {
    if (name === 'id') return true;
    if (name === 'limits') return JSON.stringify(value) === JSON.stringify(its.get(name));
    return value === its.get(name);
  });
}
