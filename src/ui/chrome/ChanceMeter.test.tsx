import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../../app/games/assists.ts';
import { scriptedAdvice } from '../../app/testing/scriptedPool.ts';
import { localFairPlayer, won } from '../../app/testing/stage.ts';
import { button, byId, openPage } from '../testing/openPage.tsx';
import { chooseFromMenu, keptOnTable } from '../testing/playing.ts';

const meter = () => document.querySelector('.chance');
const known = () => screen.findByRole('img', { name: /^Estimated chance: \d+%$/ });

describe('the chance', () => {
  it('is hidden until it is switched on, follows the game, and is never spoken', async () => {
    const engines = { fairPlayer: localFairPlayer() };
    const { user, store } = await openPage(won, { at: 40, engines });
    await chooseFromMenu(user, 'Settings');
    expect(meter()).toBeNull();
    await user.click(screen.getByLabelText('Show the estimated chance'));
    await user.keyboard('{Escape}');
    const before = (await known()).getAttribute('aria-label') ?? '';
    await waitFor(() =>
      expect(keptOnTable(store).assists).toEqual({ ...NO_ASSISTS, chanceSeen: true }),
    );
    await user.click(button('Undo'));
    await known();
    await user.click(button('Redo'));
    await screen.findByRole('img', { name: before });
    for (const region of ['spoken', 'spoken-status'])
      expect(byId(region).textContent).not.toContain('chance');
  });

  it('says that it is being computed, and counts as no help before it is shown', async () => {
    const { fairPlayer } = scriptedAdvice('never');
    const choices = { showChance: true };
    const { store } = await openPage(won, { at: 40, choices, engines: { fairPlayer } });
    expect(meter()?.classList).toContain('stale');
    expect(meter()?.getAttribute('aria-label')).not.toMatch(/\d/);
    expect(keptOnTable(store).assists).toEqual(NO_ASSISTS);
  });

  it('of a won game is not shown', async () => {
    const choices = { showChance: true };
    const { user } = await openPage(won, { at: won.moves.length - 1, choices });
    await known();
    await user.click(button('Redo'));
    await waitFor(() => expect(meter()).toBeNull());
  });
});
