import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_KINDS, type Card, makeCard, parseCard } from '../../rules/card.ts';
import { dealCards, plainNumber } from '../../rules/deal.ts';
import { current } from '../../rules/game.ts';
import { baseOf, HOURS, indexOf } from '../../rules/hour.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import {
  copiesLeft,
  EMPTY,
  fanOf,
  give,
  given,
  goToSlot,
  ownGame,
  type Setup,
  SLOTS,
  slotAt,
  takeBack,
} from './ownCards.ts';

const anyDeal = fc
  .integer({ min: 1, max: 31_999 })
  .map((seed) => dealCards(plainNumber(BigInt(seed))));

const allOf = (fans: readonly (readonly Card[])[]): Card[] =>
  HOURS.flatMap((hour) => [...(fans[indexOf(hour)] ?? [])]);
const card = (text: string): Card => parseCard(text) as Card;

describe('setting up real cards', () => {
  it('takes the fans of any deal, card by card, and makes its game', () => {
    fc.assert(
      fc.property(anyDeal, ({ fans }) => {
        let setup: Setup = EMPTY;
        for (const [at, each] of allOf(fans).entries()) {
          expect(setup.at).toBe(at);
          expect(slotAt(at)).toEqual({ hour: HOURS[Math.floor(at / 3)], index: at % 3 });
          expect(ownGame(setup, RULE_SETS.classic)).toBeUndefined();
          setup = give(setup, each);
        }
        expect([setup.at, given(setup)]).toEqual([SLOTS, SLOTS]);
        const game = ownGame(setup, RULE_SETS.classic);
        expect(game && current(game).fans).toEqual(fans);
        expect(game?.unknown).toBe(56);
      }),
      { numRuns: 30 },
    );
  });

  it('counts two copies of each card, one of those that begin an hour', () => {
    for (let each = 0; each < CARD_KINDS; each++) {
      const isBase = HOURS.some((hour) => baseOf(hour) === each);
      expect(copiesLeft(EMPTY, each), makeCard(each)).toBe(isBase ? 1 : 2);
      const twice = give(give(EMPTY, each), each);
      expect(given(twice)).toBe(isBase ? 1 : 2);
      expect(give(twice, each)).toBe(twice);
    }
  });

  it('takes back the last card, and changes any', () => {
    const some = ['QH', '3C', '9D', 'AS'].map(card).reduce(give, EMPTY);
    expect(takeBack(some)).toEqual(['QH', '3C', '9D'].map(card).reduce(give, EMPTY));
    const changed = give(goToSlot(some, 1), card('KC'));
    expect(fanOf(changed, 12)).toEqual(['QH', 'KC', '9D'].map(card));
    // Then comes the next empty slot.
    expect(changed.at).toBe(4);
    expect(takeBack(EMPTY)).toBe(EMPTY);
    fc.assert(
      fc.property(fc.array(fc.nat(CARD_KINDS - 1)), (cards) => {
        let setup = cards.reduce(give, EMPTY);
        for (let left = given(setup); left > 0; left--) {
          expect(given(setup)).toBe(left);
          setup = takeBack(setup);
        }
        expect(setup).toEqual(EMPTY);
      }),
    );
  });
});
