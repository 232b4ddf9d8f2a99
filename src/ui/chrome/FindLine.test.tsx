/** Cards that are searched for, from the menu. */
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import { keptMoves, openFromMenu, tap } from '../testing/hands.ts';
import { button, byId, one, openPage } from '../testing/openPage.tsx';

const question = { name: en.panels.whichCard };
const noLine = () =>
  waitFor(() => expect(screen.queryByRole('complementary', question) === null).toBe(true));

async function search() {
  const page = await openPage(won, { at: 45 });
  await openFromMenu(page.user, en.panels.findCard);
  await screen.findByRole('complementary', question);
  return page;
}

describe('the search for a card', () => {
  it('is asked for aloud, and a card that is tapped is looked for, not taken', async () => {
    const page = await search();
    expect(byId('spoken').textContent).toContain(en.panels.whichCard);
    await tap(page, 't3');
    await waitFor(() => expect(one('.plaque .first').textContent).toContain('Lower: '));
    expect(page.session.held.value).toBeUndefined();
  });

  it('ends by Esc, which closes nothing else then', async () => {
    const { user } = await search();
    await user.keyboard('{Escape}');
    await noLine();
  });

  it('ends by its button, and by a move', async () => {
    const { user, store } = await search();
    await user.click(button('Close'));
    await noLine();
    await openFromMenu(user, en.panels.findCard);
    await screen.findByRole('complementary', question);
    await user.click(button('Undo'));
    await noLine();
    expect(keptMoves(store)).toHaveLength(44);
  });
});
