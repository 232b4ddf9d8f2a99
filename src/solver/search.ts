/**
 * Runs two searches on one position side by side: a ladder of beams, which finds wins, and the exact search, which can
 * also prove that there is none.
 */
import { Beam } from './beam.ts';
import { Exact, type ExactVerdict } from './exact.ts';
import { LADDER } from './ladder.ts';
import type { Packed } from './packed.ts';

/** Nodes the beams have to themselves before the exact search sets in. */
const HEAD_START = 20000;

/** From then on, the nodes of the exact search for each of the beams'. */
const EXACT_SHARE = 0.5;

/** Nodes between two pauses: about a millisecond. */
const SLICE = 500;

/** The beams that are not in use, by their rule set. They are large, so they are used again. */
const resting = new Map<string, Beam[]>();

export class Search {
  readonly #start: Packed;
  readonly #beam: Beam;
  readonly #restingPlace: Beam[];
  readonly #lookedBefore: number;
  readonly #mostBytes: number;
  #exact: Exact | undefined;
  #exactSearch: Generator<void, ExactVerdict> | undefined;

  /** @param mostBytes for the table of the exact search */
  constructor(start: Packed, mostBytes: number) {
    this.#start = start;
    this.#mostBytes = mostBytes;
    const name = JSON.stringify(start.ruleSet);
    this.#restingPlace = resting.get(name) ?? [];
    resting.set(name, this.#restingPlace);
    this.#beam = this.#restingPlace.pop() ?? new Beam(start);
    this.#beam.forget();
    this.#lookedBefore = this.#beam.looked;
  }

  /** Positions looked at, the first one included. */
  get nodes(): number {
    return 1 + this.#beamNodes + (this.#exact?.looked ?? 0);
  }

  get #beamNodes(): number {
    return this.#beam.looked - this.#lookedBefore;
  }

  /** To be called when the search is over or given up. */
  end(): void {
    this.#restingPlace.push(this.#beam);
  }

  /** Pauses every millisecond or so. */
  *run(): Generator<void, ExactVerdict> {
    for (const [run, rung] of LADDER.entries()) {
      let pause = this.#beamNodes + SLICE;
      const beams = this.#beam.search(this.#start, rung, Math.imul(run, 0x9e3779b1));
      for (let step = beams.next(); ; step = beams.next()) {
        if (step.done && step.value) return step.value;
        if (step.done) break;
        if (this.#beamNodes < pause) continue;
        pause = this.#beamNodes + SLICE;
        yield;
      }
      const found = yield* this.#searchExactly(EXACT_SHARE * (this.#beamNodes - HEAD_START));
      if (found) return found;
    }
    return (yield* this.#searchExactly(Number.POSITIVE_INFINITY)) as ExactVerdict;
  }

  /** Goes on with the exact search until it has looked at so many positions in all. */
  *#searchExactly(most: number): Generator<void, ExactVerdict | undefined> {
    if (most <= 0) return undefined;
    this.#exact ??= new Exact(this.#start, this.#mostBytes);
    this.#exactSearch ??= this.#exact.search();
    while (this.#exact.looked < most) {
      const step = this.#exactSearch.next();
      if (step.done) return step.value;
      yield;
    }
    return undefined;
  }
}
