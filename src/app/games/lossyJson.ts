/**
 * JSON of values from a browser's database, which can hold what JSON cannot: big integers, cycles,
 * maps.
 */

/** Deeper values are cut off, long before a browser runs out of stack. */
const MAX_DEPTH = 500;

interface Json {
  readonly text: string;
  /** Whether nothing was lost; otherwise the text has substitutes for what JSON cannot hold. */
  readonly isFaithful: boolean;
}

/** Writes any value as JSON. */
export function lossyJson(value: unknown): Json {
  let isFaithful = true;
  const above: unknown[] = [];
  const text = JSON.stringify(value, function (this: Record<string, unknown>, key) {
    while (above.length > 0 && above.at(-1) !== this) above.pop();
    // Not the replacer's second argument: there a date is already a string.
    const inner = this[key];
    const isIn = above.includes(inner) || above.length >= MAX_DEPTH;
    const written = isIn ? '[and so on]' : inJson(inner);
    if (written !== inner || inner === undefined) isFaithful = false;
    if (typeof written === 'object') above.push(written);
    return written;
  });
  return { text: text ?? 'null', isFaithful };
}

/**
 * The value itself, or a substitute if JSON has no such type. Does not look at values inside it.
 */
function inJson(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Map || value instanceof Set) return [...value];
  const isPlain = [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value));
  return isPlain ? value : String(value);
}
