/** Moves that are typed. */
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { won } from '../../app/testing/stage.ts';
import { de, en } from '../../i18n/testing/whole.ts';
import { button, one, openPage, pile } from '../testing/openPage.tsx';
import { dialog, focusIsOn, keptMoves, noDialog, press, spoken } from '../testing/playing.ts';

const field = (): HTMLInputElement => one('.move-prompt input') as HTMLInputElement;
const isOpen = (): boolean => document.querySelector('.move-prompt') !== null;
const shownFault = (): string => one('.move-prompt p').textContent;

/** Enters a line; the browser test types it key by key. */
function type(line: string): void {
  field().value = line;
  field().form?.requestSubmit();
}

async function openPrompt(at = 0, choices = {}) {
  const page = await openPage(won, { at, choices });
  await press(page.user, 't3', 'i');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  return { ...page, type };
}

describe('the line for typed moves', () => {
  it('is opened from the help too', async () => {
    const { user } = await openPage(won, { at: 0 });
    await user.keyboard('?');
    const help = await dialog(en.help);
    await user.click(within(help).getByText(en.readOut.title));
    await user.click(within(help).getByRole('button', { name: en.typing.label }));
    await noDialog();
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('plays what is typed, says it, and stays open', async () => {
    const { type, store, user } = await openPrompt();
    await user.keyboard(`${won.moves[0]}{Enter}`);
    for (const move of won.moves.slice(1, 9)) type(move);
    await waitFor(() => expect(keptMoves(store)).toEqual(won.moves.slice(0, 9)));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(spoken()).not.toBe('');
    type('undo');
    await waitFor(() => expect(keptMoves(store)).toEqual(won.moves.slice(0, 8)));
    expect(spoken()).toMatch(/^Undone: /);
    type('redo');
    await waitFor(() => expect(keptMoves(store)).toEqual(won.moves.slice(0, 9)));
  });

  it('says why a move is not legal, and keeps the text', async () => {
    const { type, store } = await openPrompt();
    type('4 10');
    expect(spoken()).toBe('This fan takes the ace of diamonds.');
    await waitFor(() => expect(shownFault()).toBe(spoken()));
    expect(field().value).toBe('4 10');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(keptMoves(store)).toEqual([]);
  });

  it.each([
    ['hello', en.typing.notRead],
    ['refill', 'No gaps to refill.'],
    ['w 5', 'No card there.'],
    ['4 home', 'The nine of hearts can’t go to the clock yet.'],
    ['undo', en.readOut.nothing],
    ['9h', 'nine of hearts, No place for it right now.'],
    ['kh', /^This card isn’t on top\. king of hearts, /],
    ['ad', /^This card has several moves\. Say where to\. Ace of diamonds from the fan at 3 /],
  ])('says what is wrong: %s', async (line, text) => {
    const { type } = await openPrompt();
    type(line);
    if (typeof text === 'string') expect(spoken()).toBe(text);
    else expect(spoken()).toMatch(text);
    expect(field().value).toBe(line);
  });

  it('says in the lesson, too, why a move is not legal', async () => {
    const { user } = await openPage(undefined, { kept: {} });
    await press(user, 't3', 'i');
    await waitFor(() => expect(document.activeElement).toBe(field()));
    type('3 8');
    expect(spoken()).toMatch(/^This fan takes the /);
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 3]);
  });

  it('goes to a fan, and back to the line with the key', async () => {
    const { type, user } = await openPrompt();
    type('12');
    await focusIsOn('t12');
    expect(isOpen()).toBe(true);
    await user.keyboard('i');
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('closes with Esc and gives the focus back', async () => {
    const { user } = await openPrompt();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await focusIsOn('t3');
  });

  it('brings back the lines before', async () => {
    const { type, user } = await openPrompt();
    type('draw');
    type('hello');
    await user.keyboard('{ArrowUp}');
    expect(field().value).toBe('hello');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(field().value).toBe('draw');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field().value).toBe('');
  });

  it('asks before a hint, as the button does, and typing it again agrees', async () => {
    const { type } = await openPrompt();
    type('hint');
    await waitFor(() => expect(spoken()).toBe(en.hintChip.asking.hint));
    expect(document.activeElement).toBe(field());
    type('hint');
    await waitFor(() => expect(spoken()).toMatch(/^Hint: /));
  });

  it('takes the words of the language', async () => {
    const { type, store } = await openPrompt(0, { language: 'de' });
    type('Karte ziehen');
    await waitFor(() => expect(keptMoves(store)).toEqual(['draw']));
    type('zurück');
    await waitFor(() => expect(keptMoves(store)).toEqual([]));
    type('auffüllen');
    expect(spoken()).toBe(de.refused('noGaps'));
  });

  it('is not closed by a dialog, and closes when a card is looked for', async () => {
    const { user } = await openPrompt();
    await user.click(button(en.menu));
    await user.click(screen.getByRole('button', { name: en.panels.findCard }));
    await noDialog();
    expect(isOpen()).toBe(false);
  });

  it('is described in the help, with the keys that read out', async () => {
    const { user } = await openPage(won, { at: 0 });
    await press(user, 's', '?');
    const help = await dialog(en.help);
    expect(help.textContent).toContain(en.typing.how);
    expect(help.textContent).toContain(en.readOut.hours);
    for (const [key] of en.readOut.keys)
      expect([...help.querySelectorAll('kbd')].map((each) => each.textContent)).toContain(key);
    expect(pile('s').isConnected).toBe(true);
  });
});
