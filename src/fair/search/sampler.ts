/**
 * Compares positions to deal from: deals from each over the same sample stocks, and has the network
 * judge what lies there then. The worse ones drop out stage by stage.
 */
import { DeadEnd } from '../../solver/deadEnd.ts';
import type { Random } from '../../solver/engine/random.ts';
import type { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { SIDE_BY_SIDE } from '../net/shape.ts';
import type { ValueQueue } from '../net/valueQueue.ts';
import type { Candidate, CandidateSearch } from './candidateSearch.ts';
import { type EndingSolver, isHiding } from './endingSolver.ts';
import { ShuffledStock } from './shuffledStock.ts';

/** A candidate, and what was dealt from it so far. */
export interface Estimate {
  readonly candidate: Candidate;
  /** The sum of the chances after deals, and how many. */
  sum: number;
  deals: number;
}

/** A stage of the comparison. */
export interface Stage {
  /** How many candidates take part: the best of the stage before. */
  readonly candidates: number;
  /** How many more sample stocks each is dealt from. */
  readonly samples: number;
}

/** The share of the mean over deals in a candidate's value; the rest is its value before them. */
const MEAN_SHARE = 0.7;

/** The value of a candidate, from 0 to 1. */
export const candidateValue = ({ candidate, sum, deals }: Estimate): number =>
  deals === 0 ? candidate.value : MEAN_SHARE * (sum / deals) + (1 - MEAN_SHARE) * candidate.value;

/** What is compared, and how. */
export interface Comparison {
  readonly position: SearchPosition;
  /** Whether the deal was made as deal numbers are. */
  readonly isNumbered: boolean;
  /** The search from the position that found the candidates, the best first. */
  readonly found: Pick<CandidateSearch, 'load'>;
  readonly candidates: readonly Candidate[];
  readonly stages: readonly Stage[];
  readonly random: Random;
  /** The share of the thinking time that is spent. Each stage ends after its share of the time at the latest. */
  readonly spent: () => number;
}

export class Sampler {
  readonly #queue: ValueQueue;
  readonly #ending: EndingSolver;
  readonly #stock = new ShuffledStock();
  readonly #deadEnd = new DeadEnd();
  readonly #at: SearchPosition;

  /** @param position any position by the rule set of all positions to be compared */
  constructor(position: SearchPosition, queue: ValueQueue, ending: EndingSolver) {
    this.#at = position.twin();
    this.#queue = queue;
    this.#ending = ending;
  }

  /**
   * Compares candidates, in slices of a few milliseconds.
   *
   * @returns all that were compared: first those that took part to the end, the best first
   */
  *compare({
    position,
    isNumbered,
    found,
    candidates,
    stages,
    random,
    spent,
  }: Comparison): Generator<void, readonly Estimate[]> {
    this.#ending.forget();
    const most = stages[0]?.candidates ?? 1;
    const all = candidates.slice(0, most).map((candidate) => ({ candidate, sum: 0, deals: 0 }));
    for (const [stage, { candidates: count, samples }] of stages.entries()) {
      const end = (stage + 1) / stages.length;
      const left = all.slice(0, count);
      if (left.length < 2 && all.length > 0 && all[0].deals > 0) break;
      for (let k = 0; k < samples && spent() < end; k++) {
        this.#stock.shuffle(position, random, isNumbered);
        for (const estimate of left) {
          this.#stock.deal(found, estimate.candidate, this.#at);
          this.#add(estimate);
        }
        // The network is shared, so nothing may wait for it during a pause.
        if (((k + 1) * left.length) % SIDE_BY_SIDE !== 0 && k + 1 < samples) continue;
        this.#queue.flush();
        yield;
      }
      this.#queue.flush();
      all.sort(byDealsAndValue);
    }
    return all;
  }

  /** Adds the chance after a deal. */
  #add(estimate: Estimate): void {
    const at = this.#at;
    estimate.deals++;
    if (!isHiding(at)) estimate.sum += Number(this.#ending.isWin(at));
    else if (!this.#deadEnd.isDead(at))
      this.#queue.add(at, false, (chance) => {
        estimate.sum += chance;
      });
  }
}

const byDealsAndValue = (a: Estimate, b: Estimate): number =>
  b.deals - a.deals || candidateValue(b) - candidateValue(a) || a.candidate.slot - b.candidate.slot;
