import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFair, isUnassisted, NO_ASSISTS, readAssists } from './assists.ts';

describe('stored assists', () => {
  it('of older versions lack newer fields', () => {
    expect(readAssists(undefined)).toEqual(NO_ASSISTS);
    expect(readAssists({ hints: 2, shownMoves: 7, statusSeen: true })).toEqual({
      ...{ hints: 2, shownMoves: 7, statusSeen: true },
      ...{ fairHints: 0, chanceSeen: false, lesson: false },
    });
  });

  it('are read back as they were, and anything invalid counts as none', () => {
    const any = fc.record({
      ...{ hints: fc.nat(), shownMoves: fc.nat(), statusSeen: fc.boolean() },
      ...{ fairHints: fc.nat(), chanceSeen: fc.boolean(), lesson: fc.boolean() },
    });
    fc.assert(
      fc.property(any, fc.jsonValue(), (assists, junk) => {
        expect(readAssists(JSON.parse(JSON.stringify(assists)))).toEqual(assists);
        const read = readAssists({ fairHints: junk, chanceSeen: junk });
        expect(Number.isSafeInteger(read.fairHints) && read.fairHints >= 0).toBe(true);
        expect(read.chanceSeen).toBe(junk === true);
      }),
      { numRuns: 100, seed: 5 },
    );
  });
});

describe('help', () => {
  it('is fair if none of it came with knowledge of the stock', () => {
    const fair = { ...NO_ASSISTS, fairHints: 1, shownMoves: 3, chanceSeen: true };
    expect([isFair(fair), isUnassisted(fair)]).toEqual([true, false]);
    expect(isUnassisted(NO_ASSISTS)).toBe(true);
    expect(isUnassisted({ ...NO_ASSISTS, chanceSeen: true })).toBe(false);
    for (const known of [{ hints: 1 }, { statusSeen: true }, { lesson: true }])
      expect(isFair({ ...fair, ...known })).toBe(false);
    // Saved before there were fair hints.
    expect(isFair({ ...NO_ASSISTS, shownMoves: 1 })).toBe(false);
  });
});
