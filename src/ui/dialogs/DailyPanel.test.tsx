/** The daily deal and its calendar. */
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { dailyDeal } from '../../app/games/daily.ts';
import { storeWith } from '../../app/testing/shelf.ts';
import { won } from '../../app/testing/stage.ts';
import { makeDealNumber } from '../../rules/deal.ts';
import { button, keptGames, one, openPage } from '../testing/openPage.tsx';
import {
  buttonIn,
  dialog,
  isOff,
  noDialog,
  openFromMenu,
  press,
  setDate,
  spoken,
  title,
} from '../testing/playing.ts';

const openDaily = (user: Parameters<typeof openFromMenu>[0]) =>
  openFromMenu(user, 'Daily', 'Daily deal');

describe('the daily deal', () => {
  it('of today follows the date in UTC, and can be continued', async () => {
    setDate('2026-11-21T23:30:00Z');
    const { user, store } = await openPage(won, { at: 5 });
    await user.click(buttonIn(await openDaily(user), 'Play today’s deal'));
    await noDialog();
    expect(title()).toBe('Daily · November 21');
    expect(one('.deal').title).toBe(`Deal ${makeDealNumber(dailyDeal('2026-11-21'))}`);
    await press(user, 's', 'd');
    expect(keptGames(store)).toHaveLength(2);
    const panel = await openDaily(user);
    buttonIn(panel, 'November 21, 2026: open');
    const tomorrow = within(panel).getByRole<HTMLButtonElement>('button', {
      name: 'November 22, 2026: not played',
    });
    expect(tomorrow.disabled).toBe(true);
    await user.click(buttonIn(panel, 'Continue today’s deal'));
    await noDialog();
    expect(isOff(button('Undo'))).toBe(false);
    // Midnight in UTC, not in the player's time zone.
    setDate('2026-11-22T00:30:00Z');
    await user.click(buttonIn(await openDaily(user), 'Play today’s deal'));
    await noDialog();
    expect(title()).toBe('Daily · November 22');
  });

  it('is that of the day on which the button is pressed, even in a panel opened before midnight', async () => {
    setDate('2026-11-30T23:59:00Z');
    const { user } = await openPage(won, { at: 5 });
    const panel = await openDaily(user);
    setDate('2026-12-01T00:01:00Z');
    await user.click(buttonIn(panel, 'Play today’s deal'));
    await noDialog();
    expect(title()).toBe('Daily · December 1');
  });

  it.each([
    ['visibilitychange', () => document],
    ['pageshow', () => window],
    ['focus', () => window],
  ])('is marked in the calendar anew when the page comes back (%s)', async (event, target) => {
    setDate('2026-11-30T23:59:00Z');
    const { user } = await openPage(won, { at: 5 });
    const panel = await openDaily(user);
    expect(one('[aria-current=date]').getAttribute('aria-label')).toBe(
      'November 30, 2026: not played',
    );
    setDate('2026-12-01T00:01:00Z');
    target().dispatchEvent(new Event(event));
    await waitFor(() => expect(panel.textContent).toContain('December 2026'));
    expect(one('[aria-current=date]').getAttribute('aria-label')).toBe(
      'December 1, 2026: not played',
    );
  });

  it('is updated in the open menu within a minute after midnight', async () => {
    setDate('2026-11-21T23:59:30Z');
    const { user } = await openPage(won, { at: 5 });
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
    await user.click(button('Menu'));
    const menu = await dialog('Menu');
    await new Promise(requestAnimationFrame);
    expect(menu.querySelector('.leaf text')?.textContent).toBe('21');
    await vi.advanceTimersByTimeAsync(60_000);
    await waitFor(() => expect(menu.querySelector('.leaf text')?.textContent).toBe('22'));
  });

  it('of a past day is played from the calendar', async () => {
    setDate('2026-11-21T12:00:00Z');
    const { user, store } = await openPage(won, { at: 5 });
    const panel = await openDaily(user);
    await user.click(buttonIn(panel, 'Previous month'));
    expect(panel.textContent).toContain('October 2026');
    await user.click(buttonIn(panel, 'October 31, 2026: not played'));
    await noDialog();
    expect(title()).toBe('Daily · October 31');
    // The game that was on the table stays open.
    const before = keptGames(store).find(({ number }) => number === '1');
    expect(before).toBeDefined();
    expect(before?.outcome).toBeUndefined();
  });

  it('offers no month after this one or before the first', async () => {
    setDate('2026-11-21T12:00:00Z');
    const { user } = await openPage(won, { at: 5 });
    const panel = await openDaily(user);
    const month = (name: string) => within(panel).getByRole<HTMLButtonElement>('button', { name });
    expect(month('Next month').disabled).toBe(true);
    await user.click(month('Previous month'));
    expect(month('Next month').disabled).toBe(false);
    for (let i = 0; i < 24 && !month('Previous month').disabled; i++)
      await user.click(month('Previous month'));
    expect(month('Previous month').disabled).toBe(true);
    expect(panel.textContent).toContain('January 2026');
  });

  it('can be played although a stored game with an impossible date was set aside', async () => {
    setDate('2026-11-21T12:00:00Z');
    const store = storeWith(won, 5);
    store.games.set('kept', { ...Object(store.games.get('kept')), daily: '2026-99-99' });
    const { user } = await openPage(undefined, { store });
    expect(spoken()).toContain('couldn’t be read');
    await user.click(buttonIn(await openDaily(user), 'Play today’s deal'));
    await waitFor(() => expect(title()).toBe('Daily · November 21'));
  });

  it('on a clock set before the first daily deal is the first one', async () => {
    setDate('1970-01-01T12:00:00Z');
    const { user } = await openPage(won, { at: 5 });
    await user.click(buttonIn(await openDaily(user), 'Play today’s deal'));
    await waitFor(() => expect(title()).toBe('Daily · January 1'));
  });
});
