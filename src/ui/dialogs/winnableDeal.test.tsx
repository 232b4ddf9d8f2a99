/** Before it deals, the page looks for a deal that can be won. */
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { endAfterwards } from '../testing/fakeBrowser.ts';
import { heldPool } from '../testing/heldPool.ts';
import { button, one, openPage } from '../testing/openPage.tsx';
import { askStatus, keptMoves, openOptions } from '../testing/playing.ts';

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a new game', () => {
  it('can be one that can be won', async () => {
    // A deal that the solver decides quickly.
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    endAfterwards(() => random.mockRestore());
    const { user, store } = await openPage(won, { at: 10 });
    await openOptions(user);
    await user.click(screen.getByLabelText('Winnable deals only'));
    await user.click(button('Deal'));
    await noDialog();
    await waitFor(() => expect(one('.deal').textContent).toMatch(/^Classic\s*$/));
    await waitFor(() => expect(keptMoves(store)).toEqual([]));
    await askStatus(user);
    await waitFor(() => expect(one('.status .words').textContent).toBe('Winnable'));
    await openOptions(user);
    expect(screen.getByLabelText<HTMLInputElement>('Winnable deals only').checked).toBe(true);
  });

  it('is looked for until the player cancels', async () => {
    const { pool, release } = heldPool();
    const { user, store } = await openPage(won, { at: 10, engines: { solver: pool } });
    await openOptions(user);
    await user.click(screen.getByLabelText('Winnable deals only'));
    await user.click(button('Deal'));
    await screen.findByText('Looking for a winnable deal…');
    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByText('Looking for a winnable deal…')).toBeNull());
    release();
    await user.click(button('Close'));
    await noDialog();
    expect(keptMoves(store)).toHaveLength(10);
  });
});
