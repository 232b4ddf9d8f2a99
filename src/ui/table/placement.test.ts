import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_KINDS } from '../../rules/card.ts';
import { current } from '../../rules/game.ts';
import { HOURS } from '../../rules/hour.ts';
import { refillHours } from '../../rules/move.ts';
import { fanAt, gapsIn, type Position } from '../../rules/position.ts';
import { anyGame } from '../../rules/testing/arbitraries.ts';
import { chooseLayout } from './layout/choose.ts';
import { cardBox } from './layout/geometry.ts';
import { PILES, STOCK } from './pileName.ts';
import { matchSlots, type Placement, placeAll, type Slot } from './placement.ts';

const WINDOWS = [
  ['a ring', { width: 1280, height: 800 }],
  ['columns', { width: 390, height: 750 }],
  ['rows', { width: 844, height: 390 }],
] as const;

/** The two copies of each card. */
const CARDS = Array.from({ length: 2 * CARD_KINDS }, (_, i) => Math.floor(i / 2));

describe.each(WINDOWS)('a placement in %s', (_, size) => {
  const geometry = chooseLayout({ size, obstacles: [] });

  it('gives every card one slot, and every pile slots from the bottom to its top', () =>
    fc.assert(
      fc.property(anyGame, (game) => {
        const { slots, piles } = placeAll(geometry, game.ruleSet, current(game));
        expect(slots.map(({ card }) => card).sort((a, b) => a - b)).toEqual(CARDS);
        for (const pile of PILES) {
          const own = slots.filter((slot) => slot.pile === pile).sort((a, b) => a.index - b.index);
          expect(own.map(({ index }) => index)).toEqual(own.map((__, i) => i));
          const top = own.at(-1);
          if (!top) continue;
          expect(cardBox(top.at, geometry.cardWidth)).toEqual(piles[pile].top);
          expect([top.shown, top.covered, top.faceUp]).toEqual([true, false, pile !== STOCK]);
        }
      }),
      { numRuns: 100, seed: 8 },
    ));

  it('does not depend on what was shown before', () =>
    fc.assert(
      fc.property(anyGame, anyGame, (game, other) => {
        const place = (position: Position, before?: Placement) =>
          placeAll(geometry, game.ruleSet, position, before);
        let before = placeAll(geometry, other.ruleSet, current(other));
        for (const position of game.positions) {
          const anew = place(position);
          before = place(position, before);
          expect(before).toEqual(anew);
          const again = place(position, before);
          expect(again.slots.every((slot, i) => slot === before.slots[i])).toBe(true);
        }
        // Another layout shares nothing with the one before.
        const wider = chooseLayout({ size: { ...size, width: size.width + 40 }, obstacles: [] });
        expect(placeAll(wider, game.ruleSet, current(game), before)).toEqual(
          placeAll(wider, game.ruleSet, current(game)),
        );
      }),
      { numRuns: 20, seed: 10 },
    ));

  it('outlines each missing card, and numbers the gaps that the next refill fills', () =>
    fc.assert(
      fc.property(anyGame, (game) => {
        const position = current(game);
        const { gaps } = placeAll(geometry, game.ruleSet, position);
        const missing = HOURS.map((hour) => gapsIn(fanAt(position, hour)));
        expect(gaps).toHaveLength(missing.reduce((sum, count) => sum + count, 0));
        const turns = gaps.flatMap(({ turn }) => turn ?? []).sort((a, b) => a - b);
        expect(turns).toEqual(refillHours(game.ruleSet, position).map((__, i) => i + 1));
      }),
      { numRuns: 100, seed: 9 },
    ));
});

describe('card elements', () => {
  const geometry = chooseLayout({ size: { width: 1280, height: 800 }, obstacles: [] });

  it('take every slot of any position once, each a slot of its card', () =>
    fc.assert(
      fc.property(anyGame, (game) => {
        let slots: (Slot | undefined)[] = CARDS.map(() => undefined);
        let before: Placement | undefined;
        for (const position of game.positions) {
          before = placeAll(geometry, game.ruleSet, position, before);
          const wanted = before.slots;
          const next = matchSlots(slots, CARDS, wanted);
          expect(new Set(next).size).toBe(wanted.length);
          expect(next.map((slot) => slot.card)).toEqual(CARDS);
          slots = next;
        }
      }),
      { numRuns: 20, seed: 5 },
    ));

  it('stay where they are if their slot is still there', () =>
    fc.assert(
      fc.property(anyGame, (game) => {
        const [before, after] = game.positions.slice(-2);
        if (!before || !after) return;
        const old = placeAll(geometry, game.ruleSet, before);
        const first = matchSlots(
          CARDS.map(() => undefined),
          CARDS,
          old.slots,
        );
        const second = matchSlots(first, CARDS, placeAll(geometry, game.ruleSet, after, old).slots);
        const moved = second.filter((slot, i) => slot.pile !== first[i]?.pile).length;
        const dealt = Math.abs(before.stock.length - after.stock.length);
        expect(moved).toBe(Math.max(1, dealt));
      }),
      { numRuns: 100, seed: 6 },
    ));
});
