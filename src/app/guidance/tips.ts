/** Tips for the first games: each is shown once, when it is of use, until it is dismissed or a move is made. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import * as v from 'valibot';
import { makeDealNumber } from '../../rules/deal.ts';
import { current, type Game } from '../../rules/game.ts';
import { legalMoves } from '../../rules/move.ts';
import { gaps, isWon } from '../../rules/position.ts';
import { leadsOn } from '../game/change.ts';
import type { Session } from '../game/session.ts';
import { type KeyValueStore, readJson } from '../preferences/keyValueStore.ts';
import { LESSON_DEAL } from './first.ts';

/** In the order in which they are shown. */
const TIPS = ['begin', 'gaps', 'refill', 'waste'] as const;

export type Tip = (typeof TIPS)[number];

const KEY = 'bigben.tips';

/** With this many other moves, when to refill becomes a choice. */
const PLAYS = 3;

const isOfUse: Readonly<Record<Tip, (game: Game) => boolean>> = {
  // The goal is shown when a game begins, and when one goes on in the deal of the lesson.
  begin: (game) => game.at === 0 || game.number === makeDealNumber(LESSON_DEAL),
  // By some rules a fan with gaps still takes cards.
  gaps: (game) => game.ruleSet.buildOn === 3 && canRefill(game),
  refill: (game) => canRefill(game) && plays(game) >= PLAYS,
  waste: (game) => current(game).waste.length > 0,
};

const plays = (game: Game): number =>
  legalMoves(game.ruleSet, current(game)).filter(({ kind }) => kind === 'carry').length;

const canRefill = (game: Game): boolean =>
  gaps(current(game)) > 0 &&
  legalMoves(game.ruleSet, current(game)).some(({ kind }) => kind === 'refill');

export class Tips {
  /** The tip to be shown now. */
  readonly tip: ReadonlySignal<Tip | undefined>;
  /** Whether any tip has been dismissed. */
  readonly anySeen: ReadonlySignal<boolean>;
  readonly #seen: Signal<readonly Tip[]>;
  readonly #store: KeyValueStore;

  /** @param isQuiet whether tips are hidden because something else is said or shown */
  constructor(session: Session, store: KeyValueStore, isQuiet = (): boolean => false) {
    this.#store = store;
    const seen = signal(load(store));
    this.#seen = seen;
    this.anySeen = computed(() => seen.value.length > 0);
    this.tip = computed(() => {
      const game = session.game.value;
      if (isQuiet() || isWon(current(game))) return undefined;
      return TIPS.find((tip) => !seen.value.includes(tip) && isOfUse[tip](game));
    });
    let shown = this.tip.peek();
    effect(() => {
      shown = this.tip.value;
    });
    session.onChange((change) => {
      // Playing on counts as having read the tip.
      if (shown && leadsOn(change)) this.dismiss(shown);
    });
  }

  /** Never shows the tip again. */
  dismiss(tip: Tip): void {
    this.#keep([...new Set([...this.#seen.peek(), tip])]);
  }

  dismissAll(): void {
    this.#keep(TIPS);
  }

  /** Shows all tips once more. */
  forget(): void {
    this.#keep([]);
  }

  #keep(seen: readonly Tip[]): void {
    this.#seen.value = seen;
    try {
      this.#store.setItem(KEY, JSON.stringify(seen));
    } catch {
      // Not stored: the tips come again next time, which does little harm.
    }
  }
}

/** Ignores names that are not tips, or no longer. */
const schema = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((seen) => TIPS.filter((tip) => seen.includes(tip))),
  ),
  [] as Tip[],
);

const load = (store: KeyValueStore): Tip[] => readJson(store, KEY, schema);
