/** The offer of a new version, in the middle of a game. */
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import { byId, openPage } from '../testing/openPage.tsx';
import { focusIsOn, keptMoves, openOptions, press } from '../testing/playing.ts';

const offer = () => screen.findByRole('complementary', { name: en.update.label });
const noOffer = () =>
  waitFor(() => expect(document.querySelectorAll('.tip.update')).toHaveLength(0));

describe('the offer of a new version', () => {
  it('is spoken, and the game goes on beside it until it is put off', async () => {
    const { user, store, updateReady } = await openPage(won, { at: 60 });
    updateReady.value = true;
    expect((await offer()).textContent).toContain(en.update.ready);
    expect(byId('spoken').textContent).toContain(en.update.ready);
    await press(user, 't3', 'r');
    expect(keptMoves(store)).toEqual(won.moves.slice(0, 61));
    await user.click(within(await offer()).getByRole('button', { name: en.update.later }));
    await noOffer();
    await focusIsOn('s');
  });

  it('leaves the focus in an open dialog', async () => {
    const { user, updateReady } = await openPage(won, { at: 60 });
    await openOptions(user);
    const number = screen.getByLabelText<HTMLInputElement>('Or play a numbered deal');
    await user.type(number, '12');
    updateReady.value = true;
    await waitFor(() => expect(document.querySelectorAll('.tip.update')).toHaveLength(1));
    expect(document.activeElement === number).toBe(true);
    await user.keyboard('34');
    expect(number.value).toBe('1234');
  });

  it('waits until a review is closed', async () => {
    const { app, updateReady } = await openPage(won);
    app.review.open();
    updateReady.value = true;
    await waitFor(() => expect(document.querySelectorAll('.review')).toHaveLength(1));
    await noOffer();
    app.review.close();
    await offer();
  });
});
