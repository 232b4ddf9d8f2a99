/**
 * The session: the game on the table, the card the player holds, and what has just happened. It is
 * changed only by the commands here and in gameSwitcher.ts. Views watch its signals; listeners that
 * need each event use `onChange`. No DOM.
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
import type { Announcement, ChangeAnnouncement } from '../announcements/announcements.ts';
import { type Assist, type Assists, withAssist } from '../games/assists.ts';
import { changeEntry, type Entry, type Moment } from '../games/entry.ts';
import type { Action, Change, ChangeOrigin } from './change.ts';
import type { CurrentGame } from './currentGame.ts';
import { GameSwitcher, momentIn, restoreTable, type SessionDeps } from './gameSwitcher.ts';
import type { Guide } from './guide.ts';

export class Session {
  readonly game: ReadonlySignal<Game>;
  /** The game with everything that is saved with it. */
  readonly entry: ReadonlySignal<Entry>;
  /** Where the held card lies; it stays there until it is played. */
  readonly held: ReadonlySignal<Place | undefined>;
  readonly announcement: ReadonlySignal<Announcement>;
  /** The help the player has had with this deal; saved with the game. */
  readonly assists: ReadonlySignal<Assists>;
  /** Cards on foundations, their bases included. */
  readonly cardsHome: ReadonlySignal<number>;

  /** The lesson, while there is one. */
  readonly guide: Signal<Guide | undefined> = signal(undefined);

  /** The moves that are made automatically after one of the player's; set by autoplay. */
  followUpsOf: (after: Game) => readonly Move[] = () => [];

  /** The commands that put another game on the table. */
  readonly games: GameSwitcher;

  readonly #deps: SessionDeps;
  readonly #table: CurrentGame;

  /** Begins with the game that lay on the table, or else with a new deal by classic. */
  constructor(deps: SessionDeps) {
    this.#deps = deps;
    this.#table = restoreTable(deps);
    this.games = new GameSwitcher(deps, this.#table);
    ({ entry: this.entry, held: this.held, announcement: this.announcement } = this.#table);
    this.game = computed(() => this.entry.value.game);
    this.assists = computed(() => this.entry.value.assists);
    this.cardsHome = computed(() => cardsHome(this.#position));
  }

  /** Calls back after each change, in order. @returns a function that removes the listener */
  onChange(listener: (change: Change) => void): () => void {
    return this.#table.changes.listen(listener);
  }

  /**
   * Plays a legal move and the cards that then go home automatically; announces why a move is
   * illegal.
   */
  play(move: Move): void {
    this.#play(move, 'player', this.followUpsOf);
  }

  /** Plays several moves as one. Each must be legal after those before it. */
  playTogether(first: Move, others: readonly Move[]): void {
    this.#play(first, 'player', () => others);
  }

  /** Plays a move automatically, for the player's convenience. */
  playAutomatically(move: Move): void {
    this.#play(move, 'autoplay');
  }

  /** Plays a move for the player that a hint or the watched fair player has shown. */
  playShown(move: Move, origin: 'hint' | 'watch' = 'hint'): void {
    const { assists } = this.entry.value;
    const shown = { ...assists, shownMoves: assists.shownMoves + 1 };
    this.#play(move, origin, undefined, shown);
  }

  /** Whether the lesson waits for a move; then no other help is given. */
  get isTaught(): boolean {
    return this.guide.value?.next.value !== undefined;
  }

  /** Takes a card in hand: the top of a fan or of the waste. A foundation says what it needs. */
  take(place: Place): void {
    const card = topAt(this.#position, place);
    if (place.pile === 'foundation') this.#announceNeeds(place.hour);
    else if (card === undefined) this.#refuse('nothingThere');
    else
      batch(() => {
        this.#table.held.value = place;
        this.announce({ kind: 'picked', card, targets: targetsOf(this.#game, place) });
      });
  }

  #announceNeeds(hour: Hour): void {
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

  /** Takes back the last move, or else the deal if it has just been made. */
  undo(): void {
    let game = this.#game;
    if (!line.canUndo(game)) {
      this.games.takeBack();
      return;
    }
    while (game.followUps.includes(game.at) && game.at > 1) game = line.undo(game);
    const moves = this.#game.moves.slice(game.at - 1, this.#game.at);
    const transition = { kind: 'undone', ...this.#transition(game.at - 1) } as const;
    this.#change(line.undo(game), transition, { kind: 'undone', origin: 'player', moves });
  }

  redo(): void {
    const { at } = this.#game;
    if (!line.canRedo(this.#game)) return;
    let game = line.redo(this.#game);
    while (game.followUps.includes(game.at + 1)) game = line.redo(game);
    const moves = game.moves.slice(at, game.at);
    const transition = { kind: 'redone', ...this.#transition(at) } as const;
    this.#change(game, transition, { kind: 'redone', origin: 'player', moves });
  }

  /** Goes back to the deal; every move can still be redone. */
  restart(): void {
    if (!line.canUndo(this.#game)) return;
    this.#change(line.restart(this.#game), { kind: 'restarted' }, jumped('player'));
  }

  /** Goes to a point of the line; the line stays as it is. */
  goTo(at: number, announcement: ChangeAnnouncement, origin: ChangeOrigin): void {
    this.jump(line.goTo(this.#game, at), announcement, origin);
  }

  /** Goes to a point of this line or another; the game keeps all its lines. */
  jump(game: Game, announcement: ChangeAnnouncement, origin: ChangeOrigin): void {
    this.#change(game, announcement, jumped(origin));
  }

  /** Keeps what is noted about the game: marks, or cards that were named. Nothing happens on the table. */
  annotate(game: Game): void {
    this.#table.updateEntry({ ...this.entry.value, game });
  }

  /** Saves the time at the table; called when the page is left, perhaps for good. */
  keepTime(): void {
    const entry = this.#table.settled();
    if (entry !== this.entry.value) this.#table.updateEntry(entry);
  }

  /** Records that the page has helped the player with this deal. */
  assist(kind: Assist): void {
    const entry = this.entry.value;
    const assists = withAssist(entry.assists, kind);
    // Help after the outcome did not help to reach it.
    if (entry.outcome || assists === entry.assists) return;
    this.#table.updateEntry({ ...entry, assists });
  }

  /** Announces something that is not a move: a hint, or a problem outside the game. */
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

  #play(
    move: Move,
    origin: ChangeOrigin,
    followUpsOf: (after: Game) => readonly Move[] = () => [],
    assists = this.assists.value,
  ): void {
    const after = line.playIn(this.#game, move);
    const guide = this.guide.peek();
    if (!after.ok) {
      this.#refuse(after.error, move);
      return;
    }
    if (guide?.allows(move) === false) {
      this.#table.held.value = undefined;
      return;
    }
    const followUps = guide ? [] : followUpsOf(after.value);
    const { at } = after.value;
    const transition = this.#transition(at - 1, after.value);
    const announcement = { kind: 'moved', followUps: followUps.length, ...transition } as const;
    const moved = { kind: 'moved', origin, moves: [move, ...followUps] } as const;
    this.#change(playFollowUps(after.value, followUps), announcement, moved, { assists });
  }

  /** Every change within the game on the table goes through here. */
  #change(
    game: Game,
    announcement: ChangeAnnouncement,
    action: Action,
    known: Partial<Pick<Entry, 'assists'>> = {},
  ): void {
    const before = this.#table.settled();
    const entry = changeEntry({ ...before, ...known }, game, this.#moment());
    const hasEnded = game.at > 0 && endingOf(game) !== undefined;
    const ended = hasEnded ? entry : undefined;
    const left = entry.id === before.id ? undefined : before;
    this.#table.set(entry, { ...announcement, ended }, action, left);
  }

  /** The move from a point of the line to the next one. */
  #transition(at: number, { positions, moves } = this.#game) {
    const [before, after] = [positions[at] as Position, positions[at + 1] as Position];
    return { before, move: moves[at] as Move, after };
  }

  #refuse(refusal: Refusal, move?: Move): void {
    this.announce({ kind: 'refused', refusal, ...(move && { move }) });
  }
}

/** Plays the follow-up moves of a move, which belong to it. */
function playFollowUps(after: Game, moves: readonly Move[]): Game {
  let game = after;
  for (const move of moves) {
    const next = line.playIn(game, move, true);
    if (!next.ok) throw new Error(`a follow-up move is illegal: ${next.error}`);
    game = next.value;
  }
  return game;
}

const jumped = (origin: ChangeOrigin) => ({ kind: 'jumped', origin }) as const;
