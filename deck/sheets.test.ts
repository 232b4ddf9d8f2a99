import { describe, expect, it } from 'vitest';
import { RANKS, SUITS } from './cards.ts';
import type { DeckLetters } from './faces.ts';
import { makeSheet, SHEETS } from './sheets.ts';
import { makeDeck } from './testing/wholeDeck.ts';

const FRENCH: DeckLetters = ['A', 'V', 'D', 'R'];
const NESTED =
  /<svg x="(\d+)" width="110" height="154" (viewBox="-5 -7 110 154">.*?)(?=<svg x="\d+" width="110"|<\/svg>$)/gs;

describe('the sheets of a deck', () => {
  it('have each face once, the courts apart from the numbers', () => {
    const all = RANKS.flatMap((rank) => SUITS.map((suit) => `${rank}${suit}`));
    expect(SHEETS.flat().toSorted()).toEqual(all.toSorted());
    expect(SHEETS.map((keys) => keys.length)).toEqual([10, 3, 10, 3, 10, 3, 10, 3]);
  });

  it.each(['classic', 'large'] as const)(
    'show the very faces of the %s deck, in their order',
    (style) => {
      const deck = makeDeck(style, 'four', FRENCH);
      for (const keys of SHEETS) {
        const sheet = makeSheet(keys, style, 'four', FRENCH);
        const width = 110 * keys.length;
        expect(sheet).toMatch(
          new RegExp(
            `^<svg xmlns="[^"]*" width="${width}" height="154" viewBox="0 0 ${width} 154">`,
          ),
        );
        const faces = [...sheet.matchAll(NESTED)];
        expect(faces.map(([, x]) => Number(x))).toEqual(keys.map((_, i) => 110 * i));
        expect(
          faces.map(([, , face]) => `<svg xmlns="http://www.w3.org/2000/svg" ${face}`),
        ).toEqual(keys.map((key) => deck[key]));
      }
    },
  );
});
