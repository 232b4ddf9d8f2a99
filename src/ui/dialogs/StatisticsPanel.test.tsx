/** The statistics that the page shows for games played on it. */

import { waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { button, openPage } from '../testing/openPage.tsx';
import { dealNumber, openFromMenu, press, spoken, title } from '../testing/playing.ts';

async function read(user: UserEvent): Promise<readonly string[]> {
  const panel = await openFromMenu(user, 'Statistics');
  const figures = [...panel.querySelectorAll('dl > *')].map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return figures;
}

describe('the statistics', () => {
  it('count each win and loss once, and not again for the same deal', async () => {
    const { user } = await openPage(won, { at: won.moves.length - 1 });
    await user.click(button('Redo'));
    await waitFor(() => expect(spoken()).toContain('You won'));
    expect(await read(user)).toContain('Played10 lost');
    for (const number of ['7', '1', '9']) {
      await dealNumber(user, number);
      await press(user, 's', 'd');
    }
    expect(title()).toBe('Deal 9');
    // Deal 7 was given up; deal 1 was won before; deal 9 is open.
    const figures = await read(user);
    expect(figures).toContain('Played21 lost');
    expect(figures).toContainEqual(expect.stringMatching(/^Won1/));
  });

  it('claim nothing if no game has ended', async () => {
    const { user } = await openPage(won, { at: 5 });
    const panel = await openFromMenu(user, 'Statistics');
    expect(panel.querySelector('dl')).toBeNull();
    expect(panel.querySelector('.empty')).not.toBeNull();
    expect(panel.textContent).toContain('1 open game ');
  });
});
