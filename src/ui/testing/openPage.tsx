/**
 * For component tests: the whole page in a fake DOM, with games in memory and the solver in this
 * thread.
 */
import { signal } from '@preact/signals';
import { waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { render } from 'preact';
import { expect, vi } from 'vitest';
import { Clock } from '../../app/games/clock.ts';
import { Library } from '../../app/games/library.ts';
import { readStored, type StoredGame } from '../../app/games/stored.ts';
import type { EnginePools } from '../../app/insight/insight.ts';
import { type Preferences, Settings } from '../../app/preferences/settings.ts';
import { HandClock, MemoryStore, storeWith } from '../../app/testing/shelf.ts';
import type { GameRecord } from '../../rules/record.ts';
import { Pool } from '../../worker/pool.ts';
import { localWorker } from '../../worker/testing/localWorker.ts';
import { lessonAhead, startPage } from '../boot/page.tsx';
import { watchLanguage } from '../platform/language.ts';
import { watchTheme } from '../platform/theme.ts';
import { closePage, endAfterwards } from './fakeBrowser.ts';

/** The page's own body: see index.html. */
const BODY = `
  <main id="table"></main>
  <div id="panels"></div>
  <div id="spoken" role="status" aria-live="polite" aria-atomic="false"></div>
  <div id="spoken-status" aria-live="polite" aria-atomic="true"></div>`;

/**
 * The stored values of a player who knows the game: no lesson, no tips, no question about sound.
 */
const KNOWS_THE_GAME = {
  'bigben.lesson': '"over"',
  'bigben.tips': '["begin","gaps","refill","waste"]',
  'bigben.chime': '"asked"',
};

export interface Opening {
  /** How many of the game's moves are made; the others can be redone. Defaults to all. */
  readonly at?: number;
  /**
   * Choices that differ from the defaults. Here `singleTap` is off by default: tap a card, then its
   * place.
   */
  readonly choices?: Partial<Preferences>;
  /**
   * Other stored values by name, replacing those of a player who knows the game. Empty: a first
   * visit.
   */
  readonly kept?: Readonly<Record<string, string>>;
  /** Replaces the real solver or fair player. */
  readonly engines?: Partial<EnginePools>;
  /** The stored games, in place of a single one. */
  readonly store?: MemoryStore;
  readonly time?: HandClock;
  /** The size of the table, in pixels. */
  readonly size?: { readonly width: number; readonly height: number };
}

/**
 * Opens the page with a game, or without one as at a first visit, and waits until its dialogs are
 * loaded.
 */
export async function openPage(game?: GameRecord, opening: Opening = {}) {
  const { at = game?.moves.length ?? 0, time = new HandClock(), engines } = opening;
  document.body.innerHTML = BODY;
  const { width, height } = opening.size ?? { width: 1280, height: 800 };
  byId('table').getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  const kept = keptValues(opening);
  const store = opening.store ?? (game ? storeWith(game, at) : new MemoryStore());
  const library = new Library(store, () => () => {}, store.kept);
  const settings = new Settings(kept);
  const updateReady = signal(false);
  let hasBegun = () => {};
  const complete = new Promise<void>((resolve) => {
    hasBegun = resolve;
  });
  const words = await watchLanguage(settings.choices);
  const deps = {
    ...{ library, clock: new Clock(time), store: kept, settings, words },
    theme: watchTheme(settings.choices),
    updates: {
      begin: hasBegun,
      updateReady,
      update() {},
      later() {
        updateReady.value = false;
      },
    },
    engines: { ...localEngines(), ...engines },
  };
  const app = await startPage(deps, await lessonAhead(library, kept, words));
  // Any input makes the page load the dialogs without waiting until the cards lie still.
  window.dispatchEvent(new Event('focusin'));
  endAfterwards(() => {
    render(null, byId('panels'));
    // Otherwise Esc in the next page would still close a card in hand of this one.
    app.session.putBack();
  });
  await complete;
  // The answers of the piles are set up last.
  await waitFor(() => expect(document.querySelector('.answers')).not.toBeNull());
  // A delay between actions, so that frames can pass.
  const user = userEvent.setup({ delay: 0, advanceTimers: letPass });
  /** Reloads the page with what is stored. */
  const reopen = () => {
    closePage();
    return openPage(undefined, { ...opening, store, time, kept: kept.all() });
  };
  return { app, session: app.session, store, kept, settings, time, updateReady, user, reopen };
}

export type OpenPage = Awaited<ReturnType<typeof openPage>>;

/** With fake timers, lets the time pass that a user action takes. */
const letPass = async (ms: number): Promise<void> => {
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(ms);
};

function keptValues({ kept = KNOWS_THE_GAME, choices = {} }: Opening) {
  const settings = JSON.stringify({ version: 1, singleTap: false, ...choices });
  const isFirstVisit = Object.keys(kept).length === 0;
  const values = new Map(
    Object.entries(isFirstVisit ? {} : { 'bigben.settings': settings, ...kept }),
  );
  return {
    all: () => Object.fromEntries(values),
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

function localEngines(): EnginePools {
  const [solver, fairPlayer] = [0, 1].map(() => new Pool({ connect: localWorker })) as [Pool, Pool];
  endAfterwards(() => {
    void solver.close();
    void fairPlayer.close();
  });
  return { solver, fairPlayer };
}

export const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no element “${id}”`);
  return element;
};

/** The only element that matches a selector. */
export function one(selector: string): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>(selector);
  if (found.length !== 1) throw new Error(`${found.length} elements match “${selector}”`);
  return found[0] as HTMLElement;
}

/** A pile by its place: `t3`, `f10`, `w`, `s`. */
export const pile = (place: string): HTMLElement => one(`[data-pile=${place}]`);

/**
 * One of the page's buttons, by its exact name. Undo and New deal mean those of the controls:
 * sheets and lines can have others.
 */
export function button(name: string): HTMLElement {
  const root = name === 'Undo' || name === 'New deal' ? one('.controls') : document.body;
  return within(root).getByRole('button', { name });
}

/** The stored games. */
export const keptGames = (store: MemoryStore): StoredGame[] =>
  [...store.games.values()].map((value) => {
    const read = readStored(value);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    return read.value;
  });
