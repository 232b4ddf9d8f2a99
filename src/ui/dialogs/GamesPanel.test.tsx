/** The list of games: open games, the log, files, deleting and undoing it. */
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../app/games/days.ts';
import type { StoredGame } from '../../app/games/stored.ts';
import { storeWith } from '../../app/testing/shelf.ts';
import { spoiled, won } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import { bring, readFilesHere, savedBy } from '../testing/files.ts';
import { keptGames, one, openPage } from '../testing/openPage.tsx';
import {
  buttonIn,
  countFormats,
  dealNumber,
  driveTime,
  hasFocus,
  keptMoves,
  keptOnTable,
  noDialog,
  openFromMenu,
  pass,
  press,
  setDate,
  spoken,
  title,
} from '../testing/playing.ts';

const openList = (user: UserEvent) => openFromMenu(user, 'Games');
const rows = (panel: HTMLElement) => within(panel).queryAllByRole('listitem');
const row = (panel: HTMLElement, name: string) =>
  within(panel).getByRole('button', { name: new RegExp(`^${name}, `) });
/** Opens the menu of a game's other actions. */
const openActions = async (user: UserEvent, panel: HTMLElement, name: string): Promise<void> =>
  user.click(buttonIn(panel, en.games.actions(name)));
const actions = (panel: HTMLElement) =>
  [...panel.querySelectorAll('.action-menu button')].map(({ textContent }) => textContent);

describe('the list of games', () => {
  it('has several open games at once, and opens each of them', async () => {
    const { user, store, reopen } = await openPage(won, { at: 5 });
    await dealNumber(user, '32000', true);
    await press(user, 's', 'd');
    const panel = await openList(user);
    expect(rows(panel)).toHaveLength(2);
    await user.type(within(panel).getByLabelText(en.games.search), 'deal 1,');
    expect(rows(panel)).toHaveLength(1);
    await user.click(row(panel, 'Deal 1'));
    await noDialog();
    expect(title()).toBe('Deal 1');
    expect(keptMoves(store)).toHaveLength(5);
    const again = await reopen();
    expect(title()).toBe('Deal 1');
    expect(keptGames(store)).toHaveLength(2);
    const list = await openList(again.user);
    expect(rows(list).filter((each) => each.textContent.includes(en.games.onTable))).toHaveLength(
      1,
    );
    expect(one('.games [aria-current=true]').textContent).toContain('Deal 1');
  });

  it('cannot give up or delete the game on the table; Esc first closes the menu of actions', async () => {
    const { user } = await openPage(won, { at: 5 });
    const panel = await openList(user);
    await openActions(user, panel, 'Deal 1');
    expect(actions(panel)).toEqual(['Review', 'Share', 'Save as a file']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(actions(panel)).toEqual([]));
    await hasFocus(buttonIn(panel, en.games.actions('Deal 1')));
    await user.click(row(panel, 'Deal 1'));
    await noDialog();
    expect(title()).toBe('Deal 1');
  });

  it('closes the menu of actions by a press elsewhere', async () => {
    const { user } = await openPage(won, { at: 5 });
    const panel = await openList(user);
    await openActions(user, panel, 'Deal 1');
    expect(actions(panel)).toHaveLength(3);
    await user.click(within(panel).getByLabelText(en.games.search));
    await waitFor(() => expect(actions(panel)).toEqual([]));
  });

  it('lists a game that was given up for a new one, filters, deletes and restores it', async () => {
    const { user, store } = await openPage(won, { at: 5 });
    await dealNumber(user, '7');
    await press(user, 's', 'd');
    const panel = await openList(user);
    await user.click(buttonIn(panel, 'Lost 1'));
    expect(rows(panel).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Deal 1 5 moves .+◆ Lost, \d+ home$/),
    ]);
    await openActions(user, panel, 'Deal 1');
    await user.click(buttonIn(panel, en.games.remove));
    await hasFocus(buttonIn(panel, en.games.no));
    await user.keyboard('{Enter}');
    await hasFocus(buttonIn(panel, en.games.remove));
    await user.click(buttonIn(panel, en.games.remove));
    await user.click(buttonIn(panel, en.games.yes));
    await waitFor(() => expect(panel.textContent).toContain(en.games.noneFound));
    await hasFocus(buttonIn(panel, en.games.undoRemove));
    expect(keptGames(store)).toHaveLength(1);
    await user.click(buttonIn(panel, en.games.undoRemove));
    await waitFor(() => expect(rows(panel)).toHaveLength(1));
    expect(keptGames(store)).toHaveLength(2);
  });

  it('gives up an open game', async () => {
    const { user, store } = await openPage(won, { at: 5 });
    await dealNumber(user, '7', true);
    const panel = await openList(user);
    await openActions(user, panel, 'Deal 1');
    await user.click(buttonIn(panel, en.games.giveUp));
    await waitFor(() => expect(row(panel, 'Deal 1').textContent).toContain('Lost'));
    expect(keptGames(store).find(({ number }) => number === '1')?.outcome?.result).toBe('lost');
  });

  it('calls a game’s day yesterday once midnight has passed, and finds it by that word', async () => {
    setDate('2026-11-21T12:00:00Z');
    const { user } = await openPage(won, { at: 5 });
    const panel = await openList(user);
    const search = within(panel).getByLabelText(en.games.search);
    await user.type(search, 'today');
    expect(rows(panel)[0]?.textContent).toContain('today');
    setDate('2026-11-22T12:00:00Z');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(rows(panel)).toHaveLength(0));
    await user.clear(search);
    await user.type(search, 'yesterday');
    expect(rows(panel)[0]?.textContent).toContain('yesterday');
  });

  it('does not create number or date formats per game or per search', async () => {
    const store = storeWith(won, 5);
    const game = store.games.get('kept') as StoredGame;
    for (let i = 0; i < 300; i++) {
      const daily = addDays('2026-01-01', i);
      store.games.set(`${i}`, { ...game, id: `${i}`, daily, touched: Date.parse(daily) });
    }
    const { user } = await openPage(undefined, { store });
    const formatsMade = countFormats();
    const panel = await openList(user);
    await user.type(within(panel).getByLabelText(en.games.search), 'february');
    expect(rows(panel)).toHaveLength(28);
    expect(formatsMade()).toBeLessThan(30);
  });

  it('says that nothing matches the search, and shows all again', async () => {
    const { user } = await openPage(won, { at: 5 });
    const panel = await openList(user);
    await user.type(within(panel).getByLabelText(en.games.search), 'no such game');
    expect(rows(panel)).toHaveLength(0);
    expect(panel.textContent).toContain(en.games.noneFound);
    await user.click(buttonIn(panel, en.games.showAll));
    expect(rows(panel)).toHaveLength(1);
    expect(within(panel).getByLabelText<HTMLInputElement>(en.games.search).value).toBe('');
  });
});

describe('files of games', () => {
  it('are saved, for one game and for all', async () => {
    const { user } = await openPage(won, { at: 9 });
    const panel = await openList(user);
    await openActions(user, panel, 'Deal 1');
    const single = await savedBy(() => user.click(buttonIn(panel, en.games.save)));
    expect(single.name).toBe('big-ben-1.bigben.json');
    expect(JSON.parse(single.text).moves).toEqual(won.moves);
    const all = await savedBy(() => user.click(buttonIn(panel, en.games.saveAll)));
    expect(all.name).toBe('big-ben.json');
    expect(JSON.parse(all.text)).toMatchObject({ bigben: 'everything', games: [{ at: 9 }] });
  });

  it('are refused if they are foreign or their game breaks the rules', async () => {
    readFilesHere();
    const { user, store } = await openPage(won, { at: 9 });
    const panel = await openList(user);
    const field = buttonIn(panel, en.games.bring);
    await bring(user, field, '{"moves":');
    await waitFor(() =>
      expect(panel.textContent).toContain(
        'This isn’t a Big Ben file, or it can’t be read. Choose another one.',
      ),
    );
    const broken = { ...won, moves: [...won.moves.slice(0, 4), 'redeal'] };
    await bring(user, field, JSON.stringify(broken));
    await waitFor(() => expect(panel.textContent).toContain('its move 5 is against the rules'));
    expect(keptMoves(store)).toHaveLength(9);
  });

  it('put a game on the table; the one before is in the list', async () => {
    readFilesHere();
    const { user, store, time } = await openPage(won, { at: 9 });
    time.pass(1000);
    await bring(user, buttonIn(await openList(user), en.games.bring), JSON.stringify(won));
    await waitFor(() => expect(spoken()).toContain('You won'));
    expect(keptMoves(store)).toEqual(won.moves);
    const panel = await openList(user);
    // Games from files are listed as newer.
    const older = within(panel)
      .getAllByRole('button', { name: /^Deal 1, / })
      .at(-1);
    await user.click(older as HTMLElement);
    await noDialog();
    expect(keptMoves(store)).toHaveLength(9);
  });

  it('add missing games, which are marked for a while; the report goes when it no longer holds', async () => {
    readFilesHere();
    const { user, store } = await openPage(won, { at: 9 });
    await dealNumber(user, '7', true);
    const panel = await openList(user);
    const { text } = await savedBy(() => user.click(buttonIn(panel, en.games.saveAll)));
    await openActions(user, panel, 'Deal 1');
    await user.click(buttonIn(panel, en.games.remove));
    await user.click(buttonIn(panel, en.games.yes));
    const field = buttonIn(panel, en.games.bring);
    await bring(user, field, text);
    await waitFor(() => expect(panel.textContent).toContain('2 games imported.'));
    // The import has already restored it.
    await user.click(buttonIn(panel, en.games.undoRemove));
    expect(keptGames(store)).toHaveLength(2);
    await openActions(user, panel, 'Deal 1');
    await user.click(buttonIn(panel, en.games.giveUp));
    await waitFor(() => expect(panel.textContent).not.toContain('imported'));
    const { games, ...rest } = JSON.parse(text);
    driveTime();
    const other = { ...games[0], id: 'other' };
    await bring(user, field, JSON.stringify({ ...rest, games: [other] }));
    await waitFor(() => expect(panel.querySelectorAll('.games li.new')).toHaveLength(1));
    await pass(4000);
    await waitFor(() => expect(panel.querySelectorAll('.games li.new')).toHaveLength(0));
    expect(keptGames(store)).toHaveLength(3);
  });
});

describe('everything', () => {
  it('is deleted after a confirmation, and can be restored', async () => {
    const { user, store } = await openPage(won, { at: 5 });
    await dealNumber(user, '7');
    await press(user, 's', 'd');
    const panel = await openFromMenu(user, 'Settings');
    await user.click(buttonIn(panel, en.games.removeAll));
    await user.click(buttonIn(panel, 'Keep'));
    expect(keptGames(store)).toHaveLength(2);
    await user.click(buttonIn(panel, en.games.removeAll));
    await user.click(buttonIn(panel, 'Delete 2 games'));
    await waitFor(() => expect(panel.textContent).toContain('2 games deleted.'));
    expect(keptGames(store).filter(({ moves }) => moves !== '')).toEqual([]);
    expect(keptOnTable(store).moves ?? '').toBe('');
    await user.click(buttonIn(panel, en.games.undoRemove));
    await waitFor(() => expect(title()).toBe('Deal 7'));
    expect(keptGames(store)).toHaveLength(2);
    expect(screen.queryByText('2 games deleted.')).toBeNull();
  });

  it('takes along what was found out about the games, but not what was solved', async () => {
    const { user, kept } = await openPage(spoiled);
    await dealNumber(user, '7');
    await press(user, 's', 'd');
    const problems = await openFromMenu(user, en.problems.title);
    await within(problems).findByText('1 of 1 lost games looked at.');
    await user.click(buttonIn(problems, en.close));
    kept.setItem('bigben.problems', '{"solved":[7]}');
    const panel = await openFromMenu(user, 'Settings');
    await user.click(buttonIn(panel, en.games.removeAll));
    await user.click(buttonIn(panel, 'Delete 2 games'));
    await waitFor(() => expect(panel.textContent).toContain('2 games deleted.'));
    expect(kept.getItem('bigben.mistakes')).toBe('[]');
    expect(kept.getItem('bigben.computer')).toBe('{}');
    expect(kept.getItem('bigben.reviews')).toBe('[]');
    expect(kept.getItem('bigben.problems')).toBe('{"solved":[7]}');
  });
});
