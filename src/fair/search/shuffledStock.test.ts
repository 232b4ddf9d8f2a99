import { describe, expect, it } from 'vitest';
import { RULE_SET_NAMES, RULE_SETS } from '../../rules/ruleSet.ts';
import { bottomOf, STOCK } from '../../solver/engine/codes.ts';
import { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { afterDeal, NoChance, stage } from '../testing/stage.ts';
import { Random } from './random.ts';
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
});
