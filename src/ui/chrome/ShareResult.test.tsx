/** The line of a daily deal that is over: shared, copied, or shown to be copied by hand. */
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StoredGame } from '../../app/games/stored.ts';
import { storeWith } from '../../app/testing/shelf.ts';
import { lost, won } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import type { GameRecord } from '../../rules/record.ts';
import { button, openPage } from '../testing/openPage.tsx';
import { buttonIn, dealNumber, openFromMenu, press, setDate } from '../testing/playing.ts';

const { share, copied, notCopied } = en.dailyLine;
const LINE = /^Big Ben Nov 30, 2026: won in 116 moves, no help [🕐-🕛]{12}$/u;

/** The page with a game as the daily deal of 30 November. */
function daily(record: GameRecord, at = record.moves.length) {
  const store = storeWith(record, at);
  const game = store.games.get('kept') as StoredGame;
  store.games.set('kept', { ...game, daily: '2026-11-30' });
  return openPage(undefined, { store });
}

/** The sheet of the daily deal that has just been won. */
async function wonSheet() {
  const page = await daily(won, won.moves.length - 1);
  await page.user.click(button('Redo'));
  return { ...page, sheet: await screen.findByRole('complementary', { name: /^You won in/ }) };
}

/** Replaces something of `navigator` until the test has ended. */
function stub(name: 'share' | 'clipboard' | 'maxTouchPoints', value: unknown): void {
  const usual = Object.getOwnPropertyDescriptor(navigator, name);
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => {
    if (usual) Object.defineProperty(navigator, name, usual);
    else Reflect.deleteProperty(navigator, name);
  });
}

const clipboard = () => {
  const writeText = vi.fn(async (_: string) => {});
  stub('clipboard', { writeText });
  return writeText;
};

/** A device for touch. */
const touch = (): void => stub('maxTouchPoints', 5);

describe('the line of a daily deal', () => {
  it('is copied at a desk, and the button says so', async () => {
    const sent = vi.fn();
    stub('share', sent);
    const { user, sheet } = await wonSheet();
    const write = clipboard();
    await user.click(buttonIn(sheet, share));
    await waitFor(() => expect(buttonIn(sheet, copied)).toBeTruthy());
    expect(write.mock.calls).toEqual([[expect.stringMatching(LINE)]]);
    expect(within(sheet).getByRole('status').textContent).toBe(copied);
    expect(sent).not.toHaveBeenCalled();
  });

  it('goes to the share sheet on a device for touch', async () => {
    touch();
    const sent = vi.fn(async (_: ShareData) => {});
    stub('share', sent);
    const { user, sheet } = await wonSheet();
    const write = clipboard();
    await user.click(buttonIn(sheet, share));
    expect(sent.mock.calls).toEqual([[{ text: expect.stringMatching(LINE) }]]);
    expect(write).not.toHaveBeenCalled();
    buttonIn(sheet, share);
  });

  it('is not copied if the share sheet was cancelled', async () => {
    touch();
    stub('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
    const { user, sheet } = await wonSheet();
    const write = clipboard();
    await user.click(buttonIn(sheet, share));
    await new Promise(setImmediate);
    expect(write).not.toHaveBeenCalled();
    buttonIn(sheet, share);
    expect(within(sheet).queryByLabelText(notCopied)).toBeNull();
  });

  it('is copied if the share sheet fails', async () => {
    touch();
    stub('share', () => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const { user, sheet } = await wonSheet();
    const write = clipboard();
    await user.click(buttonIn(sheet, share));
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
  });

  it.each([
    ['there is no clipboard', undefined],
    ['it refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ])('stands selected in a field if %s', async (_, value) => {
    const { user, sheet } = await wonSheet();
    stub('clipboard', value);
    await user.click(buttonIn(sheet, share));
    const field = await within(sheet).findByLabelText<HTMLInputElement>(notCopied);
    expect(field.value).toMatch(LINE);
    expect(field.readOnly).toBe(true);
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  });

  it('is offered when no move is left, with the cards home', async () => {
    const { user } = await daily(lost);
    const sheet = await screen.findByRole('complementary', { name: 'No moves left.' });
    const write = clipboard();
    await user.click(buttonIn(sheet, share));
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    expect(write.mock.calls[0]?.[0]).toMatch(/^Big Ben Nov 30, 2026: \d+ of 104 home, \d+ moves/);
  });

  it('is not offered for another deal', async () => {
    const { user } = await openPage(won, { at: won.moves.length - 1 });
    await user.click(button('Redo'));
    const sheet = await screen.findByRole('complementary', { name: /^You won in/ });
    expect(within(sheet).queryByRole('button', { name: share })).toBeNull();
  });

  it('is offered in the daily deal once its game has ended, also by being given up', async () => {
    setDate('2026-11-30T12:00:00Z');
    const { user } = await daily(won, 40);
    const open = await openFromMenu(user, 'Daily', en.daily.title);
    expect(within(open).queryByRole('button', { name: share })).toBeNull();
    await user.keyboard('{Escape}');
    await dealNumber(user, '7');
    await press(user, 's', 'd');
    const panel = await openFromMenu(user, 'Daily', en.daily.title);
    const write = clipboard();
    await user.click(buttonIn(panel, share));
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    expect(write.mock.calls[0]?.[0]).toMatch(/of 104 home, 40 moves, no help/);
    buttonIn(panel, copied);
  });
});
