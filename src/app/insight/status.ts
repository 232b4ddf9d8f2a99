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

export type Standing =
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

const TELLING: readonly (Standing | undefined)[] = ['winnable', 'noLonger', 'never', 'unwinnable'];

/** For how long it is shown. */
export type StatusScope = 'position' | 'game';

export class Status {
  readonly isShown: ReadonlySignal<boolean>;
  /** Nothing while it is hidden, and of a game that is won. */
  readonly standing: ReadonlySignal<Standing | undefined>;
  /** The same without the thinking in between: it changes only when there is something to say. */
  readonly lastStanding: ReadonlySignal<Standing | undefined>;
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
    this.standing = computed(() => {
      const game = session.game.value;
      insight.revision.value;
      if (!this.isShown.value || isWon(current(game))) return undefined;
      return standingOf(insight, game);
    });
    const told = signal<Standing | undefined>(undefined);
    this.lastStanding = told;
    effect(() => {
      // The next game may show the same standing: it counts as help with that game too.
      session.game.value;
      if (TELLING.includes(this.standing.value)) untracked(() => session.assist('status'));
      if (this.standing.value !== 'thinking') told.value = this.standing.value;
    });
    effect(() => {
      insight.revision.value;
      if (isPaused()) this.#stop();
      else this.#ask(session.game.value, this.standing.value);
    });
  }

  /** Has the solver look at what is not known: soon an answer, then, if that was none, at length. */
  #ask(game: Game, standing: Standing | undefined): void {
    const position = current(game);
    if (standing === 'thinking') void this.#judge(game, game.at, FIRST_ANSWER_TIMEOUT_MS);
    else if (standing === 'unknown' && !this.#searchedAtLength.has(position)) {
      if (this.#searching === position) return;
      const judged = this.#judge(game, game.at);
      this.#searching = position;
      void judged.then((verdict) => {
        if (verdict) this.#searchedAtLength.add(position);
      });
    } else if (standing === 'unwinnable' && !this.#insight.knownVerdict(game, 0))
      // Since when is it lost?
      void this.#judge(game, 0);
    else if (standing !== 'unknown') this.#stop();
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

  show(scope: StatusScope): void {
    const { id, game } = this.#session.entry.value;
    this.#asked.value = scope === 'game' ? id : current(game);
  }

  /** Also of those who have it always. */
  hide(): void {
    this.#asked.value = undefined;
    if (this.#settings.choices.value.showStatus) this.#settings.choose({ showStatus: false });
  }
}

function standingOf(insight: Insight, game: Game): Standing {
  const verdict = insight.knownVerdict(game);
  if (verdict?.kind !== 'unwinnable') return verdict?.kind ?? 'thinking';
  if (insight.knownVerdict(game, 0)?.kind === 'unwinnable') return 'never';
  return insight.knownVerdicts(game).includes('winnable') ? 'noLonger' : 'unwinnable';
}
