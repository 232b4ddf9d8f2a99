import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { dealCards, startOf } from '../rules/deal.ts';
import type { Game } from '../rules/game.ts';
import { RULE_SETS, type RuleSet } from '../rules/ruleSet.ts';
import { finish } from '../rules/steps.ts';
import { anyGame } from '../rules/testing/arbitraries.ts';
import { Beam } from './beam.ts';
import type { BeamConfig, KindAdvice } from './beamConfig.ts';
import { BEAM_SCHEDULE, careful } from './beamSchedule.ts';
import { Random } from './engine/random.ts';
import { SearchPosition } from './engine/searchPosition.ts';
import type { Layers } from './layers.ts';
import { makeLayers } from './makeLayers.ts';
import { PlainLayers } from './plainLayers.ts';
import { WasmLayers } from './wasmLayers.ts';

/** A beam of each kind, but with fewer positions opened at the end; one that tests carries, and one that sifts. */
const CONFIGS: readonly BeamConfig[] = [
  ...[...new Set(BEAM_SCHEDULE)].map((config) => ({ ...config, openedAtEnd: 100 })),
  { ...careful(3, 10, 50), testsCarries: true },
  { ...careful(32, 10, 50, 100), weights: BEAM_SCHEDULE[0]?.weights as BeamConfig['weights'] },
];

const dealt = (ruleSet: RuleSet, seed: number): SearchPosition => {
  const position = new SearchPosition(ruleSet);
  position.read(startOf(dealCards({ generator: 'lcg', seed })));
  return position;
};

function adviceFrom(seed: number): KindAdvice {
  const random = new Random(seed);
  const held = Uint8Array.from({ length: 64 }, () => random.below(2));
  return { held, penalty: Float64Array.from(held, () => 60 * random.share()) };
}

/** What runs find, one after the other: each is taught by those before it. */
function* runs(start: SearchPosition, layers: Layers, configs: readonly BeamConfig[]) {
  const beam = new Beam(start, layers);
  for (const [seed, config] of configs.entries())
    for (const advice of [undefined, adviceFrom(seed)]) {
      const run = { config, seed: 0x9e3779b1 * seed };
      const line = finish(beam.search(start, advice ? { ...run, advice } : run));
      yield { line, nodes: beam.nodes, leastLeft: beam.leastLeft };
    }
}

function expectSame(start: SearchPosition, configs = CONFIGS): void {
  const found = [...runs(start, new WasmLayers(start), configs)];
  expect(found).toEqual([...runs(start, new PlainLayers(start), configs)]);
}

describe('the layers in WebAssembly', () => {
  it.each(Object.keys(RULE_SETS) as (keyof typeof RULE_SETS)[])(
    'find the same lines as those in JavaScript, after as many nodes: %s',
    (name) => {
      expectSame(dealt(RULE_SETS[name], 1));
    },
  );

  it('do so in the middle of games by any rules', () => {
    const middle = fc.record({
      game: anyGame,
      at: fc.nat(150),
      config: fc.nat(CONFIGS.length - 1),
    });
    const positionOf = (game: Game, at: number): SearchPosition => {
      const position = new SearchPosition(game.ruleSet);
      position.read(game.positions[at % game.positions.length] as Game['positions'][number]);
      return position;
    };
    fc.assert(
      fc.property(middle, ({ game, at, config }) => {
        expectSame(positionOf(game, at), CONFIGS.slice(config, config + 1));
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it('go on after their memory has grown, and count nodes from the first run on', () => {
    const start = dealt(RULE_SETS.classic, 169);
    const beam = new Beam(start, new WasmLayers(start));
    const nodes = [careful(3, 5, 5), careful(200, 3, 3), careful(3, 5, 5)].map((config) => {
      const before = beam.nodes;
      finish(beam.search(start, { config, seed: 1, advice: adviceFrom(1) }));
      return beam.nodes - before;
    });
    expect(nodes[2]).toBe(nodes[0]);
    expect(nodes[1]).toBeGreaterThan(10 * (nodes[0] as number));
  });
});

describe('the layers that are made', () => {
  const start = dealt(RULE_SETS.classic, 1);

  it('are in WebAssembly, and in JavaScript where that is refused', () => {
    expect(makeLayers(start)).toBeInstanceOf(WasmLayers);
    vi.spyOn(WebAssembly, 'Instance').mockImplementation(function refuse() {
      throw new Error('refused');
    });
    expect(makeLayers(start)).toBeInstanceOf(PlainLayers);
    vi.restoreAllMocks();
  });
});
