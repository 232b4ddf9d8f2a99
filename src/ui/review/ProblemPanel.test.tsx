import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import { parseCard } from '../../rules/card.ts';
import { current } from '../../rules/game.ts';
import { legalMoves, makeMove } from '../../rules/move.ts';
import { openPage, pile } from '../testing/openPage.tsx';
import { buttonIn, hasFocus, openFromMenu, spoken } from '../testing/playing.ts';

const panel = () => screen.findByRole('complementary', { name: en.problems.title });

describe('a problem on the table', () => {
  it('is opened from the menu, with its stock face up, and answered by a move', async () => {
    const { user, session } = await openPage(won, { at: 30 });
    const { id } = session.entry.value;
    const dialog = await openFromMenu(user, en.problems.title);
    await user.click(buttonIn(dialog, en.problems.next));
    const beside = await panel();
    const questions: string[] = Object.values(en.problems.questions);
    await waitFor(() => expect(questions).toContain(beside.querySelector('strong')?.textContent));
    const { stock } = current(session.game.value);
    const open = within(within(beside).getByRole('list', { name: en.problems.stock }));
    expect(open.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual(
      stock.map((card) => en.card(card)),
    );
    expect(en.card(parseCard('QC') as number)).toBe('queen of clubs');
    // Every answer is either right or proved to lose.
    const { ruleSet } = session.game.value;
    const [move] = legalMoves(ruleSet, current(session.game.value));
    if (move) session.play(move);
    const said = new RegExp(`${en.trial.lost}|${en.problems.right}|${en.trial.winnable}`);
    await waitFor(() => expect(beside.textContent).toMatch(said));
    await waitFor(() => expect(spoken()).toMatch(said));
    expect(move && makeMove(move)).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(session.entry.value.id).toBe(id));
    expect(screen.queryByRole('complementary', { name: en.problems.title })).toBeNull();
    await hasFocus(pile('s'));
  });

  it('that is solved makes the player’s rating known', async () => {
    const { user, session } = await openPage(won, { at: 30 });
    const first = await openFromMenu(user, en.problems.title);
    expect(first.textContent).not.toContain('Your rating');
    await user.click(buttonIn(first, en.problems.today));
    await panel();
    const { ruleSet } = session.game.value;
    const [move] = legalMoves(ruleSet, current(session.game.value));
    if (move) session.play(move);
    await user.click(
      await screen.findByRole('button', { name: en.trial.showWay }).catch(() => pile('s')),
    );
    const again = await openFromMenu(user, en.problems.title);
    expect(again.textContent).toMatch(/of 1 solved at the first attempt/);
    expect(again.textContent).toMatch(/Your rating: [\d,]+, give or take \d+\./);
  });
});
