import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_KINDS, parseCard } from '../../rules/card.ts';
import { current } from '../../rules/game.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { anyGame } from '../../rules/testing/arbitraries.ts';
import { bottomOf, STOCK, WASTE } from '../../solver/engine/codes.ts';
import { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { GONE, IN_RUN, NEAR_WASTE_TOP, ONLY_IN_STOCK, TOP } from './cardKinds.ts';
import { Copies } from './copies.ts';

const ALL = Array.from({ length: 2 * CARD_KINDS }, (_, copy) => copy);

describe('the copies of each card', () => {
  it('lie where they are said to lie, the one that is easier to reach first', () => {
    const copies = new Copies();
    fc.assert(
      fc.property(anyGame, (game) => {
        const position = new SearchPosition(game.ruleSet);
        position.read(current(game));
        copies.find(position);
        const found = ALL.filter((copy) => copies.access[copy] !== GONE);
        for (const copy of found) expectThere(copies, copy, position);
        expect(found).toHaveLength([...position.lengths].reduce((sum, length) => sum + length, 0));
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it('that lie alike: the one under fewer cards comes first', () => {
    const position = new SearchPosition(RULE_SETS.classic);
    const fans = Array.from({ length: 12 }, (): string[] => []);
    fans[3] = ['7C', 'AS', '9H', '4D'];
    fans[8] = ['7C', '2S', '9D'];
    const cards = (names: readonly string[]) => names.map((name) => card(name));
    position.read({
      foundations: Array<number>(12).fill(1),
      fans: fans.map(cards),
      waste: cards(['4D', '9H']),
      stock: [],
      redealsUsed: 0,
    });
    const copies = new Copies();
    copies.find(position);
    const of = (name: string) => {
      const at = 2 * card(name);
      return [at, at + 1].map((copy) => [
        copies.access[copy],
        copies.pile[copy],
        copies.above[copy],
      ]);
    };
    expect(of('7C')).toEqual([
      [IN_RUN + 2, 8, 2],
      [IN_RUN + 3, 3, 3],
    ]);
    expect(of('4D')).toEqual([
      [TOP, 3, 0],
      [NEAR_WASTE_TOP, WASTE, 1],
    ]);
    expect(of('KS')).toEqual([
      [GONE, 0, 0],
      [GONE, 0, 0],
    ]);
  });
});

/** Expects a copy to lie where it is said to lie, and to be no easier to reach than the first. */
function expectThere(
  { access, pile, above }: Copies,
  copy: number,
  position: SearchPosition,
): void {
  if (copy % 2 === 1) expect(access[copy]).toBeGreaterThanOrEqual(access[copy - 1] as number);
  if (access[copy] === ONLY_IN_STOCK) expect(pile[copy]).toBe(STOCK);
  else expect(cardAt(position, pile[copy] as number, above[copy] as number)).toBe(copy >> 1);
}

function card(name: string): number {
  const parsed = parseCard(name);
  if (parsed === undefined) throw new Error(`no card: ${name}`);
  return parsed;
}

function cardAt(
  { cards, lengths }: SearchPosition,
  pile: number,
  above: number,
): number | undefined {
  return cards[bottomOf(pile) + (lengths[pile] as number) - 1 - above];
}
