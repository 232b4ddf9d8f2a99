/** Mutates texts and values, like damage and malice. */
import type { Dice } from './dice.ts';

/** Each takes a text and a place in it. */
const CHANGES: readonly ((text: string, at: number, dice: Dice) => string)[] = [
  (text, at, dice) => text.slice(0, at) + dice.pick(SIGNS) + text.slice(at + 1),
  (text, at, dice) => text.slice(0, at) + dice.pick(SIGNS) + text.slice(at),
  (text, at, dice) => text.slice(0, at) + text.slice(at + 1 + dice.below(30)),
  (text, at, dice) => text.slice(0, at) + text.slice(at - dice.below(60)),
  (text, at) => text.slice(0, at),
  (text, at, dice) => text.slice(0, at) + dice.pick(WORDS) + text.slice(at + dice.below(4)),
  (text, at, dice) => text.slice(0, at) + text.slice(at).replace(/-?\d+/, () => dice.pick(NUMBERS)),
  (text, at, dice) => {
    const end = at + dice.below(20);
    return text.slice(0, at) + [...text.slice(at, end)].reverse().join('') + text.slice(end);
  },
];

const SIGNS = [
  ...'0123456789ACJKQSHDftw-[]{}",:\\/ \n.eE+%',
  '\u0000',
  '\ufeff',
  '\ud800',
  'é',
  '😀',
];
const WORDS = [
  ...['null', 'true', '{}', '[]', '[[[[[[[[', '}}', '""', '"__proto__":1,', '"moves":[],'],
  ...['draw', 'refill', 't1-f1', '"rules":"mcneely",', '\\u0000', '1e999', '-0', 'NaN'],
];
const NUMBERS = ['0', '-1', '1e9', '9007199254740993', '1.5', '9'.repeat(400), '00', '4294967296'];

/** The text with one to four changes. */
export function mutated(text: string, dice: Dice): string {
  let changed = text;
  for (let i = 1 + dice.below(4); i > 0; i--)
    changed = dice.pick(CHANGES)(changed, dice.below(changed.length + 1), dice);
  return changed;
}

const VALUES: readonly unknown[] = [
  ...[null, undefined, true, '', ' ', 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53],
  ...[[], {}, [[]], { length: 3 }, 10n, new Date(Number.NaN), new Map(), 'x'.repeat(70), -0],
  ...['classic', 'toString', '__proto__', '99999-12-31', '2026-02-30', 'draw  draw', 'draw draw'],
];

/** A copy of a value in which something is replaced, removed or added. */
export function mutatedValue(value: unknown, dice: Dice): unknown {
  const isLeaf = typeof value !== 'object' || value === null;
  if (isLeaf || dice.below(6) === 0)
    return typeof value === 'string' && dice.below(2) === 0
      ? mutated(value, dice)
      : dice.pick(VALUES);
  const entries = Object.entries(value);
  const at = dice.below(entries.length + 1);
  const changed = entries.flatMap(([name, each], i): [string, unknown][] => {
    if (i !== at) return [[name, each]];
    return dice.below(5) === 0 ? [] : [[name, mutatedValue(each, dice)]];
  });
  if (at === entries.length) changed.push([`${dice.pick(VALUES)}`, dice.pick(VALUES)]);
  return Array.isArray(value) ? changed.map(([, each]) => each) : Object.fromEntries(changed);
}
