import { describe, expect, it } from 'vitest';
import { OPTIONS, Settings } from './settings.ts';

const holding = (text: string) => new Settings({ getItem: () => text, setItem: () => {} });

const USUAL = {
  ...{ theme: 'system', print: 'fitting', suitColours: 'two', back: 'theme', speed: 'normal' },
  ...{
    layout: 'clock',
    hand: 'right',
    hints: 'proven',
    difficulty: 'any',
    showMoves: false,
    showStatus: false,
    showChance: false,
    onlyWinnable: false,
  },
  ...{ language: 'system' },
  ...{ singleTap: true, autoplay: false, letterKeys: true, sound: false, volume: 0.6 },
};

describe('settings', () => {
  it('treat unreadable values as not chosen', () => {
    for (const text of [
      '{',
      'null',
      '7',
      '{"showStatus":"yes","theme":"mauve","print":3,"volume":2,"language":"tlh","letterKeys":null}',
    ])
      expect(holding(text).choices.value).toEqual(USUAL);
  });

  it('are kept, each of them', () => {
    const data = new Map<string, string>();
    const store = {
      getItem: (key: string) => data.get(key) ?? null,
      setItem: (key: string, value: string) => void data.set(key, value),
    };
    const chosen = {
      ...Object.fromEntries(Object.entries(OPTIONS).map(([name, all]) => [name, all.at(-1)])),
      ...{
        showMoves: true,
        showStatus: true,
        showChance: true,
        onlyWinnable: true,
        singleTap: true,
        autoplay: true,
      },
      ...{ letterKeys: false, sound: true, volume: 0.25, language: 'ar' as const },
    };
    new Settings(store).choose(chosen);
    expect(new Settings(store).choices.value).toEqual(chosen);
  });

  it('hold while the page is open if nothing can be stored', () => {
    const refuse = () => {
      throw new Error('full');
    };
    const settings = new Settings({ getItem: refuse, setItem: refuse });
    settings.choose({ onlyWinnable: true });
    expect(settings.choices.value).toEqual({ ...USUAL, onlyWinnable: true });
  });
});
