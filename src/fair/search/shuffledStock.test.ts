import { describe, expect, it } from 'vitest';
import { baseOf, HOURS } from '../../rules/hour.ts';
import { RULE_SET_NAMES, RULE_SETS } from '../../rules/ruleSet.ts';
import { bottomOf, DRAW, STOCK, topOf, WASTE } from '../../solver/engine/codes.ts';
import { Random } from '../../solver/engine/random.ts';
import { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { afterDeal, NoChance, stage } from '../testing/stage.ts';
import { ShuffledStock } from './shuffledStock.ts';

/** The cards of the stock, the next one last. */
function stockOf({ cards, lengths }: SearchPosition): number[] {
  const start = bottomOf(STOCK);
  return [...cards.subarray(start, start + (lengths[STOCK] as number))];
}

/** The cards of all piles. */
const cardsOf = ({ cards, lengths }: SearchPosition): number[] =>
  [...lengths].flatMap((length, pile) => [
    ...cards.subarray(bottomOf(pile), bottomOf(pile) + length),
  ]);

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

describe('a shuffled stock', () => {
  it.each(RULE_SET_NAMES)('is dealt as the rules say: %s', (name) => {
    const at = stage(name, 3, 30);
    const stock = new ShuffledStock();
    stock.shuffle(at.searchPosition, new NoChance(0), false);
    const into = at.searchPosition.twin();
    const expected = at.searchPosition.twin();
    expect(at.search.candidates.length).toBeGreaterThan(0);
    for (const candidate of at.search.candidates) {
      stock.deal(at.search, candidate, into);
      expected.read(afterDeal(at, candidate));
      expect([into.key1, into.key2, into.left]).toEqual([
        expected.key1,
        expected.key2,
        expected.left,
      ]);
    }
  });

  it('has the same cards in another order, the same for all candidates', () => {
    const { searchPosition, search } = stage('classic', 3, 40);
    const stock = new ShuffledStock();
    stock.shuffle(searchPosition, new Random(1), false);
    const before = stockOf(searchPosition);
    const into = searchPosition.twin();
    const rests = search.candidates.slice(0, 10).map((candidate) => {
      const candidateAt = new SearchPosition(RULE_SETS.classic);
      search.load(candidate, candidateAt);
      stock.deal(search, candidate, into);
      expect(sorted(cardsOf(into))).toEqual(sorted(cardsOf(candidateAt)));
      return stockOf(into);
    });
    expect(rests.length).toBeGreaterThan(1);
    const shortest = rests.reduce((a, b) => (a.length < b.length ? a : b));
    expect(shortest).not.toEqual(before.slice(0, shortest.length));
    for (const rest of rests) expect(rest.slice(0, shortest.length)).toEqual(shortest);
  });

  it('of a numbered deal has base cards early, as often as deals have them', () => {
    const { searchPosition } = stage('classic', 3, 50);
    const count = searchPosition.lengths[STOCK] as number;
    const cards = stockOf(searchPosition);
    const bases = new Set(HOURS.map(baseOf));
    const isBase = (card: number): boolean => bases.has(card);
    const share = cards.filter(isBase).length / count;
    const stock = new ShuffledStock();
    const random = new Random(1);
    const into = searchPosition.twin();
    const inFirstHalf = (isNumbered: boolean): number => {
      let found = 0;
      for (let i = 0; i < 400; i++) {
        stock.shuffle(searchPosition, random, isNumbered);
        stock.deal(
          { load: (_, to) => to.copy(searchPosition) },
          { slot: 0, deal: DRAW, value: 0 },
          into,
        );
        const order = [
          ...stockOf(into),
          into.cards[topOf(WASTE, into.lengths[WASTE] as number)] as number,
        ];
        expect(sorted(order)).toEqual(sorted(cards));
        found += order.slice(-Math.floor(count / 2)).filter(isBase).length;
      }
      return found / 400 / Math.floor(count / 2);
    };
    // Without a number all orders are alike.
    expect(Math.abs(inFirstHalf(false) - share)).toBeLessThan(0.01);
    // Of two copies the earlier is in the first half of the stock with a chance of three in four.
    const expected = (1.5 * share * count) / 2 / (count / 2);
    expect(Math.abs(inFirstHalf(true) - expected)).toBeLessThan(0.2 * share);
    expect(inFirstHalf(true)).toBeGreaterThan(1.25 * share);
  });
});
