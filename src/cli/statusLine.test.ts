import { describe, expect, it } from 'vitest';
import { StatusLine } from './statusLine.ts';

/** A terminal that keeps what is written, and a clock set by hand. */
function desk(isTTY: boolean, total?: number, columns = 200) {
  let [written, now] = ['', 0];
  let tick = (): void => {};
  const write = (text: string): void => {
    written += text;
  };
  const terminal = { isTTY, columns, write };
  const clock = {
    now: () => now,
    every: (_: number, act: () => void) => {
      tick = act;
      return () => {
        tick = () => {};
      };
    },
  };
  const line = new StatusLine(total, terminal, clock);
  /** Lets time pass, and gives what has been written meanwhile. */
  const pass = (ms: number): string => {
    now += ms;
    tick();
    const text = written;
    written = '';
    return text;
  };
  return { line, pass };
}

const CLEAR = '\r\u001b[2K';

describe('the line on a terminal', () => {
  it('says what is done, the rate, the time left and what takes longest', () => {
    const { line, pass } = desk(true, 836);
    const items = Array.from({ length: 5 }, () => ({}));
    for (const [i, item] of items.entries()) line.begin(item, `deal ${165 + i}`);
    for (const item of items.slice(0, 4)) line.done(item);
    expect(pass(48_000)).toBe(
      `${CLEAR}4 of 836 done, 5 a minute, 2 h 46 min left; deal 169 for 48 s`,
    );
    line.clear();
    line.done(items[4] as object);
    expect(pass(12_000)).toBe(`${CLEAR}${CLEAR}5 of 836 done, 5 a minute, 2 h 46 min left`);
    line.stop();
    expect(pass(12_000)).toBe(CLEAR);
  });

  it('says no time left of what has no known end, and is never broken', () => {
    const { line, pass } = desk(true, undefined, 20);
    const item = {};
    line.begin(item, 'deal 4');
    expect(pass(7000)).toBe(`${CLEAR}0 done; deal 4 for ${''}`.slice(0, CLEAR.length + 19));
    line.done(item);
    expect(pass(3000)).toBe(`${CLEAR}1 done, 6 a minute`);
  });

  it('is not there where nobody looks at it', () => {
    const { line, pass } = desk(false, 9);
    line.begin({}, 'deal 1');
    expect(pass(5000)).toBe('');
    line.stop();
    expect(pass(5000)).toBe('');
  });
});
