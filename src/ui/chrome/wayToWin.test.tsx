/** The way to the win, and the way back from a lost game. */
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { NO_ASSISTS } from '../../app/games/assists.ts';
import { lost, spoiled, won } from '../../app/testing/stage.ts';
import { heldPool } from '../testing/heldPool.ts';
import { button, byId, one, openPage, pile } from '../testing/openPage.tsx';
import {
  askHint,
  askStatus,
  focusIsOn,
  keptMoves,
  keptOnTable,
  press,
  stopTime,
} from '../testing/playing.ts';

/** Nothing to redo, so the solver has to find the win. */
const openAt = (at: number) => openPage({ ...won, moves: won.moves.slice(0, at) });
const marked = () =>
  waitFor(() => expect(document.querySelector('.hint-marks .dashes')).not.toBeNull());
const isWon = () => waitFor(() => expect(byId('spoken').textContent).toContain('You won'));
const chip = () => document.querySelector('.hint-chip .words')?.textContent;

describe('the way to the win', () => {
  it('is played by itself to the real win', async () => {
    const { user, store } = await openAt(112);
    stopTime();
    await askHint(user);
    await user.click(await screen.findByRole('button', { name: 'Do it' }));
    await waitFor(() => expect(keptMoves(store)).toHaveLength(113));
    await user.click(button('Rewind'));
    await waitFor(() => expect(keptMoves(store)).toHaveLength(112));
    await user.click(button('Play it out'));
    await vi.advanceTimersByTimeAsync(5000);
    await isWon();
    await waitFor(() =>
      expect(one('.won .help').textContent).toContain('Helped: 1 hint, 5 moves played for you'),
    );
    expect(screen.getAllByRole('button', { name: /^Foundation at \d+: .*done$/ })).toHaveLength(12);
    expect(chip()).toBeUndefined();
  });

  it('is played step by step, and undone like any moves', async () => {
    const { user, store } = await openAt(110);
    await press(user, 's', 'hh');
    await marked();
    await user.keyboard('ssz');
    await marked();
    await waitFor(() => expect(keptMoves(store)).toHaveLength(111));
    for (let step = screen.queryByRole('button', { name: 'Do it' }); step; ) {
      await user.click(step);
      step = screen.queryByRole('button', { name: 'Do it' });
    }
    await isWon();
    expect(keptMoves(store).slice(0, 110)).toEqual(won.moves.slice(0, 110));
    await waitFor(() => one('.side-panel.won'));
  });

  it('pauses, and goes on', async () => {
    const { user, store } = await openAt(108);
    await askHint(user);
    await screen.findByRole('button', { name: 'Play it out' });
    stopTime();
    await user.click(button('Play it out'));
    await waitFor(() => expect(keptMoves(store)).toHaveLength(109));
    await user.click(button('Pause'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(keptMoves(store)).toHaveLength(109);
    await marked();
    await press(user, 's', 'p');
    await vi.advanceTimersByTimeAsync(1400);
    expect(keptMoves(store).length).toBeGreaterThanOrEqual(111);
    const { length } = keptMoves(store);
    await user.keyboard('z');
    await vi.advanceTimersByTimeAsync(5000);
    expect(keptMoves(store)).toHaveLength(length - 1);
  });

  it('can be found from the deal', async () => {
    const { user, store } = await openPage(won, { at: 0 });
    await askHint(user);
    for (let i = 0; i < 20; i++)
      await user.click(await screen.findByRole('button', { name: 'Do it' }));
    await waitFor(() => expect(keptMoves(store)).toEqual(won.moves.slice(0, 20)));
    expect(keptOnTable(store).assists).toEqual({ ...NO_ASSISTS, hints: 1, shownMoves: 20 });
  });
});

describe('a lost game', () => {
  it('leads back to where it could be won', async () => {
    const { user, store } = await openPage(spoiled);
    await askHint(user);
    await waitFor(() => expect(chip()).toBe('Undo to move 101 It was still winnable there.'));
    expect(byId('spoken').textContent).toMatch(/It was still winnable after move 101\.$/);
    await user.dblClick(button('Undo to move 101'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(keptMoves(store)).toEqual(spoiled.moves.slice(0, 101)));
    await waitFor(() => expect(chip()).toBeUndefined());
    await user.click(button('Redo'));
    await user.click(button('Redo'));
    await waitFor(() => expect(keptMoves(store)).toEqual(spoiled.moves));
    await press(user, 's', 'h');
    (await screen.findByRole('button', { name: 'Undo to move 101' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(keptMoves(store)).toHaveLength(101));
    await focusIsOn('s');
  });

  it('updates the name of the stock before it gives the stock the focus', async () => {
    const { user } = await openPage(spoiled);
    const before = pile('s').getAttribute('aria-label');
    await askHint(user);
    let said: string | null = null;
    pile('s').addEventListener('focus', () => {
      said = pile('s').getAttribute('aria-label');
    });
    (await screen.findByRole('button', { name: 'Undo to move 101' })).focus();
    await user.keyboard('{Enter}');
    await focusIsOn('s');
    expect(said).not.toBe(before);
    expect(pile('s').getAttribute('aria-label')).toBe(said);
  });

  it('is also one with no move left', async () => {
    const { pool } = heldPool();
    const { user } = await openPage(lost, { engines: { solver: pool } });
    await askStatus(user);
    await waitFor(() =>
      expect(one('.status .words').textContent).toMatch(
        /^(No longer winnable|This deal can’t be won|Can’t be won from here)/,
      ),
    );
    await askHint(user);
    await waitFor(() => expect(chip()).toContain('Looking for the mistake…'));
    await user.click(button('Close the hint'));
    await waitFor(() => expect(chip()).toBeUndefined());
  });
});
