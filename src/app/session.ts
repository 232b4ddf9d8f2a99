/**
 * The session: the game on the table, the card the player holds, and what has just happened. It is
 * changed only by the commands here; whoever shows it watches its signals. No DOM.
 */
import { batch, computed, type ReadonlySignal } from '@preact/signals-core';
import {
  type DealNumber,
  dealCards,
  makeDealNumber,
  randomDealNumber,
  startOf,
} from '../rules/deal.ts';
import * as games from '../rules/game.ts';
import { type Move, type Place, type Refusal, samePlace, topAt } from '../rules/move.ts';
import { foundationNeeds, type Position } from '../rules/position.ts';
import { RULE_SETS, type RuleSet } from '../rules/ruleSet.ts';
import { type Assist, type Assists, withAssist } from './assists.ts';
import { dealing } from './dealing.ts';
import type { Clock } from './library/clock.ts';
import { beginEntry, changeEntry, type Entry, giveUp, isUntouched } from './library/entry.ts';
import type { Library } from './library/library.ts';
import { storeEntry } from './library/stored.ts';
import type { Messages } from './messages/en.ts';
import { type News, OnTable } from './onTable.ts';
import { cardsHome, targetsOf } from './questions.ts';
import { rulesTitle, speakAction, speakEnding, speakMove, speakRestored } from './speech.ts';

export interface Surroundings {
  readonly library: Library;
  readonly messages: Messages;
  readonly clock: Clock;
  /** A random number, 0 <= unit < 1. */
  readonly random: () => number;
}

/** How a new game begins, and what becomes of the one on the table. */
interface Beginning {
  /** The game on the table stays open; otherwise it is given up. */
  readonly keepOpen?: boolean;
  /** The day whose daily deal it is. */
  readonly daily?: string;
}

const dealGame = (number: DealNumber, ruleSet: RuleSet): games.Game =>
  games.startGame(ruleSet, startOf(dealCards(number)), makeDealNumber(number));

export class Session {
  readonly game: ReadonlySignal<games.Game>;
  /** The game with all that is kept of it. */
  readonly entry: ReadonlySignal<Entry>;
  /** Where the held card lies; it stays there until it is played. */
  readonly held: ReadonlySignal<Place | undefined>;
  readonly news: ReadonlySignal<News>;
  /** What the player has been told of this deal; kept with the game. */
  readonly assists: ReadonlySignal<Assists>;
  /** Cards on foundations, their bases included. */
  readonly cardsHome: ReadonlySignal<number>;

  readonly #surroundings: Surroundings;
  readonly #table: OnTable;
  /** The game that lay on the table when everything was deleted. */
  #removedTable: string | undefined;
  /** Positions that cards reached by themselves: undo and redo pass them by. */
  readonly #passing = new WeakSet<Position>();

  /** Begins with the game that lay on the table, or with a random one by classic. */
  constructor(surroundings: Surroundings) {
    const { library, messages } = surroundings;
    this.#surroundings = surroundings;
    const kept = library.table();
    const restored = typeof kept === 'object' ? kept : undefined;
    const entry = restored ?? beginEntry(this.#randomGame(RULE_SETS.classic), this.#moment());
    const damage = kept === 'damaged' ? messages.damaged : messages.damagedOther;
    const news: News = library.foundDamage
      ? { text: damage, tone: 'refusal' }
      : { text: speakRestored(messages, entry), tone: 'move' };
    this.#table = new OnTable(entry, news, library, messages);
    ({ entry: this.entry, held: this.held, news: this.news } = this.#table);
    this.game = computed(() => this.entry.value.game);
    this.assists = computed(() => this.entry.value.assists);
    this.cardsHome = computed(() => cardsHome(this.#position));
    // A deal nobody has touched yet is worth keeping too: a reload shows the same cards.
    if (!restored) this.#table.keep();
  }

  /** Acts once everything that was played is kept: what a hand decides is decided then. */
  whenKept(act: () => void): void {
    this.#table.whenKept(act);
  }

  /** Plays a move if it is legal, else says why not. */
  play(move: Move): void {
    this.#table.whenKept(() => this.#play(move, this.assists.value));
  }

  /** Plays a move that the page has shown. */
  playShown(move: Move): void {
    this.#table.whenKept(() => {
      const { assists } = this.entry.value;
      this.#play(move, { ...assists, shownMoves: assists.shownMoves + 1 });
    });
  }

  /** Takes a card in hand: the top of a fan or of the waste. A foundation says what it needs. */
  take(place: Place): void {
    const card = topAt(this.#position, place);
    if (place.pile === 'foundation')
      this.#say(this.#messages.foundationWants(foundationNeeds(this.#position, place.hour)));
    else if (card === undefined) this.#refuse('nothingThere');
    else
      batch(() => {
        this.#table.held.value = place;
        this.#say(this.#messages.picked(card, targetsOf(this.#game, place)));
      });
  }

  putBack(): void {
    const card = this.held.value && topAt(this.#position, this.held.value);
    if (card === undefined) return;
    batch(() => {
      this.#table.held.value = undefined;
      this.#say(this.#messages.putBack(card));
    });
  }

  /** Plays the held card to a place, or says why it cannot. */
  place(to: Place): void {
    const from = this.held.value;
    if (from && samePlace(from, to)) this.putBack();
    else if (from) this.play({ kind: 'carry', from, to });
  }

  /** Plays a top card to a foundation, if one takes it. */
  sendHome(from: Place): void {
    const card = topAt(this.#position, from);
    const to = targetsOf(this.#game, from).find(({ pile }) => pile === 'foundation');
    if (card === undefined) this.#refuse('nothingThere');
    else if (to) this.play({ kind: 'carry', from, to });
    else this.#say(this.#messages.noFoundation(card), 'refusal');
  }

  /** What touching the stock does: refill, draw or redeal. */
  deal(): void {
    const action = dealing(this.#game.ruleSet, this.#position);
    if (action.kind === 'none') this.#refuse(action.refusal);
    else this.play({ kind: action.kind });
  }

  /**
   * Plays moves that nobody asked for one by one, as a part of the move before them. They are not
   * played if the game has changed until then.
   */
  playAlong(moves: readonly Move[]): void {
    const meant = this.#game;
    this.#table.whenKept(() => {
      if (moves.length === 0 || this.#game !== meant) return;
      let game = meant;
      for (const move of moves) {
        const next = games.playIn(game, move);
        if (!next.ok) throw new Error(`playAlong: ${next.error}`);
        game = next.value;
        this.#passing.add(games.current(game));
      }
      this.#change(game, `${this.news.value.text} ${this.#messages.wentAlong(moves.length)}`);
    });
  }

  undo(): void {
    this.#table.whenKept(() => {
      let game = this.#game;
      if (!games.canUndo(game)) return;
      const passed = () => this.#passing.has(games.current(game));
      while (passed() && game.at > 1) game = games.undo(game);
      this.#change(
        games.undo(game),
        this.#messages.undone(this.#speakStep(game.at - 1, speakAction)),
      );
    });
  }

  redo(): void {
    this.#table.whenKept(() => {
      const { at } = this.#game;
      if (!games.canRedo(this.#game)) return;
      let game = games.redo(this.#game);
      while (this.#passing.has(game.positions[game.at + 1] as Position)) game = games.redo(game);
      this.#change(game, this.#messages.redone(this.#speakStep(at, speakMove)));
    });
  }

  /** Back to the deal; every move can still be redone. */
  restart(): void {
    this.#table.whenKept(() => {
      if (games.canUndo(this.#game))
        this.#change(games.restart(this.#game), this.#messages.restarted);
    });
  }

  /** To a point of the line; nothing of the line is lost. */
  goTo(at: number, text: string): void {
    this.#table.whenKept(() => this.#change(games.goTo(this.#game, at), text));
  }

  newGame(number: DealNumber, ruleSet: RuleSet, beginning: Beginning = {}): void {
    const title = rulesTitle(this.#messages, ruleSet);
    const text = this.#messages.dealt(makeDealNumber(number), title);
    this.#table.whenKept(() => this.#begin(dealGame(number, ruleSet), text, beginning));
  }

  newRandomGame(ruleSet: RuleSet, beginning: Beginning = {}): void {
    this.newGame(randomDealNumber(this.#surroundings.random()), ruleSet, beginning);
  }

  /** Puts a game of the log on the table; the one that lies there stays open. */
  open(id: string): void {
    this.#table.whenKept(() => {
      const before = this.entry.value;
      if (before.id === id) return;
      const opened = this.#surroundings.library.entry(id);
      if (!opened.ok) this.#say(this.#messages.cannotOpen, 'refusal');
      else this.#replace(opened.value, speakRestored(this.#messages, opened.value), before);
    });
  }

  /** Gives up an open game of the log that does not lie on the table. */
  giveUp(id: string): void {
    const { library } = this.#surroundings;
    const entry = library.entry(id);
    if (!entry.ok || id === this.entry.value.id) return;
    void library.put([storeEntry(giveUp(entry.value, { ...this.#moment(), playedMs: 0 }))]);
  }

  /** Deletes all games. A new deal by the same rules lies on the table. */
  removeAll(): void {
    const table = this.entry.value.id;
    this.newRandomGame(this.#game.ruleSet, { keepOpen: true });
    this.#table.whenKept(() => {
      const { library } = this.#surroundings;
      const ids = library.games.value.map(({ id }) => id);
      this.#removedTable = table;
      void library.remove(ids.filter((id) => id !== this.entry.value.id));
    });
  }

  /** Brings back what was deleted last; with everything also the game that lay on the table. */
  bringBack(): void {
    const table = this.#removedTable;
    const { library } = this.#surroundings;
    const wasThere = library.removed.value.some(({ id }) => id === table);
    library.bringBack();
    if (table !== undefined && wasThere) this.open(table);
  }

  /** Puts a game from elsewhere on the table, which counts nowhere; the one that lies there stays open. */
  show(game: games.Game): void {
    this.#table.whenKept(() => {
      const entry = beginEntry(game, this.#moment(), { continued: true });
      this.#replace(entry, speakRestored(this.#messages, entry), this.entry.value);
    });
  }

  /** Brings a game back that lay on the table before. One without a move was not kept meanwhile. */
  putBackOnTable(before: Entry): void {
    if (!isUntouched(before)) this.open(before.id);
    else
      this.#table.whenKept(() =>
        this.#replace(before, speakRestored(this.#messages, before), this.entry.value),
      );
  }

  /** The page is left, perhaps for good: the time at the table is kept. */
  keepTime(): void {
    const entry = this.entry.value;
    if (isUntouched(entry) || entry.outcome) return;
    this.#table.amend(changeEntry(entry, entry.game, this.#moment()));
  }

  /** Remembers that the page has told the player something of this deal. */
  assist(kind: Assist): void {
    const entry = this.entry.value;
    const assists = withAssist(entry.assists, kind);
    // What is told of a game after its outcome has not helped with it.
    if (entry.outcome || assists === entry.assists) return;
    this.#table.amend({ ...entry, assists });
  }

  /** Says something that is not a move: a hint, or what went wrong outside the game. */
  tell(text: string, tone: News['tone'] = 'move'): void {
    this.#say(text, tone);
  }

  get #messages(): Messages {
    return this.#surroundings.messages;
  }

  get #game(): games.Game {
    return this.entry.value.game;
  }

  get #position(): Position {
    return games.current(this.#game);
  }

  #moment() {
    const { clock, library } = this.#surroundings;
    return clock.moment(() => library.nextOrder());
  }

  #randomGame(ruleSet: RuleSet): games.Game {
    return dealGame(randomDealNumber(this.#surroundings.random()), ruleSet);
  }

  /** Another game instead of the one on the table, which is given up or stays open. */
  #begin(game: games.Game, text: string, { keepOpen, daily }: Beginning): void {
    const moment = this.#moment();
    const before = this.entry.value;
    const left = keepOpen ? before : giveUp(before, moment);
    this.#replace(beginEntry(game, { ...moment, playedMs: 0 }, { daily }), text, left);
  }

  #replace(entry: Entry, text: string, left: Entry): void {
    this.#table.set(entry, { text, tone: 'move' }, isUntouched(left) ? { remove: left.id } : left);
  }

  #play(move: Move, assists: Assists): void {
    const before = this.#position;
    const after = games.playIn(this.#game, move);
    if (after.ok)
      this.#change(
        after.value,
        speakMove(this.#messages, before, move, games.current(after.value)),
        assists,
      );
    else this.#refuse(after.error);
  }

  /** The game on the table goes on. */
  #change(game: games.Game, text: string, assists = this.assists.value): void {
    const before = this.entry.value;
    const entry = changeEntry({ ...before, assists }, game, this.#moment());
    const end = game.at > 0 ? speakEnding(this.#messages, entry) : undefined;
    const news: News = {
      text: [text, end].filter((part) => part !== undefined).join(' '),
      tone: end ? 'end' : 'move',
    };
    this.#table.set(entry, news, entry.id === before.id ? undefined : before);
  }

  /** The move between two neighbouring points of the line, in words. */
  #speakStep(at: number, speak: typeof speakMove): string {
    const { positions, moves } = this.#game;
    const [before, after] = [positions[at] as Position, positions[at + 1] as Position];
    return speak(this.#messages, before, moves[at] as Move, after);
  }

  #refuse(refusal: Refusal): void {
    this.#say(this.#messages.refused(refusal), 'refusal');
  }

  #say(text: string, tone: News['tone'] = 'move'): void {
    this.#table.say(text, tone);
  }
}
