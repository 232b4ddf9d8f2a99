/** For component tests: actions that many tests need, and the stored results. */
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import type { StoredGame } from '../../app/games/stored.ts';
import type { MemoryStore } from '../../app/testing/shelf.ts';
import type { App } from '../page/createApp.ts';
import type { PileName } from '../table/pileName.ts';
import { button, byId, keptGames, one, pile } from './openPage.tsx';

/** The page's last announcement. */
export const spoken = (): string => byId('spoken').textContent;

/** The title of the deal. */
export const title = (): string => one('.deal').textContent.replace(/\s+/g, ' ').trim();

/** Waits until an element has the focus, which often takes a frame. */
export const hasFocus = (element: HTMLElement): Promise<void> =>
  waitFor(() => {
    if (document.activeElement !== element)
      throw new Error(`the focus is on “${nameOf(document.activeElement)}”`);
  });

/** Waits until a pile has the focus. */
export const focusIsOn = (place: string): Promise<void> => hasFocus(pile(place));

const nameOf = (element: Element | null) =>
  element?.getAttribute('aria-label') ?? element?.textContent.slice(0, 40);

/** An open dialog. It can take a moment to appear if another one closes first. */
export const dialog = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });

export const noDialog = (): Promise<void> =>
  waitFor(() => expect(document.querySelectorAll('dialog')).toHaveLength(0));

/** A button in a part of the page, by its whole name. */
export const buttonIn = (part: HTMLElement, name: string | RegExp): HTMLElement =>
  within(part).getByRole('button', { name });

/** Presses a key on a pile. */
export async function press(user: UserEvent, place: string, key: string): Promise<void> {
  pile(place).focus();
  await user.keyboard(key);
}

/** Chooses an immediate action from the menu. */
export async function chooseFromMenu(user: UserEvent, entry: string): Promise<void> {
  await user.click(button('Menu'));
  await user.click(buttonIn(await dialog('Menu'), entry));
}

/** Opens a dialog that the menu leads to. */
export async function openFromMenu(user: UserEvent, entry: string, name = entry) {
  await chooseFromMenu(user, entry);
  return dialog(name);
}

/**
 * Opens the options of a deal, from the question whether to leave the game or from the line after a
 * deal.
 */
export async function openOptions(user: UserEvent): Promise<HTMLElement> {
  await user.click(byId('new'));
  await user.click(await screen.findByRole('button', { name: 'Options…' }));
  return dialog('New deal');
}

interface Player {
  readonly app: App;
  readonly user: UserEvent;
}

/** Taps a pile in its middle, by mouse. */
export async function tap({ app, user }: Player, name: PileName): Promise<void> {
  const box = app.scene.peek()?.placement.piles[name].box;
  if (!box) throw new Error('nothing is laid out yet');
  const coords = { clientX: (box.left + box.right) / 2, clientY: (box.top + box.bottom) / 2 };
  await user.pointer({ keys: '[MouseLeft]', target: pile(name), coords });
}

/** Makes a recorded move by keys. */
export async function makeByKeys(user: UserEvent, move: string): Promise<void> {
  const [from, to] = move.split('-');
  if (!from || !to) return press(user, 's', 'd');
  await press(user, from, '{Enter}');
  await press(user, to, '{Enter}');
}

/** Asks for the first hint of a game, knowing that it counts. */
export async function askHint(user: UserEvent): Promise<void> {
  await user.click(button('Hint'));
  await user.click(await screen.findByRole('button', { name: 'Show it' }));
}

/** Asks whether the game can be won, for the whole game. */
export async function askStatus(user: UserEvent): Promise<void> {
  await user.click(button('Winnable?'));
  await user.click(await screen.findByRole('button', { name: 'This game' }));
}

/** The stored game that is on the table. */
export function keptOnTable(store: MemoryStore): StoredGame {
  const game = keptGames(store).find(({ id }) => id === store.table);
  if (!game) throw new Error('nothing is kept of the game on the table');
  return game;
}

/** The stored moves made in the game on the table. */
export function keptMoves(store: MemoryStore): string[] {
  const { moves, at } = keptOnTable(store);
  return moves.split(' ').slice(0, at);
}

/** Whether a control is disabled. */
export const isOff = (control: HTMLElement): boolean =>
  control.getAttribute('aria-disabled') === 'true';

/** Sets the browser's own date. */
export function setDate(date: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(date) });
  onTestFinished(() => void vi.useRealTimers());
}

/** From now on `pass` advances the page's time, too. */
export function driveTime(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => void vi.useRealTimers());
}

/** From now on the page's timers stand still until `vi.advanceTimersByTimeAsync` lets time pass. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Waits for the next frame, then lets milliseconds pass. */
export async function pass(ms: number): Promise<void> {
  await new Promise(requestAnimationFrame);
  await vi.advanceTimersByTimeAsync(ms);
}

/** Deals a numbered game; the one on the table is kept open or given up. */
export async function dealNumber(user: UserEvent, number: string, keepOpen = false): Promise<void> {
  const options = await openOptions(user);
  if (keepOpen) await user.click(within(options).getByLabelText('Save this game for later'));
  await user.type(within(options).getByLabelText('Or play a numbered deal'), number);
  await user.click(buttonIn(options, 'Play this deal'));
  await noDialog();
}

/**
 * Counts from now on how many `Intl` formats are created, which is slow. Returns a function that
 * gives the count.
 */
export function countFormats(): () => number {
  let made = 0;
  const kinds = ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'ListFormat'] as const;
  for (const kind of kinds) {
    const usual = Object.getOwnPropertyDescriptor(Intl, kind) as PropertyDescriptor;
    const construct = (...details: Parameters<typeof Reflect.construct>): object => {
      made++;
      return Reflect.construct(...details);
    };
    Object.defineProperty(Intl, kind, { ...usual, value: new Proxy(usual.value, { construct }) });
    onTestFinished(() => void Object.defineProperty(Intl, kind, usual));
  }
  return () => made;
}
