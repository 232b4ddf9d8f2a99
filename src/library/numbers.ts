/**
 * Refuses numbers that no caller means: NaN, a fraction, a text. Otherwise a search would go on for
 * ever, or answer for another deal.
 */
import { quoted } from '../rules/fault.ts';

const MAX = Number.MAX_SAFE_INTEGER;

/** Throws a RangeError that names the parameter and says what was expected. */
export function refuse(name: string, expected: string, found: unknown): never {
  throw new RangeError(`${name}: expected ${expected}, got ${shown(found)}`);
}

function shown(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** Refuses everything but whole numbers that are exact, from `min` up. */
export function checkWhole(name: string, value: number, min = -MAX): void {
  if (!Number.isSafeInteger(value) || value < min)
    refuse(name, `a whole number from ${min} to ${MAX}`, value);
}

/** The limits of a search; those left out are not checked. */
export function checkLimits({
  ms,
  ...counts
}: {
  readonly nodes?: number;
  readonly bytes?: number;
  readonly ms?: number;
}): void {
  for (const [name, count] of Object.entries(counts))
    if (count !== undefined) checkWhole(`limits.${name}`, count, 1);
  if (ms !== undefined && !(Number.isFinite(ms) && ms >= 0))
    refuse('limits.ms', 'a number from 0', ms);
}

/** The seed and the samples of the fair player. */
export function checkFair(seed: number, samples = 0): void {
  checkWhole('seed', seed);
  checkWhole('samples', samples, 0);
}

/** One end of a range of deals. */
export function dealAtEnd(name: string, value: number | bigint): bigint {
  const isNumber = typeof value === 'bigint' || Number.isSafeInteger(value);
  if (!isNumber || value < 1)
    refuse(name, `a whole number from 1 to ${MAX}, or a bigint from 1`, value);
  return BigInt(value);
}
