/**
 * What proves losses, in whichever way this machine can: in WebAssembly (`WasmProver`), or else in JavaScript (`PlainProver`). Both
 * come to the same results after the same number of nodes.
 */
import { type DepthFirstResult, DepthFirstSearch } from './depthFirstSearch.ts';
import type { SearchPosition } from './engine/searchPosition.ts';
import { PooledStock, type PooledStockVerdict } from './pooledStock.ts';
import { WasmInstance } from './wasmInstance.ts';

export interface Prover {
  /** Positions looked at with a pooled stock, since the prover was made. */
  readonly pooledNodes: number;
  /** Positions looked at in the last depth-first search. */
  readonly depthFirstNodes: number;
  /** Bytes of memory that it holds from one search to the next. */
  readonly bytes: number;
  /** Judges a position with its stock pooled (`pooledStock.ts`), looking at `most` positions at most. */
  judgePooled(start: SearchPosition, most: number): PooledStockVerdict;
  /**
   * Runs the depth-first search (`depthFirstSearch.ts`); pauses after every 500 nodes. Until it ends, the prover can do nothing
   * else.
   *
   * @param maxBytes for its table
   */
  searchDepthFirst(start: SearchPosition, maxBytes: number): Generator<void, DepthFirstResult>;
}

/** @param position any position by the rule set of all positions to be judged */
export function makeProver(position: SearchPosition): Prover {
  try {
    return new WasmProver(position);
  } catch {
    return new PlainProver(position);
  }
}

export class PlainProver implements Prover {
  readonly bytes = 0;
  readonly #pooledStock: PooledStock;
  #depthFirst: DepthFirstSearch | undefined;

  constructor(position: SearchPosition) {
    this.#pooledStock = new PooledStock(position);
  }

  get pooledNodes(): number {
    return this.#pooledStock.nodes;
  }

  get depthFirstNodes(): number {
    return this.#depthFirst?.nodes ?? 0;
  }

  judgePooled(start: SearchPosition, most: number): PooledStockVerdict {
    return this.#pooledStock.judge(start, most);
  }

  searchDepthFirst(start: SearchPosition, maxBytes: number): Generator<void, DepthFirstResult> {
    this.#depthFirst = new DepthFirstSearch(start, maxBytes);
    return this.#depthFirst.search();
  }
}

/** By the numbers of the verdicts in `assembly/relaxed.ts`. */
const VERDICTS = ['lost', 'open', 'unknown'] as const;

/** How a search stands, as in `assembly/depthFirst.ts`. */
const PAUSED = 0;
const LOST = 1;
const FULL = 2;
const WON = 3;

/** Positions looked at between two pauses. */
const SLICE = 500;

export class WasmProver implements Prover {
  readonly #instance: WasmInstance;
  #provenBefore = 0;
  pooledNodes = 0;

  /** @throws WebAssembly.CompileError or another error where WebAssembly or its making is refused */
  constructor(position: SearchPosition) {
    this.#instance = new WasmInstance(position);
  }

  get bytes(): number {
    return this.#instance.exports.memory.buffer.byteLength;
  }

  get depthFirstNodes(): number {
    return this.#instance.exports.provingNodes() - this.#provenBefore;
  }

  judgePooled(start: SearchPosition, most: number): PooledStockVerdict {
    const { exports } = this.#instance;
    const before = exports.relaxedLookedAt();
    this.#instance.writeStart(start);
    const verdict = VERDICTS[exports.judgeStart(most)];
    this.pooledNodes += exports.relaxedLookedAt() - before;
    return verdict;
  }

  searchDepthFirst(start: SearchPosition, maxBytes: number): Generator<void, DepthFirstResult> {
    const { exports } = this.#instance;
    this.#provenBefore = exports.provingNodes();
    this.#instance.writeStart(start);
    exports.beginProof(maxBytes);
    return this.#searchOn();
  }

  *#searchOn(): Generator<void, DepthFirstResult> {
    for (;;) {
      const state = this.#instance.exports.prove(SLICE);
      if (state === LOST) return 'lost';
      if (state === FULL) return 'memory';
      if (state !== PAUSED) return this.#instance.line(state - WON);
      yield;
    }
  }
}
