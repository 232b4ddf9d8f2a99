import { describe, expect, it } from 'vitest';
import { makePlace, parsePlace } from '../../rules/move.ts';
import { EVERY_MOVE } from '../../rules/testing/arbitraries.ts';
import { byPile, PILES, pilesOf, STOCK } from './pileName.ts';

describe('the piles', () => {
  it('are the stock and all places of the rules, each once', () => {
    const places = EVERY_MOVE.flatMap((move) =>
      move.kind === 'carry' ? makePlace(move.from) : [],
    );
    expect([...PILES].sort()).toEqual([...new Set([STOCK, ...places])].sort());
    expect(PILES).toHaveLength(26);
  });

  it('have names that can be parsed, except the stock, which is no place', () => {
    expect(parsePlace('s')).toBeUndefined();
    for (const pile of PILES) {
      const place = parsePlace(pile);
      expect(place ? makePlace(place) : STOCK).toBe(pile);
    }
  });

  it('each have a value', () => {
    expect(Object.entries(byPile((pile) => `<${pile}>`))).toEqual(
      PILES.map((pile) => [pile, `<${pile}>`]),
    );
  });

  it('belong to a move: two to a carry, the stock to any other', () => {
    expect(pilesOf(undefined)).toEqual([]);
    expect(pilesOf({ kind: 'draw' })).toEqual([STOCK]);
    expect(
      pilesOf({
        kind: 'carry',
        from: { pile: 'waste' },
        to: { pile: 'foundation', hour: 10 },
      }),
    ).toEqual(['w', 'f10']);
  });
});
