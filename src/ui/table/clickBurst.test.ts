import { describe, expect, it } from 'vitest';
import { type Click, ClickBurst } from './clickBurst.ts';

const click = (time: number, more: Partial<Click> = {}): Click => ({
  ...{ pile: 't3', at: { x: 100, y: 100 }, time, count: 1 },
  ...more,
});

/** The part of each click in its burst, if the click at index `playedAfter` plays a card. */
function parts(clicks: readonly Click[], playedAfter: number): string[] {
  const burst = new ClickBurst();
  return clicks.map((each, i) => {
    const part = burst.add(each);
    if (i === playedAfter) burst.spend();
    return part;
  });
}

describe('a burst of clicks', () => {
  it('goes on while each click comes soon after the one before', () => {
    const clicks = [0, 300, 600, 900, 1300].map((time) => click(time));
    expect(parts(clicks, 1)).toEqual(['first', 'further', 'spent', 'spent', 'first']);
  });

  it('goes on as long as the system says so', () => {
    const clicks = [1, 2, 3, 1].map((count, i) => click(800 * i, { count }));
    expect(parts(clicks, 0)).toEqual(['first', 'spent', 'spent', 'first']);
  });

  it('is also spent for a pile that has come under the pointer', () => {
    const near = click(100, { pile: 't4', at: { x: 104, y: 98 } });
    const far = click(200, { pile: 't5', at: { x: 160, y: 98 } });
    expect(parts([click(0), near, far], 0)).toEqual(['first', 'spent', 'first']);
    expect(parts([click(0), near], 9)).toEqual(['first', 'first']);
  });

  it('starts again after its end', () => {
    const burst = new ClickBurst();
    burst.add(click(0));
    burst.spend();
    burst.end();
    expect(burst.add(click(10))).toBe('first');
    expect(burst.add(click(20))).toBe('further');
  });
});
