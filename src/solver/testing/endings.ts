/** Made-up positions with few cards left, and an exhaustive search that judges them. For tests. */
import fc from 'fast-check';
import { CARD_KINDS, type Card } from '../../rules/card.ts';
import { foundationCard, HOURS, sizeWhenComplete } from '../../rules/hour.ts';
import { legalMoves, play } from '../../rules/move.ts';
import { isWon, type Position } from '../../rules/position.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import { anyRuleSet } from '../../rules/testing/arbitraries.ts';

/** A position and the rules it is played by. */
export interface Ending {
  readonly ruleSet: RuleSet;
  readonly position: Position;
}

/** 2S 3S; 5S; JS 7S 6S; waste 4S. It is won: 5S and 4S go onto 6S, 3S onto them, and all of them home. */
export const SPADES: Position = {
  foundations: [8, 9, 9, 7, 9, 9, 9, 5, 9, 8, 8, 7],
  fans: [[], [27, 28], [30], [36, 32, 31], [], [], [], [], [], [], [], []],
  stock: [],
  waste: [29],
  redealsUsed: 0,
};

/**
 * 6H 7H; 2H AH TH TH; 8H; 8H; 9H; 9H; JH; QH; KH. It is won: 8H, 9H and TH go to two o'clock, the other 9H and 8H onto the
 * other TH, 7H onto them, and all of them home.
 */
export const HEARTS: Position = {
  foundations: [8, 9, 1, 9, 9, 9, 9, 9, 9, 8, 3, 8],
  fans: [[18, 19], [14, 13, 22, 22], [20], [20], [21], [21], [23], [24], [25], [], [], []],
  stock: [],
  waste: [],
  redealsUsed: 0,
};

/** The cards that are on no foundation. */
function cardsLeft(foundations: readonly number[]): Card[] {
  const left = new Map<Card, number>();
  for (let card = 0; card < CARD_KINDS; card++) left.set(card, 2);
  HOURS.forEach((hour, h) => {
    for (let height = 1; height <= (foundations[h] as number); height++) {
      const card = foundationCard(hour, height);
      left.set(card, (left.get(card) as number) - 1);
    }
  });
  return [...left].flatMap(([card, count]) => Array<Card>(count).fill(card));
}

/** Deals the cards that are left to few fans, the waste and the stock, at random. */
const anyMixedEnding = (mostLeft: number): fc.Arbitrary<Ending> =>
  fc
    .record({
      ruleSet: anyRuleSet,
      missing: fc.array(fc.nat(11), { minLength: 2, maxLength: mostLeft }),
      places: fc.infiniteStream(fc.nat(1_000_000)),
      fans: fc.integer({ min: 1, max: 12 }),
      intoStock: fc.integer({ min: 0, max: 60 }),
      intoWaste: fc.integer({ min: 0, max: 40 }),
      redealUsed: fc.boolean(),
    })
    .map(({ ruleSet, missing, places, fans, intoStock, intoWaste, redealUsed }) => {
      const next = (below: number): number => places.next().value % below;
      const foundations = HOURS.map((hour) => sizeWhenComplete(hour) as number);
      for (const h of missing) foundations[h] = Math.max(1, (foundations[h] as number) - 1);
      const left = cardsLeft(foundations);
      const piles: Card[][] = HOURS.map(() => []);
      const [stock, waste]: [Card[], Card[]] = [[], []];
      while (left.length > 0) {
        const [card] = left.splice(next(left.length), 1) as [Card];
        const lot = next(100);
        if (lot < intoStock) stock.push(card);
        else if (lot < intoStock + intoWaste) waste.push(card);
        else piles[next(fans)]?.push(card);
      }
      const redealsUsed = redealUsed ? ruleSet.redeals : 0;
      return { ruleSet, position: { foundations, fans: piles, stock, waste, redealsUsed } };
    });

/** Rules that deal only when the player is stuck, so that a playable card can be a disadvantage. */
const stuckRuleSet = anyRuleSet.map(
  (ruleSet): RuleSet => ({ ...ruleSet, drawWhen: 'stuck', refillWhen: 'stuck' }),
);

/** Two suits, in runs that are partly broken, on few fans: one run can wait for another. */
const anyEndingInRuns = (mostLeft: number): fc.Arbitrary<Ending> =>
  fc
    .record({
      ruleSet: fc.oneof(anyRuleSet, stuckRuleSet),
      suits: fc.tuple(fc.nat(3), fc.nat(3)),
      missing: fc.array(fc.nat(11), { minLength: 2, maxLength: mostLeft }),
      places: fc.infiniteStream(fc.nat(1_000_000)),
      fans: fc.integer({ min: 1, max: 5 }),
      stockSize: fc.nat(4),
      wasteSize: fc.nat(2),
    })
    .map(({ ruleSet, suits, missing, places, fans, stockSize, wasteSize }) => {
      const next = (below: number): number => places.next().value % below;
      const foundations = HOURS.map((hour) => sizeWhenComplete(hour) as number);
      // Every fourth hour from nine has the same suit.
      for (const h of missing) {
        const at = 4 * (h % 3) + (suits[h % 2] as number);
        foundations[at] = Math.max(1, (foundations[at] as number) - 1);
      }
      const left = cardsLeft(foundations).reverse();
      const take = (count: number): Card[] =>
        Array.from({ length: Math.min(count, left.length) }, () =>
          left.splice(next(left.length), 1),
        ).flat();
      const [stock, waste] = [take(stockSize), take(wasteSize)];
      const piles: Card[][] = HOURS.map(() => []);
      let at = 0;
      for (const card of left) {
        if (next(10) < 3) at = next(fans);
        piles[at]?.push(card);
      }
      const redealsUsed = next(2) * ruleSet.redeals;
      return { ruleSet, position: { foundations, fans: piles, stock, waste, redealsUsed } };
    });

export const anyEnding = (mostLeft: number): fc.Arbitrary<Ending> =>
  fc.oneof(anyMixedEnding(mostLeft), anyEndingInRuns(mostLeft));

const nameOf = ({ foundations, fans, stock, waste, redealsUsed }: Position): string =>
  [foundations, ...fans, stock, waste, [redealsUsed]].map((pile) => pile.join()).join(';');

/**
 * Whether a position can be won, by trying every legal move of the plain rules, in every position.
 *
 * @returns nothing if there are too many positions
 */
export function canBeWon(
  { ruleSet, position }: Ending,
  mostPositions: number,
): boolean | undefined {
  const seen = new Set([nameOf(position)]);
  const waiting = [position];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    if (isWon(at)) return true;
    if (seen.size > mostPositions) return undefined;
    for (const move of legalMoves(ruleSet, at)) {
      const next = play(ruleSet, at, move);
      const name = nameOf(next);
      if (seen.has(name)) continue;
      seen.add(name);
      waiting.push(next);
    }
  }
  return false;
}
