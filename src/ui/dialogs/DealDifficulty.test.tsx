/** How difficult a deal is. */
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../../app/games/assists.ts';
import { scriptedPlays } from '../../app/testing/scriptedPool.ts';
import { won } from '../../app/testing/stage.ts';
import { button, one, openPage } from '../testing/openPage.tsx';
import {
  buttonIn,
  dialog,
  hasFocus,
  isOff,
  keptMoves,
  keptOnTable,
  openOptions,
  press,
} from '../testing/playing.ts';

/** A fair player that wins with the first `wins` seeds, and never finishes while it is held. */
function players(wins: number) {
  const held = { isHeld: false };
  const { fairPlayer, asked } = scriptedPlays(({ seed }) =>
    held.isHeld ? 'never' : { won: seed <= wins, moves: [], nodes: 1 },
  );
  return { held, asked, engines: { fairPlayer } };
}

const told = () => one('.difficulty p').textContent;
const tells = (text: string) => waitFor(() => expect(told()).toBe(text));
const EASY = 'Easy: the computer won 20 of 25 quick games.';
const ASK = 'Check difficulty';
const openDeal = async () => {
  one('.deal button').click();
  return screen.findByRole('dialog');
};

describe('how difficult a deal is', () => {
  it('is shown for the number typed in', async () => {
    const { engines } = players(20);
    const { user, store } = await openPage(won, { at: 10, engines });
    const options = await openOptions(user);
    expect(isOff(buttonIn(options, ASK))).toBe(true);
    const number = within(options).getByLabelText('Or play a numbered deal');
    await user.type(number, '1000002');
    await user.click(buttonIn(options, ASK));
    await tells(EASY);
    expect(within(options).queryByRole('button', { name: ASK })).toBeNull();
    await hasFocus(one('.difficulty p'));
    // Other rules make another deal; a known difficulty is shown again at once.
    const rules = within(options).getByLabelText('Rules');
    await user.selectOptions(rules, 'mcneely');
    await tells('');
    await user.selectOptions(rules, 'classic');
    await tells(EASY);
    await user.clear(number);
    await user.type(number, 'ms');
    await tells('');
    expect(keptOnTable(store).assists).toEqual(NO_ASSISTS);
  });

  it('is no longer computed once it is not wanted', async () => {
    const { held, engines } = players(20);
    held.isHeld = true;
    const { user } = await openPage(won, { at: 10, engines });
    const options = await openOptions(user);
    const number = within(options).getByLabelText('Or play a numbered deal');
    await user.type(number, '5');
    await user.click(buttonIn(options, ASK));
    await tells('The computer is trying it out…');
    expect(isOff(buttonIn(options, ASK))).toBe(true);
    await user.type(number, '7');
    await tells('');
    expect(isOff(buttonIn(options, ASK))).toBe(false);
    held.isHeld = false;
    await user.type(number, '{Backspace}');
    await tells('');
    await user.click(buttonIn(options, ASK));
    await tells(EASY);
  });

  it('is shown for the game on the table: no help before the first move', async () => {
    const { engines } = players(20);
    const { user, store } = await openPage({ ...won, moves: [] }, { engines });
    await user.click(one('.deal button'));
    const shown = await dialog('Deal 1');
    expect(shown.textContent).not.toContain('After the first move');
    await user.click(buttonIn(shown, ASK));
    await tells(EASY);
    await user.keyboard('{Escape}');
    await hasFocus(button('Deal 1'));
    await press(user, 's', 'd');
    await waitFor(() => expect(keptMoves(store)).toHaveLength(1));
    await openDeal();
    expect(told()).toBe(EASY);
    expect(keptOnTable(store).assists).toEqual(NO_ASSISTS);
  });

  it('counts as having seen the chance from the first move on', async () => {
    const { engines } = players(20);
    const { user, store } = await openPage(won, { at: 4, engines });
    const shown = await openDeal();
    expect(shown.textContent).toContain('You have made a move, so this counts as help.');
    expect(keptOnTable(store).assists).toEqual(NO_ASSISTS);
    await user.click(buttonIn(shown, ASK));
    await tells(EASY);
    expect(keptOnTable(store).assists).toEqual({ ...NO_ASSISTS, chanceSeen: true });
  });

  it('says so if the fair player gives no answer, and can be asked again', async () => {
    const { fairPlayer } = scriptedPlays(() => 'died');
    const { user } = await openPage({ ...won, moves: [] }, { engines: { fairPlayer } });
    const shown = await openDeal();
    await user.click(buttonIn(shown, ASK));
    await waitFor(() => expect(told()).toBe('The computer didn’t answer. Try again.'));
    expect(isOff(buttonIn(shown, ASK))).toBe(false);
  });
});
