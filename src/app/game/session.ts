/**
 * The session: the game on the table, the card the player holds, and what has just happened. It is
 * changed only by the commands here and in games.ts; whoever shows it watches its signals. No DOM.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { Game } from '../../rules/game.ts';
import * as line from '../../rules/game.ts';
import { cardsHome, endingOf, targetsOf } from '../../rules/gameQueries.ts';
import type { Hour } from '../../rules/hour.ts';
import { type Move, type Place, samePlace, topAt } from '../../rules/move.ts';
import { foundationNeeds, type Position } from '../../rules/position.ts';
import type { Refusal } from '../../rules/refusal.ts';
import { stockAction } from '../../rules/stockAction.ts';
import type { Announcement, Narration } from '../announcements/announcements.ts';
import { type Assist, type Assists, withAssist } from '../games/assists.ts';
import { changeEntry, type Entry, isUntouched, type Moment } from '../games/entry.ts';
import type { CurrentGame } from './currentGame.ts';
import { GameSwitcher, layTable, momentIn, type SessionDeps } from './gameSwitcher.ts';
import type { Guide } from './guide.ts';

export class Session {
  readonly game: ReadonlySignal<Game>;
  /** The game with all that is kept of it. */
  readonly entry: ReadonlySignal<Entry>;
  /** Where the held card lies; it stays there until it is played. */
  readonly held: ReadonlySignal<Place | undefined>;
  readonly announcement: ReadonlySignal<Announcement>;
  /** The help the player has had with this deal; kept with the game. */
  readonly assists: ReadonlySignal<Assists>;
  /** Cards on foundations, their bases included. */
  readonly cardsHome: ReadonlySignal<number>;

  /** The lesson, while there is one. */
  readonly guide: Signal<Guide | undefined> = signal(undefined);

  /** The commands that put another game on the table. */
  readonly games: GameSwitcher;

  readonly #deps: SessionDeps;
  readonly #table: CurrentGame;
  /** Positions that cards reached by themselves: undo and redo pass them by. */
  readonly #passing = new WeakSet<Position>();

  /** Begins with the game that lay on the table, or with a random one by classic. */
  constructor(deps: SessionDeps) {
    this.#deps = deps;
    this.#table = layTable(deps);
    this.games = new GameSwitcher(deps, this.#table);
    ({ entry: this.entry, held: this.held, announcement: this.announcement } = this.#table);
    this.game = computed(() => this.entry.value.game);
    this.assists = computed(() => this.entry.value.assists);
    this.cardsHome = computed(() => cardsHome(this.#position));
  }

  /** Plays a move if it is legal, else says why not. */
  play(move: Move): void {
    this.#play(move, this.assists.value);
  }

  /** Plays a move that the page has shown. */
  playShown(move: Move): void {
    const { assists } = this.entry.value;
    this.#play(move, { ...assists, shownMoves: assists.shownMoves + 1 });
  }

  /** Whether the lesson waits for a move: then there is nothing else to do. */
  get isTaught(): boolean {
    return this.guide.value?.next.value !== undefined;
  }

  /** Takes a card in hand: the top of a fan or of the waste. A foundation says what it needs. */
  take(place: Place): void {
    const card = topAt(this.#position, place);
    if (place.pile === 'foundation') this.#tellNeeds(place.hour);
    else if (card === undefined) this.#refuse('nothingThere');
    else
      batch(() => {
        this.#table.held.value = place;
        this.announce({ kind: 'picked', card, targets: targetsOf(this.#game, place) });
      });
  }

  #tellNeeds(hour: Hour): void {
    this.announce({ kind: 'foundationNeeds', hour, card: foundationNeeds(this.#position, hour) });
  }

  putBack(): void {
    const card = this.held.value && topAt(this.#position, this.held.value);
    if (card === undefined) return;
    batch(() => {
      this.#table.held.value = undefined;
      this.announce({ kind: 'putBack', card });
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
    else this.announce({ kind: 'noFoundation', card, from });
  }

  /** Touches the stock: refills, draws or redeals. */
  deal(): void {
    const action = stockAction(this.#game.ruleSet, this.#position);
    if (action.kind === 'none') this.#refuse(action.refusal, { kind: 'draw' });
    else this.play({ kind: action.kind });
  }

  /** Plays moves that nobody asked for one by one, as a part of the move before them. */
  playAlong(moves: readonly Move[]): void {
    if (moves.length === 0 || this.guide.peek()) return;
    let game = this.#game;
    for (const move of moves) {
      const next = line.playIn(game, move);
      if (!next.ok) throw new Error(`playAlong: ${next.error}`);
      game = next.value;
      this.#passing.add(line.current(game));
    }
    const { announcement } = this;
    const step =
      announcement.value.kind === 'moved' ? announcement.value : this.#step(game.at - 1, game);
    this.#change(game, { ...step, kind: 'moved', along: moves.length });
  }

  /** Takes back the last move, or else the deal if it has just been made. */
  undo(): void {
    let game = this.#game;
    if (!line.canUndo(game)) {
      this.games.takeBack();
      return;
    }
    const passed = () => this.#passing.has(line.current(game));
    while (passed() && game.at > 1) game = line.undo(game);
    this.#change(line.undo(game), { kind: 'undone', ...this.#step(game.at - 1) });
  }

  redo(): void {
    const { at } = this.#game;
    if (!line.canRedo(this.#game)) return;
    let game = line.redo(this.#game);
    while (this.#passing.has(game.positions[game.at + 1] as Position)) game = line.redo(game);
    this.#change(game, { kind: 'redone', ...this.#step(at) });
  }

  /** Back to the deal; every move can still be redone. */
  restart(): void {
    if (line.canUndo(this.#game)) this.#change(line.restart(this.#game), { kind: 'restarted' });
  }

  /** To a point of the line; nothing of the line is lost. */
  goTo(at: number, change: Narration): void {
    this.#change(line.goTo(this.#game, at), change);
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
    // Help after the outcome did not help to reach it.
    if (entry.outcome || assists === entry.assists) return;
    this.#table.amend({ ...entry, assists });
  }

  /** Something has happened that is not a move: a hint, or what went wrong outside the game. */
  announce(announcement: Announcement): void {
    this.#table.announce(announcement);
  }

  get #game(): Game {
    return this.entry.value.game;
  }

  get #position(): Position {
    return line.current(this.#game);
  }

  #moment(): Moment {
    return momentIn(this.#deps);
  }

  #play(move: Move, assists: Assists): void {
    const after = line.playIn(this.#game, move);
    if (!after.ok) this.#refuse(after.error, move);
    else if (this.guide.peek()?.allows(move) === false) this.#table.held.value = undefined;
    else {
      const step = this.#step(after.value.at - 1, after.value);
      this.#change(after.value, { kind: 'moved', along: 0, ...step }, assists);
    }
  }

  /** The game on the table goes on. */
  #change(game: Game, change: Narration, assists = this.assists.value): void {
    const before = this.entry.value;
    const entry = changeEntry({ ...before, assists }, game, this.#moment());
    const hasEnded = game.at > 0 && endingOf(game) !== undefined;
    const announcement = { ...change, ended: hasEnded ? entry : undefined };
    this.#table.set(entry, announcement, entry.id === before.id ? undefined : before);
  }

  /** The move from a point of the line to the next one. */
  #step(at: number, { positions, moves } = this.#game) {
    const [before, after] = [positions[at] as Position, positions[at + 1] as Position];
    return { before, move: moves[at] as Move, after };
  }

  #refuse(refusal: Refusal, move?: Move): void {
    this.announce({ kind: 'refused', refusal, ...(move && { move }) });
  }
}
