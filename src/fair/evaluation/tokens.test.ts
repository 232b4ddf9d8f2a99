import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, parseCard } from '../../rules/card.ts';
import { dealCards, startOf } from '../../rules/deal.ts';
import { current } from '../../rules/game.ts';
import { HOURS, sizeWhenComplete } from '../../rules/hour.ts';
import type { Position } from '../../rules/position.ts';
import { CHOICE_NAMES, RULE_SET_NAMES, RULE_SETS, type RuleSet } from '../../rules/ruleSet.ts';
import { anyGame } from '../../rules/testing/arbitraries.ts';
import { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { Random } from '../playouts/random.ts';
import { HELD, TOKENS, type TokenList, Tokens } from './tokens.ts';

const listed = ({ tokens, length }: TokenList): number[] => [...tokens.subarray(0, length)];

function tokensOf(ruleSet: RuleSet, position: Position) {
  const searchPosition = new SearchPosition(ruleSet);
  searchPosition.read(position);
  const tokens = new Tokens();
  tokens.describe(searchPosition);
  return {
    fans: tokens.fans.map(listed),
    foundations: tokens.foundations.map(listed),
    all: listed(tokens.all),
  };
}

describe('the tokens of a position', () => {
  it('do not depend on the order of the stock', () => {
    fc.assert(
      fc.property(anyGame, fc.integer(), (game, seed) => {
        const position = current(game);
        const stock = Uint8Array.from(position.stock);
        new Random(seed).shuffle(stock, stock.length);
        expect(tokensOf(game.ruleSet, { ...position, stock: [...stock] })).toEqual(
          tokensOf(game.ruleSet, position),
        );
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it('are in the range of their list, each at most once, as many as the cards need', () => {
    fc.assert(
      fc.property(anyGame, ({ ruleSet, ...game }) => {
        const position = current({ ruleSet, ...game });
        const { fans, foundations, all } = tokensOf(ruleSet, position);
        fans.forEach((list, fan) => {
          expectRange(list, TOKENS.fan);
          const cards = (position.fans[fan] as readonly number[]).length;
          const low = cards > 0 && cards <= 7 ? 1 : 0;
          expect(list).toHaveLength(2 + 5 * Math.min(cards, 7) - low);
        });
        foundations.forEach((list, h) => {
          expectRange(list, TOKENS.foundation);
          const missing =
            sizeWhenComplete(HOURS[h] as (typeof HOURS)[number]) -
            (position.foundations[h] as number);
          expect(list).toHaveLength(2 + 2 * Math.min(missing, 8));
        });
        expectRange(all, TOKENS.all);
        expect(new Set(all).size).toBe(all.length);
        const wasted = Math.min(position.waste.length, 6);
        expect(all).toHaveLength(6 + 2 * wasted + CHOICE_NAMES.length + 52 + 13);
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it('distinguish the rules', () => {
    const start = startOf(dealCards({ generator: 'lcg', seed: 1 }));
    const seen = RULE_SET_NAMES.map((name) => tokensOf(RULE_SETS[name], start).all.join());
    expect(new Set(seen).size).toBe(RULE_SET_NAMES.length);
  });

  it('of a fan are the same wherever it stands', () => {
    const start = startOf(dealCards({ generator: 'lcg', seed: 2 }));
    const { fans } = tokensOf(RULE_SETS.classic, start);
    const turned = { ...start, fans: [...start.fans.slice(5), ...start.fans.slice(0, 5)] };
    expect(tokensOf(RULE_SETS.classic, turned).fans).toEqual([
      ...fans.slice(5),
      ...fans.slice(0, 5),
    ]);
  });
});

describe('a token', () => {
  /** Three fans, a little waste, the foundations at their bases. */
  const table = {
    fans: [['5C', '9D', 'JH'], ['8S', '4C', '3C'], ['KD']],
    waste: ['3C', '7H'],
    stock: ['QS', '2D', '9H'],
  };

  function seen({ fans, waste, stock } = table) {
    const cards = (names: readonly string[]) => names.map((name) => parseCard(name) as Card);
    const position = new SearchPosition(RULE_SETS.classic);
    position.read({
      foundations: Array<number>(12).fill(1),
      fans: Array.from({ length: 12 }, (_, fan) => cards(fans[fan] ?? [])),
      waste: cards(waste),
      stock: cards(stock),
      redealsUsed: 0,
    });
    const tokens = new Tokens();
    tokens.describe(position);
    return tokens;
  }

  /** How many tokens of a list have changed. */
  const changed = (before: TokenList, after: TokenList): number =>
    listed(after).filter((token) => !listed(before).includes(token)).length;

  it('tells of a foundation which fans hold the cards it wants next', () => {
    // At nine o'clock the two of clubs lies: the three is wanted, then the four, then the five.
    const nine = 9;
    const of = (tokens: Tokens) => [...tokens.holders.subarray(HELD * nine, HELD * (nine + 1))];
    expect(of(seen())).toEqual([1, 1, 0]);
    const inStock = { ...table, fans: [['9D', 'JH'], ...table.fans.slice(1)], stock: ['5C'] };
    expect(of(seen(inStock))).toEqual([1, 1, -1]);
    const onWaste = { ...table, fans: [...table.fans.slice(0, 1), ['8S', '4C']], waste: ['3C'] };
    expect(of(seen(onWaste))).toEqual([-1, 1, 0]);
  });

  it('tells whether a card locks one of its suit that is wanted before it', () => {
    // The nine of clubs is wanted after the five below it, the nine of spades is of another suit.
    const clubs = seen({ ...table, fans: [['5C', '9C'], ...table.fans.slice(1)] });
    const spades = seen({ ...table, fans: [['5C', '9S'], ...table.fans.slice(1)] });
    const nine = (tokens: Tokens) => tokens.foundations[9] as TokenList;
    expect(changed(nine(clubs), nine(spades))).toBeGreaterThan(0);
    const turned = seen({ ...table, fans: [['9C', '5C'], ...table.fans.slice(1)] });
    expect(changed(nine(turned), nine(clubs))).toBeGreaterThan(0);
  });

  it('of the waste tells which cards lie on top, and those of the fans do not', () => {
    const before = seen();
    const after = seen({ ...table, waste: ['7H', '3C'] });
    expect(changed(before.all, after.all)).toBeGreaterThan(0);
    expect(listed(after.fans[0] as TokenList)).toEqual(listed(before.fans[0] as TokenList));
  });

  it('of all tells how long the stock is', () => {
    const before = seen();
    const after = seen({ ...table, stock: ['QS', '9H'] });
    expect(listed(before.all)[0]).toBe(3);
    expect(listed(after.all)[0]).toBe(2);
  });

  it('comes with whether the position is a dead end', () => {
    // Most cards are missing here, so that no foundation can be completed.
    expect(seen().isDead).toBe(true);
    const position = new SearchPosition(RULE_SETS.classic);
    position.read(startOf(dealCards({ generator: 'lcg', seed: 1 })));
    const tokens = new Tokens();
    tokens.describe(position);
    expect(tokens.isDead).toBe(false);
  });
});

function expectRange(list: readonly number[], size: number): void {
  for (const token of list) {
    expect(token).toBeGreaterThanOrEqual(0);
    expect(token).toBeLessThan(size);
  }
}
