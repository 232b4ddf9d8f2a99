/**
 * The review of a game from its deal to its end: which positions could be won, and which move lost
 * the game. Positions are judged in the background, and only those whose verdict does not follow
 * from others.
 */
import {
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals-core';
import type { Game } from '../../../rules/game.ts';
import type { ReviewVerdict } from '../../announcements/findings.ts';
import type { Session } from '../../game/session.ts';
import type { Insight } from '../insight.ts';
import { LatestRequest } from '../latestRequest.ts';

/** How long the solver can work on one position, in milliseconds of its own time. */
const SOLVE_TIMEOUT_MS = 2_000;
/** The search ends after this many undecided positions: others will hardly be easier. */
const MAX_UNDECIDED = 8;

export class Review {
  readonly isOpen: ReadonlySignal<boolean>;
  /**
   * One for the deal and one for the position after each move; empty while the review is closed.
   */
  readonly verdicts: ReadonlySignal<readonly ReviewVerdict[]>;
  /** The point from which the next move lost the game. */
  readonly losingMove: ReadonlySignal<number | undefined>;
  /** Whether everything that can be judged has been judged. */
  readonly isSettled: ReadonlySignal<boolean>;
  readonly #isOpen: Signal<boolean> = signal(false);
  readonly #session: Session;
  readonly #insight: Insight;
  readonly #request = new LatestRequest();

  constructor(session: Session, insight: Insight) {
    this.#session = session;
    this.#insight = insight;
    this.isOpen = this.#isOpen;
    this.verdicts = computed(() => {
      insight.revision.value;
      return this.#isOpen.value ? verdictsOf(insight, session.game.value) : [];
    });
    this.losingMove = computed(() => losingMoveOf(this.verdicts.value));
    this.isSettled = computed(
      () => this.#isOpen.value && nextToAsk(this.verdicts.value) === undefined,
    );
    const id = computed(() => session.entry.value.id);
    effect(() => {
      id.value;
      // The review is of one game: close it when another is put on the table.
      untracked(() => this.close());
    });
    effect(() => {
      const verdicts = this.verdicts.value;
      untracked(() => this.#goOn(verdicts));
    });
  }

  open(): void {
    this.#isOpen.value = true;
  }

  close(): void {
    if (!this.#isOpen.value) return;
    this.#isOpen.value = false;
    this.#request.stop();
  }

  /** Asks about the position whose verdict tells most. */
  #goOn(verdicts: readonly ReviewVerdict[]): void {
    const game = this.#session.game.value;
    const told = verdicts[game.at];
    // A player who sees the verdict on this position knows whether the game can be won.
    if (told === 'winnable' || told === 'unwinnable') this.#session.assist('status');
    const at = nextToAsk(verdicts);
    if (at === undefined) {
      this.#request.stop();
      return;
    }
    const limits = { priority: 'background', ms: SOLVE_TIMEOUT_MS } as const;
    void this.#request.ask((signal) => this.#insight.verdict(game, at, { signal, ...limits }));
  }
}

const verdictsOf = (insight: Insight, game: Game): readonly ReviewVerdict[] =>
  insight.knownVerdicts(game).map((verdict) => verdict ?? 'open');

/**
 * The last open position until a lost one is found, then the first until a winnable one is found,
 * then the middle one.
 */
function nextToAsk(verdicts: readonly ReviewVerdict[]): number | undefined {
  const open = [...verdicts.keys()].filter((at) => verdicts[at] === 'open');
  if (verdicts.filter((each) => each === 'unknown').length >= MAX_UNDECIDED) return undefined;
  if (!verdicts.includes('unwinnable')) return open.at(-1);
  return verdicts.includes('winnable') ? open[Math.floor(open.length / 2)] : open[0];
}

function losingMoveOf(verdicts: readonly ReviewVerdict[]): number | undefined {
  const lost = verdicts.indexOf('unwinnable');
  return lost > 0 && verdicts[lost - 1] === 'winnable' ? lost - 1 : undefined;
}
