import { describe, expect, it } from 'vitest';
import { calloutPlace } from './calloutPlace.ts';
import type { Box } from './layout/geometry.ts';

const box = (left: number, top: number): Box => ({
  ...{ left, top },
  right: left + 60,
  bottom: top + 84,
});
const size = { width: 120, height: 40 };
const room = { width: 390, height: 700 };

describe('a callout', () => {
  it('is centred on the foot of its card', () => {
    expect(calloutPlace(box(160, 100), size, room, [])).toEqual({ left: 130, top: 147 });
  });

  it('stays in the window', () => {
    expect(calloutPlace(box(0, 100), size, room, []).left).toBe(4);
    expect(calloutPlace(box(330, 100), size, room, []).left).toBe(266);
  });

  it('avoids the fans beside it that are at its height', () => {
    expect(calloutPlace(box(70, 100), size, room, [box(4, 120)]).left).toBe(68);
    expect(calloutPlace(box(70, 100), size, room, [box(4, 300)]).left).toBe(40);
    expect(calloutPlace(box(260, 100), size, room, [box(326, 120)]).left).toBe(202);
  });

  it('covers them if there is no room to avoid them', () => {
    expect(calloutPlace(box(160, 100), size, room, [box(90, 100), box(230, 100)]).left).toBe(130);
  });

  it('ignores fans above and below its own card', () => {
    expect(calloutPlace(box(160, 100), size, room, [box(170, 10), box(150, 130)]).left).toBe(130);
  });
});
