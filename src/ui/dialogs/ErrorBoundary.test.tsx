/** A dialog that fails. */
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { button, one, openPage } from '../testing/openPage.tsx';
import { keptMoves, noDialog, openFromMenu } from '../testing/playing.ts';

it('says so, and the rest of the page goes on', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { app, user, store } = await openPage(won, { at: 3 });
  app.linked.value = { number: 'broken' } as never;
  app.dialog.value = 'linked';
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('isn’t working');
  expect(report).toHaveBeenCalledWith(expect.any(Error));
  await user.click(within(one('dialog')).getByRole('button', { name: 'Close' }));
  await noDialog();
  await user.click(button('Undo'));
  await waitFor(() => expect(keptMoves(store)).toHaveLength(2));
  const panel = await openFromMenu(user, 'Daily', 'Daily deal');
  expect(panel.querySelector('.calendar')).not.toBeNull();
});
