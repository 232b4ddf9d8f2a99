/** Find a card: a chosen card is looked for, not played. */
import { waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import { button, openPage, pile } from '../testing/openPage.tsx';
import {
  buttonIn,
  dialog,
  hasFocus,
  keptMoves,
  noDialog,
  openFromMenu,
  press,
  spoken,
} from '../testing/playing.ts';

const line = () => document.querySelector('.side-line');
const callout = () => document.querySelector('.callout')?.textContent ?? '';

async function search(user: UserEvent): Promise<void> {
  await user.click(button(en.menu));
  await user.click(buttonIn(await dialog(en.menu), en.panels.findCard));
  await waitFor(() => expect(line()).not.toBeNull());
}

describe('find a card', () => {
  it('looks for the card that is chosen or typed, and plays nothing, until it is closed', async () => {
    const { user, store } = await openPage(won, { at: 40, choices: { singleTap: true } });
    await search(user);
    expect(spoken()).toBe(en.panels.whichCard);
    await press(user, 't3', '{Enter}');
    await waitFor(() => expect(callout()).toContain('Lower: '));
    await press(user, 't9', '{Enter}');
    await waitFor(() => expect(callout()).toContain('Higher: '));
    await user.keyboard('qs');
    await waitFor(() => expect(callout()).toContain('Q♠'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(line()).toBeNull());
    await hasFocus(pile('t9'));
    expect(keptMoves(store)).toHaveLength(40);
  });

  it('is closed by its button, and the table gets the focus', async () => {
    const { user } = await openPage(won, { at: 40 });
    await search(user);
    await user.click(buttonIn(line() as HTMLElement, en.close));
    await waitFor(() => expect(line()).toBeNull());
    expect(document.activeElement?.matches('.pile')).toBe(true);
  });

  it('is ended by a dialog, whose field gets what is typed there', async () => {
    const { user, store } = await openPage(won, { at: 40 });
    await search(user);
    const list = await openFromMenu(user, en.panels.theGames);
    expect(line()).toBeNull();
    const field = within(list).getByLabelText<HTMLInputElement>(en.games.search);
    await user.type(field, '10 jqk');
    expect(field.value).toBe('10 jqk');
    await user.click(buttonIn(list, en.close));
    await noDialog();
    await press(user, 's', 'd');
    expect(keptMoves(store)).toHaveLength(41);
  });

  it('is ended by a move', async () => {
    const { user } = await openPage(won, { at: 40 });
    await search(user);
    await press(user, 's', 'd');
    await waitFor(() => expect(line()).toBeNull());
  });
});
