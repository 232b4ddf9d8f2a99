/**
 * Runs two searches on one position side by side: beams, which find wins, and the depth-first search, which can also prove
 * that there is none.
 */
import { Beam } from './beam.ts';
import type { BeamRun } from './beamConfig.ts';
import { BEAM_SCHEDULE } from './beamSchedule.ts';
import type { DepthFirstResult } from './depthFirstSearch.ts';
import { ObjectPool } from './engine/objectPool.ts';
import type { SearchPosition } from './engine/searchPosition.ts';
import { portfolio } from './portfolio.ts';
import { makeProver, type Prover } from './prover.ts';

/** After the first run, how many positions of the game with a pooled stock are looked at to prove a loss. */
const POOLED_STOCK_NODES = 2000;

/** The runs of the schedule before the depth-first search gets its first nodes, which prove some deals lost, and how many. */
const FIRST_RUNS = 6;
const FIRST_NODES = 100;

/** Nodes the beams have to themselves before the depth-first search goes on. */
const HEAD_START = 20000;

/**
 * From then on, the nodes of the depth-first search per node of the beams; and later, when the beams have looked at `LATER`
 * positions, since nearly all proofs of loss have come to an end by then.
 */
const DEPTH_FIRST_SHARE = 0.5;
const LATER = 600_000;
const LATER_SHARE = 0.1;

/** Nodes between two pauses: about a millisecond. */
const SLICE = 500;

/** Tools that hold more bytes than this are not kept for another search. */
const MOST_KEPT = 2 ** 25;

/** What can be reused for other positions of the same rule set. */
class Tools {
  readonly beam: Beam;
  readonly prover: Prover;

  constructor(position: SearchPosition) {
    this.beam = new Beam(position);
    this.prover = makeProver(position);
  }

  get nodes(): number {
    return this.beam.nodes + this.prover.pooledNodes;
  }
}
const allTools = new ObjectPool<Tools>();

export class Search {
  readonly #start: SearchPosition;
  readonly #tools: Tools;
  readonly #nodesBefore: number;
  readonly #maxBytes: number;
  #depthFirstRun: Generator<void, DepthFirstResult> | undefined;
  #fewestLeft: number;
  /** The nodes at which to give up, since the depth-first search has no memory left. */
  #end = Number.POSITIVE_INFINITY;

  /** @param maxBytes for the table of the depth-first search */
  constructor(start: SearchPosition, maxBytes: number) {
    this.#start = start;
    this.#fewestLeft = start.left;
    this.#maxBytes = maxBytes;
    this.#tools = allTools.take(start.ruleSet, () => new Tools(start));
    this.#tools.beam.forget();
    this.#nodesBefore = this.#tools.nodes;
  }

  /** Positions looked at, the first one included. */
  get nodes(): number {
    return 1 + this.#toolNodes + this.#depthFirstNodes;
  }

  /** The fewest cards left in any position that a beam has reached, unless that is a dead end. */
  get fewestLeft(): number {
    return this.#fewestLeft;
  }

  get #depthFirstNodes(): number {
    return this.#depthFirstRun ? this.#tools.prover.depthFirstNodes : 0;
  }

  get #toolNodes(): number {
    return this.#tools.nodes - this.#nodesBefore;
  }

  /** Call this when the search is over or given up. */
  end(): void {
    if (this.#tools.prover.bytes <= MOST_KEPT) allTools.giveBack(this.#start.ruleSet, this.#tools);
  }

  /** Pauses after about 500 nodes; in a beam, at the end of the layer. */
  *run(): Generator<void, DepthFirstResult> {
    for (const [run, config] of BEAM_SCHEDULE.entries()) {
      const line = yield* this.#runBeam({ config, seed: Math.imul(run, 0x9e3779b1) });
      if (line) return line;
      if (run === 0 && this.#isLost()) return 'lost';
      const proof = yield* this.#searchDepthFirst(run < FIRST_RUNS ? 0 : FIRST_NODES);
      if (proof) return proof;
    }
    const runs = portfolio();
    for (let next = runs.next(); ; next = runs.next(this.#tools.beam.leastLeft)) {
      const line = yield* this.#runBeam(next.value as BeamRun);
      if (line) return line;
      const proof = yield* this.#searchDepthFirst(FIRST_NODES);
      if (proof) return proof;
    }
  }

  #isLost(): boolean {
    return this.#tools.prover.judgePooled(this.#start, POOLED_STOCK_NODES) === 'lost';
  }

  *#runBeam(run: BeamRun): Generator<void, number[] | undefined> {
    let pause = this.#toolNodes + SLICE;
    const steps = this.#tools.beam.search(this.#start, run);
    for (let step = steps.next(); ; step = steps.next()) {
      this.#fewestLeft = Math.min(this.#fewestLeft, this.#tools.beam.leastLeft);
      if (step.done) return step.value;
      if (this.#toolNodes < pause) continue;
      pause = this.#toolNodes + SLICE;
      yield;
    }
  }

  /**
   * Goes on with the depth-first search until it has had its share, `least` positions in all at least. Once it has no memory left,
   * the beams may look at as many positions again as have been looked at until then.
   */
  *#searchDepthFirst(least: number): Generator<void, DepthFirstResult | undefined> {
    if (this.#end !== Number.POSITIVE_INFINITY)
      return this.nodes < this.#end ? undefined : 'memory';
    const most = Math.max(least, depthFirstShare(this.#toolNodes - HEAD_START));
    if (this.#depthFirstNodes >= most) return undefined;
    this.#depthFirstRun ??= this.#tools.prover.searchDepthFirst(this.#start, this.#maxBytes);
    while (this.#depthFirstNodes < most) {
      const step = this.#depthFirstRun.next();
      if (step.done && step.value !== 'memory') return step.value;
      if (step.done) {
        this.#end = 2 * this.nodes;
        return undefined;
      }
      yield;
    }
    return undefined;
  }
}

/** How many positions the depth-first search may have looked at when the beams have looked at so many. */
const depthFirstShare = (nodes: number): number =>
  DEPTH_FIRST_SHARE * Math.min(nodes, LATER) + LATER_SHARE * Math.max(0, nodes - LATER);
