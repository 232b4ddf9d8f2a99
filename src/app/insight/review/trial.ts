/**
 * Try again: the position before the move that lost the game, in a copy that counts nowhere. The solver judges each move, and
 * every way that keeps the win is right.
 */
import {
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals-core';
import { current, type Game, goTo, madeOnly } from '../../../rules/game.ts';
import type { Move } from '../../../rules/move.ts';
import { isWon } from '../../../rules/position.ts';
import type { Shown } from '../../game/gameSwitcher.ts';
import type { Session } from '../../game/session.ts';
import type { HintController } from '../hints/hintController.ts';
import type { Insight } from '../insight.ts';
import { LatestRequest } from '../latestRequest.ts';

/**
 * What is known about the position on the table: `begun` where the trial began, `judging` while the solver looks, `lost` if it is proved
 * that no win is left.
 */
export type TrialState = 'off' | 'begun' | 'judging' | 'winnable' | 'lost' | 'unknown' | 'won';

export class Trial {
  readonly state: ReadonlySignal<TrialState>;
  /** The move that lost the game, while it is lost. */
  readonly lostBy: ReadonlySignal<Move | undefined>;
  /** The game on trial, and how many moves it had. */
  readonly #trial: Signal<(Shown & { readonly from: number }) | undefined> = signal(undefined);
  readonly #session: Session;
  readonly #insight: Insight;
  readonly #hints: HintController;
  readonly #request = new LatestRequest();

  constructor(session: Session, insight: Insight, hints: HintController) {
    this.#session = session;
    this.#insight = insight;
    this.#hints = hints;
    this.state = computed(() => this.#stateNow());
    this.lostBy = computed(() =>
      this.state.value === 'lost' ? session.game.value.moves[this.#lastWinnable()] : undefined,
    );
    // After everybody has heard of the change that went too far back.
    session.onChange(() => queueMicrotask(() => this.#stay()));
    effect(() => {
      const isJudging = this.state.value === 'judging';
      const game = session.game.value;
      untracked(() => {
        if (isJudging)
          void this.#request.ask((abort) => insight.verdict(game, game.at, { signal: abort }));
        else this.#request.stop();
      });
    });
  }

  /** Puts a copy of a game on the table as it stood after `from` moves, where it is known that it could be won. */
  begin(game: Game, from: number): void {
    const shown = this.#session.games.show(madeOnly(goTo(game, from)));
    this.#trial.value = { ...shown, from };
  }

  /** Takes back all moves since the game could last be won. */
  takeBack(): void {
    const to = this.#lastWinnable();
    this.#session.goTo(to, { kind: 'wentBack', at: to }, 'player');
  }

  /** Shows a move that keeps the win; if the game is lost, where it could last be won. */
  showWay(): void {
    if (this.state.peek() === 'lost') this.takeBack();
    this.#hints.showWay();
  }

  /** Brings back the game that was on the table before. */
  end(): void {
    const trial = this.#trial.peek();
    this.#trial.value = undefined;
    this.#hints.end();
    if (trial) this.#session.games.returnFrom(trial);
  }

  /** Undo and restart end where the trial began. */
  #stay(): void {
    const trial = this.#trial.peek();
    const { id, game } = this.#session.entry.peek();
    if (!trial || trial.id !== id || game.at >= trial.from) return;
    this.#session.goTo(trial.from, { kind: 'wentBack', at: trial.from }, 'player');
  }

  /** The last point known to be winnable, at the earliest where the trial began. */
  #lastWinnable(): number {
    const game = this.#session.game.peek();
    const verdicts = this.#insight.knownVerdicts(game);
    const at = verdicts.slice(0, game.at).lastIndexOf('winnable');
    return Math.max(at, this.#trial.peek()?.from ?? 0);
  }

  #stateNow(): TrialState {
    const trial = this.#trial.value;
    const { id, game } = this.#session.entry.value;
    if (trial?.id !== id) return 'off';
    if (isWon(current(game))) return 'won';
    if (game.at <= trial.from) return 'begun';
    this.#insight.revision.value;
    const verdict = this.#insight.knownVerdict(game);
    if (!verdict) return 'judging';
    return verdict.kind === 'unwinnable' ? 'lost' : verdict.kind;
  }
}
