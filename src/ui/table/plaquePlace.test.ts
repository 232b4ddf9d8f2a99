import { describe, expect, it } from 'vitest';
import type { Box } from './layout/geometry.ts';
import { plaquePlace } from './plaquePlace.ts';

const box = (left: number, top: number): Box => ({
  ...{ left, top },
  right: left + 60,
  bottom: top + 84,
});
const size = { width: 120, height: 40 };
const room = { width: 390, height: 700 };

describe('a plaque', () => {
  it('is centred on the foot of its card', () => {
    expect(plaquePlace(box(160, 100), size, room, [])).toEqual({ left: 130, top: 147 });
  });

  it('stays in the window', () => {
    expect(plaquePlace(box(0, 100), size, room, []).left).toBe(4);
    expect(plaquePlace(box(330, 100), size, room, []).left).toBe(266);
  });

  it('avoids the fans beside it that are at its height', () => {
    expect(plaquePlace(box(70, 100), size, room, [box(4, 120)]).left).toBe(68);
    expect(plaquePlace(box(70, 100), size, room, [box(4, 300)]).left).toBe(40);
    expect(plaquePlace(box(260, 100), size, room, [box(326, 120)]).left).toBe(202);
  });

  it('covers them if there is no room to avoid them', () => {
    expect(plaquePlace(box(160, 100), size, room, [box(90, 100), box(230, 100)]).left).toBe(130);
  });

  it('ignores fans above and below its own card', () => {
    expect(plaquePlace(box(160, 100), size, room, [box(170, 10), box(150, 130)]).left).toBe(130);
  });
});
