/**
 * The session: the game on the table, the card the player holds, and what has just happened. It is
 * changed only by the commands here; whoever shows it watches its signals. No DOM.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
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
import { nameOf, RULE_SETS, type RuleSet } from '../rules/ruleSet.ts';
import { type Assists, NO_ASSISTS } from './assists.ts';
import { dealing } from './dealing.ts';
import type { Messages } from './messages/en.ts';
import { cardsHome, endingOf, targetsOf } from './questions.ts';
import { speakAction, speakMove } from './speech.ts';
import { type KeyValueStore, loadGame, saveGame } from './storage.ts';

/** What has just happened, to be shown and spoken once. */
interface News {
  readonly text: string;
  readonly tone: 'move' | 'refusal' | 'end';
}

export interface Surroundings {
  readonly store: KeyValueStore;
  readonly messages: Messages;
  /** A random number, 0 <= unit < 1. */
  readonly random: () => number;
}

export const rulesTitle = (messages: Messages, ruleSet: RuleSet): string =>
  nameOf(ruleSet) ?? messages.ownRules;

const dealGame = (number: DealNumber, ruleSet: RuleSet): games.Game =>
  games.startGame(ruleSet, startOf(dealCards(number)), makeDealNumber(number));

export class Session {
  readonly game: ReadonlySignal<games.Game>;
  /** Where the held card lies; it stays there until it is played. */
  readonly held: ReadonlySignal<Place | undefined>;
  readonly news: ReadonlySignal<News>;
  /** What the player has been told of this deal; kept with the game. */
  readonly assists: ReadonlySignal<Assists>;
  /** Cards on foundations, their bases included. */
  readonly cardsHome: ReadonlySignal<number>;

  readonly #surroundings: Surroundings;
  readonly #game: Signal<games.Game>;
  readonly #held = signal<Place | undefined>(undefined);
  readonly #news: Signal<News>;
  readonly #assists: Signal<Assists>;
  /** Whether the player knows that nothing can be kept. */
  #warned = false;
  /** Positions that cards reached by themselves: undo and redo pass them by. */
  readonly #passing = new WeakSet<Position>();

  /** Begins with the kept game, or with a random one by classic. */
  constructor(surroundings: Surroundings) {
    const { store, messages, random } = surroundings;
    const kept = loadGame(store);
    const restored = kept.ok ? kept.value : undefined;
    const game = restored?.game ?? dealGame(randomDealNumber(random()), RULE_SETS.classic);
    const assists = restored?.assists ?? NO_ASSISTS;
    // A deal nobody has touched yet is worth keeping too: a reload shows the same cards. But a
    // damaged game that could not be set aside is left alone as long as can be.
    if (!restored && (kept.ok || kept.error === 'setAside')) saveGame(store, { game, assists });
    this.#surroundings = surroundings;
    this.game = this.#game = signal(game);
    this.held = this.#held;
    this.assists = this.#assists = signal(assists);
    this.news = this.#news = signal<News>(
      kept.ok
        ? { text: this.#speakRestored(game, assists), tone: 'move' }
        : {
            text: kept.error === 'setAside' ? messages.damaged : messages.damagedInPlace,
            tone: 'refusal',
          },
    );
    this.cardsHome = computed(() => cardsHome(this.#position));
  }

  /** Plays a move if it is legal, else says why not. */
  play(move: Move): void {
    const before = this.#position;
    const after = games.playIn(this.game.value, move);
    if (after.ok)
      this.#change(
        after.value,
        speakMove(this.#messages, before, move, games.current(after.value)),
      );
    else this.#refuse(after.error);
  }

  /** Takes a card in hand: the top of a fan or of the waste. A foundation says what it needs. */
  take(place: Place): void {
    const card = topAt(this.#position, place);
    if (place.pile === 'foundation')
      this.#say(this.#messages.foundationWants(foundationNeeds(this.#position, place.hour)));
    else if (card === undefined) this.#refuse('nothingThere');
    else
      batch(() => {
        this.#held.value = place;
        this.#say(this.#messages.picked(card, targetsOf(this.game.value, place)));
      });
  }

  putBack(): void {
    const card = this.held.value && topAt(this.#position, this.held.value);
    if (card === undefined) return;
    batch(() => {
      this.#held.value = undefined;
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
    const to = targetsOf(this.game.value, from).find(({ pile }) => pile === 'foundation');
    if (card === undefined) this.#refuse('nothingThere');
    else if (to) this.play({ kind: 'carry', from, to });
    else this.#say(this.#messages.noFoundation(card), 'refusal');
  }

  /** What touching the stock does: refill, draw or redeal. */
  deal(): void {
    const action = dealing(this.game.value.ruleSet, this.#position);
    if (action.kind === 'none') this.#refuse(action.refusal);
    else this.play({ kind: action.kind });
  }

  /** Plays moves that nobody asked for one by one, as a part of the move before them. */
  playAlong(moves: readonly Move[]): void {
    let game = this.game.value;
    for (const move of moves) {
      const next = games.playIn(game, move);
      if (!next.ok) throw new Error(`playAlong: ${next.error}`);
      game = next.value;
      this.#passing.add(games.current(game));
    }
    const text = this.#messages.wentAlong(moves.length);
    if (moves.length > 0) this.#change(game, `${this.news.value.text} ${text}`);
  }

  undo(): void {
    let game = this.game.value;
    if (!games.canUndo(game)) return;
    const passed = () => this.#passing.has(games.current(game));
    while (passed() && game.at > 1) game = games.undo(game);
    this.#change(
      games.undo(game),
      this.#messages.undone(this.#speakStep(game.at - 1, speakAction)),
    );
  }

  redo(): void {
    const { at } = this.game.value;
    if (!games.canRedo(this.game.value)) return;
    let game = games.redo(this.game.value);
    while (this.#passing.has(game.positions[game.at + 1] as Position)) game = games.redo(game);
    this.#change(game, this.#messages.redone(this.#speakStep(at, speakMove)));
  }

  /** Back to the deal; every move can still be redone. */
  restart(): void {
    const game = this.game.value;
    if (games.canUndo(game)) this.#change(games.restart(game), this.#messages.restarted);
  }

  /** To a point of the line; nothing of the line is lost. */
  goTo(at: number, text: string): void {
    this.#change(games.goTo(this.game.value, at), text);
  }

  newGame(number: DealNumber, ruleSet: RuleSet): void {
    const title = rulesTitle(this.#messages, ruleSet);
    const text = this.#messages.dealt(makeDealNumber(number), title);
    this.#change(dealGame(number, ruleSet), text, NO_ASSISTS);
  }

  newRandomGame(ruleSet: RuleSet): void {
    this.newGame(randomDealNumber(this.#surroundings.random()), ruleSet);
  }

  /** Remembers that the page has told the player something of this deal. */
  assist(kind: 'hint' | 'shownMove' | 'status'): void {
    const { hints, shownMoves, statusSeen } = this.assists.value;
    if (kind === 'status' && statusSeen) return;
    const assists: Assists = {
      hints: hints + (kind === 'hint' ? 1 : 0),
      shownMoves: shownMoves + (kind === 'shownMove' ? 1 : 0),
      statusSeen: statusSeen || kind === 'status',
    };
    this.#assists.value = assists;
    saveGame(this.#surroundings.store, { game: this.game.value, assists });
  }

  /** Says something that is not a move: a hint, or what went wrong outside the game. */
  tell(text: string, tone: News['tone'] = 'move'): void {
    this.#say(text, tone);
  }

  get #messages(): Messages {
    return this.#surroundings.messages;
  }

  get #position(): Position {
    return games.current(this.game.value);
  }

  /** Every change of the game goes through here: it is kept before anything else can happen. */
  #change(next: games.Game, text: string, assists = this.assists.value): void {
    const saved = saveGame(this.#surroundings.store, { game: next, assists });
    const end = next.at > 0 ? this.#speakEnding(next, assists) : undefined;
    const warning = saved || this.#warned ? undefined : this.#messages.notSaved;
    this.#warned ||= !saved;
    batch(() => {
      this.#game.value = next;
      this.#assists.value = assists;
      this.#held.value = undefined;
      const tone = warning ? 'refusal' : end ? 'end' : 'move';
      this.#say([text, end, warning].filter((part) => part !== undefined).join(' '), tone);
    });
  }

  #speakRestored(game: games.Game, assists: Assists): string {
    const title = this.#messages.restored(this.#messages.dealTitle(game.number), game.at);
    return [title, this.#speakEnding(game, assists)].filter((part) => part !== undefined).join(' ');
  }

  #speakEnding(game: games.Game, assists: Assists): string | undefined {
    const ending = endingOf(game);
    if (ending === 'won')
      return `${this.#messages.won(game.at)} ${this.#messages.assisted(assists)}`;
    return ending && this.#messages.over(cardsHome(games.current(game)));
  }

  /** The move between two neighbouring points of the line, in words. */
  #speakStep(at: number, speak: typeof speakMove): string {
    const { positions, moves } = this.game.value;
    const [before, after] = [positions[at] as Position, positions[at + 1] as Position];
    return speak(this.#messages, before, moves[at] as Move, after);
  }

  #refuse(refusal: Refusal): void {
    this.#say(this.#messages.refused(refusal), 'refusal');
  }

  #say(text: string, tone: News['tone'] = 'move'): void {
    this.#news.value = { text, tone };
  }
}
