/**
 * `npm run -w lab bench:wasm -- [FROM TO [RULES]]`: how much faster the solver's beams and proofs are in WebAssembly than in
 * JavaScript, both in one run on the same deals. Stops if they differ.
 */
import type { Position } from '../../src/rules/position.ts';
import type { RuleSet } from '../../src/rules/ruleSet.ts';
import { finish } from '../../src/rules/steps.ts';
import { Beam } from '../../src/solver/beam.ts';
import type { BeamConfig } from '../../src/solver/beamConfig.ts';
import { BEAM_SCHEDULE, careful } from '../../src/solver/beamSchedule.ts';
import { SearchPosition } from '../../src/solver/engine/searchPosition.ts';
import { PlainLayers } from '../../src/solver/plainLayers.ts';
import { PlainProver, type Prover, WasmProver } from '../../src/solver/prover.ts';
import { WasmLayers } from '../../src/solver/wasmLayers.ts';
import { dealOf, ruleSetOf } from './deals.ts';

const [from = '1', to = '30', rules = 'classic'] = process.argv.slice(2);
const ruleSet = ruleSetOf(rules);

/** Positions a depth-first search looks at, at most. */
const PROVING_NODES = 5000;

/** The cost of one kind of work, done both ways. */
class Both {
  #plain = 0;
  #wasm = 0;
  #nodes = 0;

  /** Does a piece of work both ways; it returns what has to be the same, the nodes last. */
  run(plain: () => readonly unknown[], wasm: () => readonly unknown[]): void {
    const begun = process.cpuUsage().user;
    const one = plain();
    const between = process.cpuUsage().user;
    const other = wasm();
    this.#wasm += process.cpuUsage().user - between;
    this.#plain += between - begun;
    this.#nodes += one.at(-1) as number;
    if (JSON.stringify(one) !== JSON.stringify(other)) throw new Error(`${one} but ${other}`);
  }

  toString(): string {
    const each = (us: number) => `${(us / this.#nodes).toFixed(2).padStart(7)} µs`;
    const times = (this.#plain / this.#wasm).toFixed(2);
    return `${each(this.#plain)} ${each(this.#wasm)} ${times.padStart(6)} times as fast`;
  }
}

function searchPosition(rulesOf: RuleSet, start: Position): SearchPosition {
  const position = new SearchPosition(rulesOf);
  position.read(start);
  return position;
}

const first = searchPosition(ruleSet, dealOf(1));
const plainBeam = new Beam(first, new PlainLayers(first));
const wasmBeam = new Beam(first, new WasmLayers(first));
const plainProver = new PlainProver(first);
const wasmProver = new WasmProver(first);

function beamed(beam: Beam, start: SearchPosition, config: BeamConfig): readonly unknown[] {
  const before = beam.nodes;
  beam.forget();
  const line = finish(beam.search(start, { config, seed: 1 }));
  return [line, beam.leastLeft, beam.nodes - before];
}

function proved(prover: Prover, start: SearchPosition): readonly unknown[] {
  const steps = prover.searchDepthFirst(start, 1e7);
  let step = steps.next();
  while (!step.done && prover.depthFirstNodes < PROVING_NODES) step = steps.next();
  return [step.value, prover.depthFirstNodes];
}

function pooled(prover: Prover, start: SearchPosition): readonly unknown[] {
  const before = prover.pooledNodes;
  const verdict = prover.judgePooled(start, 2000);
  return [verdict, prover.pooledNodes - before];
}

const numbers = Array.from(
  { length: Number(to) - Number(from) + 1 },
  (_, i) => Number(from) + i,
).map((number) => searchPosition(ruleSet, dealOf(number)));
const configs = [...new Set(BEAM_SCHEDULE), careful(32, 40, 300, 1000)];

console.log(`${rules}, deals ${from} to ${to}: microseconds a node, JavaScript, WebAssembly`);
for (const config of configs) {
  const both = new Both();
  for (const start of numbers)
    both.run(
      () => beamed(plainBeam, start, config),
      () => beamed(wasmBeam, start, config),
    );
  const { width, homeAtOnce, heldBack, sifting } = config;
  const kind = homeAtOnce ? `${100 * heldBack} % held back` : sifting > 0 ? 'sifted' : 'careful';
  console.log(`beam, width ${`${width}`.padStart(2)}, ${kind.padEnd(14)} ${both}`);
}
const depthFirst = new Both();
const pool = new Both();
for (const start of numbers) {
  depthFirst.run(
    () => proved(plainProver, start),
    () => proved(wasmProver, start),
  );
  pool.run(
    () => pooled(plainProver, start),
    () => pooled(wasmProver, start),
  );
}
console.log(`depth-first search            ${depthFirst}`);
console.log(`pooled stock                  ${pool}`);
