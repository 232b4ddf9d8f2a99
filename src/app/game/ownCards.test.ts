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
  readSetup,
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

  it('reads fans as text, in any order and as people write them', () => {
    fc.assert(
      fc.property(anyDeal, fc.integer(), ({ fans }, turn) => {
        const lines = HOURS.map((hour) => {
          const cards = (fans[indexOf(hour)] as readonly Card[]).map(makeCard);
          const written = cards.map((each) => (each.startsWith('T') ? `10${each.at(1)}` : each));
          return `${hour}${turn % 2 ? ':' : ''} ${(turn % 3 ? written : cards).join(turn % 2 ? ' ' : ', ').toLowerCase()}`;
        });
        const at = Math.abs(turn) % 12;
        const read = readSetup([...lines.slice(at), '', ...lines.slice(0, at)].join('\r\n'));
        expect(read.ok && read.value.cards).toEqual(allOf(fans));
        expect(read.ok && read.value.at).toBe(SLOTS);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['x', { kind: 'notAFan', line: 1, text: 'x' }],
    ['12: 2H 5D 9H\n13: AS AS KD', { kind: 'notAFan', line: 2, text: '13: AS AS KD' }],
    ['1: QH QH 3C\n1: KC KC 9D', { kind: 'fanTwice', line: 2, text: '1: KC KC 9D' }],
    ['3: QH QX 3C', { kind: 'notACard', hour: 3, text: 'QX' }],
    ['3: QH 3C', { kind: 'cardCount', hour: 3, found: 2 }],
    ['2: JC JC JC', { kind: 'noCopyLeft', hour: 2, card: card('JC') }],
    ['2: JC 9H 9D\n3: 9S JC JC', { kind: 'noCopyLeft', hour: 3, card: card('JC') }],
  ])('names the first fault of %j', (text, error) => {
    expect(readSetup(text)).toEqual({ ok: false, error });
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const read = readSetup(text);
        if (read.ok) expect(read.value.cards).toHaveLength(SLOTS);
      }),
    );
    expect(readSetup('').ok).toBe(true);
    expect(readSetup(`${'1: '.repeat(1_000_000)}`).ok).toBe(false);
  });
});
