import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { dealCards, startOf } from '../rules/deal.ts';
import { RULE_SETS } from '../rules/ruleSet.ts';
import { anyGame } from '../rules/testing/arbitraries.ts';
import { SearchPosition } from './engine/searchPosition.ts';
import { makeProver, PlainProver, type Prover, WasmProver } from './prover.ts';
import { anyEnding } from './testing/endings.ts';
import { searchPositionOf } from './testing/trials.ts';

const MOST_NODES = 2000;

/** A deal that the depth-first search does not win for long. */
const HARD = 14;

/** What a prover finds out about a position, and after how many nodes. */
function resultsOf(prover: Prover, start: SearchPosition, maxBytes = 1e7, most = MOST_NODES) {
  const before = prover.pooledNodes;
  const pooled = prover.judgePooled(start, 300);
  const steps = prover.searchDepthFirst(start, maxBytes);
  let step = steps.next();
  while (!step.done && prover.depthFirstNodes < most) step = steps.next();
  return {
    pooled,
    pooledNodes: prover.pooledNodes - before,
    result: step.value,
    nodes: prover.depthFirstNodes,
  };
}

const bothOf = (start: SearchPosition, maxBytes?: number, most?: number) =>
  [new WasmProver(start), new PlainProver(start)].map((prover) =>
    resultsOf(prover, start, maxBytes, most),
  );

const dealt = (seed: number): SearchPosition => {
  const position = new SearchPosition(RULE_SETS.classic);
  position.read(startOf(dealCards({ generator: 'lcg', seed })));
  return position;
};

describe('the prover in WebAssembly', () => {
  it('comes to the same results as that in JavaScript on endings, after as many nodes', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(anyEnding(13), (ending) => {
        const position = searchPositionOf(ending);
        if (position.isWon()) return;
        const [wasm, plain] = bothOf(position);
        expect(wasm).toEqual(plain);
        kinds.add(`${plain?.pooled} ${typeof plain?.result}`);
      }),
      { numRuns: 500, seed: 1 },
    );
    expect(kinds.size).toBeGreaterThan(2);
  });

  it('does so in the middle of games by any rules', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(150), (game, at) => {
        const position = new SearchPosition(game.ruleSet);
        const end = game.positions[at % game.positions.length];
        if (!end) return;
        position.read(end);
        const [wasm, plain] = bothOf(position);
        expect(wasm).toEqual(plain);
      }),
      { numRuns: 100, seed: 2 },
    );
  });

  it('ends when its table is full, and has its memory again for the next search', () => {
    const [wasm, plain] = bothOf(dealt(HARD), 2 ** 17, 1e5);
    expect(wasm).toEqual(plain);
    expect(wasm?.result).toBe('memory');
    const prover = new WasmProver(dealt(HARD));
    const first = resultsOf(prover, dealt(4));
    expect(resultsOf(prover, dealt(HARD), 2 ** 17, 1e5)).toEqual(wasm);
    expect(resultsOf(prover, dealt(4))).toEqual(first);
  });

  it('is what is made, except where WebAssembly is refused', () => {
    expect(makeProver(dealt(1))).toBeInstanceOf(WasmProver);
    vi.spyOn(WebAssembly, 'Instance').mockImplementation(function refuse() {
      throw new Error('refused');
    });
    expect(makeProver(dealt(1))).toBeInstanceOf(PlainProver);
    vi.restoreAllMocks();
  });
});
