/**
 * Runs two searches on one position side by side: beams of rising width, which find wins, and the
 * depth-first search, which can also prove that there is none.
 */
import { Beam } from './beam.ts';
import { BEAM_SCHEDULE } from './beamSchedule.ts';
import { type DepthFirstResult, DepthFirstSearch } from './depthFirstSearch.ts';
import { ObjectPool } from './engine/objectPool.ts';
import type { SearchPosition } from './engine/searchPosition.ts';

/** Nodes the beams have to themselves before the depth-first search starts. */
const HEAD_START = 20000;

/** From then on, the nodes of the depth-first search per node of the beams. */
const DEPTH_FIRST_SHARE = 0.5;

/** Nodes between two pauses: about a millisecond. */
const SLICE = 500;

const beams = new ObjectPool<Beam>();

export class Search {
  readonly #start: SearchPosition;
  readonly #beam: Beam;
  readonly #nodesBefore: number;
  readonly #maxBytes: number;
  #depthFirst: DepthFirstSearch | undefined;
  #depthFirstRun: Generator<void, DepthFirstResult> | undefined;

  /** @param maxBytes for the table of the depth-first search */
  constructor(start: SearchPosition, maxBytes: number) {
    this.#start = start;
    this.#maxBytes = maxBytes;
    this.#beam = beams.take(start.ruleSet, () => new Beam(start));
    this.#beam.forget();
    this.#nodesBefore = this.#beam.nodes;
  }

  /** Positions looked at, the first one included. */
  get nodes(): number {
    return 1 + this.#beamNodes + (this.#depthFirst?.nodes ?? 0);
  }

  get #beamNodes(): number {
    return this.#beam.nodes - this.#nodesBefore;
  }

  /** Call this when the search is over or given up. */
  end(): void {
    beams.giveBack(this.#start.ruleSet, this.#beam);
  }

  /** Pauses after about 500 nodes; in a beam, at the end of the layer. */
  *run(): Generator<void, DepthFirstResult> {
    for (const [run, config] of BEAM_SCHEDULE.entries()) {
      let pause = this.#beamNodes + SLICE;
      const steps = this.#beam.search(this.#start, config, Math.imul(run, 0x9e3779b1));
      for (let step = steps.next(); ; step = steps.next()) {
        if (step.done && step.value) return step.value;
        if (step.done) break;
        if (this.#beamNodes < pause) continue;
        pause = this.#beamNodes + SLICE;
        yield;
      }
      const found = yield* this.#searchDepthFirst(
        DEPTH_FIRST_SHARE * (this.#beamNodes - HEAD_START),
      );
      if (found) return found;
    }
    return (yield* this.#searchDepthFirst(Number.POSITIVE_INFINITY)) as DepthFirstResult;
  }

  /** Goes on with the depth-first search until it has looked at `most` positions in all. */
  *#searchDepthFirst(most: number): Generator<void, DepthFirstResult | undefined> {
    if (most <= 0) return undefined;
    this.#depthFirst ??= new DepthFirstSearch(this.#start, this.#maxBytes);
    this.#depthFirstRun ??= this.#depthFirst.search();
    while (this.#depthFirst.nodes < most) {
      const step = this.#depthFirstRun.next();
      if (step.done) return step.value;
      yield;
    }
    return undefined;
  }
}
