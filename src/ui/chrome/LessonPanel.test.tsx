/** The lesson: the first visit of somebody who has never played. */
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LESSON } from '../../app/guidance/steps.ts';
import { scriptedSolver } from '../../app/testing/scriptedPool.ts';
import { won } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import { makeMove } from '../../rules/move.ts';
import type { GameRecord } from '../../rules/record.ts';
import type { PileName } from '../table/pileName.ts';
import { button, byId, keptGames, one, openPage, pile } from '../testing/openPage.tsx';
import { focusIsOn, keptMoves, keptOnTable, press, tap } from '../testing/playing.ts';

const MOVES = LESSON.map(({ move }) => makeMove(move));
const words = en.lesson;

const lesson = () => screen.findByRole('complementary', { name: words.name });
const says = async (text: string) => {
  const panel = await lesson();
  await waitFor(() => expect(panel.textContent).toContain(text));
};
const isOver = () =>
  waitFor(() => expect(document.querySelectorAll('.side-panel.lesson')).toHaveLength(0));
const spoken = () => byId('spoken').textContent;
const speaks = (text: string) => waitFor(() => expect(spoken()).toContain(text));

/** A first visit: nothing is stored, and no hint is ever found. */
async function visit() {
  const { solver } = scriptedSolver('never');
  const page = await openPage(undefined, { kept: {}, engines: { solver } });
  await says('1 of 9');
  return page;
}

/**
 * Makes a move by keys. A card with one place to go goes there at once; any other is picked up
 * first.
 */
async function make(user: UserEvent, move: string): Promise<void> {
  const [from, to] = move.split('-') as PileName[];
  if (!to) return press(user, 's', 'd');
  await press(user, from as PileName, '{Enter}');
  if (document.querySelector('.card.lifted')) await press(user, to, '{Enter}');
}

describe('the lesson', () => {
  it('begins at the first visit, unless the address asks for something else', async () => {
    await visit();
    expect(one('.title').textContent).toContain('Lesson · 1 of 9');
    expect(button('Hint').getAttribute('aria-disabled')).toBe('true');
    expect(button('New deal').getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(document.querySelectorAll('.pulse')).toHaveLength(1));
    await waitFor(() => expect(one('.callout .first').textContent).toMatch(/^Needs \S*7♣/));
  });

  it('teaches by keys, says each step with its places, and leaves one in a game', async () => {
    const { user, store } = await visit();
    await speaks(
      'Step 1 of 9. Each hour goes up in its suit: put the seven of clubs on the six of clubs at 1 o’clock. Seven of clubs from the fan at 6 to the foundation at 1.',
    );
    for (const [i, move] of MOVES.entries()) {
      const step = LESSON[i]?.step;
      if (step !== LESSON[i - 1]?.step) await speaks(`Step ${step} of 9. `);
      expect(one('.title').textContent).toContain(`Lesson · ${step} of 9`);
      await make(user, move);
    }
    await says('One o’clock. Eleven to go.');
    await speaks('One o’clock. Eleven to go.');
    await waitFor(() => expect(pile('f1').getAttribute('aria-label')).toMatch(/done$/));
    expect(keptMoves(store)).toEqual(MOVES);
    await user.click(button('Play on'));
    await isOver();
    expect(one('.title').textContent).toContain('Deal 952');
    expect(button('Hint').getAttribute('aria-disabled')).not.toBe('true');
    expect(keptGames(store)).toHaveLength(1);
    expect(keptOnTable(store).assists).toMatchObject({ lesson: true });
  });

  it('answers another move, takes it back, and shows the way after the second', async () => {
    const page = await visit();
    const { user, store } = page;
    const shafts = () => document.querySelectorAll('.hint-marks .shaft').length;
    await tap(page, 's');
    await says('Not yet. First the \u20667♣\u2069.');
    await waitFor(() => expect(spoken()).toBe('Not yet. First the seven of clubs.'));
    expect(shafts()).toBe(0);
    await tap(page, 's');
    await waitFor(() => expect(shafts()).toBe(2));
    await make(user, 't6-f1');
    await waitFor(() => expect(shafts()).toBe(0));
    await says('2 of 9');
    await user.click(button('Undo'));
    await says('1 of 9');
    expect(keptMoves(store)).toEqual([]);
  });

  it('does not ask whether a hint is wanted, since that would show another way', async () => {
    const { user, app } = await visit();
    await press(user, 's', 'h{Shift>}H{/Shift}');
    expect(app.helpConsent.question.value).toBeUndefined();
    expect(document.querySelectorAll('.side-line, .hint-chip')).toHaveLength(0);
  });

  it('is left by Esc, which puts a card back first, and the game goes on as it is', async () => {
    const page = await visit();
    const { user, store, kept } = page;
    await make(user, 't6-f1');
    await says('2 of 9');
    expect(kept.getItem('bigben.lesson')).toBe('"begun"');
    // The king has two places to go, so it is only picked up.
    await tap(page, 't11');
    await user.keyboard('{Escape}');
    await says('2 of 9');
    await user.keyboard('{Escape}');
    await isOver();
    expect(kept.getItem('bigben.lesson')).toBe('"over"');
    await tap(page, 's');
    await waitFor(() => expect(keptMoves(store)).toEqual(['t6-f1', 'refill']));
  });

  it('goes on where it was left', async () => {
    const left: GameRecord = { ...won, number: '952', moves: MOVES.slice(0, 1) };
    const { fans, stock, ...begun } = left;
    await openPage(begun as GameRecord, { kept: { 'bigben.lesson': '"begun"' } });
    await says('2 of 9');
  });

  it('tells the goal once it is over', async () => {
    const { user } = await visit();
    expect(document.querySelectorAll('.tip')).toHaveLength(0);
    await user.click(button('Skip'));
    await waitFor(() =>
      expect(one('.tip').textContent).toContain(
        'Light all twelve hours: build each up in suit until its card shows the hour.',
      ),
    );
    await speaks('Light all twelve hours');
    await focusIsOn('s');
  });

  it('tells the goal also after some of its moves, and then what a gap is', async () => {
    const { user } = await visit();
    await make(user, 't6-f1');
    await user.click(button('Skip'));
    await waitFor(() => expect(one('.tip').textContent).toContain('Light all twelve hours'));
    await user.click(button('Got it'));
    await waitFor(() => expect(one('.tip').textContent).toContain('A gap!'));
    await speaks('A gap!');
  });

  it('is in How to play, on top of the game', async () => {
    const { user, store } = await openPage(won, { at: 20 });
    await user.keyboard('?');
    await user.click(await screen.findByRole('button', { name: 'Play the lesson' }));
    await says('1 of 9');
    // Only Skip leaves it, and nothing else is shown in its corner.
    expect(document.querySelectorAll('.side-line')).toHaveLength(0);
    await focusIsOn('s');
    await waitFor(() => expect(keptGames(store)).toHaveLength(2));
    expect(keptGames(store).every(({ outcome }) => outcome === undefined)).toBe(true);
  });
});

describe('a first visit by a link', () => {
  /** Follows the link and deals what it names. */
  async function visitByLink() {
    location.hash = '1/classic/4';
    const page = await openPage(undefined, { kept: {} });
    const dialog = await screen.findByRole('dialog');
    expect(document.querySelectorAll('.side-panel')).toHaveLength(0);
    expect(spoken()).not.toContain('952');
    await page.user.click(within(dialog).getByRole('button', { name: 'Play this deal' }));
    await waitFor(() => one('.side-line'));
    expect((await lesson()).textContent).toContain('New here?');
    return page;
  }

  it('is offered the lesson, until it is answered', async () => {
    const { user, kept } = await visitByLink();
    await user.click(button('No, thanks'));
    await waitFor(() => expect(document.querySelectorAll('.side-line')).toHaveLength(0));
    await focusIsOn('s');
    expect(kept.getItem('bigben.lesson')).toBe('"over"');
  });

  it('leads to the lesson', async () => {
    const { user } = await visitByLink();
    await user.click(button(words.play));
    await says('1 of 9');
    expect(document.querySelectorAll('.side-line')).toHaveLength(0);
  });
});
