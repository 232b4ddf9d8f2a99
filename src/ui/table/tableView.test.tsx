/** What the table does by itself in place of the player's next step, and how it refuses. */
import { waitFor } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lost, won } from '../../app/testing/stage.ts';
import { current } from '../../rules/game.ts';
import { HOURS } from '../../rules/hour.ts';
import { fanAt } from '../../rules/position.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { playthroughs, wonGames } from '../../rules/testing/vectors.ts';
import { openPage, pile } from '../testing/openPage.tsx';
import { driveTime, keptMoves, pass, press, spoken } from '../testing/playing.ts';
import { Board } from './board.ts';

const callout = () => document.querySelector('.callout')?.textContent ?? '';

describe('a new deal', () => {
  it.each([
    ['won', won],
    ['lost', lost],
  ] as const)('is dealt after a game that was %s', async (how, game) => {
    const { app, session } = await openPage(game);
    expect(app.isLit.value).toBe(how === 'won');
    const show = vi.spyOn(Board.prototype, 'show');
    onTestFinished(() => show.mockRestore());
    session.games.newGame({ generator: 'lcg', seed: 7 }, RULE_SETS.classic);
    expect(show.mock.calls.at(-1)?.[2]).toBe('deal');
    // The next move is only a move.
    session.deal();
    expect(show.mock.calls.at(-1)?.[2]).toBe('fly');
  });
});

describe('one tap', () => {
  it('plays a card with one place to go, and only picks up any other', async () => {
    const { store } = await openPage(won, { at: 0, choices: { singleTap: true } });
    // The card of fan 3 can go to two places.
    pile('t3').click();
    expect(keptMoves(store)).toEqual([]);
    pile('f8').click();
    await waitFor(() => expect(keptMoves(store)).toEqual(['t3-f8']));
    pile('t1').click();
    await waitFor(() => expect(keptMoves(store)).toEqual(['t3-f8', 't1-f1']));
  });
});

describe('the stock', () => {
  it('finishes the game when only carries to the clock are left', async () => {
    // A recorded win that ends with carries, after the stock has run out.
    const game = wonGames().find(
      ({ moves }) => moves.slice(-3).every((move) => /-f/.test(move)) && moves.length > 110,
    );
    if (!game) throw new Error('no such game is recorded');
    const { user, store } = await openPage(game, { at: game.moves.length - 3 });
    expect(pile('s').getAttribute('aria-label')).toBe(
      'Stock: empty, finish: send every card to the clock',
    );
    await press(user, 's', '{Enter}');
    await waitFor(() => expect(spoken()).toContain('You won'));
    expect(keptMoves(store)).toHaveLength(game.moves.length);
  });
});

describe('a refusal', () => {
  it('disappears by itself', async () => {
    const { user } = await openPage(won, { at: 0 });
    driveTime();
    await press(user, 't5', 'f');
    await waitFor(() => expect(callout()).toBe('No hour takes it right now'));
    await pass(5000);
    await waitFor(() => expect(callout()).toBe(''));
  });
});

describe('a fan whose cards have too little room', () => {
  it('is shown whole by a key, until the key or Esc is pressed', async () => {
    const [, , game] = playthroughs();
    if (!game) throw new Error('three games are recorded');
    const { user, session } = await openPage(game, { at: 31 });
    await waitFor(() => expect(document.querySelector('.badge')?.textContent).toMatch(/^\d+$/));
    const count = Number(document.querySelector('.badge')?.textContent);
    const fan = HOURS.find((hour) => fanAt(current(session.game.value), hour).length === count);
    const peeked = () => document.querySelectorAll('.peek:not([hidden]) .card').length;
    for (const end of ['v', '{Escape}']) {
      await press(user, `t${fan}`, 'v');
      expect(peeked()).toBe(count);
      await user.keyboard(end);
      expect(peeked()).toBe(0);
    }
  });
});
