/** The player's choices for all games; they survive reloads. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import * as v from 'valibot';
import { type KeyValueStore, readJson } from './keyValueStore.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** The values of each setting that is not just on or off; the first is the default. */
export const OPTIONS = {
  /**
   * `system`: felt in light mode, night in dark mode, contrast if the system asks for high
   * contrast.
   */
  theme: ['system', 'felt', 'night', 'paper', 'contrast'],
  /** How the card faces are printed; `fitting` uses the large print when cards are small. */
  print: ['fitting', 'classic', 'large'],
  suitColours: ['two', 'four'],
  /** `theme`: the back that belongs to the theme. */
  back: ['theme', 'rose', 'lattice', 'rays'],
  speed: ['normal', 'slow', 'fast', 'off'],
  /** `large`: larger cards, which take the place of the ring. */
  layout: ['clock', 'large'],
  hand: ['right', 'left'],
  /** Hints come from the solver, which knows the stock, or from the fair player. */
  hints: ['proven', 'fair'],
  /** How difficult random deals are; all but `any` ensure that the deal can be won. */
  difficulty: ['any', 'easy', 'medium', 'hard'],
} as const;

type Options = { readonly [Key in keyof typeof OPTIONS]: (typeof OPTIONS)[Key][number] };

/** Settings that are on or off. */
const SWITCHES = {
  /** Whether the status shows if the game can be won. Many players do not want to know. */
  showStatus: false,
  /** Whether moves and time are shown beside the name of the deal. */
  showMoves: false,
  /** Whether the fair player's estimate of the chance is shown. */
  showChance: false,
  /** Whether random games are only dealt if they can be won. */
  onlyWinnable: false,
  /** Whether a tap plays a card that has just one place to go. */
  singleTap: true,
  /** Whether safe cards go home automatically. */
  autoplay: false,
  /** Whether letter keys work as shortcuts while the table has the focus. */
  letterKeys: true,
  sound: false,
};

type Switches = Readonly<typeof SWITCHES>;

export interface Preferences extends Options, Switches {
  /** `system`: the language of the browser. */
  readonly language: Language | 'system';
  /** From 0 to 1. */
  readonly volume: number;
}

export type OptionName = keyof Options;
export type SwitchName = keyof Switches;

const KEY = 'bigben.settings';
const DEFAULT_VOLUME = 0.6;

export class Settings {
  readonly choices: ReadonlySignal<Preferences>;
  readonly #choices: Signal<Preferences>;
  readonly #store: KeyValueStore;

  constructor(store: KeyValueStore) {
    this.#store = store;
    this.choices = this.#choices = signal(load(store));
  }

  choose(change: Partial<Preferences>): void {
    this.#choices.value = { ...this.#choices.value, ...change };
    try {
      this.#store.setItem(KEY, JSON.stringify({ version: 1, ...this.#choices.value }));
    } catch {
      // The choice holds while the page is open; the session announces that nothing is saved.
    }
  }
}

const DEFAULTS: Preferences = {
  ...(Object.fromEntries(
    Object.entries(OPTIONS).map(([name, [first]]) => [name, first]),
  ) as Options),
  ...SWITCHES,
  language: 'system',
  volume: DEFAULT_VOLUME,
};

const entries = [
  ...Object.entries(OPTIONS).map(([name, all]) => [name, v.picklist(all)] as const),
  ...Object.keys(SWITCHES).map((name) => [name, v.boolean()] as const),
  ['language', v.picklist(['system', ...(Object.keys(LANGUAGES) as Language[])])] as const,
  ['volume', v.pipe(v.number(), v.minValue(0), v.maxValue(1))] as const,
];

/** A stored value that is not a choice, or no longer, is replaced by the default. */
const schema = v.object(
  Object.fromEntries(
    entries.map(([name, each]) => [
      name,
      v.fallback(each, DEFAULTS[name as keyof Preferences] as never),
    ]),
  ),
);

function load(store: KeyValueStore): Preferences {
  return { ...DEFAULTS, ...readJson(store, KEY, v.fallback(schema, {})) };
}
