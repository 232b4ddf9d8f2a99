/**
 * Hints: the first move of a way to win, all of that way played by itself or step by step, and in a
 * lost game the way back. A fair hint goes by what the fair player would do, who does not know the
 * stock. The moves are moves of the game like any other, so they can be undone.
 */
import { effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals-core';
import { current, type Game } from '../../../rules/game.ts';
import { isWon } from '../../../rules/position.ts';
import type { Change } from '../../game/change.ts';
import type { Session } from '../../game/session.ts';
import type { Adviser, Thinking } from '../adviser.ts';
import type { Analysis } from '../analysis.ts';
import { cardOf, FairWay, fairHintOf, isEnd } from './fairWay.ts';
import { type Hint, isThinking, type Shown } from './hint.ts';

const OFF: Hint = { kind: 'off' };

/** Between two moves that the page plays, in milliseconds; a refill flies longer. */
const MOVE_PAUSE_MS = 650;
const REFILL_PAUSE_MS = 1300;

export interface HintDeps {
  readonly session: Session;
  readonly analysis: Analysis;
  readonly adviser: Adviser;
  /** Whether hints are fair where it is not said which are meant. */
  readonly isFair: () => boolean;
  /** Calls back after so many milliseconds; returns what calls that off. */
  readonly after: (ms: number, act: () => void) => () => void;
}

export class Hints {
  readonly hint: ReadonlySignal<Hint>;
  readonly #hint: Signal<Hint> = signal(OFF);
  readonly #deps: HintDeps;
  readonly #way = new FairWay();
  /** The game that the hint speaks of. */
  #game: Game;
  #callOff = (): void => {};
  /** Whether the fair player is watched. */
  #isWatched = false;
  /** Runs when the player has seen enough. */
  #afterwards = (): void => {};

  constructor(deps: HintDeps) {
    this.#deps = deps;
    this.hint = this.#hint;
    const { session } = deps;
    this.#game = session.game.value;
    session.onChange((change) => this.#follow(change));
    effect(() => {
      // A player who takes a card wants to play it.
      if (session.held.value) untracked(() => this.#pause());
    });
  }

  /** Asks for a hint, or ends the one that is shown. */
  toggle(): void {
    if (this.hint.value.kind !== 'off') this.dismiss();
    else if (this.#deps.isFair()) void this.#askFairly();
    else void this.#ask();
  }

  /** Asks for a fair hint, whatever is shown; or ends it. */
  toggleFair(): void {
    const { value } = this.hint;
    const isShown = value.kind === 'shown' && value.opinion !== undefined;
    this.dismiss();
    if (!isShown) void this.#askFairly();
  }

  /**
   * Has the fair player go on from here by itself.
   *
   * @param afterwards done when the player ends it, not when a move of theirs does
   */
  watch(afterwards: () => void): void {
    this.end();
    this.#isWatched = true;
    this.#afterwards = afterwards;
    const { session } = this.#deps;
    this.#game = session.game.value;
    this.#showFair(this.#game.at, true);
    this.step();
  }

  /** The player has seen enough. */
  dismiss(): void {
    const afterwards = this.#afterwards;
    this.end();
    afterwards();
  }

  /** Shows no hint any more. */
  end(): void {
    this.#isWatched = false;
    this.#afterwards = () => {};
    const { value } = this.hint;
    const { analysis, adviser } = this.#deps;
    this.#callOff();
    this.#hint.value = OFF;
    if (value.kind === 'thinking') analysis.stop();
    if (value.kind === 'thinking' || isThinking(value)) adviser.stop();
  }

  /** Plays the move shown; at the end of what the fair player has in mind it thinks anew. */
  step(): void {
    const shown = this.hint.value;
    if (shown.kind !== 'shown') return;
    if (!shown.move) {
      if (!shown.over && !isThinking(shown)) void this.#thinkAnew(shown);
      return;
    }
    this.#deps.session.playShown(shown.move, this.#isWatched ? 'watch' : 'hint');
  }

  /** Plays the way by itself, or pauses. */
  playOrPause(): void {
    const shown = this.hint.value;
    if (shown.kind !== 'shown' || shown.over) return;
    if (shown.playing) {
      this.#pause();
      this.#speakMove();
      return;
    }
    this.#hint.value = { ...shown, playing: true };
    this.step();
  }

  #pause(): void {
    const shown = this.hint.value;
    if (shown.kind !== 'shown' || !shown.playing) return;
    this.#callOff();
    this.#hint.value = { ...shown, playing: false };
  }

  /** Undoes every move that was shown. */
  takeBack(): void {
    const shown = this.hint.value;
    if (shown.kind !== 'shown') return;
    const { session } = this.#deps;
    const count = this.#game.at - shown.since;
    if (count > 0) session.goTo(shown.since, { kind: 'tookBack', count }, 'hint');
  }

  /** From a lost game to where it could last be won. */
  goBack(): void {
    const shown = this.hint.value;
    if (shown.kind !== 'lost' || shown.last.kind !== 'found') return;
    const { session } = this.#deps;
    const { at } = shown.last;
    this.end();
    session.goTo(at, { kind: 'wentBack', at }, 'hint');
  }

  /** Begins a hint of either kind, if there is anything to ask. */
  #begin(isKnown: boolean, kind: 'hintThinking' | 'fairThinking'): Hint | undefined {
    const { session } = this.#deps;
    this.#game = session.game.value;
    if (isWon(current(this.#game))) {
      session.announce({ kind: 'hintOver' });
      return undefined;
    }
    const asked: Hint = { kind: 'thinking', lost: false };
    this.#hint.value = asked;
    if (!isKnown) session.announce({ kind });
    return asked;
  }

  async #ask(): Promise<void> {
    const { session, analysis } = this.#deps;
    const game = session.game.value;
    const asked = this.#begin(analysis.known(game) !== undefined, 'hintThinking');
    if (!asked) return;
    const fact = await analysis.judge(game, game.at);
    // Ended, or the game has changed.
    if (this.hint.value !== asked) return;
    if (fact === 'stopped') this.#hint.value = OFF;
    else if (fact.verdict === 'unwinnable') await this.#explainLoss(game);
    else if (fact.verdict === 'winnable') {
      session.assist('hint');
      this.#show(game.at);
      this.#speakMove();
    } else {
      this.#hint.value = OFF;
      session.announce({ kind: 'hintUnknown' });
    }
  }

  async #askFairly(): Promise<void> {
    const { session, adviser } = this.#deps;
    const game = session.game.value;
    const asked = this.#begin(adviser.known(game) !== undefined, 'fairThinking');
    if (!asked) return;
    const thinking = await adviser.judge(game);
    if (this.hint.value === asked) this.#tellThought(game, thinking, game.at, false);
  }

  async #thinkAnew(shown: Shown): Promise<void> {
    const game = this.#game;
    const asked: Hint = { ...shown, opinion: { kind: 'thinking' } };
    this.#hint.value = asked;
    const thinking = await this.#deps.adviser.judge(game);
    const now = this.hint.value;
    // Pausing and going on are no reason to drop it.
    if (this.#game !== game || now.kind !== 'shown' || !isThinking(now)) return;
    this.#tellThought(game, thinking, now.since, now.playing);
    if (this.hint.value.kind === 'shown' && this.hint.value.playing) this.step();
  }

  #tellThought(game: Game, thinking: Thinking, since: number, playing: boolean): void {
    const { session } = this.#deps;
    if (thinking === 'stopped' || thinking === 'died') {
      this.#hint.value = OFF;
      if (thinking === 'died') session.announce({ kind: 'fairNoAnswer' });
      return;
    }
    this.#way.learn(game, thinking);
    session.assist('fairHint');
    this.#showFair(since, playing);
    if (!playing || typeof thinking === 'string') this.#speakMove();
  }

  async #explainLoss(game: Game): Promise<void> {
    const { session, analysis } = this.#deps;
    const searching: Hint = { kind: 'thinking', lost: true };
    this.#hint.value = searching;
    session.assist('hint');
    session.announce({ kind: 'hintSearching' });
    const last = await analysis.lastWinnable(game);
    if (this.hint.value !== searching) return;
    if (last === 'stopped') return this.end();
    this.#hint.value = { kind: 'lost', last };
    session.announce({ kind: 'hintLost', last });
  }

  /** Shows the next move from where the game is; the way to win must be known. */
  #show(since: number, playing = false): void {
    const fact = this.#deps.analysis.known(this.#game);
    if (fact?.verdict !== 'winnable') {
      this.end();
      return;
    }
    const [move] = fact.moves;
    const over = move === undefined;
    this.#hint.value = {
      ...{ kind: 'shown', move, since, over, opinion: undefined },
      playing: playing && !over,
    };
  }

  #showFair(since: number, playing: boolean): void {
    const { opinion, plan } = this.#way.at(this.#game);
    const over = isEnd(opinion);
    this.#hint.value = {
      ...{ kind: 'shown', move: plan[0], since, over, opinion },
      playing: playing && !over,
    };
  }

  /** The hint goes with its own moves, and with undo and redo along its way; any other move ends it. */
  #follow(change: Change): void {
    const shown = this.hint.value;
    this.#game = change.after;
    if (shown.kind === 'off') return;
    this.#callOff();
    if (shown.kind === 'shown' && staysOnLine(change)) this.#showNext(shown, change);
    else this.end();
  }

  #showNext(shown: Shown, change: Change): void {
    const game = change.after;
    const since = Math.min(shown.since, game.at);
    const playing = isOwn(change) && shown.playing;
    if (shown.opinion) {
      if (isThinking(shown)) this.#deps.adviser.stop();
      if (isOwn(change)) this.#way.follow(change.before, game);
      this.#showFair(since, playing);
    } else this.#show(since, playing);
    if (this.hint.value.kind === 'shown' && this.hint.value.playing) this.#playLater(game);
  }

  #playLater({ moves, at }: Game): void {
    const pace = moves[at - 1]?.kind === 'refill' ? REFILL_PAUSE_MS : MOVE_PAUSE_MS;
    this.#callOff = this.#deps.after(pace, () => this.step());
  }

  #speakMove(): void {
    const { session } = this.#deps;
    const shown = this.hint.value;
    if (shown.kind !== 'shown') return;
    const { move, opinion } = shown;
    if (opinion) session.announce(fairHintOf(this.#game, this.#way.at(this.#game)));
    else if (move) session.announce({ kind: 'hint', move, card: cardOf(this.#game, move) });
  }
}

/** Whether a change is a move that the hint has made. */
const isOwn = ({ kind, origin }: Change): boolean =>
  kind === 'moved' && (origin === 'hint' || origin === 'watch');

/** Whether the game still has the moves that it had. */
const staysOnLine = (change: Change): boolean =>
  isOwn(change) || change.kind === 'undone' || change.kind === 'redone' || change.kind === 'jumped';
