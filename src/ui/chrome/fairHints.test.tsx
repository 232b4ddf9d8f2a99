/** The fair player: its hints, and watching it play. */
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../../app/games/assists.ts';
import { scriptedAdvice, scriptedSolver } from '../../app/testing/scriptedPool.ts';
import { localFairPlayer, lost, won } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import { button, byId, keptGames, one, openPage } from '../testing/openPage.tsx';
import {
  askHint,
  chooseFromMenu,
  focusIsOn,
  keptMoves,
  keptOnTable,
  makeByKeys,
  press,
} from '../testing/playing.ts';

const chances = /What the computer would do: \d+%\.$/;
const chip = (): string => one('.hint-chip .words').textContent ?? '';
const says = (text: string | RegExp) => waitFor(() => expect(chip()).toMatch(text));

describe('a fair hint', () => {
  it('comes by its key and from the menu, says why, and is played step by step', async () => {
    const { solver, asked } = scriptedSolver();
    const fairPlayer = localFairPlayer();
    const { user, store } = await openPage(won, { at: 0, engines: { solver, fairPlayer } });
    await press(user, 't3', '{Shift>}H{/Shift}');
    await user.click(await screen.findByRole('button', { name: 'Show it' }));
    await says(chances);
    expect(byId('spoken').textContent).toMatch(/^Hint without peeking: .+ Estimated chance: \d+%/);
    expect(document.querySelector('.hint-marks .dashes')).not.toBeNull();
    await waitFor(() =>
      expect(keptOnTable(store).assists).toEqual({ ...NO_ASSISTS, fairHints: 1 }),
    );
    expect(asked).toEqual([]);
    await user.click(button('Do it'));
    await waitFor(() => expect(keptMoves(store)).toHaveLength(1));
    await user.click(button('Close the hint'));
    await waitFor(() => expect(document.querySelector('.hint-chip')).toBeNull());
    await chooseFromMenu(user, en.panels.fairHint);
    await says(chances);
    const assists = { fairHints: 2, shownMoves: 1 };
    await waitFor(() => expect(keptOnTable(store).assists).toMatchObject(assists));
  });

  it('is what the hint button gives if the player chose that, and is mentioned at the win', async () => {
    const { user, store } = await openPage(
      { ...won, moves: won.moves.slice(0, -2) },
      { choices: { hints: 'fair' }, engines: { fairPlayer: localFairPlayer() } },
    );
    await askHint(user);
    await says('Nothing is hidden any more: this wins.');
    await user.click(button('Close the hint'));
    for (const move of won.moves.slice(-2)) await makeByKeys(user, move);
    await waitFor(() =>
      expect(one('.won .help').textContent).toContain('Helped: 1 hint without peeking'),
    );
    expect(keptOnTable(store).assists).toEqual({ ...NO_ASSISTS, fairHints: 1 });
  });

  it('in a lost game says so, and shows no way', async () => {
    const { fairPlayer } = scriptedAdvice({ kind: 'unwinnable' });
    const { user } = await openPage(lost, { at: 20, engines: { fairPlayer } });
    await press(user, 't3', '{Shift>}H{/Shift}');
    await user.click(await screen.findByRole('button', { name: 'Show it' }));
    await says('The computer gives up: this game is lost.');
    expect(byId('spoken').textContent).toBe('The computer gives up: this game is lost.');
    expect(document.querySelector('.hint-marks .dashes')).toBeNull();
  });
});

it('the fair player is watched in a copy, and the player’s own game is back afterwards', async () => {
  const engines = { fairPlayer: localFairPlayer() };
  const { user, store } = await openPage(won, { at: 30, choices: { speed: 'off' }, engines });
  await chooseFromMenu(user, en.panels.watchFair);
  await says(chances);
  await user.click(button('Pause'));
  await user.click(button('Do it'));
  await waitFor(() => expect(keptGames(store)).toHaveLength(2));
  expect(keptOnTable(store).continued).toBe(true);
  await user.click(button('Rewind'));
  await waitFor(() => expect(keptMoves(store)).toHaveLength(30));
  await user.click(button('Close the hint'));
  await waitFor(() => expect(keptGames(store)).toHaveLength(1));
  expect(keptMoves(store)).toEqual(won.moves.slice(0, 30));
  expect(keptOnTable(store).assists).toEqual(NO_ASSISTS);
  await focusIsOn('s');
});
