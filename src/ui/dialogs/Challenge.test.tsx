/** Challenges: sealing a game, opening one, and comparing both once the own game has ended. */
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { MemoryStore, otherMove, storeWith } from '../../app/testing/shelf.ts';
import { lost, won } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import { makeChallenge, parseChallenge } from '../../rules/challenge.ts';
import { type Game, goTo, madeOnly, playIn } from '../../rules/game.ts';
import { makeMove } from '../../rules/move.ts';
import { gameOf, wander } from '../../rules/testing/linkGames.ts';
import { button, keptGames, one, openPage } from '../testing/openPage.tsx';
import {
  buttonIn,
  dialog,
  hasFocus,
  keptOnTable,
  noDialog,
  openFromMenu,
  openOptions,
  press,
  title,
} from '../testing/playing.ts';

const TITLE = en.challenge.title;
const won1 = gameOf(won);

/** Another game of the deal, which has left a game after some of its moves. */
function branched(game: Game, at: number, moves: number): Game {
  const back = goTo(game, at);
  const next = playIn(back, otherMove(back));
  if (!next.ok) throw new Error(next.error);
  return wander(madeOnly(next.value), moves);
}

function sealedOf(game: Game): string {
  const made = makeChallenge(game);
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

const follow = (hash: string): void => {
  location.hash = hash;
};

/** A store with a game on the table that has challenges. */
function challengedStore(record: typeof won, sealed: string[], isWon: boolean): MemoryStore {
  const [game] = storeWith(record, record.moves.length).kept.games as [object];
  const moves = record.moves.length;
  const outcome = { result: 'won', ms: 1, day: '2026-01-01', order: 1, moves };
  const store = new MemoryStore();
  const kept = { ...game, challenges: sealed, ...(isWon && { outcome }) };
  store.write({ put: [kept as never], table: 'kept' });
  return store;
}

const cellsOf = (shown: HTMLElement): (string | undefined)[][] =>
  within(shown)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** The value of the field with the link. */
const linkIn = (shown: HTMLElement): string =>
  within(shown).getByLabelText<HTMLInputElement>('Link').value.split('#')[1] ?? '';

describe('sealing a game', () => {
  it('is the third choice of what to share, and says what it means', async () => {
    const { user } = await openPage(won, { at: 5 });
    const shown = await openFromMenu(user, 'Share');
    const choice = within(shown).getByLabelText<HTMLSelectElement>('What to share');
    expect([...choice.options].map(({ value }) => value)).toEqual(['moves', 'deal', 'challenge']);
    expect(shown.textContent).not.toContain(en.links.challengeNote);
    await user.selectOptions(choice, en.links.challenge);
    expect(linkIn(shown)).toBe(sealedOf(goTo(won1, 5)));
    const note = within(shown).getByText(en.links.challengeNote);
    expect(choice.getAttribute('aria-describedby')).toBe(note.id);
    await user.selectOptions(choice, 'Only the deal');
    expect(linkIn(shown)).toBe('1/classic/1');
  });

  it('is not offered before the first move', async () => {
    const { user } = await openPage(won, { at: 0 });
    const shown = await openFromMenu(user, 'Share');
    expect(within(shown).queryByLabelText('What to share')).toBeNull();
    expect(linkIn(shown)).toBe('1/classic/1');
  });

  it('seals a game that has ended at its end, wherever the review stands', async () => {
    const store = challengedStore(won, [], true);
    const kept = store.games.get('kept') as object;
    store.games.set('kept', { ...kept, at: 0 });
    const { user } = await openPage(undefined, { store });
    const shown = await openFromMenu(user, 'Share');
    const choice = within(shown).getByLabelText<HTMLSelectElement>('What to share');
    expect([...choice.options].map(({ value }) => value)).toEqual(['deal', 'challenge']);
    await user.selectOptions(choice, en.links.challenge);
    expect(linkIn(shown)).toBe(sealedOf(won1));
  });
});

describe('opening a challenge', () => {
  const sealed = sealedOf(branched(won1, 20, 60));

  it('shows the deal but not the game, and deals it with the seal kept', async () => {
    const { user, store, reopen } = await openPage(lost, { at: 3 });
    follow(sealed);
    const shown = await dialog(TITLE);
    expect(location.hash).toBe('');
    expect(shown.textContent).toContain('Deal 1, Classic.');
    expect(shown.textContent).toContain(en.challenge.sealed);
    expect(shown.textContent).toContain(en.links.stays);
    expect(shown.textContent).not.toMatch(/60|moves/);
    expect(within(shown).queryByRole('button', { name: en.challenge.compare })).toBeNull();
    await hasFocus(buttonIn(shown, 'Play this deal'));
    await user.keyboard('{Enter}');
    await noDialog();
    expect(title()).toBe('Deal 1');
    expect(keptOnTable(store).challenges).toEqual([sealed]);
    // It stays through moves, undo and a reload.
    await press(user, 's', 'd');
    await user.click(button('Undo'));
    expect(keptOnTable(store).challenges).toEqual([sealed]);
    const again = await reopen();
    expect(again.session.entry.value.challenges).toEqual([sealed]);
    expect(keptGames(store)).toHaveLength(2);
  });

  it('goes on with the game that it began, when it is followed again', async () => {
    const { user, store } = await openPage(lost, { at: 3 });
    follow(sealed);
    await user.click(buttonIn(await dialog(TITLE), 'Play this deal'));
    await noDialog();
    await press(user, 's', 'd');
    const { id, moves } = keptOnTable(store);
    follow(sealed);
    await user.click(buttonIn(await dialog(TITLE), 'Play this deal'));
    await noDialog();
    expect(keptOnTable(store)).toMatchObject({ id, moves });
    expect(keptGames(store)).toHaveLength(2);
  });

  it('can be pasted in place of a number', async () => {
    const { user } = await openPage(lost, { at: 0 });
    const options = await openOptions(user);
    const field = within(options).getByLabelText('Or play a numbered deal');
    await user.click(field);
    await user.paste(`https://example.org/#${sealed}.`);
    await user.keyboard('{Enter}');
    expect((await dialog(TITLE)).textContent).toContain('Deal 1, Classic.');
  });

  it.each([
    ['cut off', sealed.slice(0, -1), 'missing or changed'],
    ['without moves', 'c1/classic/1', 'missing or changed'],
    ['of a later version', 'c2/classic/1/abc', 'newer version'],
    ['of unknown rules', 'c1/nonsense/1/abcdef', 'unknown rules'],
    ['of no deal', 'c1/classic/0/abcdef', 'no deal with this number'],
  ])('says what is wrong: %s', async (_, hash, said) => {
    await openPage(won, { at: 5 });
    follow(hash);
    await waitFor(() => expect(one('.notice').textContent).toContain(said));
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('compares at once with a game that has ended the deal', async () => {
    const store = challengedStore(won, [], true);
    const { user } = await openPage(undefined, { store });
    follow(sealed);
    const shown = await dialog(TITLE);
    expect(shown.textContent).toContain(en.challenge.ended);
    await user.click(buttonIn(shown, en.challenge.compare));
    await screen.findByRole('table');
    expect(keptOnTable(store).challenges).toEqual([sealed]);
    expect(keptOnTable(store).outcome?.result).toBe('won');
  });
});

describe('comparing', () => {
  const theirs = branched(won1, 20, 60);
  const sealed = sealedOf(theirs);
  const end = won.moves.length;

  /** Opens the comparison from the sheet of the won game. */
  async function compareFromSheet(user: UserEvent): Promise<HTMLElement> {
    const sheet = await screen.findByRole('complementary', { name: /^You won in/ });
    await user.click(buttonIn(sheet, en.challenge.compare));
    return dialog(TITLE);
  }

  it('shows both results, and where the ways parted', async () => {
    const { user } = await openPage(undefined, { store: challengedStore(won, [sealed], true) });
    const shown = await compareFromSheet(user);
    const refills = (game: Game) => `${game.moves.filter(({ kind }) => kind === 'refill').length}`;
    const [head, result, , , moves, filled] = cellsOf(shown);
    expect(head).toEqual(['', 'You', 'Other player']);
    expect(result).toEqual(['Result', '✓ Won', 'Not won']);
    expect(moves).toEqual(['Moves', `${end}`, `${theirs.at}`]);
    expect(filled).toEqual(['Refills', refills(won1), refills(theirs)]);
    expect(shown.textContent).toContain(en.challenge.parted(20));
    // Written with the card, and spoken whole.
    const [mine, other] = [...shown.querySelectorAll('.parting dd .spoken')];
    expect(mine?.textContent).toMatch(/^\w+ of \w+ from the .+ to the /);
    expect(mine?.textContent).not.toBe(other?.textContent);
  });

  it('shows the other’s moves in the review, as a line, at the parting', async () => {
    const store = challengedStore(won, [sealed], true);
    const { user, session, reopen } = await openPage(undefined, { store });
    const shown = await compareFromSheet(user);
    await user.click(buttonIn(shown, en.challenge.review));
    const bar = await screen.findByRole('complementary', { name: en.reviewBar.title });
    expect(bar.textContent).toContain(`Move 20 of ${end}`);
    const { game, outcome, id } = session.entry.value;
    expect([id, outcome?.result, game.at]).toEqual(['kept', 'won', 20]);
    expect(game.lines.map(({ moves }) => moves.map(makeMove))).toEqual([
      theirs.moves.map(makeMove),
    ]);
    const lines = within(bar).getByRole('group', { name: en.reviewBar.lines });
    await user.click(within(lines).getByRole('button'));
    expect(bar.textContent).toContain(`Move 20 of ${theirs.at}`);
    // The comparison still knows which game is the player's own, also after a reload.
    const again = await reopen();
    expect(again.session.game.value.moves).toHaveLength(theirs.at);
    follow(sealed);
    await again.user.click(buttonIn(await dialog(TITLE), en.challenge.compare));
    await screen.findByRole('table');
    expect(cellsOf(await dialog(TITLE))[1]).toEqual(['Result', '✓ Won', 'Not won']);
    await again.user.click(buttonIn(await dialog(TITLE), en.challenge.review));
    await noDialog();
    expect(again.session.game.value.moves).toHaveLength(end);
    expect(again.session.game.value.lines).toHaveLength(1);
  });

  it('goes on past the own end if the other’s does', async () => {
    const short = { ...won, moves: won.moves.slice(0, 30) };
    const store = challengedStore(short, [sealedOf(won1)], false);
    const kept = store.games.get('kept') as object;
    const outcome = { result: 'lost', ms: 1, day: '2026-01-01', order: 1, moves: 30 };
    store.games.set('kept', { ...kept, outcome });
    const { user, session } = await openPage(undefined, { store });
    follow(sealedOf(won1));
    await user.click(buttonIn(await dialog(TITLE), en.challenge.compare));
    await screen.findByRole('table');
    const shown = await dialog(TITLE);
    expect(cellsOf(shown)[1]).toEqual(['Result', 'Not won', '✓ Won']);
    expect(shown.textContent).toContain(en.challenge.end);
    await user.click(buttonIn(shown, en.challenge.review));
    await noDialog();
    const { game, id } = session.entry.value;
    expect([id, game.at, game.moves.length]).toEqual(['kept', 30, end]);
    expect(keptGames(store)).toHaveLength(1);
  });

  it('says so if all moves are the same', async () => {
    const store = challengedStore(won, [sealedOf(won1)], true);
    const { user } = await openPage(undefined, { store });
    const shown = await compareFromSheet(user);
    expect(shown.textContent).toContain(en.challenge.same);
    expect(within(shown).queryByRole('button', { name: en.challenge.review })).toBeNull();
  });

  it('shows several challenges, the newest first', async () => {
    const store = challengedStore(won, [sealed, sealedOf(won1)], true);
    const { user } = await openPage(undefined, { store });
    const shown = await compareFromSheet(user);
    const headings = within(shown).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Challenge 2', 'Challenge 1']);
    expect(shown.querySelector('section')?.textContent).toContain(en.challenge.same);
  });

  it('sends the own game back, sealed', async () => {
    const { user } = await openPage(undefined, { store: challengedStore(won, [sealed], true) });
    const shown = await compareFromSheet(user);
    await user.click(buttonIn(shown, en.challenge.send));
    const share = await dialog('Share');
    expect(within(share).getByLabelText<HTMLSelectElement>('What to share').value).toBe(
      'challenge',
    );
    const back = parseChallenge(linkIn(share));
    expect(back.ok && back.value.game.at).toBe(end);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share' })).toBeNull());
    await dialog(TITLE);
  });

  it('is offered where no move is left', async () => {
    const game = gameOf(lost);
    const other = sealedOf(branched(game, 10, 40));
    const store = challengedStore(lost, [other], false);
    const { user } = await openPage(undefined, { store });
    const sheet = await screen.findByRole('complementary', { name: 'No moves left.' });
    await user.click(buttonIn(sheet, en.challenge.compare));
    const shown = await dialog(TITLE);
    expect(cellsOf(shown)[1]).toEqual(['Result', 'Not won', 'Not won']);
    expect(shown.textContent).toContain(en.challenge.parted(10));
  });

  it('is offered in the list of games once the game was given up, and not before', async () => {
    const { user, store } = await openPage(lost, { at: 3 });
    follow(sealed);
    await user.click(buttonIn(await dialog(TITLE), 'Play this deal'));
    await noDialog();
    await press(user, 's', 'd');
    const openActions = async (): Promise<HTMLElement> => {
      const panel = await openFromMenu(user, 'Games');
      await user.click(buttonIn(panel, en.games.actions('Deal 1')));
      return panel;
    };
    const panel = await openActions();
    expect(within(panel).queryByRole('button', { name: en.challenge.compare })).toBeNull();
    await user.keyboard('{Escape}{Escape}');
    await noDialog();
    await user.click(button('New deal'));
    await user.click(await screen.findByRole('button', { name: 'Give up and deal' }));
    await noDialog();
    await user.click(buttonIn(await openActions(), en.challenge.compare));
    const shown = await dialog(TITLE);
    expect(cellsOf(shown)[1]).toEqual(['Result', 'Not won', 'Not won']);
    await user.click(buttonIn(shown, en.challenge.review));
    await screen.findByRole('complementary', { name: en.reviewBar.title });
    expect(title()).toBe('Deal 1');
    expect(keptOnTable(store).outcome?.result).toBe('lost');
  });

  it('is not offered for challenges of another deal or damaged ones', async () => {
    const foreign = sealedOf(gameOf(lost));
    const store = challengedStore(won, [foreign, `${sealed.slice(0, -1)}0`], true);
    await openPage(undefined, { store });
    const sheet = await screen.findByRole('complementary', { name: /^You won in/ });
    expect(within(sheet).queryByRole('button', { name: en.challenge.compare })).toBeNull();
    buttonIn(sheet, 'Share');
  });
});
