/** The options of a new deal: rules, a number, a random deal, undecided deals, a difficulty. */
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import winnability from '../../../data/winnability.json' with { type: 'json' };
import { scriptedPlays, scriptedSolver } from '../../app/testing/scriptedPool.ts';
import { won } from '../../app/testing/stage.ts';
import { button, keptGames, one, openPage, pile } from '../testing/openPage.tsx';
import {
  buttonIn,
  dialog,
  hasFocus,
  keptMoves,
  noDialog,
  openOptions,
  spoken,
  title,
} from '../testing/playing.ts';

const NO_ANSWER = 'The computer didn’t answer. Try again.';
const unbegun = { ...won, moves: [] };
const numberIn = (options: HTMLElement) =>
  within(options).getByLabelText<HTMLInputElement>('Or play a numbered deal');
const rulesIn = (options: HTMLElement) => within(options).getByLabelText('Rules');

async function openOn(game = won, at = 0) {
  const page = await openPage(game, { at });
  return { ...page, options: await openOptions(page.user) };
}

describe('a deal by its number', () => {
  it('follows the chosen rules; anything but a number is refused', async () => {
    const { user, options } = await openOn();
    await user.selectOptions(rulesIn(options), 'mcneely');
    expect(options.textContent).toContain('Scott McNeely');
    const number = numberIn(options);
    for (const text of ['mss 5', '-3', '3.5', '+3', '1e5']) {
      await user.clear(number);
      expect(options.textContent).not.toContain('Enter digits, such as 643303');
      await user.type(number, `${text}{Enter}`);
      expect(options.textContent).toContain('Enter digits, such as 643303');
      expect(number.getAttribute('aria-invalid')).toBe('true');
    }
    await user.clear(number);
    // 32000 in Arabic digits.
    await user.type(number, '٣٢٠٠٠');
    await user.click(buttonIn(options, 'Play this deal'));
    await noDialog();
    expect(title()).toBe('Deal 32000 McNeely');
    await waitFor(() =>
      expect(pile('t12').getAttribute('aria-label')).toBe(
        'Fan at 12: four of clubs on four of hearts on king of hearts, three cards',
      ),
    );
  });

  it('leaves the current game open if the player chooses that', async () => {
    const { user, options, store } = await openOn(won, 5);
    expect(options.textContent).toContain('will count as a loss');
    await user.click(within(options).getByLabelText('Save this game for later'));
    expect(options.textContent).not.toContain('will count as a loss');
    await user.type(numberIn(options), '7{Enter}');
    await noDialog();
    expect(keptGames(store).map(({ outcome }) => outcome)).toEqual([undefined, undefined]);
  });

  it('can be picked from the undecided ones of the chosen rules', async () => {
    const { user, options } = await openOn(unbegun);
    await user.click(within(options).getByText('Deals nobody has decided'));
    const { classic, mcneely } = winnability.ruleSets;
    const first = `${classic.unknown.find((number) => !mcneely.unknown.includes(number))}`;
    const other = `${mcneely.unknown[0]}`;
    await user.click(await within(options).findByRole('button', { name: first }));
    expect(numberIn(options).value).toBe(first);
    await user.selectOptions(rulesIn(options), 'McNeely');
    expect(within(options).queryByRole('button', { name: first })).toBeNull();
    await user.click(buttonIn(options, other));
    await user.click(buttonIn(options, 'Play this deal'));
    await noDialog();
    expect(spoken()).toMatch(new RegExp(`^New deal: number ${other}, `));
  });

  it('cannot be picked where none is undecided, and the list says so', async () => {
    expect(winnability.ruleSets.relaxed.unknown).toEqual([]);
    const { user, options } = await openOn(unbegun);
    await user.click(within(options).getByText('Deals nobody has decided'));
    await user.selectOptions(rulesIn(options), 'Relaxed');
    await within(options).findByText('None is left: all deals studied by these rules are decided.');
    expect(within(options).queryByText(/Pick one/)).toBeNull();
  });
});

describe('a random deal', () => {
  it('is another each time', async () => {
    const { user } = await openPage(won, { at: 0 });
    const seen = new Set<string>();
    for (let i = 0; i < 3; i++) {
      await user.click(buttonIn(await openOptions(user), 'Deal'));
      await noDialog();
      expect(title()).toBe('Classic');
      expect(one('.deal').title).toMatch(/^Deal \d{1,8}$/);
      await hasFocus(pile('s'));
      seen.add(one('.deal').title);
    }
    expect(seen.size).toBe(3);
  });
});

describe('the rules', () => {
  it('come last in the options, with their text folded', async () => {
    const { user, options } = await openOn(won, 20);
    const [last] = [...options.querySelectorAll('select, input, button')].slice(-1);
    expect(last).toBe(rulesIn(options));
    const about = within(options).getByText('What these rules say, and where they are from');
    const details = about.closest('details');
    expect(details?.open).toBe(false);
    await user.click(about);
    expect(details?.open).toBe(true);
    expect(details?.textContent).toContain('Wikipedia, “Big Ben (card game)”');
  });
});

/** Fixed random numbers, so that the same deals are tried each time. */
function sameDice(): void {
  let state = 1;
  const random = vi.spyOn(Math, 'random').mockImplementation(() => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  });
  onTestFinished(() => random.mockRestore());
}

describe('a deal by difficulty', () => {
  for (const [grade, wins] of [
    ['Medium', 10],
    ['Hard', 2],
  ] as const)
    it(`is ${grade}, can be won, and the choice is stored`, async () => {
      sameDice();
      const { fairPlayer } = scriptedPlays(({ seed }) => ({
        ...{ won: seed <= wins, moves: [], nodes: 1 },
      }));
      const game = { ...won, moves: won.moves.slice(0, 10) };
      const { user, reopen } = await openPage(game, { engines: { fairPlayer } });
      const options = await openOptions(user);
      await user.click(within(options).getByRole('radio', { name: grade }));
      const winnable = within(options).getByLabelText<HTMLInputElement>('Winnable deals only');
      expect([winnable.checked, winnable.disabled]).toEqual([true, true]);
      await user.click(buttonIn(options, 'Deal'));
      await noDialog();
      expect(title()).toBe(grade);
      await user.click(one('.deal button'));
      await screen.findByRole('dialog');
      await waitFor(() =>
        expect(one('.difficulty p').textContent).toBe(
          `${grade}: the computer won ${wins} of 25 quick games.`,
        ),
      );
      await user.keyboard('{Escape}');
      await user.click(button('Winnable?'));
      await user.click(await screen.findByRole('button', { name: 'This game' }));
      await waitFor(() => expect(one('.status').textContent).toBe('Winnable'));
      const again = await openOptions((await reopen()).user);
      const radio = (name: string) => within(again).getByRole<HTMLInputElement>('radio', { name });
      expect(radio(grade).checked).toBe(true);
      await user.click(radio('Any'));
      expect(within(again).getByLabelText<HTMLInputElement>('Winnable deals only').checked).toBe(
        false,
      );
    });

  it('is looked for until the player cancels', async () => {
    const { solver } = scriptedSolver('never', 'never');
    const { user, store } = await openPage(
      { ...won, moves: won.moves.slice(0, 10) },
      { engines: { solver } },
    );
    const options = await openOptions(user);
    await user.click(within(options).getByRole('radio', { name: 'Easy' }));
    expect(options.textContent).toContain('The computer wins 11 of 25 quick games or more.');
    for (const stop of [
      () => buttonIn(options, 'Cancel'),
      () => within(options).getByRole('radio', { name: 'Hard' }),
    ]) {
      await user.click(buttonIn(options, 'Deal'));
      await within(options).findByText('Looking for an easy deal…');
      await user.click(stop());
      await waitFor(() =>
        expect(within(options).queryByText('Looking for an easy deal…')).toBeNull(),
      );
      buttonIn(options, 'Deal');
    }
    await user.click(buttonIn(options, 'Close'));
    await noDialog();
    expect(keptMoves(store)).toHaveLength(10);
    expect(keptGames(store)).toHaveLength(1);
  });

  it('is looked for even if it is requested in the same frame in which it was chosen', async () => {
    const { solver } = scriptedSolver('never');
    const { user } = await openPage(unbegun, { engines: { solver } });
    const options = await openOptions(user);
    within(options).getByRole('radio', { name: 'Easy' }).click();
    await Promise.resolve();
    buttonIn(options, 'Deal').click();
    await new Promise(requestAnimationFrame);
    expect(one('.looking').textContent).toBe('Looking for an easy deal…');
  });

  it('can be requested again if the solver has died', async () => {
    const { solver, asked } = scriptedSolver(...Array(10).fill('died'));
    const { user } = await openPage(unbegun, {
      engines: { solver },
      choices: { onlyWinnable: true },
    });
    await user.click(button('New deal'));
    // The options offer to try again.
    await screen.findByLabelText('Rules');
    expect(asked).not.toHaveLength(0);
    await user.click(buttonIn(await dialog('New deal'), 'Deal'));
    await waitFor(() => expect(one('.looking').textContent).toBe(NO_ANSWER));
    buttonIn(await dialog('New deal'), 'Deal');
  });
});
