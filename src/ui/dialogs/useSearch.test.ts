import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredGame } from '../../app/games/stored.ts';
import { storeWith } from '../../app/testing/shelf.ts';
import { won } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import { searchedOf } from './gameTexts.ts';
import { SearchIndex } from './useSearch.ts';

const [kept] = storeWith(won, 5).kept.games as StoredGame[];
const games = Array.from({ length: 200 }, (_, i): StoredGame => {
  const touched = Date.UTC(2026, 0, 1 + i);
  return { ...(kept as StoredGame), id: `${i}`, number: `${i}`, touched };
});

/** Counts how often a game's text is made. */
function counting() {
  let made = 0;
  const dealTitle = (number: string | undefined): string => {
    made++;
    return en.dealTitle(number);
  };
  return { index: new SearchIndex({ ...en, dealTitle }), made: () => made };
}

describe('a search', () => {
  it('makes the text of each game once, however much is typed', () => {
    const { index, made } = counting();
    index.find(games, 'd');
    const once = made();
    expect(once).toBeGreaterThanOrEqual(200);
    for (const search of ['de', 'deal', 'deal 1', 'x', '', 'jan']) index.find(games, search);
    expect(made()).toBe(once);
  });

  it('finds what the rows contain, whatever was searched for before', () => {
    const anySearch = fc.stringMatching(/^[deal 0-9]{0,4}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(anySearch, fc.nat(3)), { maxLength: 8 }), (typed) => {
        const index = new SearchIndex(en);
        for (const [search, more] of typed)
          for (const each of [search, `${search}${more}`]) {
            const words = each.split(' ').filter(Boolean);
            const expected = games.filter((game) =>
              words.every((word) => searchedOf(en, game).includes(word)),
            );
            expect(index.find(games, each)).toEqual(expected);
          }
      }),
      { seed: 18, numRuns: 40 },
    );
  });
});
