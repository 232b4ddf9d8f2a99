/**
 * Which game lies on the table: the commands that put another one there, and those for the games
 * that do not lie there. What is done with the game on the table is in session.ts.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import {
  type DealNumber,
  dealCards,
  makeDealNumber,
  randomDealNumber,
  startOf,
} from '../../rules/deal.ts';
import { type Game, startGame } from '../../rules/game.ts';
import { RULE_SETS, type RuleSet } from '../../rules/ruleSet.ts';
import type { Announcement } from '../announcements/announcements.ts';
import type { Clock } from '../games/clock.ts';
import {
  beginEntry,
  type DealSource,
  type Entry,
  giveUp,
  isUntouched,
  type Moment,
} from '../games/entry.ts';
import type { GradualMerge } from '../games/gradualMerge.ts';
import type { Library } from '../games/library.ts';
import { copyId } from '../games/merge.ts';
import { storeEntry } from '../games/stored.ts';
import { CurrentGame, type PreviousGame } from './currentGame.ts';

export interface SessionDeps {
  readonly library: Library;
  readonly clock: Clock;
  /** A random number, 0 <= unit < 1. */
  readonly random: () => number;
  /** The deal that lies on the table if none is kept; otherwise a random one. */
  readonly deal?: DealNumber | undefined;
}

/** How a new game begins, and what becomes of the one on the table. */
interface NewGameOptions {
  /** The game on the table stays open; otherwise it is given up. */
  readonly keepOpen?: boolean;
  /** The day whose daily deal it is. */
  readonly daily?: string;
  /** How the deal was found, if its number was not asked for. */
  readonly found?: DealSource;
}

/** Now, for what happens to a game. */
export const momentIn = ({ clock, library }: SessionDeps): Moment =>
  clock.moment(() => library.nextOrder());

const dealGame = (number: DealNumber, ruleSet: RuleSet): Game =>
  startGame(ruleSet, startOf(dealCards(number)), makeDealNumber(number));

const switched = (isSameDeal: boolean) =>
  ({ kind: 'switched', origin: 'player', isSameDeal }) as const;

/** The table with the game that lay on it, or with a random one by classic. */
export function restoreTable(deps: SessionDeps): CurrentGame {
  const { library, random, deal } = deps;
  const kept = library.table();
  const restored = typeof kept === 'object' ? kept : undefined;
  const dealt = (): Game => dealGame(deal ?? randomDealNumber(random()), RULE_SETS.classic);
  const found = deal ? undefined : 'any';
  const entry = restored ?? beginEntry(dealt(), momentIn(deps), { found });
  const announcement: Announcement = library.foundDamage
    ? { kind: 'damaged', which: kept === 'damaged' ? 'table' : 'other' }
    : { kind: 'restored', entry };
  const table = new CurrentGame(entry, announcement, library);
  // A deal nobody has touched yet is worth keeping too: a reload shows the same cards.
  if (!restored) table.updateEntry(entry);
  return table;
}

/** A new deal, and the game in whose place it came. */
interface Replaced {
  readonly id: string;
  readonly before: Entry;
}

export class GameSwitcher {
  /** Whether the last deal can be taken back: nothing has been played since. */
  readonly canTakeBack: ReadonlySignal<boolean>;
  readonly #replaced = signal<Replaced | undefined>(undefined);
  readonly #deps: SessionDeps;
  readonly #table: CurrentGame;
  /** The game that lay on the table when everything was deleted. */
  #removedTable: string | undefined;

  constructor(deps: SessionDeps, table: CurrentGame) {
    this.#deps = deps;
    this.#table = table;
    this.canTakeBack = computed(() => {
      const { id, game } = table.entry.value;
      return this.#replaced.value?.id === id && game.moves.length === 0;
    });
  }

  /** The game that lay on the table before the last deal lies there again, as it was. */
  takeBack(): void {
    const replaced = this.#replaced.value;
    if (!replaced || !this.canTakeBack.value) return;
    const { id, before } = replaced;
    this.#replaced.value = undefined;
    this.#table.set(before, { kind: 'restored', entry: before }, switched(false), { remove: id });
  }

  /** The last deal stands. */
  keepDeal(): void {
    this.#replaced.value = undefined;
  }

  newGame(number: DealNumber, ruleSet: RuleSet, options: NewGameOptions = {}): void {
    const announcement: Announcement = { kind: 'dealt', number: makeDealNumber(number), ruleSet };
    this.#begin(dealGame(number, ruleSet), announcement, options);
  }

  newRandomGame(ruleSet: RuleSet, options: NewGameOptions = {}): void {
    const number = randomDealNumber(this.#deps.random());
    this.newGame(number, ruleSet, { ...options, found: 'any' });
  }

  /**
   * Puts a game of the log on the table; the one that lies there stays open.
   *
   * @returns whether it lies there now: one that cannot be read does not
   */
  open(id: string): boolean {
    if (this.#onTable.id === id) return true;
    const { library } = this.#deps;
    const opened = library.entry(id);
    if (opened.ok) this.#putOnTable(opened.value);
    else this.#table.announce({ kind: 'damaged', which: 'opened' });
    return opened.ok;
  }

  /** Gives up an open game of the log that does not lie on the table. */
  giveUp(id: string): void {
    const { library } = this.#deps;
    const entry = library.entry(id);
    if (!entry.ok || id === this.#onTable.id) return;
    library.put([storeEntry(giveUp(entry.value, { ...this.#moment(), playedMs: 0 }))]);
  }

  /** Deletes all games. A new deal by the same rules lies on the table. */
  removeAll(): void {
    const { id, game } = this.#onTable;
    this.newRandomGame(game.ruleSet, { keepOpen: true });
    const { library } = this.#deps;
    const ids = library.games.value.map((each) => each.id);
    this.#removedTable = id;
    this.keepDeal();
    library.remove(ids.filter((each) => each !== this.#onTable.id));
  }

  /** Brings back what was deleted last; with everything also the game that lay on the table. */
  bringBack(): void {
    const table = this.#removedTable;
    const { library } = this.#deps;
    const wasThere = library.removed.value.some(({ id }) => id === table);
    library.bringBack();
    if (table !== undefined && wasThere) this.open(table);
  }

  /**
   * Ends the import of another log. The game on the table stays on the table, and goes on from where it was played
   * further.
   *
   * @returns whether it was played further in the other log
   */
  finishImport(merge: GradualMerge): boolean {
    const { library } = this.#deps;
    const mine = storeEntry(this.#onTable);
    merge.finish();
    const copy = library.entry(copyId(mine));
    const entry = copy.ok ? copy : library.entry(mine.id);
    // A deal without moves need not be in the log.
    if (!entry.ok) return false;
    const { moves, at } = storeEntry(entry.value);
    const isFurther = moves !== mine.moves;
    if (!isFurther && at === mine.at)
      this.#table.updateEntry({ ...entry.value, game: this.#onTable.game });
    else
      this.#table.set(entry.value, { kind: 'restored', entry: entry.value }, switched(!isFurther));
    return isFurther;
  }

  /**
   * Puts a game from elsewhere on the table, which counts nowhere; the one that lies there stays open.
   *
   * @returns the id that it has now
   */
  show(game: Game): string {
    const isSameDeal = game.positions[0] === this.#onTable.game.positions[0];
    this.#putOnTable(beginEntry(game, this.#moment(), { continued: true }), isSameDeal);
    return this.#onTable.id;
  }

  /**
   * Brings a game back that lay on the table before a copy of it was shown. The copy is removed unless it was played to
   * its end: unfinished, it looks just like the original. If the copy lies there no more, nothing happens.
   */
  returnTo(before: Entry, copyShown: string): void {
    if (this.#onTable.id !== copyShown) return;
    const { library } = this.#deps;
    // One without a move was not kept meanwhile.
    const kept = isUntouched(before) ? undefined : library.entry(before.id);
    const copy = this.#onTable;
    if (kept?.ok === false) this.#table.announce({ kind: 'damaged', which: 'opened' });
    else this.#putOnTable(kept?.value ?? before, true, copy.outcome ? copy : { remove: copy.id });
  }

  /** The game on the table. */
  get #onTable(): Entry {
    return this.#table.entry.value;
  }

  #moment(): Moment {
    return momentIn(this.#deps);
  }

  /** A new game instead of the one on the table, which is given up or stays open. */
  #begin(game: Game, announcement: Announcement, { keepOpen, daily, found }: NewGameOptions): void {
    const moment = this.#moment();
    const before = this.#onTable;
    const left = keepOpen ? before : giveUp(before, moment);
    const entry = beginEntry(game, moment, { daily, found });
    this.#replaced.value = { id: entry.id, before };
    this.#replace(entry, announcement, false, left);
  }

  #putOnTable(entry: Entry, isSameDeal = false, left: PreviousGame = this.#onTable): void {
    this.#replace(entry, { kind: 'restored', entry }, isSameDeal, left);
  }

  #replace(
    entry: Entry,
    announcement: Announcement,
    isSameDeal: boolean,
    left: PreviousGame,
  ): void {
    const isWorthNothing = 'id' in left && isUntouched(left);
    this.#table.set(
      entry,
      announcement,
      switched(isSameDeal),
      isWorthNothing ? { remove: left.id } : left,
    );
  }
}
