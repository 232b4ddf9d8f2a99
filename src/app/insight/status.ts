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
import type { Session } from '../game/session.ts';
import type { Settings } from '../preferences/settings.ts';
import type { Analysis } from './analysis.ts';

export type Standing =
  | 'thinking'
  /** A win is known. */
  | 'winnable'
  /** Proved lost, and an earlier position of this game could be won. */
  | 'noLonger'
  /** The deal itself is proved lost. */
  | 'never'
  /** Proved lost; whether it ever could be won is not known. */
  | 'lost'
  | 'unknown';

/** How soon the status says something, if only that it does not know yet, in milliseconds of work. */
const FIRST_ANSWER_TIMEOUT_MS = 1_000;

const TELLING: readonly (Standing | undefined)[] = ['winnable', 'noLonger', 'never', 'lost'];

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
  readonly #searchedAtLength = new WeakSet<Position>();

  /** @param isPaused whether somebody else judges the game, whose questions come first */
  constructor(
    session: Session,
    settings: Settings,
    analysis: Analysis,
    isPaused: () => boolean = () => false,
  ) {
    this.#session = session;
    this.#settings = settings;
    this.isShown = computed(() => {
      const { id, game } = session.entry.value;
      const asked = this.#asked.value;
      return settings.choices.value.showStatus || asked === id || asked === current(game);
    });
    this.standing = computed(() => {
      const game = session.game.value;
      analysis.revision.value;
      if (!this.isShown.value || isWon(current(game))) return undefined;
      return standingOf(analysis, game);
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
      analysis.revision.value;
      if (!isPaused()) this.#ask(analysis, session.game.value, this.standing.value);
    });
  }

  /** Has the solver look at what is not known: soon an answer, then, if that was none, at length. */
  #ask(analysis: Analysis, game: Game, standing: Standing | undefined): void {
    const { at } = game;
    const position = current(game);
    if (standing === 'thinking')
      void analysis.judge(game, at, 'background', FIRST_ANSWER_TIMEOUT_MS);
    else if (standing === 'unknown' && !this.#searchedAtLength.has(position)) {
      this.#searchedAtLength.add(position);
      void analysis.judge(game, at, 'background').then((fact) => {
        if (fact === 'stopped') this.#searchedAtLength.delete(position);
      });
    } else if (standing === 'lost' && !analysis.known(game, 0))
      // Since when is it lost?
      void analysis.judge(game, 0, 'background');
    else if (standing !== 'unknown') analysis.stop('background');
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

function standingOf(analysis: Analysis, game: Game): Standing {
  const fact = analysis.known(game);
  if (fact?.verdict !== 'unwinnable') return fact?.verdict ?? 'thinking';
  if (analysis.known(game, 0)?.verdict === 'unwinnable') return 'never';
  for (let at = game.at - 1; at >= 0; at--)
    if (analysis.known(game, at)?.verdict === 'winnable') return 'noLonger';
  return 'lost';
}
