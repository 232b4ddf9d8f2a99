/** For component tests: what a player does on the table, and what is kept of it. */
import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { StoredGame } from '../../app/games/stored.ts';
import type { MemoryStore } from '../../app/testing/shelf.ts';
import type { App } from '../page/createApp.ts';
import type { PileName } from '../table/pileName.ts';
import { button, byId, keptGames, pile } from './openPage.tsx';

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

/** Gives a pile the focus and presses keys there. */
export async function press(user: UserEvent, name: PileName, keys: string): Promise<void> {
  pile(name).focus();
  await user.keyboard(keys);
}

/** Waits until a pile has the focus. */
export const focusIsOn = (name: PileName): Promise<void> =>
  waitFor(() => expect((document.activeElement as HTMLElement).dataset['pile']).toBe(name));

/** Makes a recorded move by keys. */
export async function makeByKeys(user: UserEvent, move: string): Promise<void> {
  const [from, to] = move.split('-');
  if (!to) return press(user, 's', 'd');
  await press(user, from as PileName, '{Enter}');
  await press(user, to as PileName, '{Enter}');
}

/** Asks for the first hint of a game, knowing that it counts. */
export async function askHint(user: UserEvent): Promise<void> {
  await user.click(button('Hint'));
  await user.click(await screen.findByRole('button', { name: 'Show it' }));
}

/** Asks whether the game can be won, of all of it. */
export async function askStatus(user: UserEvent): Promise<void> {
  await user.click(button('Winnable?'));
  await user.click(await screen.findByRole('button', { name: 'This game' }));
}

/** Opens the options of a deal, beside the question whether to leave the game or in the line after the new deal. */
export async function openOptions(user: UserEvent): Promise<void> {
  await user.click(byId('new'));
  await user.click(await screen.findByRole('button', { name: 'Options…' }));
}

/** Opens one of the menu's entries. */
export async function openFromMenu(user: UserEvent, entry: string): Promise<void> {
  await user.click(button('Menu'));
  await user.click(await screen.findByRole('button', { name: entry }));
}

/** The game on the table as it is kept. */
export function keptGame(store: MemoryStore): StoredGame {
  const game = keptGames(store).find(({ id }) => id === store.table);
  if (!game) throw new Error('nothing is kept of the game on the table');
  return game;
}

/** Its moves that are made. */
export function keptMoves(store: MemoryStore): string[] {
  const { moves, at } = keptGame(store);
  return moves.split(' ').slice(0, at);
}
