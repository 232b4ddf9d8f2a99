/**
 * Whether the game can still be won, for players who want to see it: for one position, for one
 * game, or always. While it is hidden nothing is revealed and nothing is computed.
 */
import {
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals-core';
import { current, type Game } from '../../rules/game.ts';
import { isWon, type Position } from '../../rules/position.ts';
import type { Verdict } from '../../solver/verdict.ts';
import type { Session } from '../game/session.ts';
import type { Settings } from '../preferences/settings.ts';
import type { Insight } from './insight.ts';
import { LatestRequest } from './latestRequest.ts';

export type ShownVerdict =
  | 'thinking'
  /** A win is known. */
  | 'winnable'
  /** Proved lost, and an earlier position of this game could be won. */
  | 'noLonger'
  /** The deal itself is proved lost. */
  | 'never'
  /** Proved lost; whether it ever could be won is not known. */
  | 'unwinnable'
  | 'unknown';

/** The time limit for the first answer, even if that is only "unknown", in milliseconds of work. */
const FIRST_ANSWER_TIMEOUT_MS = 1_000;

const TELLING: readonly (ShownVerdict | undefined)[] = [
  'winnable',
  'noLonger',
  'never',
  'unwinnable',
];

/** How long the verdict is shown. */
export type WinCheckScope = 'position' | 'game';

export class WinCheck {
  readonly isShown: ReadonlySignal<boolean>;
  /** `undefined` while it is hidden, and for a game that is won. */
  readonly verdict: ReadonlySignal<ShownVerdict | undefined>;
  /** The same without `thinking`: it changes only when there is something to announce. */
  readonly lastVerdict: ReadonlySignal<ShownVerdict | undefined>;
  readonly #session: Session;
  readonly #settings: Settings;
  /** The position, or the id of the game, for which it was asked. */
  readonly #asked: Signal<Position | string | undefined> = signal(undefined);
  readonly #insight: Insight;
  readonly #request = new LatestRequest();
  readonly #searchedAtLength = new WeakSet<Position>();
  /** The position that is being searched without the short limit. */
  #searching: Position | undefined;

  /** @param isPaused whether another part judges the game now; its questions come first */
  constructor(
    session: Session,
    settings: Settings,
    insight: Insight,
    isPaused: () => boolean = () => false,
  ) {
    this.#session = session;
    this.#settings = settings;
    this.#insight = insight;
    this.isShown = computed(() => {
      const { id, game } = session.entry.value;
      const asked = this.#asked.value;
      return settings.choices.value.showStatus || asked === id || asked === current(game);
    });
    this.verdict = computed(() => {
      const game = session.game.value;
      insight.revision.value;
      if (!this.isShown.value || isWon(current(game))) return undefined;
      return shownVerdictOf(insight, game);
    });
    const told = signal<ShownVerdict | undefined>(undefined);
    this.lastVerdict = told;
    effect(() => {
      // The next game can have the same verdict: it must be recorded as help there too.
      session.game.value;
      if (TELLING.includes(this.verdict.value)) untracked(() => session.assist('status'));
      if (this.verdict.value !== 'thinking') told.value = this.verdict.value;
    });
    effect(() => {
      insight.revision.value;
      if (isPaused()) this.#stop();
      else this.#ask(session.game.value, this.verdict.value);
    });
  }

  /** Asks the solver: first with a short limit, then, if that is undecided, with the full one. */
  #ask(game: Game, shown: ShownVerdict | undefined): void {
    const position = current(game);
    if (shown === 'thinking') void this.#judge(game, game.at, FIRST_ANSWER_TIMEOUT_MS);
    else if (shown === 'unknown' && !this.#searchedAtLength.has(position)) {
      if (this.#searching === position) return;
      const judged = this.#judge(game, game.at);
      this.#searching = position;
      void judged.then((verdict) => {
        if (verdict) this.#searchedAtLength.add(position);
      });
    } else if (shown === 'unwinnable' && !this.#insight.knownVerdict(game, 0))
      // Lost: find out whether the deal itself was winnable.
      void this.#judge(game, 0);
    else if (shown !== 'unknown') this.#stop();
  }

  #judge(game: Game, at: number, ms?: number): Promise<Verdict | undefined> {
    this.#searching = undefined;
    return this.#request.ask((signal) =>
      this.#insight.verdict(game, at, { signal, priority: 'background', ...(ms && { ms }) }),
    );
  }

  #stop(): void {
    this.#searching = undefined;
    this.#request.stop();
  }

  show(scope: WinCheckScope): void {
    const { id, game } = this.#session.entry.value;
    this.#asked.value = scope === 'game' ? id : current(game);
  }

  /** Hides the verdict; also turns off the setting that always shows it. */
  hide(): void {
    this.#asked.value = undefined;
    if (this.#settings.choices.value.showStatus) this.#settings.choose({ showStatus: false });
  }
}

function shownVerdictOf(insight: Insight, game: Game): ShownVerdict {
  const verdict = insight.knownVerdict(game);
  if (verdict?.kind !== 'unwinnable')
    return verdict?.kind ?? (game.unknown > 0 ? 'unknown' : 'thinking');
  if (insight.knownVerdict(game, 0)?.kind === 'unwinnable') return 'never';
  return insight.knownVerdicts(game).includes('winnable') ? 'noLonger' : 'unwinnable';
}
