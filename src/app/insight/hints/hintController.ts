/**
 * Hints: the first move of a winning line, the whole line played automatically or step by step, and
 * in a lost game the way back. A fair hint shows what the fair player would do, who does not know
 * the stock. The moves are ordinary moves of the game, so they can be undone.
 */
import {
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals-core';
import { current, type Game } from '../../../rules/game.ts';
import { isWon } from '../../../rules/position.ts';
import type { Change } from '../../game/change.ts';
import type { Session } from '../../game/session.ts';
import type { Insight } from '../insight.ts';
import { LatestRequest } from '../latestRequest.ts';
import { lastWinnable } from '../review/backwardSearch.ts';
import { cardOf, FairPlan, fairHintOf, isEnd } from './fairPlan.ts';
import type { Hint } from './hint.ts';
import {
  type HintEffect,
  type HintEvent,
  type HintState,
  type Next,
  NO_HINT,
  reduce,
} from './reducer.ts';

/**
 * Pause between two moves that the page plays, in milliseconds; a refill is animated for longer.
 */
const MOVE_PAUSE_MS = 650;
const REFILL_PAUSE_MS = 1300;

export interface HintDeps {
  readonly session: Session;
  readonly insight: Insight;
  /** Whether `toggle` asks for a fair hint; otherwise for the solver's. */
  readonly isFair: () => boolean;
  /** Calls back after `ms` milliseconds; returns a function that cancels it. */
  readonly after: (ms: number, act: () => void) => () => void;
}

export class HintController {
  readonly hint: ReadonlySignal<Hint>;
  readonly #state: Signal<HintState> = signal(NO_HINT);
  readonly #deps: HintDeps;
  readonly #fairPlan = new FairPlan();
  readonly #requests = { solver: new LatestRequest(), fair: new LatestRequest() };
  /** The game that the hint is about. */
  #game: Game;
  #callOff = (): void => {};
  /** Runs when the player stops watching the fair player. */
  #afterwards = (): void => {};

  constructor(deps: HintDeps) {
    this.#deps = deps;
    this.hint = computed(() => this.#state.value.hint);
    const { session } = deps;
    this.#game = session.game.value;
    session.onChange((change) => this.#follow(change));
    effect(() => {
      // A player who takes a card wants to play it.
      if (session.held.value) untracked(() => this.#happen({ kind: 'paused' }));
    });
  }

  /** Asks for a hint, or ends the one that is shown. */
  toggle(): void {
    if (this.hint.value.kind !== 'off') this.dismiss();
    // With real cards only the fair player knows as much as the player.
    else if (this.#deps.session.game.value.unknown > 0) this.#ask('fair');
    else this.#ask(this.#deps.isFair() ? 'fair' : 'solver');
  }

  /** Asks for a fair hint, replacing any other hint; or ends the fair hint that is shown. */
  toggleFair(): void {
    const isShown = this.#isFairShown;
    this.dismiss();
    if (!isShown) this.#ask('fair');
  }

  /** Shows a winning line, whichever hint the player prefers. */
  showWay(): void {
    this.end();
    this.#ask('solver');
  }

  /**
   * Has the fair player play on from here automatically.
   *
   * @param afterwards called when the player ends it with a command, not with a move of their own
   */
  watch(afterwards: () => void): void {
    this.end();
    this.#afterwards = afterwards;
    this.#game = this.#deps.session.game.value;
    this.#happen({ kind: 'watched', at: this.#game.at, next: this.#fairNext() });
  }

  /** Ends the hint at the player's command; also calls what was given to `watch`. */
  dismiss(): void {
    this.#happen({ kind: 'dismissed' });
  }

  /** Ends the hint. */
  end(): void {
    this.#happen({ kind: 'ended' });
  }

  /** Plays the move shown; at the end of its plan the fair player thinks again. */
  step(): void {
    this.#happen({ kind: 'stepped' });
  }

  /** Plays the line automatically, or pauses. */
  playOrPause(): void {
    this.#happen({ kind: 'playedOrPaused' });
  }

  /** Undoes every move that was shown. */
  takeBack(): void {
    const shown = this.hint.value;
    if (shown.kind !== 'shown') return;
    const { session } = this.#deps;
    const count = this.#game.at - shown.since;
    if (count > 0) session.goTo(shown.since, { kind: 'tookBack', count }, 'hint');
  }

  /** Goes back in a lost game to where it could last be won. */
  goBack(): void {
    const shown = this.hint.value;
    if (shown.kind !== 'lost' || shown.last.kind !== 'found') return;
    const { session } = this.#deps;
    const { at } = shown.last;
    this.end();
    session.goTo(at, { kind: 'wentBack', at }, 'hint');
  }

  #ask(player: 'solver' | 'fair'): void {
    const { session, insight } = this.#deps;
    this.#game = session.game.value;
    const isWonAlready = isWon(current(this.#game));
    const known =
      player === 'fair' ? insight.knownEvaluation(this.#game) : insight.knownVerdict(this.#game);
    const isKnown = known !== undefined;
    this.#happen({ kind: 'asked', player, isWon: isWonAlready, isKnown });
  }

  #follow(change: Change): void {
    const { before, after } = change;
    this.#game = after;
    const own = isOwn(change);
    const isFair = this.#isFairShown;
    if (own && isFair) this.#fairPlan.follow(before, after);
    this.#happen({
      kind: 'changed',
      by: own ? 'own' : staysOnLine(change) ? 'line' : 'other',
      at: after.at,
      isRefill: after.moves[after.at - 1]?.kind === 'refill',
      next: isFair ? this.#fairNext() : this.#exactNext(),
    });
  }

  get #isFairShown(): boolean {
    const { value } = this.hint;
    return value.kind === 'shown' && value.evaluation !== undefined;
  }

  /** The next move of a winning line from the current position; `undefined` if none is known. */
  #exactNext(): Next | undefined {
    const verdict = this.#deps.insight.knownVerdict(this.#game);
    if (verdict?.kind !== 'winnable') return undefined;
    const [move] = verdict.moves;
    return { move, over: move === undefined, evaluation: undefined };
  }

  #fairNext(): Next {
    const { evaluation, plan } = this.#fairPlan.at(this.#game);
    return { move: plan[0], over: isEnd(evaluation), evaluation };
  }

  /** Handles an event: sets the next state, then carries out the effects. */
  #happen(event: HintEvent): void {
    const { state, effects } = reduce(this.#state.peek(), event);
    this.#state.value = state;
    for (const each of effects) this.#do(each);
  }

  #do(work: HintEffect): void {
    const { session, after } = this.#deps;
    switch (work.kind) {
      case 'judge':
        void this.#judge(work.question);
        break;
      case 'searchBack':
        void this.#searchBack(work.question);
        break;
      case 'think':
        void this.#think(work.question);
        break;
      case 'stop':
        this.#requests[work.player].stop();
        break;
      case 'play':
        session.playShown(work.move, work.origin);
        break;
      case 'playLater':
        this.#callOff = after(work.isRefill ? REFILL_PAUSE_MS : MOVE_PAUSE_MS, () => this.step());
        break;
      case 'callOff':
        this.#callOff();
        break;
      case 'seenEnough':
        this.#afterwards();
        break;
      case 'assist':
        session.assist(work.assist);
        break;
      case 'tell':
        session.announce({ kind: work.what });
        break;
      case 'tellLost':
        session.announce({ kind: 'hintLost', last: work.last });
        break;
      case 'speakMove':
        this.#speakMove();
    }
  }

  async #judge(question: number): Promise<void> {
    const { insight } = this.#deps;
    const game = this.#game;
    const { at } = game;
    const verdict = await this.#requests.solver.ask((signal) =>
      insight.verdict(game, at, { signal }),
    );
    if (!verdict) return;
    const { kind } = verdict;
    const known =
      kind === 'winnable' ? { verdict: kind, next: this.#exactNext() } : { verdict: kind };
    this.#happen({ kind: 'judged', question, at, ...known });
  }

  async #searchBack(question: number): Promise<void> {
    const { insight } = this.#deps;
    const game = this.#game;
    const last = await this.#requests.solver.ask((signal) => lastWinnable(insight, game, signal));
    if (last) this.#happen({ kind: 'searched', question, last });
  }

  async #think(question: number): Promise<void> {
    const { insight } = this.#deps;
    const game = this.#game;
    const { at } = game;
    const evaluation = await this.#requests.fair.ask(
      async (signal) => (await insight.evaluation(game, at, { signal })) ?? 'died',
    );
    if (!evaluation) return;
    if (evaluation === 'died') {
      this.#happen({ kind: 'unthought', question });
      return;
    }
    // The answer is about another position: the question is an old one, or the game has moved along
    // the line.
    if (this.#game !== game) return;
    this.#fairPlan.learn(game, evaluation);
    this.#happen({ kind: 'thought', question, at, next: this.#fairNext() });
  }

  #speakMove(): void {
    const { session } = this.#deps;
    const shown = this.hint.value;
    if (shown.kind !== 'shown') return;
    const { move, evaluation } = shown;
    if (evaluation) session.announce(fairHintOf(this.#game, this.#fairPlan.at(this.#game)));
    else if (move) session.announce({ kind: 'hint', move, card: cardOf(this.#game, move) });
  }
}

/** Whether a change is a move that the hint itself has made. */
const isOwn = ({ kind, origin }: Change): boolean =>
  kind === 'moved' && (origin === 'hint' || origin === 'watch');

/** Whether a change keeps the moves of the line. */
const staysOnLine = ({ kind }: Change): boolean =>
  kind === 'undone' || kind === 'redone' || kind === 'jumped';
