/** Moves and time beside the name of the deal, if the player has chosen that. */
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { button, openPage } from '../testing/openPage.tsx';
import { driveTime, noDialog, openFromMenu, pass } from '../testing/playing.ts';

it('tells moves and time, and does not count a long pause', async () => {
  const { user, time } = await openPage(won, { at: 45 });
  driveTime();
  const figures = () => document.querySelector('.play-figures')?.textContent;
  const passes = async (ms: number) => {
    time.pass(ms);
    await pass(1000);
  };
  expect(figures()).toBeUndefined();
  const panel = await openFromMenu(user, 'Settings');
  await user.click(within(panel).getByLabelText('Show moves and time'));
  await user.keyboard('{Escape}');
  await noDialog();
  await waitFor(() => expect(figures()).toBe('45 moves · 0:00'));
  await passes(61_000);
  await waitFor(() => expect(figures()).toBe('45 moves · 1:01'));
  await user.click(button('Undo'));
  await waitFor(() => expect(figures()).toBe('44 moves · 1:01'));
  // An hour without input counts as five minutes at most.
  await passes(3_600_000);
  await waitFor(() => expect(figures()).toBe('44 moves · 6:01'));
});
