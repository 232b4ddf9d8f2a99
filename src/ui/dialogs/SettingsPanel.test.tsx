/** The settings: what they change at once, and what is stored. */
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { button, openPage } from '../testing/openPage.tsx';
import { keptMoves, noDialog, openFromMenu, press } from '../testing/playing.ts';

const theme = () => document.documentElement.dataset['theme'];

describe('the settings', () => {
  it('have themes, which apply at once and are stored', async () => {
    const { user, reopen } = await openPage(won);
    expect(theme()).toBe('felt');
    const panel = await openFromMenu(user, 'Settings');
    await user.selectOptions(within(panel).getByLabelText('Theme'), 'paper');
    expect(theme()).toBe('paper');
    await reopen();
    expect(theme()).toBe('paper');
  });

  it('can switch the letter keys off; Enter always works', async () => {
    const { user, store } = await openPage(won, { at: 0 });
    const panel = await openFromMenu(user, 'Settings');
    await user.click(within(panel).getByLabelText(/^Single-letter keys/));
    await user.keyboard('{Escape}');
    await noDialog();
    await press(user, 's', 'd');
    expect(keptMoves(store)).toEqual([]);
    await user.keyboard('{Enter}');
    expect(keptMoves(store)).toEqual(['draw']);
  });

  it('have a volume while sound is on', async () => {
    const { user, settings } = await openPage(won);
    const panel = await openFromMenu(user, 'Settings');
    const volume = within(panel).getByLabelText<HTMLInputElement>('Volume');
    expect(volume.disabled).toBe(true);
    await user.click(within(panel).getByLabelText('Sound'));
    expect(volume.disabled).toBe(false);
    expect(settings.choices.value.sound).toBe(true);
  });

  it('can show the tips again, once one was seen', async () => {
    const { user, kept } = await openPage(won, { at: 30, kept: { 'bigben.lesson': '"over"' } });
    const panel = await openFromMenu(user, 'Settings');
    const again = () => within(panel).queryByRole('button', { name: 'Show tips again' });
    expect(again()).toBeNull();
    await user.keyboard('{Escape}');
    await noDialog();
    await user.click(button('Got it'));
    const later = await openFromMenu(user, 'Settings');
    await user.click(within(later).getByRole('button', { name: 'Show tips again' }));
    expect(kept.getItem('bigben.tips')).toBe('[]');
  });
});
