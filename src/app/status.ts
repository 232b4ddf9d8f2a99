/**
 * Whether the game can still be won, for those who want to see it. While it is hidden it tells
 * nothing and nothing is reckoned for it.
 */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import { current, type Game } from '../rules/game.ts';
import { isWon } from '../rules/position.ts';
import type { Analysis } from './analysis.ts';
import type { Session } from './session.ts';
import type { Settings } from './settings.ts';

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

const TELLING: readonly (Standing | undefined)[] = ['winnable', 'noLonger', 'never', 'lost'];

export class Status {
  /** Nothing while it is hidden, and of a game that is won. */
  readonly standing: ReadonlySignal<Standing | undefined>;
  /** The same without the thinking in between: it changes only when there is something to say. */
  readonly told: ReadonlySignal<Standing | undefined>;
  readonly #settings: Settings;

  constructor(session: Session, settings: Settings, analysis: Analysis) {
    this.#settings = settings;
    this.standing = computed(() => {
      const game = session.game.value;
      analysis.news.value;
      if (!settings.choices.value.showStatus || isWon(current(game))) return undefined;
      return standingOf(analysis, game);
    });
    const told = signal<Standing | undefined>(undefined);
    this.told = told;
    effect(() => {
      if (TELLING.includes(this.standing.value)) untracked(() => session.assist('status'));
      if (this.standing.value !== 'thinking') told.value = this.standing.value;
    });
    effect(() => {
      analysis.news.value;
      const game = session.game.value;
      const point = openQuestion(analysis, game, this.standing.value);
      if (point === undefined) analysis.stop('background');
      else void analysis.judge(game, point, 'background');
    });
  }

  toggle(): void {
    this.#settings.choose({ showStatus: !this.#settings.choices.value.showStatus });
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

/** The point of the game to be judged; of a lost one the deal is left, to tell since when it is lost. */
function openQuestion(
  analysis: Analysis,
  game: Game,
  standing: Standing | undefined,
): number | undefined {
  if (standing === 'thinking') return game.at;
  return standing === 'lost' && !analysis.known(game, 0) ? 0 : undefined;
}
