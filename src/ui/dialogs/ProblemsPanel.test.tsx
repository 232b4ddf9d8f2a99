import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { problems } from '../../app/problems/problems.json';
import { numberOf, type Problem } from '../../app/problems/problems.ts';
import { spoiled, won } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import { current } from '../../rules/game.ts';
import { legalMoves, type Move, makeMove, parseMove } from '../../rules/move.ts';
import { openPage } from '../testing/openPage.tsx';
import { buttonIn, openFromMenu, spoken } from '../testing/playing.ts';

const panel = (name: string) => screen.findByRole('complementary', { name });

describe('the problems', () => {
  it('are listed by how hard they are, and the ones that were tried are marked', async () => {
    const { user } = await openPage(won, { at: 30 });
    const dialog = await openFromMenu(user, en.problems.title);
    await user.click(within(dialog).getByText(en.problems.all));
    const lists = await waitFor(() => {
      const found = dialog.querySelectorAll('.problem-list ul');
      expect(found).toHaveLength(3);
      return found;
    });
    const [easiest] = within(lists[0] as HTMLElement).getAllByRole('button');
    const name = easiest?.getAttribute('aria-label') ?? '';
    expect(name).toMatch(/^Problem \d+$/);
    await user.click(easiest as HTMLElement);
    const beside = await panel(en.problems.title);
    await waitFor(() =>
      expect(document.querySelector('.deal')?.textContent).toBe(`${name} · Easy`),
    );
    await user.click(buttonIn(beside, en.trial.showWay));
    await user.keyboard('{Escape}');
    const again = await openFromMenu(user, en.problems.title);
    await user.click(within(again).getByText(en.problems.all));
    await within(again).findByRole('button', { name: `${name}, not solved` });
  });

  it('have letters: G reads the stock, N puts the next one on the table', async () => {
    const { user, session } = await openPage(won, { at: 30 });
    const dialog = await openFromMenu(user, en.problems.title);
    await user.click(buttonIn(dialog, en.problems.today));
    await panel(en.problems.title);
    const { stock } = current(session.game.value);
    await user.keyboard('g');
    await waitFor(() => expect(spoken()).toContain(stock.map(en.card).join(', ')));
    const { id } = session.entry.value;
    await user.keyboard('n');
    await waitFor(() => expect(session.entry.value.id).not.toBe(id));
  });

  it('can be played on to the win after a right answer', async () => {
    const { user, session } = await openPage(won, { at: 30 });
    const dialog = await openFromMenu(user, en.problems.title);
    await user.click(buttonIn(dialog, en.problems.next));
    const beside = await panel(en.problems.title);
    await waitFor(() => expect(document.querySelector('.deal')?.textContent).toMatch(/^Problem/));
    // The next problem is a random one.
    const number = Number(/\d+/.exec(document.querySelector('.deal')?.textContent ?? '')?.[0]);
    const problem = problems.find((each) => numberOf(each as Problem) === number);
    session.play(parseMove(problem?.right[0] ?? '') as Move);
    // One that is to be won goes on by itself.
    if (problem?.kind !== 'win')
      await user.click(await within(beside).findByRole('button', { name: en.problems.goOn }));
    await waitFor(() => expect(beside.textContent).toContain(en.trial.winnable));
  });
});

describe('my mistakes', () => {
  it('are found in lost games while the dialog is open, tried again, and marked', async () => {
    const { user, session } = await openPage(spoiled);
    session.games.newRandomGame(session.game.value.ruleSet);
    const dialog = await openFromMenu(user, en.problems.title);
    const chosen = await within(dialog).findByRole('button', { name: /^Deal 2, Move 101 of 103$/ });
    await within(dialog).findByText('1 of 1 lost games looked at.');
    await user.click(chosen);
    const beside = await panel(en.trial.title);
    for (const move of legalMoves(session.game.value.ruleSet, current(session.game.value)))
      if (makeMove(move) === 't10-f7') session.play(move);
    await waitFor(() => expect(beside.textContent).toContain(en.trial.lost));
    // The card says so, too.
    await waitFor(() =>
      expect(document.querySelector('.callout.refusal')?.textContent).toBe(en.trial.lost),
    );
    await user.click(buttonIn(beside, en.trial.takeBack));
    await waitFor(() => expect(document.querySelector('.callout')).toBeNull());
    await user.click(buttonIn(beside, en.close));
    // Back where it was chosen.
    const again = await screen.findByRole('dialog', { name: en.problems.title });
    await within(again).findByRole('button', { name: /^Deal 2, Move 101 of 103, tried$/ });
  });
});
