import { describe, expect, it } from 'vitest';
import { Settings } from './settings.ts';

describe('settings', () => {
  it('hold what cannot be read for not chosen', () => {
    for (const text of ['{', 'null', '7', '{"showStatus":"yes"}']) {
      const settings = new Settings({ getItem: () => text, setItem: () => {} });
      expect(settings.choices.value).toEqual({ showStatus: false, onlyWinnable: false });
    }
  });

  it('hold for the page where nothing can be kept', () => {
    const refuse = () => {
      throw new Error('full');
    };
    const settings = new Settings({ getItem: refuse, setItem: refuse });
    settings.choose({ onlyWinnable: true });
    expect(settings.choices.value).toEqual({ showStatus: false, onlyWinnable: true });
  });
});
