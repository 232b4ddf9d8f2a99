import { computed } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import { storeOf } from '../testing/values.ts';
import { ComputerGames, MAX_DEALS_KEPT } from './computerGames.ts';

const KEY = 'bigben.computer';
const WON = { won: true, moves: 112 };
const LOST = { won: false, moves: 67 };

describe('the computer’s games', () => {
  it('are kept by deal and opponent, and read back', () => {
    const store = storeOf();
    const games = new ComputerGames(store);
    games.keep('classic 5', 'fair', WON);
    games.keep('classic 5', 'careless', LOST);
    games.keep('relaxed 5', 'fair', { won: false, moves: 0 });
    for (const each of [games, new ComputerGames(store)]) {
      expect(each.of('classic 5', 'fair')).toEqual(WON);
      expect(each.of('classic 5', 'careless')).toEqual(LOST);
      expect(each.of('classic 5', 'quick')).toBeUndefined();
      expect(each.of('relaxed 5', 'fair')).toEqual({ won: false, moves: 0 });
      expect(each.of('classic 6', 'fair')).toBeUndefined();
    }
  });

  it('are told to whoever reads them', () => {
    const games = new ComputerGames(storeOf());
    const seen = computed(() => games.of('classic 5', 'fair'));
    expect(seen.value).toBeUndefined();
    games.keep('classic 5', 'fair', WON);
    expect(seen.value).toEqual(WON);
  });

  it('are so many at most: the deal that was longest unchanged goes first', () => {
    const full = Object.fromEntries(
      Array.from({ length: MAX_DEALS_KEPT }, (_, i) => [`classic ${i}`, { fair: 100 }]),
    );
    const store = storeOf({ [KEY]: JSON.stringify(full) });
    const games = new ComputerGames(store);
    games.keep('classic 0', 'quick', LOST);
    games.keep('relaxed 1', 'fair', WON);
    for (const each of [games, new ComputerGames(store)]) {
      expect(each.of('classic 0', 'fair')).toEqual({ won: true, moves: 100 });
      expect(each.of('classic 1', 'fair')).toBeUndefined();
      expect(each.of('classic 2', 'fair')).toBeDefined();
      expect(each.of('relaxed 1', 'fair')).toEqual(WON);
    }
  });

  it('are played again where what is kept cannot be read or nothing is taken', () => {
    const broken = ['', '{', '[]', '{"classic 5":7}', '{"classic 5":{"fair":"won"}}', 'null'];
    for (const text of broken) {
      const games = new ComputerGames(storeOf({ [KEY]: text }));
      expect(games.of('classic 5', 'fair')).toBeUndefined();
      games.keep('classic 5', 'fair', WON);
      expect(games.of('classic 5', 'fair')).toEqual(WON);
    }
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('refused');
      },
    };
    const games = new ComputerGames(refusing);
    games.keep('classic 5', 'fair', WON);
    expect(games.of('classic 5', 'fair')).toEqual(WON);
  });
});
