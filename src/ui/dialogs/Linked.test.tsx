/** Links: sharing, following and watching them, damaged ones, and custom rules. */
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import { closePage } from '../testing/fakeBrowser.ts';
import { button, keptGames, one, openPage } from '../testing/openPage.tsx';
import {
  buttonIn,
  dialog,
  keptMoves,
  noDialog,
  openFromMenu,
  openOptions,
  press,
  spoken,
  title,
} from '../testing/playing.ts';

/** The part of a link after the page's address. */
async function hashOf(user: UserEvent): Promise<string> {
  const shown = await openFromMenu(user, 'Share');
  const link = within(shown).getByLabelText<HTMLInputElement>('Link').value;
  await user.keyboard('{Escape}');
  await noDialog();
  expect(link.startsWith(`${location.origin}${location.pathname}#`)).toBe(true);
  return link.split('#')[1] ?? '';
}

const follow = (hash: string): void => {
  location.hash = hash;
};

const notice = () => one('.notice').textContent;

describe('a won game', () => {
  it('is shared, watched by another, and played by them', async () => {
    const { user } = await openPage(won);
    const hash = await hashOf(user);
    expect(hash.length).toBeLessThan(250);
    closePage();
    const { user: other, store, reopen } = await openPage();
    follow(hash);
    const linked = await dialog('Shared game');
    expect(location.hash).toBe('');
    expect(linked.textContent).toContain('Deal 1, Classic.');
    expect(linked.textContent).toContain('With a game that was won in 116 moves.');
    await other.click(buttonIn(linked, 'Review the game'));
    const bar = await screen.findByRole('complementary', { name: en.reviewBar.title });
    expect(bar.textContent).toContain('Start, of 116 moves');
    await other.click(buttonIn(bar, 'To the end'));
    await waitFor(() => expect(document.querySelector('.win')).not.toBeNull());
    // It is stored as somebody else's game, and the address does not open it again.
    expect(keptGames(store).map(({ continued }) => continued)).toEqual([true]);
    const again = await reopen();
    expect(spoken()).toContain('Deal 1, 116 moves made.');
    expect(document.querySelector('dialog')).toBeNull();
    // The same link once more, in the open page.
    follow(hash);
    await again.user.click(buttonIn(await dialog('Shared game'), 'Play this deal'));
    await noDialog();
    expect(title()).toBe('Deal 1');
    expect(keptMoves(store)).toEqual([]);
    expect(keptGames(store)).toHaveLength(2);
  });
});

describe('a deal alone', () => {
  it('is shared, with custom rules', async () => {
    const { user, reopen } = await openPage(won, { at: 3 });
    const options = await openOptions(user);
    await user.selectOptions(within(options).getByLabelText('Rules'), 'own');
    await user.click(await within(options).findByLabelText(/you can turn the waste over/));
    await user.click(within(options).getByLabelText(/unless it is empty/));
    await user.type(within(options).getByLabelText('Or play a numbered deal'), '7{Enter}');
    await noDialog();
    expect(title()).toBe('Deal 7 Your own rules');
    const hash = await hashOf(user);
    // The game on the table keeps its rules through a reload.
    const again = await reopen();
    expect(title()).toBe('Deal 7 Your own rules');
    await press(again.user, 's', 'd');
    follow(hash);
    const linked = await dialog('Shared game');
    expect(linked.textContent).toContain('Deal 7, Your own rules.');
    expect(linked.textContent).toContain(en.links.stays);
    expect(within(linked).queryByRole('button', { name: 'Review the game' })).toBeNull();
    await again.user.click(buttonIn(linked, 'Play this deal'));
    await noDialog();
    expect(title()).toBe('Deal 7 Your own rules');
    const help = await openFromMenu(again.user, 'How to play');
    expect(help.textContent).toContain('you can turn the waste over');
  });

  it('is what a player can choose to share instead of a game', async () => {
    const { user } = await openPage(won, { at: 3 });
    const shown = await openFromMenu(user, 'Share');
    const link = within(shown).getByLabelText<HTMLInputElement>('Link');
    expect(link.value).toMatch(/#1\/classic\/1\/\w+$/);
    await user.selectOptions(within(shown).getByLabelText('What to share'), 'Only the deal');
    expect(link.value).toMatch(/#1\/classic\/1$/);
  });
});

describe('a damaged link, or something else in its place,', () => {
  it('harms nothing and says so', async () => {
    const { user, store } = await openPage(won, { at: 5 });
    const link = await hashOf(user);
    const changed = link.replace(/.(?=.$)/, (c) => (c === 'a' ? 'b' : 'a'));
    for (const [hash, said] of [
      [changed, 'missing or changed'],
      [link.slice(0, -1), 'missing or changed'],
      ['9/whatever', 'newer version'],
      ['1/nonsense/7', 'This link'],
      ['1/classic/0', 'no deal with this number'],
      ['classic/7', 'couldn’t be read. Check that you copied all of it.'],
      ['1<img src=x onerror=alert(1)>', 'This link couldn’t be read.'],
    ] as const) {
      follow(hash);
      await waitFor(() => expect(notice()).toContain(said));
      expect(one('.notice').childElementCount).toBe(0);
      expect(keptMoves(store)).toHaveLength(5);
      await user.click(button('Undo'));
      expect(keptMoves(store)).toHaveLength(4);
      await user.click(button('Redo'));
      await waitFor(() => expect(notice()).toBe(''));
    }
    expect(document.querySelector('dialog')).toBeNull();
  });
});

describe('copying a link', () => {
  const copy = async (writeText: (text: string) => Promise<void>) => {
    const { user } = await openPage(won, { at: 5 });
    const clipboard = vi.spyOn(navigator, 'clipboard', 'get');
    clipboard.mockReturnValue({ writeText } as never);
    onTestFinished(() => clipboard.mockRestore());
    const shown = await openFromMenu(user, 'Share');
    await user.click(buttonIn(shown, 'Copy link'));
    return within(shown).getByRole('status');
  };

  it('says that it was copied', async () => {
    const writeText = vi.fn(async (_: string) => {});
    const status = await copy(writeText);
    await waitFor(() => expect(status.textContent).toBe('Link copied.'));
    expect(writeText.mock.lastCall?.[0]).toMatch(/#1\/classic\/1\/\w+$/);
  });

  it('says that it was not copied if the browser refuses', async () => {
    const status = await copy(() => Promise.reject(new Error('a test says so')));
    await waitFor(() => expect(status.textContent).toBe(en.links.notCopied));
  });
});
