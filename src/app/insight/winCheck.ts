/**
 * Whether the game can still be won, for those who want to see it: of one position, of one game, or always. While it
 * is hidden it tells nothing and nothing is computed for it.
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

/** How soon the status says something, if only that it does not know yet, in milliseconds of work. */
const FIRST_ANSWER_TIMEOUT_MS = 1_000;

const TELLING: readonly (ShownVerdict | undefined)[] = [
  'winnable',
  'noLonger',
  'never',
  'unwinnable',
];

/** For how long it is shown. */
export type WinCheckScope = 'position' | 'game';

export class WinCheck {
  readonly isShown: ReadonlySignal<boolean>;
  /** Nothing while it is hidden, and of a game that is won. */
  readonly verdict: ReadonlySignal<ShownVerdict | undefined>;
  /** The same without the thinking in between: it changes only when there is something to say. */
  readonly lastVerdict: ReadonlySignal<ShownVerdict | undefined>;
  readonly #session: Session;
  readonly #settings: Settings;
  /** The position, or the name of the game, of which it was asked. */
  readonly #asked: Signal<Position | string | undefined> = signal(undefined);
  readonly #insight: Insight;
  readonly #request = new LatestRequest();
  readonly #searchedAtLength = new WeakSet<Position>();
  /** The position that is being searched at length. */
  #searching: Position | undefined;

  /** @param isPaused whether somebody else judges the game, whose questions come first */
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
      // The next game may show the same standing: it counts as help with that game too.
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

  /** Has the solver look at what is not known: soon an answer, then, if that was none, at length. */
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
      // Since when is it lost?
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

  /** Also of those who have it always. */
  hide(): void {
    this.#asked.value = undefined;
    if (this.#settings.choices.value.showStatus) this.#settings.choose({ showStatus: false });
  }
}

function shownVerdictOf(insight: Insight, game: Game): ShownVerdict {
  const verdict = insight.knownVerdict(game);
  if (verdict?.kind !== 'unwinnable') return verdict?.kind ?? 'thinking';
  if (insight.knownVerdict(game, 0)?.kind === 'unwinnable') return 'never';
  return insight.knownVerdicts(game).includes('winnable') ? 'noLonger' : 'unwinnable';
}
