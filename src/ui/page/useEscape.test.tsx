/** Each press of Esc closes one thing: the one shown last. */
import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { lost, won } from '../../app/testing/stage.ts';
import { Hand } from '../testing/hand.ts';
import { openPage, pile } from '../testing/openPage.tsx';
import { chooseFromMenu, openFromMenu, press } from '../testing/playing.ts';

/** The visible things that Esc closes. */
const shown = (): string[] =>
  Object.entries({
    sheet: '.side-panel.lost',
    chip: '.hint-chip',
    held: '.card.lifted',
    line: '.side-line',
    review: '.review',
    fan: '.peek:not([hidden])',
    dialog: 'dialog',
    list: 'dialog .action-menu',
  }).flatMap(([name, selector]) => (document.querySelector(selector) ? [name] : []));

const isShown = (...names: string[]): Promise<void> =>
  waitFor(() => expect(shown().toSorted()).toEqual(names.toSorted()));

it('in a lost game: the hint’s chip first, then the sheet', async () => {
  const { user } = await openPage(lost);
  await isShown('sheet');
  await user.keyboard('hh');
  await isShown('sheet', 'chip');
  await user.keyboard('{Escape}');
  await isShown('sheet');
  await user.keyboard('{Escape}');
  await isShown();
});

it('the one shown later goes first: a card in hand and a hint, either way round', async () => {
  const { user } = await openPage(won, { at: 0 });
  await user.keyboard('hh');
  await isShown('chip');
  await press(user, 't3', '{Enter}');
  await isShown('chip', 'held');
  await user.keyboard('{Escape}');
  await isShown('chip');
  await user.keyboard('{Escape}');
  await isShown();
  await press(user, 't3', '{Enter}');
  await isShown('held');
  await user.keyboard('h');
  await isShown('held', 'chip');
  await user.keyboard('{Escape}');
  await isShown('held');
  await user.keyboard('{Escape}');
  await isShown();
});

it('and a press on a card goes on if there was something to close', async () => {
  const { app, user, session } = await openPage(won, { at: 0 });
  const hand = new Hand(app);
  await user.keyboard('hh');
  await isShown('chip');
  hand.down('t3');
  await user.keyboard('{Escape}');
  await isShown();
  hand.up();
  expect(session.held.peek()).toEqual({ pile: 'fan', hour: 3 });
});

it('a key that is held down closes one thing', async () => {
  const { user } = await openPage(won, { at: 0 });
  await user.keyboard('hh');
  await press(user, 't3', '{Enter}');
  await isShown('chip', 'held');
  await user.keyboard('{Escape>5/}');
  await isShown('chip');
  await user.keyboard('{Escape}');
  await isShown();
});

it('over the table: a search for cards, a question, the review, and a dialog in the middle of it', async () => {
  const { user } = await openPage(won, { at: 5 });
  await chooseFromMenu(user, 'Review game');
  // The first time the page asks for consent, because it counts as help.
  await isShown('line');
  await user.keyboard('{Escape}');
  await isShown();
  await chooseFromMenu(user, 'Review game');
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  await isShown('review');
  await press(user, 't3', '?');
  await isShown('review', 'dialog');
  await user.keyboard('{Escape}');
  await isShown('review');
  pile('t3').focus();
  await user.keyboard('{Escape}');
  await isShown();
});

it('in a dialog: first what is unfolded in it, even by a key that is held down', async () => {
  const { user } = await openPage(won, { at: 5 });
  const panel = await openFromMenu(user, 'Games');
  await user.click(panel.querySelector('[aria-expanded=false]') as HTMLElement);
  await isShown('dialog', 'list');
  await user.keyboard('{Escape>3/}');
  await isShown('dialog');
  await user.keyboard('{Escape}');
  await isShown();
});
