import { performance } from 'node:perf_hooks';
import { RULE_SETS, type RuleSetName } from '../../src/rules/ruleSet.ts';
import { finish } from '../../src/rules/steps.ts';
import { Beam } from '../../src/solver/beam.ts';
import { BEAM_SCHEDULE } from '../../src/solver/beamSchedule.ts';
import { careful } from '../../src/solver/beamSchedule.ts';
import { SearchPosition } from '../../src/solver/engine/searchPosition.ts';
import { PlainLayers } from '../../src/solver/plainLayers.ts';
import { WasmLayers } from '../../src/solver/wasmLayers.ts';
import { dealOf } from '../bench/deals.ts';

const from = Number(process.argv[2]); const to = Number(process.argv[3]);
const runs = [...BEAM_SCHEDULE.filter((c, i) => c !== BEAM_SCHEDULE[i - 1]), careful(32, 40, 300, 1000)];
for (const name of (process.argv[4] ?? Object.keys(RULE_SETS).join()).split(',') as RuleSetName[]) {
  const ruleSet = RULE_SETS[name];
  const p0 = new SearchPosition(ruleSet); p0.read(dealOf(1));
  const a = new Beam(p0, new PlainLayers(p0)); const b = new Beam(p0, new WasmLayers(p0));
  const ta = runs.map(() => 0); const tb = runs.map(() => 0); const nn = runs.map(() => 0); let bad = 0;
  for (let n = from; n <= to; n++) {
    const p = new SearchPosition(ruleSet); p.read(dealOf(n));
    a.forget(); b.forget();
    for (const [r, config] of runs.entries()) for (let seed = 0; seed < 2; seed++) {
      const n0 = a.nodes, m0 = b.nodes;
      const t0 = performance.now(); const la = finish(a.search(p, { config, seed }));
      const t1 = performance.now(); const lb = finish(b.search(p, { config, seed }));
      const t2 = performance.now();
      ta[r] += t1 - t0; tb[r] += t2 - t1; nn[r] += a.nodes - n0;
      if (String(la) !== String(lb) || a.nodes - n0 !== b.nodes - m0 || a.leastLeft !== b.leastLeft) { bad++; if (bad < 5) console.log('DIFF', name, n, r, seed, la?.length, lb?.length, a.nodes - n0, b.nodes - m0, a.leastLeft, b.leastLeft); }
    }
  }
  console.log(name, 'bad', bad, runs.map((c, r) => `w${c.width}${c.homeAtOnce ? 'q' : 'c'} ${(ta[r] / tb[r]).toFixed(2)}x ${(nn[r] / tb[r]).toFixed(0)}n/ms`).join(' | '));
}
