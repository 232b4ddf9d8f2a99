/**
 * Compares positions to deal from: deals from each over the same sample stocks and estimates the positions after the
 * deal. The worse ones drop out round by round, so that most of the work goes into the best (successive halving).
 */
import type { RuleSet } from '../rules/ruleSet.ts';
import { STOCK } from '../solver/engine/codes.ts';
import type { SearchPosition } from '../solver/engine/searchPosition.ts';
import type { Candidate, CarrySearch } from './candidates/carrySearch.ts';
import { EndingSolver, isHiding } from './playouts/endingSolver.ts';
import { Playout } from './playouts/playout.ts';
import type { Random } from './playouts/random.ts';
import { ShuffledStock } from './playouts/shuffledStock.ts';
import { StateValue } from './playouts/stateValue.ts';

/** A candidate, and the estimates of its value so far. */
export interface Estimate {
  readonly candidate: Candidate;
  /** The sum of the net's predictions after deals, and how many. */
  predicted: number;
  deals: number;
  /**
   * The sum of the playouts' outcomes, and how many. A game with too small a chance is not played
   * on: its chance counts.
   */
  played: number;
  playouts: number;
}

interface Round {
  /** Whether games are played on to the end, or only judged by the net. */
  readonly playsOn: boolean;
  /** The number of samples, as a multiple of those asked for. */
  readonly samples: number;
  /** How many candidates are left after it. */
  readonly keeps: number;
  /** It ends at the latest when this share of the thinking time is spent. */
  readonly until: number;
}

/** While the stock has more cards than this, playouts cost much more than the net and tell little more; see docs/odds.md. */
const LATE = 24;

/**
 * Whether games are played on, with `stock` cards in the stock. Not where the waste can be turned
 * over: the game after that is longer than the game before it, and playing on gained nothing.
 */
export const playsOn = ({ redeals }: RuleSet, stock: number): boolean =>
  stock <= LATE && redeals === 0;

/** How many candidates, those with the highest evaluation, are dealt from. */
const EARLY_CANDIDATES = 16;
const LATE_CANDIDATES = 32;

const EARLY_ROUNDS: readonly Round[] = [
  { playsOn: false, samples: 1, keeps: 8, until: 1 / 3 },
  { playsOn: false, samples: 2, keeps: 4, until: 2 / 3 },
  { playsOn: false, samples: 4, keeps: 1, until: 1 },
];
const LATE_ROUNDS: readonly Round[] = [
  { playsOn: true, samples: 0.5, keeps: 16, until: 0.25 },
  { playsOn: true, samples: 1, keeps: 8, until: 0.5 },
  { playsOn: true, samples: 2, keeps: 4, until: 0.75 },
  { playsOn: true, samples: 4, keeps: 1, until: 1 },
];

/** The mean of the net's predictions counts as this many playouts. */
const NET_WEIGHT = 16;

/** A game with so small a chance is not played on: nearly all of them are lost. */
const HOPELESS = 0.05;

/** Positions looked at for an ending, not counting a small excess: this finds five wins of six. */
const ENOUGH = 100;

/** The value of a candidate that was not dealt from. */
const UNKNOWN = 0.2;

export class CandidateEvaluator {
  readonly #stock = new ShuffledStock();
  readonly #ending: EndingSolver;
  readonly #stateValue: StateValue;
  readonly #playout: Playout;
  readonly #at: SearchPosition;

  /** @param position any position by the rule set of all positions to be evaluated */
  constructor(position: SearchPosition) {
    this.#at = position.twin();
    this.#ending = new EndingSolver(position, ENOUGH);
    this.#stateValue = new StateValue(this.#ending);
    this.#playout = new Playout(position, this.#ending);
  }

  /** Positions looked at since it was made. */
  get nodes(): number {
    return this.#stateValue.nodes + this.#playout.nodes + this.#ending.nodes;
  }

  /**
   * Evaluates candidates, in slices of a few milliseconds at most.
   *
   * @param found the search that found the candidates
   * @param samples how many sample stocks each is dealt from in the first round, late in the game half as many; with 0
   * the linear evaluation decides
   * @param spent the share of the thinking time that is spent
   * @returns the best, and all that were compared, the highest evaluation first
   */
  *evaluate(
    position: SearchPosition,
    found: CarrySearch,
    candidates: readonly Candidate[],
    samples: number,
    random: Random,
    spent: () => number,
  ): Generator<void, { best: Estimate | undefined; all: readonly Estimate[] }> {
    this.#ending.forget();
    const late = playsOn(position.ruleSet, position.lengths[STOCK]);
    const all = candidates
      .slice(0, late ? LATE_CANDIDATES : EARLY_CANDIDATES)
      .map((candidate) => ({ candidate, predicted: 0, deals: 0, played: 0, playouts: 0 }));
    let left: Estimate[] = all;
    for (const round of late ? LATE_ROUNDS : EARLY_ROUNDS) {
      for (let k = 0; k < samples * round.samples && spent() < round.until; k++) {
        this.#stock.shuffle(position, random);
        this.#playout.forget();
        for (const judged of left) {
          this.#stock.deal(found, judged.candidate, this.#at);
          this.#judge(judged, round.playsOn);
          yield;
        }
      }
      left = [...left].sort(byValue).slice(0, round.keeps);
    }
    return { best: left[0], all };
  }

  /** Adds the estimate of the position after a deal. */
  #judge(judged: Estimate, playsOn: boolean): void {
    const at = this.#at;
    const chance = this.#stateValue.of(at);
    judged.predicted += chance;
    judged.deals++;
    if (!playsOn) return;
    const isPlayedOn = isHiding(at) && chance >= HOPELESS;
    judged.played += isPlayedOn ? Number(this.#playout.isWon(at)) : chance;
    judged.playouts++;
  }
}

/** The value of a candidate, from 0 to 1: a mean of the net's predictions and the playouts. */
export function candidateValue({ predicted, deals, played, playouts }: Estimate): number {
  const net = deals === 0 ? UNKNOWN : predicted / deals;
  return (played + NET_WEIGHT * net) / (playouts + NET_WEIGHT);
}

/**
 * The best comes first; of equals, such as those not dealt from, the one with the highest
 * evaluation.
 */
const byValue = (a: Estimate, b: Estimate): number =>
  candidateValue(b) - candidateValue(a) || b.candidate.score - a.candidate.score;
