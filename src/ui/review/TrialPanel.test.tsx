import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { spoiled } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import { type Move, parseMove } from '../../rules/move.ts';
import { button, openPage, pile } from '../testing/openPage.tsx';
import { buttonIn, dialog, hasFocus, keptMoves, spoken } from '../testing/playing.ts';

const panel = () => screen.findByRole('complementary', { name: en.trial.title });
const review = () => screen.findByRole('complementary', { name: en.reviewBar.title });

describe('Try again', () => {
  it('is offered at the mistake, judges each move, and goes back to the review', async () => {
    const { user, session, store } = await openPage(spoiled);
    await user.click(button('Menu'));
    await user.click(buttonIn(await dialog('Menu'), en.panels.lookThrough));
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    const bar = await review();
    await user.click(await within(bar).findByRole('button', { name: /^The mistake/ }));
    await user.click(await within(bar).findByRole('button', { name: en.trial.title }));
    const beside = await panel();
    expect(beside.textContent).toContain(en.trial.find);
    await waitFor(() => expect(spoken()).toContain(en.trial.find));
    session.play(parseMove(spoiled.moves[101] as string) as Move);
    await waitFor(() => expect(beside.textContent).toContain(en.trial.lost));
    await waitFor(() => expect(spoken()).toContain(en.trial.proved));
    await user.click(buttonIn(beside, en.trial.takeBack));
    await waitFor(() => expect(beside.textContent).toContain(en.trial.find));
    await user.click(buttonIn(beside, en.trial.showWay));
    await user.click(await screen.findByRole('button', { name: 'Do it' }));
    await waitFor(() => expect(beside.textContent).toContain(en.trial.winnable));
    await waitFor(() => expect(keptMoves(store)).toHaveLength(102));
    await user.keyboard('{Escape}');
    await user.keyboard('{Escape}');
    await review();
    expect(screen.queryByRole('complementary', { name: en.trial.title })).toBeNull();
    expect(session.game.value.moves).toHaveLength(spoiled.moves.length);
    expect(session.entry.value.continued).toBe(false);
    await hasFocus(pile('s'));
  });
});
