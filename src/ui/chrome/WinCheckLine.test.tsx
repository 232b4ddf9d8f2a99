/** Whether the game can be won, as the line beside the title says it. */
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../../app/games/assists.ts';
import { scriptedSolver } from '../../app/testing/scriptedPool.ts';
import { lost, spoiled, won } from '../../app/testing/stage.ts';
import type { GameRecord } from '../../rules/record.ts';
import { heldPool } from '../testing/heldPool.ts';
import { button, byId, one, openPage } from '../testing/openPage.tsx';
import {
  askStatus,
  chooseFromMenu,
  keptMoves,
  keptOnTable,
  makeByKeys,
  press,
} from '../testing/playing.ts';

/** Nothing to redo, so the solver has to find the win. */
const upTo = (game: GameRecord, at: number): GameRecord => ({
  ...game,
  moves: game.moves.slice(0, at),
});

const shows = (text: string | RegExp) =>
  waitFor(() => expect(one('.status .words').textContent).toMatch(text));
const isHidden = () => waitFor(() => button('Winnable?'));
const winnable = /^Winnable$/;

describe('the status', () => {
  it('is hidden until it is asked for, and asks nothing before', async () => {
    const { solver, asked } = scriptedSolver();
    const { user, store } = await openPage(upTo(won, 110), { engines: { solver } });
    await user.click(button('Undo'));
    await user.click(button('Winnable?'));
    await screen.findByRole('complementary', { name: 'The answer counts as help.' });
    expect(byId('spoken').textContent).toBe('The answer counts as help.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('.side-line')).toBeNull());
    expect(asked).toEqual([]);
    await askStatus(user);
    await shows(winnable);
    expect(byId('spoken-status').textContent).toBe('Winnable');
    await waitFor(() => expect(keptOnTable(store).assists).toMatchObject({ statusSeen: true }));
    await user.click(button('Undo'));
    await shows(winnable);
    await user.click(one('.status'));
    await isHidden();
    expect(keptOnTable(store).assists).toMatchObject({ statusSeen: true });
  });

  it('is shown for one position, and not for the next', async () => {
    const { user } = await openPage(upTo(won, 110));
    await user.click(button('Winnable?'));
    await user.click(await screen.findByRole('button', { name: 'This position' }));
    await shows(winnable);
    await user.click(button('Undo'));
    await isHidden();
    await user.click(button('Redo'));
    await shows(winnable);
  });

  it('is always shown if the player chose that, until it is hidden', async () => {
    const { user, settings } = await openPage(upTo(won, 110));
    await chooseFromMenu(user, 'Settings');
    await user.click(screen.getByLabelText('Win check: always show whether this game is winnable'));
    await user.keyboard('{Escape}');
    await shows(winnable);
    expect(settings.choices.value.showStatus).toBe(true);
    await user.click(one('.status'));
    await isHidden();
    expect(settings.choices.value.showStatus).toBe(false);
  });

  it('is there from the start if it was chosen before', async () => {
    const { store } = await openPage(upTo(won, 110), { choices: { showStatus: true } });
    await shows(winnable);
    await waitFor(() => expect(keptOnTable(store).assists).toMatchObject({ statusSeen: true }));
  });

  it('tells when the game is lost, and when it is not any more', async () => {
    const { user } = await openPage(upTo(spoiled, 101));
    await press(user, 's', 'ww');
    await shows(winnable);
    await makeByKeys(user, 't10-f7');
    await shows('No longer winnable');
    expect(byId('spoken-status').textContent).toBe('No longer winnable');
    await user.click(button('Undo'));
    await shows(winnable);
  });

  it('makes no claim while it thinks, however quickly one plays', async () => {
    const { pool, release } = heldPool();
    const { user, store } = await openPage(spoiled, { engines: { solver: pool } });
    await askStatus(user);
    for (const name of ['Undo', 'Undo', 'Redo', 'Undo', 'Redo', 'Redo', 'Undo', 'Redo']) {
      await shows('Checking…');
      await user.click(button(name));
    }
    await waitFor(() => expect(keptMoves(store)).toEqual(spoiled.moves));
    expect(keptOnTable(store).assists).toEqual(NO_ASSISTS);
    release();
    await shows(/^(No longer winnable|This deal can’t be won|Can’t be won from here)/);
  });

  it('says that it does not know if the game is too hard for the solver', async () => {
    const unknown = { kind: 'unknown', reason: 'memory', nodes: 1 } as const;
    // The solver is asked with a short limit first, then with a long one.
    const { solver } = scriptedSolver(unknown, unknown);
    const { user } = await openPage(upTo(won, 110), { engines: { solver } });
    await askStatus(user);
    await shows('Too hard to tell');
  });

  it('of a game without a move needs no solver', async () => {
    const { solver } = scriptedSolver('never', 'never');
    const { user } = await openPage(lost, { engines: { solver } });
    await askStatus(user);
    await shows(/^(No longer winnable|This deal can’t be won|Can’t be won from here)/);
  });

  it('of a won game has nothing to tell', async () => {
    const { user } = await openPage(won, { at: won.moves.length - 1 });
    await askStatus(user);
    await shows(winnable);
    await user.click(button('Redo'));
    await waitFor(() => expect(document.querySelector('.status')).toBeNull());
    await waitFor(() => expect(one('.won .help').textContent).toContain('Helped: win check'));
  });
});
