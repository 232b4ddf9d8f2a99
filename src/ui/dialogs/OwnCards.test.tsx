/** Real cards: set up one by one or as text, and asked for in play. */
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { en } from '../../i18n/testing/whole.ts';
import { makeCard } from '../../rules/card.ts';
import { dealCards, plainNumber } from '../../rules/deal.ts';
import { HOURS, indexOf } from '../../rules/hour.ts';
import { button, one, openPage, pile } from '../testing/openPage.tsx';
import {
  buttonIn,
  chooseFromMenu,
  dialog,
  keptOnTable,
  noDialog,
  openOptions,
  spoken,
  title,
} from '../testing/playing.ts';

const { fans, stock } = dealCards(plainNumber(7n));
const fanCards = HOURS.map((hour) => (fans[indexOf(hour)] ?? []).map(makeCard));
/** `10D` for `TD`, as players write it. */
const typed = (card: string): string => card.replace('T', '10').toLowerCase();
const text = HOURS.map((hour, i) => `${hour}: ${fanCards[i]?.join(' ')}`).join('\n');

async function openSetup() {
  const page = await openPage({ ...won, moves: [] });
  const options = await openOptions(page.user);
  await page.user.click(buttonIn(options, 'Set up cards…'));
  return { ...page, setup: await dialog('Your own cards') };
}

async function paste({ user, setup }: Awaited<ReturnType<typeof openSetup>>, text: string) {
  if (!within(setup).queryByRole('textbox')) await user.click(buttonIn(setup, 'Paste text…'));
  await user.clear(within(setup).getByRole('textbox'));
  await user.paste(text);
  await user.click(buttonIn(setup, 'Read'));
}

async function openTable() {
  const page = await openSetup();
  await paste(page, text);
  await page.user.click(buttonIn(page.setup, 'Play'));
  await noDialog();
  return page;
}

describe('setting up', () => {
  it('takes all cards by keys, and says what comes next', async () => {
    const { user, setup, store } = await openSetup();
    expect(buttonIn(setup, 'Play')).toHaveProperty('disabled', true);
    await user.keyboard(fanCards.flat().slice(0, 4).map(typed).join(''));
    expect(spoken()).toMatch(/^Three of spades, fan at 1: card 2 of 3\.$/i);
    await user.keyboard(fanCards.flat().slice(4).map(typed).join(''));
    expect(spoken()).toContain('All cards are given');
    await user.click(buttonIn(setup, 'Play'));
    await noDialog();
    expect(title()).toBe('Your own cards');
    const kept = keptOnTable(store);
    expect([kept.found, kept.unknown, kept.number]).toEqual(['own', 56, undefined]);
    expect(pile('t12').getAttribute('aria-label')).toContain('three cards');
  });

  it('takes cards by buttons, shows the copies left, and changes any card', async () => {
    const { user, setup } = await openSetup();
    await user.click(buttonIn(setup, 'J'));
    // One of the two lies on the clock at 6.
    expect(buttonIn(setup, 'jack of hearts').querySelectorAll('.left')).toHaveLength(1);
    expect(buttonIn(setup, 'jack of clubs').querySelectorAll('.left')).toHaveLength(2);
    await user.click(buttonIn(setup, 'jack of hearts'));
    await user.click(buttonIn(setup, 'J'));
    expect(buttonIn(setup, 'jack of hearts')).toHaveProperty('disabled', true);
    await user.keyboard('h');
    expect(spoken()).toContain('No more copies of that card');
    await user.keyboard('qs');
    await user.click(buttonIn(setup, 'Fan at 12, card 1 of 3: jack of hearts'));
    await user.keyboard('3c');
    expect(buttonIn(setup, 'Fan at 12, card 1 of 3: three of clubs')).toBeTruthy();
    // Then the next empty one.
    expect(buttonIn(setup, 'Fan at 12, card 3 of 3: empty').getAttribute('aria-current')).toBe(
      'true',
    );
    await user.keyboard('{Backspace}');
    expect(buttonIn(setup, 'Fan at 12, card 2 of 3: empty').getAttribute('aria-current')).toBe(
      'true',
    );
  });

  it('reads text, and says what is wrong with it', async () => {
    const page = await openSetup();
    const { setup } = page;
    await paste(page, '12: 2H 5D\n3: QX');
    expect(within(setup).getByRole('alert').textContent).toBe(
      'Line 2: “QX” is no card. Write a card as 2H or 10D.',
    );
    await paste(page, text);
    expect(buttonIn(setup, 'Play')).toHaveProperty('disabled', false);
  });

  it('takes a whole position with a known stock, which the solver can judge', async () => {
    const page = await openSetup();
    const { user, setup, store } = page;
    await paste(page, `${text}\nstock: ${stock.map(makeCard).join(' ')}`);
    expect(setup.textContent).toContain('12 cards home, 56 in the stock, 56 of them known.');
    await user.click(buttonIn(setup, 'Play'));
    await noDialog();
    expect(keptOnTable(store)).toMatchObject({ found: 'own', stock: stock.map(makeCard) });
    expect(keptOnTable(store).unknown).toBeUndefined();
    await user.keyboard('w');
    await user.click(button('This position'));
    await waitFor(() => expect(one('.status').textContent).toBe('Winnable'));
  });
});

const asking = () => screen.findByRole('complementary', { name: 'Your own cards' });

describe('a game with real cards', () => {
  it('asks which card came, makes the move, and is kept', async () => {
    const { user, store } = await openTable();
    await user.keyboard('D');
    const asked = await asking();
    expect(asked.textContent).toContain('Which card was drawn?');
    expect(spoken()).toBe('Which card was drawn?');
    expect(document.querySelector('.callout')).toBeNull();
    await user.keyboard(typed(makeCard(stock[0] as number)));
    await waitFor(() => expect(asked.isConnected).toBe(false));
    await waitFor(() => expect(keptOnTable(store)).toMatchObject({ unknown: 55, moves: 'draw' }));
  });

  it('takes keys for the card before the table takes them', async () => {
    const { user, store } = await openTable();
    await user.keyboard('D');
    await asking();
    const before = spoken();
    // On the table they are hints, moves and the search.
    await user.keyboard('hsdca');
    expect(spoken()).toBe(before);
    expect(document.querySelector('.side-line, .find-bar, .hint-chip')).toBeNull();
    await user.keyboard('{Backspace}');
    await user.keyboard(typed(makeCard(stock[0] as number)));
    await waitFor(() => expect(keptOnTable(store).moves).toBe('draw'));
  });

  it('is asked for after a typed move, too', async () => {
    const { user, store } = await openTable();
    await user.keyboard('i');
    await user.keyboard('draw{Enter}');
    await asking();
    await user.keyboard(typed(makeCard(stock[0] as number)));
    await waitFor(() => expect(keptOnTable(store).moves).toBe('draw'));
  });

  it('lets a card be named anew after the move was taken back', async () => {
    const { user, store } = await openTable();
    await user.keyboard('D');
    await asking();
    await user.keyboard(typed(makeCard(stock[5] as number)));
    await user.keyboard('z');
    await user.click(await screen.findByRole('button', { name: 'Name them again' }));
    await user.keyboard('D');
    await asking();
    const right = makeCard(stock[0] as number);
    await user.keyboard(typed(right));
    await waitFor(() => expect(keptOnTable(store).stock).toEqual([right]));
    expect(screen.queryByText('Was a card named wrongly?')).toBeNull();
  });

  it('says that nobody can know whether it can be won, and gives a fair hint', async () => {
    const { user } = await openTable();
    await user.keyboard('w');
    const line = await screen.findByRole('complementary', {
      name: 'That can’t be known: the stock is your real one.',
    });
    await user.click(buttonIn(line, 'Got it'));
    expect(line.isConnected).toBe(false);
    await user.keyboard('hh');
    await waitFor(() => expect(one('.hint-chip').textContent).toMatch(/chance|%/i));
  });

  it('says in the review that nobody can know where it was won', async () => {
    const { user } = await openTable();
    await user.keyboard('D');
    await asking();
    await user.keyboard(typed(makeCard(stock[0] as number)));
    await chooseFromMenu(user, en.panels.lookThrough);
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    const bar = await screen.findByRole('complementary', { name: en.reviewBar.title });
    expect(bar.querySelector('.verdict')?.textContent).toBe(en.ownCards.unknowable);
  });

  it('stays in the log when another game is put on the table, even without a move', async () => {
    const { user, store } = await openTable();
    const { id } = keptOnTable(store);
    await user.click(button('New deal'));
    await waitFor(() => expect(keptOnTable(store).id).not.toBe(id));
    expect(store.kept.games.map((game) => (game as { id: string }).id)).toContain(id);
  });
});
