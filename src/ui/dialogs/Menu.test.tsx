/** The menu: what it says about the daily deal and the games, and what it does. */
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import { button, openPage } from '../testing/openPage.tsx';
import {
  buttonIn,
  dialog,
  hasFocus,
  isOff,
  noDialog,
  setDate,
  spoken,
} from '../testing/playing.ts';

describe('the menu', () => {
  it('has the daily deal and the games first, with their state', async () => {
    setDate('2026-11-24T12:00:00Z');
    const { user } = await openPage(won, { at: 5 });
    await user.click(button(en.menu));
    const menu = await dialog(en.menu);
    await hasFocus(
      within(menu).getByRole('button', {
        name: en.dealNames.daily,
        description: 'Nov 24 not played',
      }),
    );
    within(menu).getByRole('button', { name: en.panels.theGames, description: '1 open 0 won' });
    await user.keyboard('{Escape}');
    await noDialog();
    await hasFocus(button(en.menu));
  });

  it('restarts the deal if there is a move to undo', async () => {
    const { user } = await openPage(won, { at: 5 });
    await user.click(button(en.menu));
    await user.click(buttonIn(await dialog(en.menu), en.panels.restartDeal));
    await waitFor(() => expect(spoken()).toBe(en.restarted));
    await user.click(button(en.menu));
    const again = await dialog(en.menu);
    expect(isOff(buttonIn(again, en.panels.restartDeal))).toBe(true);
    await user.click(buttonIn(again, en.panels.restartDeal));
    expect(again.isConnected).toBe(true);
  });

  it('gets the focus back after a dialog that it opened', async () => {
    const { user } = await openPage(won, { at: 5 });
    button(en.menu).focus();
    await user.keyboard('{Enter}');
    await user.click(buttonIn(await dialog(en.menu), en.panels.settings));
    await dialog('Settings');
    await user.keyboard('{Escape}');
    await hasFocus(button(en.menu));
  });
});
