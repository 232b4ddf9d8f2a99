/** The review shows where, in the fair player's opinion, the chance of winning dropped. */
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { scriptedAdvice } from '../../app/testing/scriptedPool.ts';
import { localFairPlayer, spoiled } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import { one, openPage } from '../testing/openPage.tsx';
import { chooseFromMenu, keptOnTable } from '../testing/playing.ts';

/**
 * A fair player that gives up at once if more than one card is hidden: judging all moves would take
 * minutes.
 */
function lateFairPlayer() {
  const whole = localFairPlayer();
  const { fairPlayer } = scriptedAdvice({ kind: 'unwinnable' });
  const advise: typeof whole.advise = (question, options) =>
    (question.view.unseen.length > 1 ? fairPlayer : whole).advise(question, options);
  return { ...whole, advise };
}

it('the move that lost the win has its chance before and after', async () => {
  const { user, store } = await openPage(spoiled, { engines: { fairPlayer: lateFairPlayer() } });
  await chooseFromMenu(user, en.panels.lookThrough);
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  const bar = await screen.findByRole('complementary', { name: en.reviewBar.title });
  await waitFor(() => one('.review .losing-mark'));
  const slider = within(bar).getByRole('slider');
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  // Nothing is hidden there, so the chances are exact: 100% before the move, 0% after.
  await waitFor(() =>
    expect(slider.getAttribute('aria-valuetext')).toBe(
      'Move 102 of 103: lost. Estimated chance: 100% before, 0% after.',
    ),
  );
  const mistake = one('.review .mistake');
  expect(mistake.textContent).toBe('Estimated chance: 100% before, 0% after');
  expect(bar.querySelector('.mistake-mark')).not.toBeNull();
  expect(keptOnTable(store).assists).toMatchObject({ chanceSeen: true });
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  await waitFor(() => expect(mistake.textContent).not.toMatch(/100%/));
});
