/** A new deal: immediate, with a question only if a game would be given up, and undone. */
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { MemoryStore } from '../../app/testing/shelf.ts';
import { won } from '../../app/testing/stage.ts';
import { button, keptGames, openPage, pile } from '../testing/openPage.tsx';
import {
  buttonIn,
  dialog,
  driveTime,
  hasFocus,
  isOff,
  noDialog,
  pass,
  press,
  spoken,
  title,
} from '../testing/playing.ts';

const unbegun = { ...won, moves: [] };
const QUESTION = 'New deal?';
const line = () => screen.queryByRole('complementary', { name: 'New deal' });
const theLine = () => screen.findByRole('complementary', { name: 'New deal' });
const outcomes = (store: MemoryStore) =>
  keptGames(store).map(({ number, outcome }) => [number === '1', outcome?.result]);

describe('a new deal', () => {
  it('comes at once after a deal without a move, and Undo takes it back', async () => {
    const { user, store } = await openPage(unbegun);
    await user.click(button('New deal'));
    const shown = await theLine();
    expect(spoken()).toMatch(/^New deal: number \d+, Classic\.$/);
    await hasFocus(pile('s'));
    await user.click(buttonIn(shown, 'Undo'));
    await waitFor(() => expect(spoken()).toBe('Deal 1, not started.'));
    await waitFor(() => expect(line()).toBeNull());
    expect(outcomes(store)).toEqual([[true, undefined]]);
    await hasFocus(pile('s'));
  });

  it('has a line that disappears at the first move, or after a while', async () => {
    const { user } = await openPage(unbegun);
    driveTime();
    await user.click(button('New deal'));
    await theLine();
    await press(user, 's', 'd');
    await waitFor(() => expect(line()).toBeNull());
    await user.click(button('Undo'));
    await user.click(button('New deal'));
    await user.click(await screen.findByRole('button', { name: 'Give up and deal' }));
    await theLine();
    await pass(7000);
    expect(line()).not.toBeNull();
    await pass(2000);
    await waitFor(() => expect(line()).toBeNull());
    expect(isOff(button('Undo'))).toBe(true);
  });
});

describe('over a game that was begun a new deal asks', () => {
  const ask = async () => {
    const page = await openPage(won, { at: 20 });
    await page.user.click(button('New deal'));
    return { ...page, question: await dialog(QUESTION) };
  };

  it('and the game is continued', async () => {
    const { user, question, store } = await ask();
    expect(question.textContent).toContain('This game will count as a loss.');
    await hasFocus(buttonIn(question, 'Save this game for later'));
    await user.click(buttonIn(question, 'Keep playing'));
    await noDialog();
    expect(title()).toBe('Deal 1');
    expect(outcomes(store)).toEqual([[true, undefined]]);
  });

  it('and Esc keeps it too', async () => {
    const { user } = await ask();
    await user.keyboard('{Escape}');
    await noDialog();
    expect(title()).toBe('Deal 1');
    await hasFocus(button('New deal'));
  });

  it('and the game is saved for later', async () => {
    const { user, question, store } = await ask();
    await user.click(buttonIn(question, 'Save this game for later'));
    await waitFor(() => expect(title()).toBe('Classic'));
    expect(outcomes(store)).toContainEqual([true, undefined]);
    await noDialog();
  });

  it('and the game is given up; Undo makes it open again', async () => {
    const { user, question, store, reopen } = await ask();
    within(question).getByRole('button', {
      name: 'Give up and deal',
      description: 'This game will count as a loss.',
    });
    await user.click(buttonIn(question, 'Give up and deal'));
    await waitFor(() => expect(outcomes(store)).toContainEqual([true, 'lost']));
    await press(user, 's', 'z');
    await waitFor(() => expect(spoken()).toBe('Deal 1, 20 moves made.'));
    expect(outcomes(store)).toEqual([[true, undefined]]);
    await reopen();
    expect(spoken()).toBe('Deal 1, 20 moves made.');
  });

  it('but leaving somebody else’s game is no loss', async () => {
    const { session, user } = await openPage(unbegun);
    session.games.show(session.game.value);
    await press(user, 's', 'd');
    await user.click(button('New deal'));
    expect((await dialog(QUESTION)).textContent).not.toContain('count as a loss');
  });

  it('and offers the options, which are also offered after a deal', async () => {
    const { user, question } = await ask();
    await user.click(buttonIn(question, 'Options…'));
    const options = await dialog('New deal');
    within(options).getByLabelText('Rules');
    await user.click(buttonIn(options, 'Close'));
    await noDialog();
    expect(title()).toBe('Deal 1');
    await user.click(button('New deal'));
    await user.click(buttonIn(await dialog(QUESTION), 'Give up and deal'));
    await user.click(buttonIn(await theLine(), 'Options…'));
    within(await dialog('New deal')).getByLabelText('Rules');
  });
});
