/** Tips for the first games. */
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openPage } from '../testing/openPage.tsx';
import { keptMoves, press } from '../testing/playing.ts';

const theTip = () => screen.findByRole('complementary', { name: 'Tip' });
const tip = () => screen.queryByRole('complementary', { name: 'Tip' });

it('is shown once, and not at all if the player wants none', async () => {
  const { user, store, reopen } = await openPage(undefined, {
    kept: { 'bigben.lesson': '"over"' },
  });
  const first = await theTip();
  expect(first.textContent).toContain('Light all twelve hours');
  await user.click(within(first).getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(tip()).toBeNull());
  // The table gets the focus.
  await user.keyboard('d');
  expect((await theTip()).textContent).toContain('You can play the card you drew');
  expect(keptMoves(store)).toEqual(['draw']);
  const again = await reopen();
  const second = await theTip();
  expect(second.textContent).toContain('You can play the card you drew');
  await again.user.click(within(second).getByRole('button', { name: 'Turn off tips' }));
  const { user: last } = await again.reopen();
  await press(last, 's', 'd');
  expect(tip()).toBeNull();
});
