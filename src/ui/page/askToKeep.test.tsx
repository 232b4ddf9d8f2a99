/** The browser is asked to keep the games when room is scarce: once there is a finished one, and not before. */
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lost, won } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import type { GameRecord } from '../../rules/record.ts';
import { button, keptGames, type Opening, openPage } from '../testing/openPage.tsx';
import { buttonIn, dealNumber, openFromMenu, press } from '../testing/playing.ts';
import { askToKeep } from './askToKeep.ts';

/** Opens a page that asks the browser to keep the games; `answer` is the browser's answer. */
async function openAsking(game: GameRecord, opening: Opening = {}, answer = async () => true) {
  const persist = vi.fn(answer);
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
  const page = await openPage(game, opening);
  askToKeep(page.app.library);
  const reopen = async () => {
    const again = await page.reopen();
    askToKeep(again.app.library);
    return again;
  };
  return { ...page, persist, reopen };
}

describe('the browser is asked to keep the games', () => {
  it('when the first one is won, once', async () => {
    const { user, persist } = await openAsking(won, { at: won.moves.length - 2 });
    await user.click(button('Redo'));
    expect(persist).not.toHaveBeenCalled();
    await user.click(button('Redo'));
    expect(persist).toHaveBeenCalledTimes(1);
    // A second finished game does not ask again.
    await dealNumber(user, '2');
    await press(user, 's', 'd');
    await dealNumber(user, '3');
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('not for open games or one with no move left, but once that one is given up', async () => {
    const { user, persist, store, reopen } = await openAsking(lost, { at: lost.moves.length - 1 });
    await user.click(button('Redo'));
    expect(persist).not.toHaveBeenCalled();
    // Another open game, and a deal without a move, which is not kept as a game.
    await dealNumber(user, '2', true);
    await dealNumber(user, '3');
    await press(user, 's', 'd');
    const again = await reopen();
    expect(keptGames(store).map(({ outcome }) => outcome)).toEqual([undefined, undefined]);
    expect(persist).not.toHaveBeenCalled();
    const panel = await openFromMenu(again.user, 'Games');
    const [row] = within(panel)
      .getAllByRole('listitem')
      .filter((each) => each.getAttribute('aria-current') !== 'true');
    await again.user.click(row?.querySelector('.more') as HTMLElement);
    await again.user.click(buttonIn(panel, en.games.giveUp));
    await waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
  });

  it('when the one on the table is given up, and again by each page that has a finished one', async () => {
    const { user, persist, reopen } = await openAsking(won, { at: 20 });
    expect(persist).not.toHaveBeenCalled();
    await dealNumber(user, '2');
    expect(persist).toHaveBeenCalledTimes(1);
    await reopen();
    expect(persist).toHaveBeenCalledTimes(2);
  });

  it('and a refusal is silent', async () => {
    const { user, persist } = await openAsking(won, { at: 20 }, () =>
      Promise.reject(new Error('a test says so')),
    );
    await dealNumber(user, '2');
    expect(persist).toHaveBeenCalledTimes(1);
  });
});
