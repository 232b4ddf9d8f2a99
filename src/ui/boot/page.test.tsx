/** The whole page in a fake DOM. */
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { button, byId, one, openPage, pile } from '../testing/openPage.tsx';

describe('the page', () => {
  it('shows the stored game, with the names of its piles', async () => {
    const { session } = await openPage(won, { at: 10 });
    expect(session.game.value.at).toBe(10);
    expect(pile('s').getAttribute('aria-label')).toMatch(/^Stock: \d+ cards/);
    expect(one('.deal').textContent).toBe('Deal 1 ');
  });

  it('asks once before the first hint, then shows and says it', async () => {
    const { user } = await openPage(won, { at: 10 });
    await user.click(button('Hint'));
    await user.click(await screen.findByRole('button', { name: 'Show it' }));
    await waitFor(() => expect(byId('spoken').textContent).toBe('Hint: refill the gaps.'));
  });

  it('closes a dialog by Esc and gives the focus back', async () => {
    const { user } = await openPage(won, { at: 10 });
    await user.click(byId('new'));
    expect(await screen.findByRole('dialog')).toBe(one('dialog'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(byId('new'));
  });
});
