/** The controls around the table, and the words at the end of a game. */
import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { lost, won } from '../../app/testing/stage.ts';
import { button, one, openPage, pile } from '../testing/openPage.tsx';
import { isOff, keptMoves, spoken } from '../testing/playing.ts';

const notice = () => one('.notice').textContent;
const win = () => document.querySelector('.win');

describe('the buttons', () => {
  it('undo, redo and restart', async () => {
    const { user, store } = await openPage(won, { at: 4 });
    await user.click(button('Undo'));
    await user.click(button('Undo'));
    await user.click(button('Redo'));
    expect(keptMoves(store)).toEqual(won.moves.slice(0, 3));
    await user.click(button('Restart'));
    expect(keptMoves(store)).toEqual([]);
    await waitFor(() => expect(isOff(button('Undo'))).toBe(true));
    await user.click(button('Undo'));
    expect(keptMoves(store)).toEqual([]);
    for (let i = 0; i < 4; i++) await user.click(button('Redo'));
    expect(keptMoves(store)).toEqual(won.moves.slice(0, 4));
  });
});

describe('the end of a game', () => {
  it('with no move left is announced, and can be undone', async () => {
    const { user } = await openPage(lost, { at: lost.moves.length - 1 });
    expect(notice()).toBe('');
    await user.click(button('Redo'));
    await waitFor(() => expect(spoken()).toMatch(/No moves left\. \d+ of 104 cards are home\./));
    await waitFor(() =>
      expect(one('.side-panel.lost .words').textContent).toMatch(
        /^No moves left\. \d+ of 104 home\.$/,
      ),
    );
    await user.click(button('Undo'));
    await waitFor(() => expect(document.querySelector('.side-panel.lost')).toBeNull());
    expect(notice()).toBe('');
  });

  it('with no move left is reached by clicks', async () => {
    const { store } = await openPage(lost, { at: 0 });
    for (const move of lost.moves)
      for (const place of move.includes('-') ? move.split('-') : ['s']) pile(place).click();
    await waitFor(() => expect(spoken()).toContain('No moves left.'));
    expect(keptMoves(store)).toEqual(lost.moves);
  });

  it('by a win is announced and shown, until it is undone', async () => {
    const { user } = await openPage(won, { at: won.moves.length - 1 });
    expect(win()).toBeNull();
    await user.click(button('Redo'));
    await waitFor(() => expect(spoken()).toContain('You won in 116 moves'));
    await waitFor(() => expect(win()).not.toBeNull());
    await user.click(button('Undo'));
    await waitFor(() => expect(win()).toBeNull());
  });
});
