/** Keyboards of other scripts, and events that look like keys. */
import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { byId, openPage, pile } from '../testing/openPage.tsx';
import { keptMoves, spoken } from '../testing/playing.ts';

/** What D, F, Z and R type, in that order. */
const LAYOUTS: Readonly<Record<string, string>> = {
  Arabic: 'يبئق',
  Russian: 'вфяк',
  Greek: 'δφζρ',
  Hebrew: 'גכזר',
  kana: 'しはつす',
  'full-width letters': 'ｄｆｚｒ',
  Thai: 'กดผพ',
};
const CODES = ['KeyD', 'KeyF', 'KeyZ', 'KeyR'];

const strike = (target: Element, init: KeyboardEventInit): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

describe.each(Object.entries(LAYOUTS))('on a keyboard with %s', (_, letters) => {
  it('letters and Ctrl+Z act by their position', async () => {
    const { store } = await openPage(won, { at: 0 });
    const made = (...moves: string[]) => waitFor(() => expect(keptMoves(store)).toEqual(moves));
    const type = (i: number, place: string, init: KeyboardEventInit = {}) =>
      strike(pile(place), { key: letters.charAt(i), code: CODES[i] ?? '', ...init });
    pile('t3').focus();
    type(0, 't3');
    await made('draw');
    type(1, 't3');
    await made('draw', 't3-f8');
    type(2, 't3');
    await made('draw');
    type(3, 't3');
    await made('draw', 't3-f8');
    type(2, 't3', { ctrlKey: true });
    await made('draw');
    type(2, 't3', { ctrlKey: true, shiftKey: true });
    await made('draw', 't3-f8');
  });
});

it('Latin letters act by what they type, wherever the key is', async () => {
  const { store } = await openPage(won, { at: 0 });
  const made = (...moves: string[]) => waitFor(() => expect(keptMoves(store)).toEqual(moves));
  // Dvorak's D; then, with the code of D, Dvorak's sign on the key of Z and letters of other Latin
  // layouts.
  strike(pile('s'), { key: 'd', code: 'KeyH' });
  await made('draw');
  strike(pile('s'), { key: ';', code: 'KeyZ', ctrlKey: true });
  for (const key of ['ö', 'é', 'ı', '1', '=']) strike(pile('s'), { key, code: 'KeyD' });
  await made('draw');
  // QWERTZ.
  strike(pile('s'), { key: 'z', code: 'KeyY' });
  await made();
  strike(pile('s'), { key: 'y', code: 'KeyZ', ctrlKey: true });
  await made('draw');
  // AZERTY.
  strike(pile('s'), { key: 'z', code: 'KeyW', ctrlKey: true });
  await made();
});

it('a card is typed in any script, and its rank in any digits', async () => {
  await openPage(won, { at: 0 });
  for (const [key, code] of [
    ['ؤ', 'KeyC'],
    ['٧', 'Digit7'],
    ['ا', 'KeyH'],
  ] as const)
    strike(pile('s'), { key, code });
  await waitFor(() => expect(spoken()).toMatch(/^seven of hearts, /));
});

it('the question mark of another script opens the help', async () => {
  await openPage(won, { at: 0 });
  strike(pile('s'), { key: '؟', code: 'Slash', shiftKey: true });
  await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
});

describe('an event that is no key press of the player', () => {
  it('is ignored: a field filled in by the browser', async () => {
    const { store, app } = await openPage(won, { at: 1 });
    const before = [app.session.announcement.value, keptMoves(store)];
    const events = [byId('table'), pile('t3'), document.body].flatMap((target) =>
      ['keydown', 'keyup', 'keypress'].map((type) => {
        const event = new Event(type, { bubbles: true, cancelable: true });
        target.dispatchEvent(event);
        return event;
      }),
    );
    expect(events.filter(({ defaultPrevented }) => defaultPrevented)).toEqual([]);
    expect([app.session.announcement.value, keptMoves(store)]).toEqual(before);
  });

  it('is ignored: what an input method is still composing', async () => {
    const { store, app } = await openPage(won, { at: 0 });
    app.session.take({ pile: 'fan', hour: 3 });
    for (const init of [
      { key: 'd', code: 'KeyD' },
      { key: 'Escape', code: 'Escape' },
      { key: 'z', code: 'KeyZ', ctrlKey: true },
      { key: 'Process', code: 'KeyD' },
      { key: 'ArrowRight', code: 'ArrowRight' },
    ])
      expect(strike(pile('t3'), { ...init, isComposing: true })).toBe(true);
    expect(app.session.held.value).toEqual({ pile: 'fan', hour: 3 });
    expect(keptMoves(store)).toEqual([]);
  });
});
