/**
 * A hint of the solver, in words and on the table, and what the page says when no worker answers.
 */
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { NO_ASSISTS } from '../../app/games/assists.ts';
import { scriptedSolver } from '../../app/testing/scriptedPool.ts';
import { won } from '../../app/testing/stage.ts';
import { heldPool } from '../testing/heldPool.ts';
import { button, byId, one, openPage, pile } from '../testing/openPage.tsx';
import { askHint, focusIsOn, keptMoves, keptOnTable, press } from '../testing/playing.ts';

/** Nothing to redo, so the solver has to find the win. */
const late = { ...won, moves: won.moves.slice(0, 112) };
const marks = (kind: string) => document.querySelectorAll(`.hint-marks ${kind}`).length;
const marked = (kind: string, count: number) => waitFor(() => expect(marks(kind)).toBe(count));
const gone = (selector: string) =>
  waitFor(() => expect(document.querySelectorAll(selector)).toHaveLength(0));

describe('a hint', () => {
  it('is shown and announced, and closed by the same button', async () => {
    const { user, store } = await openPage(late);
    await user.click(button('Hint'));
    await screen.findByRole('button', { name: 'Show it' });
    expect(byId('spoken').textContent).toBe('A hint counts as help.');
    expect(marks('*')).toBe(0);
    await user.click(button('Show it'));
    await marked('.dashes', 2);
    expect(marks('.tip')).toBe(1);
    expect(byId('spoken').textContent).toMatch(/^Hint: .+ from .+ to the foundation at \d+\.$/);
    one('[aria-description="hint: from here"]');
    one('[aria-description="hint: to here"]');
    expect(keptMoves(store)).toHaveLength(112);
    await waitFor(() => expect(keptOnTable(store).assists).toEqual({ ...NO_ASSISTS, hints: 1 }));
    expect(one('.hint-chip .words').textContent).toMatch(
      /^\S+ to \d+ o’clock This keeps the win\.$/,
    );
    await user.click(button('Close the hint'));
    await marked('*', 0);
    await focusIsOn('s');
    await user.click(button('Hint'));
    await marked('.dashes', 2);
    expect(button('Hint').getAttribute('aria-pressed')).toBe('true');
    await user.click(button('Hint'));
    await gone('.hint-chip');
  });

  it('marks the stock if the cards have to come from it', async () => {
    const { user } = await openPage(won, { at: won.moves.indexOf('refill') });
    await press(user, 't3', 'hh');
    await marked('.dashes', 1);
    expect(byId('spoken').textContent).toBe('Hint: refill the gaps.');
    expect(marks('.tip')).toBe(0);
    expect(pile('s').getAttribute('aria-description')).toBe('hint: from here');
    await focusIsOn('t3');
    await user.keyboard('{Escape}');
    await marked('*', 0);
  });

  it('is asked for once by a double click, whose second click does not answer the question', async () => {
    const { user } = await openPage(late);
    await user.dblClick(button('Hint'));
    await screen.findByRole('button', { name: 'Show it' });
    await user.click(button('No, thanks'));
    await gone('.side-line');
    expect(button('Hint').getAttribute('aria-pressed')).toBe('false');
  });

  it('disappears when the player moves, and does not appear before the answer', async () => {
    const { pool, release } = heldPool();
    const { user } = await openPage(late, { engines: { solver: pool } });
    await press(user, 's', 'hh');
    await waitFor(() => expect(button('Hint').classList).toContain('busy'));
    expect(marks('*')).toBe(0);
    await user.click(button('Undo'));
    await waitFor(() => expect(button('Hint').classList).not.toContain('busy'));
    release();
    await press(user, 's', 'hh');
    await marked('.tip', 1);
    await press(user, 't3', 'd');
    await gone('.hint-chip');
  });

  it('has a button that is off while nothing can be shown', async () => {
    const { user } = await openPage(won);
    expect(button('Hint').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Hint'));
    expect(document.querySelectorAll('.side-line')).toHaveLength(0);
  });
});

describe('a worker that dies at a hint', () => {
  it('is followed by another, which answers', async () => {
    const { solver } = scriptedSolver('died');
    const { user } = await openPage(late, { engines: { solver } });
    await askHint(user);
    await marked('.tip', 1);
  });

  it('and the next one too: the page says that it does not know, and can be asked again', async () => {
    const { solver } = scriptedSolver('died', 'died');
    const { user, store } = await openPage(late, { engines: { solver } });
    await askHint(user);
    await waitFor(() =>
      expect(one('.notice').textContent).toBe(
        'Too hard to tell from here. Make a few moves and ask again.',
      ),
    );
    expect(keptOnTable(store).assists).toEqual(NO_ASSISTS);
    await askHint(user);
    await marked('.tip', 1);
  });
});
