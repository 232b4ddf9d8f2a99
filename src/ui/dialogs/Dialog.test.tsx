/** What all dialogs have in common. */
import { expect, it } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { openPage } from '../testing/openPage.tsx';
import { dialog, noDialog, press, spoken } from '../testing/playing.ts';

it('empties the announcements, so that no reader repeats them when it closes', async () => {
  const { user } = await openPage(won, { at: 3 });
  await press(user, 's', 'e');
  expect(spoken()).toMatch(/^Tops of the fans/);
  await press(user, 's', '?');
  await dialog('How to play');
  expect(spoken()).toBe('');
  await user.keyboard('{Escape}');
  await noDialog();
  expect(spoken()).toBe('');
});
