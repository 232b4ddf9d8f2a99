/** The review of a game. */
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { spoiled, won } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import { button, openPage, pile } from '../testing/openPage.tsx';
import {
  buttonIn,
  dealNumber,
  dialog,
  hasFocus,
  keptMoves,
  keptOnTable,
  noDialog,
  openFromMenu,
  press,
  spoken,
} from '../testing/playing.ts';

const bar = () => screen.queryByRole('complementary', { name: en.reviewBar.title });

async function openReview(user: UserEvent): Promise<HTMLElement> {
  await user.click(button('Menu'));
  await user.click(buttonIn(await dialog('Menu'), en.panels.lookThrough));
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  return screen.findByRole('complementary', { name: en.reviewBar.title });
}

const says = (review: HTMLElement, text: string) =>
  waitFor(() => expect(review.textContent).toContain(text));

describe('a game under review', () => {
  it('shows the move that lost it, and goes on from there', async () => {
    const { user, store } = await openPage(spoiled);
    const review = await openReview(user);
    await says(review, 'lost');
    await user.click(
      await within(review).findByRole('button', { name: /^The mistake: go to move 101/ }),
    );
    await says(review, 'Move 101 of 103');
    await says(review, 'winnable');
    expect(keptMoves(store)).toHaveLength(101);
    const slider = within(review).getByRole('slider');
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    await waitFor(() =>
      expect(slider.getAttribute('aria-valuetext')).toMatch(/^Move 102 of 103: lost\./),
    );
    await user.click(buttonIn(review, en.reviewBar.toDeal));
    await says(review, 'Start, of 103 moves');
    await user.click(buttonIn(review, en.reviewBar.forward));
    await says(review, 'Move 1 of 103');
    await user.click(buttonIn(review, en.reviewBar.back));
    await says(review, 'Start, of 103 moves');
    await user.click(buttonIn(review, en.reviewBar.toEnd));
    await says(review, 'Move 103 of 103');
    await user.click(buttonIn(review, en.reviewBar.close));
    await waitFor(() => expect(bar()).toBeNull());
    await hasFocus(pile('s'));
  });

  it('is closed by Esc, after anything shown on top of it', async () => {
    const { user } = await openPage(spoiled);
    const review = await openReview(user);
    const slider = within(review).getByRole('slider');
    slider.focus();
    // Esc closes a dialog alone; a hint and a card in hand go before the review.
    const help = await openFromMenu(user, 'How to play');
    expect(help.textContent).toContain('close a hint or the review');
    await user.keyboard('{Escape}');
    await noDialog();
    expect(bar()).not.toBeNull();
    await user.click(buttonIn(review, en.reviewBar.toDeal));
    await press(user, 't3', '{Enter}');
    const isHeld = () => /, picked up$/.test(pile('t3').getAttribute('aria-label') ?? '');
    await waitFor(() => expect(isHeld()).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(isHeld()).toBe(false));
    expect(bar()).not.toBeNull();
    slider.focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(bar()).toBeNull());
    await hasFocus(pile('s'));
  });

  it('is no longer under review when another is dealt', async () => {
    const { user, store } = await openPage(won, { at: 5 });
    await openReview(user);
    await dealNumber(user, '7');
    await waitFor(() => expect(bar()).toBeNull());
    expect(keptOnTable(store).number).toBe('7');
    expect(keptOnTable(store).assists).toMatchObject({ statusSeen: false });
  });

  it('has buttons for its other lines, by which one goes over and back', async () => {
    const { user, session } = await openPage(won, { at: 20 });
    for (const key of ['z', 'z', 'd']) await press(user, 's', key);
    const moves = session.game.value.moves.length;
    expect(session.game.value.lines).toHaveLength(1);
    const review = await openReview(user);
    const other = await within(review).findByRole('button', {
      name: new RegExp(`^Moves ${moves} to ${won.moves.length}: `),
    });
    expect(review.querySelectorAll('.branches span')).toHaveLength(1);
    await user.click(other);
    await says(review, `Move ${moves - 1} of ${won.moves.length}`);
    await waitFor(() => expect(spoken()).toContain(`Move ${moves - 1} of ${won.moves.length}`));
    // The line that was left has its place; the button keeps the focus.
    const back = buttonIn(review, new RegExp(`^Moves ${moves} to ${moves}: `));
    await hasFocus(back);
    await user.keyboard('{Enter}');
    await says(review, `Move ${moves - 1} of ${moves}`);
  });

  it('shows no lines where there are none', async () => {
    const { user } = await openPage(won, { at: 5 });
    const review = await openReview(user);
    expect(within(review).queryByRole('group', { name: en.reviewBar.lines })).toBeNull();
    expect(document.body.classList.contains('with-lines')).toBe(false);
  });

  it('has flags where the player has put marks', async () => {
    const { user, store } = await openPage(won, { at: 12 });
    const review = await openReview(user);
    const button = buttonIn(review, en.reviewBar.mark);
    expect(button.getAttribute('aria-pressed')).toBe('false');
    await user.click(button);
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
    expect(review.querySelectorAll('.flag')).toHaveLength(1);
    expect(keptOnTable(store).marks).toEqual([12]);
    await user.click(buttonIn(review, en.reviewBar.back));
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
    expect(review.querySelectorAll('.flag')).toHaveLength(1);
  });
});
