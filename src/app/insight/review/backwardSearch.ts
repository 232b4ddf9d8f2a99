/**
 * Finds where a lost game was lost: which positions to ask about, and what follows from the
 * answers.
 */
import type { Game } from '../../../rules/game.ts';
import type { Verdict } from '../../../solver/verdict.ts';
import type { AskOptions } from '../../../worker/pool.ts';
import type { LastWinnable } from '../../announcements/findings.ts';
import type { Insight } from '../insight.ts';

/**
 * The time for each position, in milliseconds of the solver's work: one of many is not worth more.
 */
const SOLVE_TIMEOUT_MS = 2_000;
/** The search ends after this many undecided positions. */
const MAX_UNDECIDED = 4;

/**
 * A lost game stays lost. So in each line all winnable positions come before all lost ones; only
 * the positions between the two are still open.
 */
export class BackwardSearch {
  /** The latest point known to be winnable, -1 for none; and the earliest known to be lost. */
  #won = -1;
  #lost: number;
  #stride = 1;
  readonly #undecided = new Set<number>();

  /** @param lost a point of the game that is proved lost */
  constructor(lost: number, known: (at: number) => Verdict['kind'] | undefined) {
    this.#lost = lost;
    for (let at = lost - 1; at >= 0 && this.#won < 0; at--) {
      const verdict = known(at);
      if (verdict === 'winnable') this.#won = at;
      if (verdict === 'unwinnable') this.#lost = at;
    }
  }

  /** The point to ask about next; `undefined` when the search is over. */
  next(): number | undefined {
    if (this.#undecided.size >= MAX_UNDECIDED) return undefined;
    const open: number[] = [];
    for (let at = this.#won + 1; at < this.#lost; at++) if (!this.#undecided.has(at)) open.push(at);
    // Mistakes are mostly recent, and late positions are decided faster than early ones.
    const wanted =
      this.#won < 0 ? this.#lost - this.#stride : Math.floor((this.#won + this.#lost) / 2);
    const distance = (at: number): number => Math.abs(at - wanted);
    return open.sort((a, b) => distance(a) - distance(b))[0];
  }

  record(at: number, verdict: Verdict['kind']): void {
    if (verdict === 'winnable') this.#won = at;
    else if (verdict === 'unwinnable') this.#lost = at;
    else this.#undecided.add(at);
    this.#stride *= 2;
  }

  get result(): LastWinnable {
    const certain = this.#won === this.#lost - 1;
    if (this.#won >= 0) return { kind: 'found', at: this.#won, certain };
    return this.#lost === 0 ? { kind: 'never' } : { kind: 'undecided' };
  }
}

/** Searches a lost game backward, in doubling strides and then between them. */
export async function lastWinnable(
  insight: Insight,
  game: Game,
  signal: AbortSignal,
  priority: AskOptions['priority'] = 'foreground',
): Promise<LastWinnable> {
  const options = { signal, ms: SOLVE_TIMEOUT_MS, priority };
  const search = new BackwardSearch(game.at, (at) => insight.knownVerdict(game, at)?.kind);
  for (let at = search.next(); at !== undefined; at = search.next())
    search.record(at, (await insight.verdict(game, at, options)).kind);
  return search.result;
}
