import { describe, expect, it } from 'vitest';
import { baseOf, HOURS } from '../../src/rules/hour.ts';
import type { Position } from '../../src/rules/position.ts';
import { notTwoPacks } from '../../src/rules/twoPacks.ts';
import { dealOf, tableDealOf } from './deals.ts';

const BASES = HOURS.map((hour) => baseOf(hour));
const DEALS = Array.from({ length: 500 }, (_, i) => i + 1);

/** How many second copies of the clock's first cards the fans get, in the mean of many deals. */
function basesInFans(make: (number: number) => Position): number {
  const found = DEALS.flatMap((number) => make(number).fans.flat()).filter((card) =>
    BASES.includes(card),
  );
  return found.length / DEALS.length;
}

describe('a deal at a table', () => {
  it.each(DEALS.slice(0, 20))('%d has two packs, another order each', (number) => {
    const { fans, stock } = tableDealOf(number);
    expect(fans.map((fan) => fan.length)).toEqual(HOURS.map(() => 3));
    expect(notTwoPacks([...BASES, ...fans.flat(), ...stock])).toBeUndefined();
    expect(stock).not.toEqual(tableDealOf(number + 1).stock);
  });

  it('has fewer base cards in the fans than one by number', () => {
    // The 36 cards in the fans are a fair share of 92.
    expect(basesInFans(tableDealOf)).toBeCloseTo((12 * 36) / 92, 0);
    // A base card is not in the fans if both copies, of 104 cards, come later.
    expect(basesInFans(dealOf)).toBeGreaterThan(6.5);
  });
});
