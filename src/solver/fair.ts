/**
 * The fair player: it plays by what a person at the table sees. Between two deals nothing is hidden, so
 * it searches what can be reached without dealing, judges the positions to deal from by a net that has
 * learned from play (`fair/net.ts`) and by dealing shuffled cards, and goes for the best. Once nothing
 * is hidden any more, the solver decides.
 */
import type { Move } from '../rules/move.ts';
import { STOCK, unpackMove } from './codes.ts';
import { type Candidate, Closure } from './fair/closure.ts';
import { Lookahead, type Thinking } from './fair/lookahead.ts';
import { Net } from './fair/net.ts';
import { Random } from './fair/random.ts';
import { type FairView, packView } from './fair/view.ts';
import { MoveFinder } from './moveFinder.ts';
import type { Packed } from './packed.ts';
import { solve } from './solve.ts';

export interface FairOptions {
  readonly seed: number;
  readonly thinking: Thinking;
  readonly net: Net;
  readonly halt?: () => boolean;
}

export interface FairChoice {
  readonly moves: readonly Move[];
  readonly chance: number;
  readonly alternatives: readonly { readonly move: Move; readonly chance: number }[];
  readonly work: number; readonly dead?: boolean;
}

interface Judged {
  readonly candidate: Candidate;
  sum: number;
  shuffles: number;
}

const ENDING_NODES = 30_000;

export class FairPlayer {
  readonly closure: Closure;
  readonly lookahead: Lookahead;
  constructor(packed: Packed, net: Net) {
    this.closure = new Closure(packed, net);
    this.lookahead = new Lookahead(packed, net);
  }
  choose(view: FairView, { seed, thinking }: FairOptions): FairChoice | undefined {
    const packed = packView(view);
    const stock = packed.lengths[STOCK] as number;
    const finder = new MoveFinder();
    const count = finder.find(packed);
    if (count === 0) return undefined;
    if (stock < 2 || view.redealsUsed > 0) {
      const known = this.#solve(view);
      if (known) return known;
      if (stock === 0)
        return { moves: [unpackMove(finder.moves[0] as number)], chance: 0, dead: true, alternatives: [], work: 1 };
    }
    this.closure.prepare(packed);
    const before = this.closure.looked + this.lookahead.looked;
    this.closure.search(packed, thinking.opened);
    const judged = this.#judge(packed, thinking, new Random(seed ^ packed.key1));
    const best = judged[0];
    if (!best)
      return { moves: [unpackMove(finder.moves[0] as number)], chance: 0, dead: true, alternatives: [], work: 1 };
    const line = [...this.closure.lineTo(best.candidate), best.candidate.deal];
    return {
      moves: line.map(unpackMove),
      chance: chanceOf(best),
      alternatives: [],
      work: this.closure.looked + this.lookahead.looked - before,
    };
  }

  #judge(packed: Packed, thinking: Thinking, random: Random): Judged[] {
    let judged: Judged[] = this.closure.candidates
      .slice(0, (packed.lengths[STOCK] as number) > thinking.below ? 1 : Math.max(1, thinking.candidates))
      .map((candidate) => ({ candidate, sum: 0, shuffles: 0 }));
    let shuffles = thinking.shuffles;
    for (let round = 0; round < thinking.rounds && judged.length > 1; round++) {
      for (let k = 0; k < shuffles; k++) {
        this.lookahead.shuffle(packed, random);
        for (const one of judged) {
          one.sum += this.lookahead.chance(this.closure, one.candidate, thinking);
          one.shuffles++;
        }
      }
      judged.sort((a, b) => chanceOf(b) - chanceOf(a));
      judged = judged.slice(0, Math.ceil(judged.length / 2));
      shuffles *= 2;
    }
    return judged;
  }

  #solve(view: FairView): FairChoice | undefined {
    const { foundations, fans, waste, redealsUsed } = view;
    const stock = redealsUsed > 0 ? view.turned : view.unseen;
    const verdict = solve({ foundations, fans, waste, redealsUsed, stock }, view.ruleSet, {
      nodes: ENDING_NODES,
      bytes: 1e7,
    });
    if (verdict.verdict !== 'winnable') return undefined;
    return { moves: verdict.moves, chance: 1, alternatives: [], work: verdict.nodes };
  }
}

const chanceOf = ({ candidate, sum, shuffles }: Judged): number =>
  shuffles === 0 ? candidate.logit : sum / shuffles;
