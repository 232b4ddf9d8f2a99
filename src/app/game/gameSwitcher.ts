/**
 * Which game lies on the table: the commands that put another one there, and those for games that
 * are not on the table. Commands for the game on the table are in session.ts.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
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
import type { Library } from '../games/library.ts';
import { storeEntry } from '../games/stored.ts';
import { CurrentGame, type PreviousGame } from './currentGame.ts';

export interface SessionDeps {
  readonly library: Library;
  readonly clock: Clock;
  /** A random number, 0 <= unit < 1. */
  readonly random: () => number;
  /** The deal to begin with if no game is saved; a random one if this is missing. */
  readonly deal?: DealNumber | undefined;
}

/** How a new game begins, and what becomes of the one on the table. */
interface NewGameOptions {
  /** Whether the game on the table stays open; otherwise it is given up. */
  readonly keepOpen?: boolean;
  /** The day whose daily deal it is. */
  readonly daily?: string;
  /** How the deal was found, if its number was not asked for. */
  readonly found?: DealSource;
  /** Sealed games of others with this deal. */
  readonly challenges?: readonly string[];
}

/** Now, for what happens to a game. */
export const momentIn = ({ clock, library }: SessionDeps): Moment =>
  clock.moment(() => library.nextOrder());

const dealGame = (number: DealNumber, ruleSet: RuleSet): Game =>
  startGame(ruleSet, startOf(dealCards(number)), makeDealNumber(number));

const switched = (isSameDeal: boolean) =>
  ({ kind: 'switched', origin: 'player', isSameDeal }) as const;

/** The table with the game that lay on it, or else with a new deal by classic. */
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
  const table = new CurrentGame(entry, announcement, deps);
  // Save even an untouched deal, so that a reload shows the same cards.
  if (!restored) table.updateEntry(entry);
  return table;
}

/** A new deal, and the game it replaced. */
interface Replaced {
  readonly id: string;
  readonly before: Entry;
}

/** A game that is shown in place of another one. */
export interface Shown {
  /** The id of the shown copy. */
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

  /** Undoes the last deal: the game before it lies on the table again, as it was. */
  takeBack(): void {
    const replaced = this.#replaced.value;
    if (!replaced || !this.canTakeBack.value) return;
    const { id, before } = replaced;
    this.#replaced.value = undefined;
    this.#putOnTable(before, false, () => ({ remove: id }));
  }

  /** The last deal can no longer be taken back. */
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

  /** Begins a game of real cards; the one on the table stays open. */
  beginOwn(game: Game): void {
    this.#putOnTable(beginEntry(game, this.#moment(), { found: 'own' }));
  }

  /**
   * Puts a game of the log on the table; the one that lies there stays open.
   *
   * @returns whether it lies there now; a game that cannot be read does not
   */
  open(id: string): boolean {
    return this.#onTable.id === id || this.#open(id);
  }

  /** Gives up an open game of the log that does not lie on the table. */
  giveUp(id: string): void {
    const { library } = this.#deps;
    const entry = library.entry(id);
    if (!entry.ok || id === this.#onTable.id) return;
    library.put([storeEntry(giveUp(entry.value, this.#moment()))]);
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

  /**
   * Brings back what was deleted last. After deleting everything, the game that lay on the table
   * returns there.
   */
  bringBack(): void {
    const table = this.#removedTable;
    const { library } = this.#deps;
    const wasThere = library.removed.value.some(({ id }) => id === table);
    library.bringBack();
    if (table !== undefined && wasThere) this.open(table);
  }

  /**
   * Takes over the game on the table from the log after a merge; `isFurther`: it has more moves
   * there.
   */
  adopt(entry: Entry, isFurther: boolean): void {
    if (entry.game.positions === this.#onTable.game.positions) this.#table.updateEntry(entry);
    else this.#table.set(entry, { kind: 'restored', entry }, switched(!isFurther));
  }

  /**
   * Puts a copy of a game on the table, which never counts; the game that lies there stays open.
   *
   * @returns what `returnFrom` needs to bring that game back
   */
  show(game: Game): Shown {
    const isSameDeal = game.positions[0] === this.#onTable.game.positions[0];
    const copy = beginEntry(game, this.#moment(), { continued: true });
    return { id: copy.id, before: this.#putOnTable(copy, isSameDeal) };
  }

  /**
   * Brings back the game that lay on the table before a copy of it was shown. The copy is removed
   * unless it was played to its end: unfinished, it looks just like the original. If the copy is no
   * longer on the table, nothing happens.
   */
  returnFrom({ id, before }: Shown): void {
    if (this.#onTable.id !== id) return;
    const leave: Leave = (copy) => (copy.outcome ? copy : { remove: id });
    // A game without a move was not saved meanwhile.
    if (isUntouched(before)) this.#putOnTable(before, true, leave);
    else this.#open(before.id, true, leave);
  }

  /** The game on the table. */
  get #onTable(): Entry {
    return this.#table.entry.value;
  }

  #moment(): Moment {
    return momentIn(this.#deps);
  }

  /** Replaces the game on the table with a new one; the old one is given up or stays open. */
  #begin(game: Game, announcement: Announcement, options: NewGameOptions): void {
    const { keepOpen } = options;
    const moment = this.#moment();
    const entry = beginEntry(game, moment, options);
    batch(() => {
      const before = this.#replace(entry, announcement, false, (left) =>
        keepOpen ? left : giveUp(left, moment),
      );
      this.#replaced.value = { id: entry.id, before };
    });
  }

  #open(id: string, isSameDeal?: boolean, leave?: Leave): boolean {
    const opened = this.#deps.library.entry(id);
    if (opened.ok) this.#putOnTable(opened.value, isSameDeal, leave);
    else this.#table.announce({ kind: 'damaged', which: 'opened' });
    return opened.ok;
  }

  #putOnTable(entry: Entry, isSameDeal = false, leave: Leave = staysOpen): Entry {
    return this.#replace(entry, { kind: 'restored', entry }, isSameDeal, leave);
  }

  /**
   * The only place where another game is put on the table. @returns the one before, with all its
   * time
   */
  #replace(entry: Entry, announcement: Announcement, isSameDeal: boolean, leave: Leave): Entry {
    const before = this.#table.settled();
    const left = leave(before);
    const isWorthNothing = 'id' in left && isUntouched(left);
    this.#table.set(
      entry,
      announcement,
      switched(isSameDeal),
      isWorthNothing ? { remove: left.id } : left,
    );
    return before;
  }
}

/** Decides what becomes of the game that leaves the table, given with all its time. */
type Leave = (before: Entry) => PreviousGame;

const staysOpen: Leave = (before) => before;
