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
    fireEvent.input(slider, { target: { value: '102' } });
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
});
