/**
 * Answers shown at the piles: what an hour needs, why a card cannot go where it was meant to, where
 * a card lies.
 */
import { waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { HOURS } from '../../rules/hour.ts';
import { byId, one, openPage } from '../testing/openPage.tsx';
import { focusIsOn, keptMoves, press, stopTime, tap } from '../testing/playing.ts';

/** The text without the invisible isolates around cards. */
const read = (): string[] =>
  [...document.querySelectorAll('.callout p')].map((line) =>
    (line.textContent ?? '').replaceAll(/[\u2066\u2069]/g, ''),
  );
const says = (...lines: string[]) => waitFor(() => expect(read()).toEqual(lines));
const isGone = () => says();
const spoken = () => byId('spoken').textContent;

describe('an hour', () => {
  it('that is tapped says what it needs and where it ends, and lights the card', async () => {
    const page = await openPage(won, { at: 45 });
    await tap(page, 'f12');
    await says('Needs 8♦', 'ends at Q♦');
    // One copy lies open on the fan at 3, the other under two cards on the fan at 8.
    expect(document.querySelectorAll('.answers .lit')).toHaveLength(2);
    expect(spoken()).toBe(
      'This hour needs the eight of diamonds. on the fan at 3, on the fan at 8 under 2 cards, ends at queen of diamonds.',
    );
    await page.user.keyboard('{Escape}');
    await isGone();
  });

  it('that is reached by keys says it, too', async () => {
    const { user } = await openPage(won, { at: 45 });
    await press(user, 's', '{ArrowUp}');
    await focusIsOn('f12');
    await says('Needs 8♦', 'ends at Q♦');
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(read()[0]).not.toBe('Needs 8♦'));
    expect(read()).not.toEqual([]);
  });

  it('whose cards are not dealt yet says that they are in the stock', async () => {
    const page = await openPage(won, { at: 0 });
    const notes: string[] = [];
    for (const hour of HOURS) {
      await tap(page, `f${hour}`);
      await waitFor(() => expect(read().length).toBeGreaterThan(1));
      notes.push(...read().slice(2));
    }
    expect(new Set(notes)).toEqual(new Set(['one in the stock', 'both in the stock']));
  });

  it('says it only for a while', async () => {
    const page = await openPage(won, { at: 45 });
    stopTime();
    await tap(page, 'f12');
    await says('Needs 8♦', 'ends at Q♦');
    await vi.advanceTimersByTimeAsync(7000);
    expect(read()).toEqual([]);
  });
});

it('a place that does not take the card says what it takes, and no refusal is shown in the corner', async () => {
  const page = await openPage(won, { at: 45 });
  await tap(page, 't3');
  await press(page.user, 'f1', '{Enter}');
  await waitFor(() => expect(one('.callout').textContent).toMatch(/^This hour needs the /));
  expect(document.querySelectorAll('.answers .refusing')).toHaveLength(1);
  expect(document.querySelector('.notice')?.textContent ?? '').toBe('');
  await page.user.keyboard('{Escape}');
  await isGone();
});

describe('find card', () => {
  it('C says where the neighbours of a card lie, and lights them', async () => {
    const { user, store } = await openPage(won, { at: 45 });
    await press(user, 't3', 'c');
    await says('Lower: 7♦', 'Higher: 9♦');
    const signs = [...document.querySelectorAll('.answers .sign')].map((each) => each.textContent);
    expect(signs).toEqual(['1', '2']);
    expect(spoken()).toBe(
      'Lower: seven of diamonds, on the fan at 5, on the clock. Higher: nine of diamonds, on the fan at 8, on the clock.',
    );
    await user.keyboard('{Escape}');
    await isGone();
    expect(keptMoves(store)).toEqual(won.moves.slice(0, 45));
  });

  it('a card that is typed after C is shown where it lies', async () => {
    const { user, store } = await openPage(won, { at: 45 });
    await press(user, 't3', 'c');
    await says('Lower: 7♦', 'Higher: 9♦');
    // On their own, a, d and s would play, draw and step.
    await user.keyboard('ad');
    await says('A♦', 'one in the stock');
    expect(spoken()).toBe('ace of diamonds, in the stock, on the clock.');
    await user.keyboard('c10s');
    await waitFor(() => expect(read()[0]).toBe('10♠'));
    // A key that does not continue a card has its own meaning again.
    await user.keyboard('cd');
    await waitFor(() => expect(keptMoves(store)).toHaveLength(46));
  });

  it('has no key if the letter keys are off', async () => {
    const { user } = await openPage(won, { at: 45, choices: { letterKeys: false } });
    await press(user, 't3', 'c');
    await isGone();
    expect(spoken()).not.toContain('Lower');
  });
});
