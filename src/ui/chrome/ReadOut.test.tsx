/** Keys that read out the table, and keys that go to an hour. */
import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { lost, won } from '../../app/testing/stage.ts';
import { readNeeds, readTops } from '../../i18n/readOut.ts';
import { en } from '../../i18n/testing/whole.ts';
import { current } from '../../rules/game.ts';
import { button, openPage, pile } from '../testing/openPage.tsx';
import { focusIsOn, hasFocus, keptMoves, press, spoken } from '../testing/playing.ts';

const strike = (target: Element, init: KeyboardEventInit): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

describe('a key reads out', () => {
  it('tops, moves, needs, changes and piles, and plays nothing', async () => {
    const { user, store, session } = await openPage(won, { at: 3 });
    const position = current(session.game.value);
    await press(user, 's', 'e');
    expect(spoken()).toBe(readTops(en, position));
    await press(user, 's', 'o');
    expect(spoken()).toBe(readNeeds(en, position));
    await press(user, 's', 'm');
    expect(spoken()).toMatch(/^Moves you can make now\. /);
    await press(user, 's', 'g');
    expect(spoken()).toMatch(/^Stock: .* Waste: .* Fans with one gap: /);
    await press(user, 's', 'l');
    expect(spoken()).toMatch(/^\S+ of \S+ from the /);
    expect(keptMoves(store)).toHaveLength(3);
  });

  it('the same text again, which a screen reader then reads again', async () => {
    const { user } = await openPage(won, { at: 3 });
    await press(user, 's', 'e');
    const first = spoken();
    await press(user, 's', 'e');
    expect(spoken()).not.toBe(first);
    expect(spoken().trim()).toBe(first);
  });

  it('what the last move has changed, and what was taken back', async () => {
    const { user } = await openPage(won, { at: 0 });
    await press(user, 's', 'l');
    expect(spoken()).toBe(en.readOut.nothing);
    await press(user, 's', 'd');
    await press(user, 's', 'l');
    expect(spoken()).toMatch(/ drawn\.$/);
    await press(user, 's', 'z');
    await press(user, 's', 'l');
    expect(spoken()).toMatch(/^Undone: /);
  });

  it('the fan with the focus, and any other by its number after that', async () => {
    const { user } = await openPage(won, { at: 0 });
    await press(user, 't3', 'u');
    expect(spoken()).toMatch(/^Fan at 3: .* on .* on .*, three cards\.$/);
    strike(pile('t3'), { key: '-', code: 'Minus' });
    expect(spoken()).toMatch(/^Fan at 11: /);
    strike(pile('t3'), { key: '0', code: 'Digit0' });
    expect(spoken()).toMatch(/^Fan at 10: /);
    await focusIsOn('t3');
    await press(user, 'f5', 'u');
    expect(spoken()).toMatch(/^Fan at 5: /);
    await press(user, 'w', 'u');
    expect(spoken()).toBe(en.readOut.whichFan);
    strike(pile('w'), { key: '"', code: 'Digit3' });
    expect(spoken()).toMatch(/^Fan at 3: /);
  });

  it('wherever the focus is, but not with letters turned off', async () => {
    const { user, settings } = await openPage(won, { at: 3 });
    button(en.undo).focus();
    await user.keyboard('e');
    expect(spoken()).toMatch(/^Tops of the fans/);
    settings.choose({ letterKeys: false });
    await user.keyboard('g');
    strike(pile('s'), { key: '#', code: 'Digit3', shiftKey: true });
    expect(spoken()).toMatch(/^Tops of the fans/);
    expect(document.activeElement).toBe(button(en.undo));
  });

  it('that no move is left', async () => {
    const { user } = await openPage(lost);
    await press(user, 't3', 'm');
    expect(spoken()).toBe(en.panels.nothingNow);
  });
});

/** A key of the number row with what it types plainly and with Shift. */
const LAYOUTS = {
  'United States': { Digit3: '3#', Digit0: '0)', Minus: '-_', Equal: '=+' },
  German: { Digit3: '3§', Digit0: '0=', Minus: 'ß?', Equal: '´`' },
  French: { Digit3: '"3', Digit0: 'à0', Minus: ')°', Equal: '=+' },
  Arabic: { Digit3: '٣#', Digit0: '٠)', Minus: '-_', Equal: '=+' },
} as const;
const HOURS = { Digit3: 3, Digit0: 10, Minus: 11, Equal: 12 } as const;
type Code = keyof typeof HOURS;

describe.each(Object.entries(LAYOUTS))('on a keyboard of the kind: %s', (_, layout) => {
  it.each(Object.keys(HOURS) as Code[])(
    '%s goes to its hour where it types a sign',
    async (code) => {
      await openPage(won, { at: 0 });
      for (const [shift, key] of [...layout[code]].entries()) {
        pile('s').focus();
        strike(pile('s'), { key, code, shiftKey: shift === 1 });
        await focusIsOn(/\p{Nd}|\?/u.test(key) ? 's' : `t${HOURS[code]}`);
        for (const open of document.querySelectorAll('dialog')) open.close();
      }
    },
  );
});

describe('a key of an hour', () => {
  it('goes from the fan to the foundation and back', async () => {
    await openPage(won, { at: 0 });
    pile('w').focus();
    for (const place of ['t7', 'f7', 't7']) {
      strike(document.activeElement as Element, { key: '&', code: 'Digit7', shiftKey: true });
      await focusIsOn(place);
    }
  });

  it('goes only to the clock after a win', async () => {
    await openPage(won);
    strike(document.body, { key: '&', code: 'Digit7', shiftKey: true });
    await focusIsOn('f7');
  });

  it('leaves shortcuts and dialogs alone', async () => {
    const { user } = await openPage(won, { at: 0 });
    pile('s').focus();
    for (const init of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      expect(strike(pile('s'), { key: '#', code: 'Digit3', shiftKey: true, ...init })).toBe(true);
    await user.keyboard('?');
    const title = document.querySelector('dialog') as Element;
    expect(strike(title, { key: '#', code: 'Digit3', shiftKey: true })).toBe(true);
    expect(document.activeElement?.matches('.pile.t3')).toBe(false);
  });

  it('does not take the digits of a typed card', async () => {
    const { user } = await openPage(won, { at: 0 });
    pile('s').focus();
    await user.keyboard('c10h');
    await waitFor(() => expect(spoken()).toMatch(/^ten of hearts, /));
    await hasFocus(pile('s'));
  });
});
