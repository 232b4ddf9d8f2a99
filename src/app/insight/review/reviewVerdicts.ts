/**
 * Which positions of the game under review could be won, and which move lost the game. They are judged in the background,
 * and only those whose verdict does not follow from others. Loaded after the table.
 */
import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals-core';
import type { Game } from '../../../rules/game.ts';
import type { ReviewVerdict } from '../../announcements/findings.ts';
import type { Session } from '../../game/session.ts';
import type { Insight } from '../insight.ts';
import { LatestRequest } from '../latestRequest.ts';
import type { KeptReviews } from './keptReviews.ts';
import type { Review } from './review.ts';

/** How long the solver can work on one position, in milliseconds of its own time. */
const SOLVE_TIMEOUT_MS = 2_000;
/** The search ends after this many undecided positions: others will hardly be easier. */
const MAX_UNDECIDED = 8;

export class ReviewVerdicts {
  /**
   * One for the deal and one for the position after each move; empty while the review is closed.
   */
  readonly verdicts: ReadonlySignal<readonly ReviewVerdict[]>;
  /** The point from which the next move lost the game. */
  readonly losingMove: ReadonlySignal<number | undefined>;
  /** Whether everything that can be judged has been judged. */
  readonly isSettled: ReadonlySignal<boolean>;
  readonly #session: Session;
  readonly #insight: Insight;
  readonly #request = new LatestRequest();

  /** @param kept verdicts that an earlier review has found */
  constructor(
    session: Session,
    insight: Insight,
    review: Review,
    kept?: Pick<KeptReviews, 'find'>,
  ) {
    this.#session = session;
    this.#insight = insight;
    this.verdicts = computed(() => {
      insight.revision.value;
      if (!review.isOpen.value) return [];
      const { id, game } = session.entry.value;
      return verdictsOf(insight, game, kept?.find(id, game)?.verdicts);
    });
    this.losingMove = computed(() => losingMoveOf(this.verdicts.value));
    this.isSettled = computed(
      () => review.isOpen.value && nextToAsk(this.verdicts.value) === undefined,
    );
    effect(() => {
      const verdicts = this.verdicts.value;
      untracked(() => this.#goOn(verdicts));
    });
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

function verdictsOf(
  insight: Insight,
  game: Game,
  kept: readonly ReviewVerdict[] | undefined,
): readonly ReviewVerdict[] {
  return insight.knownVerdicts(game).map((verdict, at) => {
    const isProved = verdict !== undefined && verdict !== 'unknown';
    const before = kept?.[at] ?? (game.unknown > 0 ? 'unknown' : 'open');
    return isProved || before === 'open' ? (verdict ?? 'open') : before;
  });
}

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

/** The point from which the next move is proved to have lost the game. */
export function losingMoveOf(verdicts: readonly ReviewVerdict[]): number | undefined {
  const lost = verdicts.indexOf('unwinnable');
  return lost > 0 && verdicts[lost - 1] === 'winnable' ? lost - 1 : undefined;
}
