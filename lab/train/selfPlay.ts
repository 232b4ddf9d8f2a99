/**
 * Games of the fair player against itself, and the lessons they give:
 *
 * - for the position before a decision, temporal differences: a mean of the values along the rest of
 *   the game and its outcome (TD(λ));
 * - for the position dealt from, and for some others that were compared with it, the mean of the values
 *   after sampled deals. That is nearly free of luck.
 *
 * No target is the largest of several values, which would pick their errors.
 */
import { flagsOf, PositionEncoder } from '../../src/fair/net/encoder.ts';
import { POSITION_BYTES } from '../../src/fair/net/shape.ts';
import type { ValueNet } from '../../src/fair/net/valueNet.ts';
import { ValueQueue } from '../../src/fair/net/valueQueue.ts';
import { CandidateSearch } from '../../src/fair/search/candidateSearch.ts';
import { EndingSolver, isHiding } from '../../src/fair/search/endingSolver.ts';
import {
  candidateValue,
  type Estimate,
  Sampler,
  type Stage,
} from '../../src/fair/search/sampler.ts';
import type { RuleSet } from '../../src/rules/ruleSet.ts';
import { finish } from '../../src/rules/steps.ts';
import { DeadEnd } from '../../src/solver/deadEnd.ts';
import { Random } from '../../src/solver/engine/random.ts';
import { SearchPosition } from '../../src/solver/engine/searchPosition.ts';
import { dealOf } from '../bench/deals.ts';

/** Takes a lesson: the bytes of a position, which change afterwards, and its target. */
export type Teach = (position: Uint8Array, target: number) => void;

const STAGES: readonly Stage[] = [{ candidates: 6, samples: 6 }];
const ENDING_NODES = 3000;
/** λ: how far the end of a game is trusted over the network's values. */
const TRUST = 0.7;
/** The share of decisions made by chance, e times as often for one whose value is higher by this. */
const CHANCES = 0.08;
const TEMPERATURE = 0.01;
/** How many of the positions that were compared become lessons, the chosen one included. */
const COMPARED = 4;

/** A decision, until the end of its game is known. */
interface Decision {
  readonly before: Uint8Array;
  value: number;
}

export class SelfPlay {
  readonly #position: SearchPosition;
  readonly #queue: ValueQueue;
  readonly #search: CandidateSearch;
  readonly #sampler: Sampler;
  readonly #ending: EndingSolver;
  readonly #encoder = new PositionEncoder();
  readonly #bytes = new Uint8Array(POSITION_BYTES);
  readonly #candidate: SearchPosition;
  readonly #teach: Teach;

  constructor(ruleSet: RuleSet, net: ValueNet, teach: Teach) {
    this.#position = new SearchPosition(ruleSet);
    this.#candidate = this.#position.twin();
    this.#queue = new ValueQueue(net);
    this.#search = new CandidateSearch(this.#position, this.#queue);
    this.#ending = new EndingSolver(this.#position, ENDING_NODES);
    this.#sampler = new Sampler(this.#position, this.#queue, this.#ending);
    this.#teach = teach;
  }

  /** Plays a deal. Returns whether it was won. */
  play(deal: number): boolean {
    const position = this.#position;
    const random = new Random(deal);
    const decisions: Decision[] = [];
    position.read(dealOf(deal));
    while (isHiding(position) && !new DeadEnd().isDead(position)) {
      this.#search.search(position);
      if (this.#search.candidates.length === 0) break;
      decisions.push(this.#decide(random));
    }
    const won = this.#ending.isWin(position);
    this.#ending.forget();
    this.#teachDecisions(decisions, won);
    return won;
  }

  /** Deals from a candidate. */
  #decide(random: Random): Decision {
    const position = this.#position;
    const decision: Decision = { before: new Uint8Array(POSITION_BYTES), value: 0 };
    this.#encoder.encode(position, false, flagsOf(position), decision.before, 0);
    this.#queue.add(position, false, (chance) => {
      decision.value = chance;
    });
    const all = finish(
      this.#sampler.compare({
        ...{ position, isNumbered: true, random, spent: () => 0 },
        ...{ found: this.#search, candidates: this.#search.candidates, stages: STAGES },
      }),
    );
    this.#queue.flush();
    const chosen = choose(all, random);
    this.#teachCompared(all, chosen, random);
    this.#search.load(chosen.candidate, position);
    position.play(chosen.candidate.deal);
    return decision;
  }

  #teachCompared(all: readonly Estimate[], chosen: Estimate, random: Random): void {
    const taught = new Set([chosen]);
    for (let k = 1; k < COMPARED; k++) taught.add(all[random.below(all.length)] as Estimate);
    for (const { candidate, sum, deals } of taught) {
      if (deals === 0) continue;
      this.#search.load(candidate, this.#candidate);
      this.#encoder.encode(this.#candidate, true, flagsOf(this.#candidate), this.#bytes, 0);
      this.#teach(this.#bytes, sum / deals);
    }
  }

  #teachDecisions(decisions: readonly Decision[], won: boolean): void {
    let target = Number(won);
    for (const { before, value } of decisions.toReversed()) {
      this.#teach(before, target);
      target = (1 - TRUST) * value + TRUST * target;
    }
  }
}

/** The best, or now and then another. */
function choose(all: readonly Estimate[], random: Random): Estimate {
  const best = all[0] as Estimate;
  if (random.below(10_000) >= 10_000 * CHANCES) return best;
  const most = candidateValue(best);
  const shares = all.map((one) => Math.exp((candidateValue(one) - most) / TEMPERATURE));
  return all[random.oneOf(shares)] as Estimate;
}
