/**
 * Hints: the first move of a way to win, all of that way played by itself or step by step, and in a
 * lost game the way back. The moves are moves of the game like any other, so they can be undone.
 */
import { effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals-core';
import { current, type Game } from '../rules/game.ts';
import { type Move, topAt } from '../rules/move.ts';
import { isWon } from '../rules/position.ts';
import type { Analysis } from './analysis.ts';
import type { Messages } from './messages/en.ts';
import type { Session } from './session.ts';

export type Hint =
  | { readonly kind: 'off' }
  /** The solver is at work; `lost` once it looks for where the game was lost. */
  | { readonly kind: 'thinking'; readonly lost: boolean }
  | {
      readonly kind: 'shown';
      /** The next move of the way to win; none when it is won. */
      readonly move: Move | undefined;
      readonly playing: boolean;
      /** The point of the game to which the moves shown can be taken back. */
      readonly since: number;
    }
  /** The game cannot be won; `back` is the point at which it still could. */
  | { readonly kind: 'lost'; readonly back: number | undefined };

const OFF: Hint = { kind: 'off' };

/** Between two moves that the page plays, in milliseconds; a refill flies longer. */
const PACE = 650;
const PACE_OF_REFILL = 1300;

export interface HintSurroundings {
  readonly session: Session;
  readonly analysis: Analysis;
  readonly messages: Messages;
  /** Calls back after so many milliseconds; returns what calls that off. */
  readonly after: (ms: number, act: () => void) => () => void;
}

export class Hints {
  readonly hint: ReadonlySignal<Hint>;
  readonly #hint: Signal<Hint> = signal(OFF);
  readonly #surroundings: HintSurroundings;
  /** The game that the hint speaks of. */
  #game: Game;
  /** Whether the change of the game is the hint's own. */
  #moving = false;
  #callOff = (): void => {};

  constructor(surroundings: HintSurroundings) {
    this.#surroundings = surroundings;
    this.hint = this.#hint;
    const { session } = surroundings;
    this.#game = session.game.value;
    effect(() => {
      const game = session.game.value;
      untracked(() => this.#follow(game));
    });
  }

  /** Asks for a hint, or ends the one that is shown. */
  toggle(): void {
    if (this.hint.value.kind === 'off') void this.#ask();
    else this.end();
  }

  end(): void {
    const { kind } = this.hint.value;
    this.#callOff();
    this.#hint.value = OFF;
    if (kind === 'thinking') this.#surroundings.analysis.stop();
  }

  /** Plays the move shown. */
  step(): void {
    const { session } = this.#surroundings;
    session.whenKept(() => {
      const shown = this.hint.value;
      if (shown.kind !== 'shown' || !shown.move) return;
      this.#moving = true;
      session.playShown(shown.move);
      this.#moving = false;
    });
  }

  /** Plays the way to the win by itself, or pauses. */
  playOrPause(): void {
    const shown = this.hint.value;
    if (shown.kind !== 'shown' || !shown.move) return;
    const playing = !shown.playing;
    this.#callOff();
    this.#hint.value = { ...shown, playing };
    if (playing) this.step();
    else this.#speakMove();
  }

  /** Undoes every move that was shown. */
  takeBack(): void {
    const shown = this.hint.value;
    if (shown.kind !== 'shown') return;
    const { session, messages } = this.#surroundings;
    const count = this.#game.at - shown.since;
    if (count > 0) session.goTo(shown.since, messages.tookBack(count));
  }

  /** From a lost game to where it could last be won. */
  goBack(): void {
    const shown = this.hint.value;
    if (shown.kind !== 'lost' || shown.back === undefined) return;
    const { session, messages } = this.#surroundings;
    this.end();
    session.goTo(shown.back, messages.wentBack(shown.back));
  }

  async #ask(): Promise<void> {
    const { session, analysis, messages } = this.#surroundings;
    const game = session.game.value;
    if (isWon(current(game))) {
      session.tell(messages.hintOver);
      return;
    }
    this.#game = game;
    const asked: Hint = { kind: 'thinking', lost: false };
    this.#hint.value = asked;
    if (!analysis.known(game)) session.tell(messages.hintThinking);
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
      session.tell(messages.hintUnknown, 'refusal');
    }
  }

  async #explainLoss(game: Game): Promise<void> {
    const { session, analysis, messages } = this.#surroundings;
    const searching: Hint = { kind: 'thinking', lost: true };
    this.#hint.value = searching;
    session.assist('hint');
    session.tell(messages.hintSearching, 'refusal');
    const last = await analysis.lastWinnable(game);
    if (this.hint.value !== searching) return;
    if (last === 'stopped') return this.end();
    this.#hint.value = { kind: 'lost', back: last.kind === 'found' ? last.at : undefined };
    session.tell(messages.hintLost(last), 'refusal');
  }

  /** Shows the next move from where the game is; the way to win must be known. */
  #show(since: number, playing = false): void {
    const fact = this.#surroundings.analysis.known(this.#game);
    const [move] = fact?.verdict === 'winnable' ? fact.moves : [];
    if (fact?.verdict !== 'winnable') this.end();
    else this.#hint.value = { kind: 'shown', move, playing: playing && move !== undefined, since };
  }

  /** The hint goes with its own moves, and with undo and redo along its way; any other move ends it. */
  #follow(game: Game): void {
    const shown = this.hint.value;
    const before = this.#game;
    this.#game = game;
    if (shown.kind === 'off' || game === before) return;
    this.#callOff();
    const follows = this.#moving || game.moves === before.moves;
    if (shown.kind === 'shown' && follows) this.#showNext(shown, game);
    else this.end();
  }

  #showNext(shown: Hint & { kind: 'shown' }, game: Game): void {
    this.#show(Math.min(shown.since, game.at), this.#moving && shown.playing);
    if (this.hint.value.kind === 'shown' && this.hint.value.playing) this.#playLater(game);
  }

  #playLater({ moves, at }: Game): void {
    const pace = moves[at - 1]?.kind === 'refill' ? PACE_OF_REFILL : PACE;
    this.#callOff = this.#surroundings.after(pace, () => this.step());
  }

  #speakMove(): void {
    const { session, messages } = this.#surroundings;
    const shown = this.hint.value;
    if (shown.kind !== 'shown' || !shown.move) return;
    const { move } = shown;
    const card = move.kind === 'carry' ? topAt(current(this.#game), move.from) : undefined;
    session.tell(messages.hintMove(move, card));
  }
}
