/** The dialog that takes all games to another device. */
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import { closePage } from '../testing/fakeBrowser.ts';
import { bring, readFilesHere, savedBy } from '../testing/files.ts';
import { keptGames, openPage } from '../testing/openPage.tsx';
import { buttonIn, dealNumber, dialog, openFromMenu, press } from '../testing/playing.ts';

type Page = Awaited<ReturnType<typeof openPage>>;

async function openMove({ user }: Page, from: string = en.panels.theGames): Promise<HTMLElement> {
  const panel = await openFromMenu(user, from);
  await user.click(buttonIn(panel, en.move.open));
  return dialog(en.move.title);
}

/** What the share sheet is given, and how it ends. */
function shareSheet(end: () => Promise<void>): ShareData[] {
  const given: ShareData[] = [];
  const share = (data: ShareData) => {
    given.push(data);
    return end();
  };
  Object.assign(navigator, { share, canShare: ({ files }: ShareData) => files?.length === 1 });
  onTestFinished(() => {
    for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  });
  return given;
}

/** The same game after some of its moves, as each device has it. */
const playedTo = (count: number) => ({ ...won, moves: won.moves.slice(0, count) });

describe('the way to another device', () => {
  it.each([en.panels.theGames, en.panels.settings])('is found in %s', async (from) => {
    const panel = await openMove(await openPage(won, { at: 9 }), from);
    expect(panel.textContent).toContain(en.move.about);
    expect(within(panel).getAllByRole('listitem')).toHaveLength(3);
    expect(panel.textContent).toContain('open Games and choose “Import games…”');
  });

  it('tells how much the file holds', async () => {
    const progress = { solved: [1, 2, 3], failed: [4] };
    const mistakes = [
      { id: 'a', line: 'x', at: 7, state: 'found' },
      { id: 'b', line: 'y', state: 'found' },
    ];
    const kept = {
      'bigben.lesson': '"over"',
      'bigben.problems': JSON.stringify(progress),
      'bigben.mistakes': JSON.stringify(mistakes),
    };
    const page = await openPage(won, { at: 9, kept });
    const held = within(await openMove(page)).getByRole('region', { name: en.move.contents });
    const terms = [...held.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(terms).toEqual(['Games1', 'Problems4', 'My mistakes1']);
    expect(held.textContent).toContain(en.move.settings);
  });

  it('goes there and back: both have the same games, and the message says what came', async () => {
    readFilesHere();
    const here = await openPage(playedTo(9));
    await dealNumber(here.user, '7', true);
    await press(here.user, 's', 'd');
    const panel = await openMove(here);
    const saved = await savedBy(() => here.user.click(buttonIn(panel, en.move.save)));
    expect(saved.name).toBe('big-ben.json');
    closePage();

    const there = await openPage(playedTo(12));
    const other = await openMove(there);
    await bring(there.user, buttonIn(other, en.games.bring), saved.text);
    await waitFor(() =>
      expect(other.textContent).toContain('2 games imported. New: 1. Merged: 0. Already here: 1.'),
    );
    expect(keptGames(there.store)).toHaveLength(2);
    const back = await savedBy(() => there.user.click(buttonIn(other, en.move.save)));
    closePage();

    const again = await here.reopen();
    const third = await openMove(again);
    await bring(again.user, buttonIn(third, en.games.bring), back.text);
    await waitFor(() => expect(third.textContent).toContain('Merged: 1. Already here: 1.'));
    const told = (page: Pick<Page, 'store'>) =>
      keptGames(page.store)
        .map(({ id, moves }) => `${id} ${moves}`)
        .sort();
    expect(told(again)).toEqual(told(there));
  });

  it('sends the file where the system can', async () => {
    const given = shareSheet(async () => {});
    const page = await openPage(won, { at: 9 });
    const panel = await openMove(page);
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    onTestFinished(() => save.mockRestore());
    await page.user.click(buttonIn(panel, en.move.send));
    await waitFor(() => expect(given).toHaveLength(1));
    const [file] = given[0]?.files ?? [];
    expect([file?.name, file?.type]).toEqual(['big-ben.txt', 'text/plain']);
    expect(JSON.parse((await file?.text()) ?? '')).toMatchObject({
      ...{ bigben: 'everything', games: [{ at: 9 }] },
    });
    expect(save).not.toHaveBeenCalled();
  });

  it('saves the file if sending fails, but not if it was cancelled', async () => {
    const ends = ['AbortError', 'NotAllowedError'];
    const given = shareSheet(() => Promise.reject(new DOMException('', ends.shift())));
    const page = await openPage(won, { at: 9 });
    const panel = await openMove(page);
    await page.user.click(buttonIn(panel, en.move.send));
    await waitFor(() => expect(given).toHaveLength(1));
    expect(panel.textContent).not.toContain(en.move.notSent);
    const saved = await savedBy(() => page.user.click(buttonIn(panel, en.move.send)));
    expect(JSON.parse(saved.text)).toMatchObject({ bigben: 'everything' });
    await waitFor(() => expect(panel.textContent).toContain(en.move.notSent));
  });

  it('leads to the link of the game on the table', async () => {
    const page = await openPage(won, { at: 9 });
    await page.user.click(buttonIn(await openMove(page), en.links.share));
    const share = await dialog(en.links.share);
    expect(within(share).getByLabelText(en.links.link)).toBeTruthy();
  });
});
