/** The keyboard. */
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { button, byId, one, openPage, pile } from '../testing/openPage.tsx';
import { chooseFromMenu, focusIsOn, keptMoves, press, tap } from '../testing/playing.ts';

const end = won.moves.length;
const help = () => screen.findByRole('dialog', { name: 'How to play' });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const lifted = (count: number) =>
  waitFor(() => expect(document.querySelectorAll('.card.lifted')).toHaveLength(count));

describe('arrows', () => {
  it('walk round the clock, inward and outward', async () => {
    const { user } = await openPage(won, { at: 0 });
    pile('t12').focus();
    for (const [key, place] of [
      ['ArrowLeft', 't11'],
      ['ArrowRight', 't12'],
      ['ArrowRight', 't1'],
      ['ArrowDown', 'f1'],
      ['ArrowUp', 't1'],
      ['ArrowDown', 'f1'],
      ['ArrowDown', 's'],
      ['ArrowLeft', 'w'],
      ['ArrowRight', 's'],
      ['ArrowDown', 'f6'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      await focusIsOn(place);
    }
  });

  it('walk round the twelve hours of a won clock', async () => {
    const { user } = await openPage(won, { at: end - 1 });
    await press(user, 's', 'r');
    await waitFor(() => expect(byId('spoken').textContent).toContain('You won'));
    await waitFor(() => expect(document.activeElement?.matches('.won .main')).toBe(true));
    await press(user, 'f12', '{ArrowUp}{ArrowDown}');
    await focusIsOn('f12');
    await user.keyboard('{ArrowRight}');
    await focusIsOn('f1');
    await user.keyboard('z');
    await waitFor(() => expect(document.querySelectorAll('#table.won')).toHaveLength(0));
  });
});

describe('letters', () => {
  it('act while the clock has the focus or nothing has, not on buttons', async () => {
    const { user, store } = await openPage(won, { at: 0 });
    const made = (...moves: string[]) => waitFor(() => expect(keptMoves(store)).toEqual(moves));
    await user.keyboard('?');
    await help();
    await user.keyboard('{Escape}');
    await noDialog();
    await user.keyboard('{ArrowRight}');
    await focusIsOn('s');
    button('Undo').focus();
    await user.keyboard('d');
    await made();
    // A click focuses the button, too, but without a visible ring.
    await user.click(button('Undo'));
    await user.keyboard('d');
    await made('draw');
    await user.keyboard('z');
    await made();
    await press(user, 't3', 'df');
    await made('draw', 't3-f8');
    await user.keyboard('zzr');
    await made('draw');
    await focusIsOn('t3');
    await user.keyboard('{Enter}');
    expect(byId('spoken').textContent).toContain('Ace of diamonds picked up.');
    await user.keyboard('{Escape}');
    expect(byId('spoken').textContent).toBe('Ace of diamonds put back.');
    await user.keyboard('?');
    await help();
    await user.keyboard('{Escape}');
    await noDialog();
    await focusIsOn('t3');
  });

  it('B marks the position, and Shift+B comes back to it', async () => {
    const { user, store } = await openPage(won, { at: 10 });
    await press(user, 's', 'b');
    expect(byId('spoken').textContent).toBe('Position marked.');
    expect(one('.notice').textContent).toBe('Position marked.');
    await user.keyboard('rr');
    await waitFor(() => expect(keptMoves(store)).toHaveLength(12));
    await user.keyboard('{Shift>}b{/Shift}');
    await waitFor(() => expect(keptMoves(store)).toHaveLength(10));
    expect(byId('spoken').textContent).toBe('Back at the mark.');
    await user.keyboard('b');
    expect(byId('spoken').textContent).toBe('Mark removed.');
    await user.keyboard('{Shift>}b{/Shift}');
    expect(byId('spoken').textContent).toBe('No mark before this.');
  });

  it('after a click are for the table, but not while a dialog is open', async () => {
    const { user, store } = await openPage(won, { at: 0 });
    await chooseFromMenu(user, 'Share');
    const share = await screen.findByRole('dialog');
    await user.click(within(share).getByRole('button', { name: /^Copy/ }));
    await user.keyboard('d{Escape}');
    await noDialog();
    await user.keyboard('fd');
    await waitFor(() => expect(keptMoves(store)).toEqual(['draw']));
  });

  it('can be switched off; the other keys still work', async () => {
    const { user, store } = await openPage(won, { at: 0, choices: { letterKeys: false } });
    await press(user, 't3', 'df{ArrowRight}');
    await focusIsOn('t4');
    expect(keptMoves(store)).toEqual([]);
  });

  it('that are held down act once, and Ctrl makes them the browser’s', async () => {
    const { user, store } = await openPage(won, { at: 0 });
    await press(user, 's', '{d>3/}');
    await waitFor(() => expect(keptMoves(store)).toEqual(['draw']));
    await user.keyboard('{Control>}d{/Control}');
    expect(keptMoves(store)).toEqual(['draw']);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(keptMoves(store)).toEqual([]));
  });
});

describe('Esc', () => {
  it('ends a hint and leaves the focus on the clock, if it was on its buttons', async () => {
    const { user } = await openPage(won, { at: end - 4 });
    await user.keyboard('hh');
    (await screen.findByRole('button', { name: 'Do it' })).focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Do it' })).toBeNull());
    await focusIsOn('s');
  });

  it('puts a card back wherever the focus is, and so does a tap on the felt', async () => {
    const page = await openPage(won, { at: 0 });
    await tap(page, 't3');
    await lifted(1);
    button('Undo').focus();
    await page.user.keyboard('{Escape}');
    await lifted(0);
    await press(page.user, 't3', '{Enter}');
    await lifted(1);
    await page.user.pointer({ keys: '[MouseLeft]', target: byId('table') });
    await lifted(0);
  });
});

it('a refused place is explained and the card stays in hand', async () => {
  const { user, store } = await openPage(won, { at: 0 });
  await press(user, 't3', '{Enter}');
  await press(user, 't12', '{Enter}');
  const told = 'This fan takes the king of clubs.';
  expect(byId('spoken').textContent).toBe(told);
  // A screen reader repeats the words only if the text changes.
  await user.keyboard('{Enter}');
  await waitFor(() => expect(byId('spoken').textContent).toBe(`${told}\u00a0`));
  await press(user, 'f8', '{Enter}');
  await waitFor(() => expect(keptMoves(store)).toEqual(['t3-f8']));
});

it('a dialog is open as soon as it is in the page, so that Esc closes it', async () => {
  const { user } = await openPage(won, { at: 0 });
  const isOpen = new Promise<boolean>((tell) => {
    new MutationObserver((_, observer) => {
      const dialog = document.querySelector('dialog');
      if (!dialog) return;
      observer.disconnect();
      tell(dialog.open);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await user.click(button('Menu'));
  expect(await isOpen).toBe(true);
});

it('a key right after a dialog is closed, before the page is redrawn, is for the table', async () => {
  const { user } = await openPage(won, { at: 0 });
  await user.keyboard('?');
  await help();
  const { activeElement } = document;
  (one('dialog') as HTMLDialogElement).close();
  activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await noDialog();
  await focusIsOn('s');
});

it('the piles are named after their cards even if no frame is painted', async () => {
  const { user } = await openPage(won, { at: 20 });
  const before = pile('s').getAttribute('aria-label');
  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = () => 0;
  await press(user, 's', 'z'.repeat(20));
  await waitFor(() => expect(pile('s').getAttribute('aria-label')).not.toBe(before));
  window.requestAnimationFrame = requestAnimationFrame;
});
