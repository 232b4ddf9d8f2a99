/**
 * `npm run -w lab bench`: the time of each part of the solver, on positions from the middle of won
 * games.
 */
import { bench, do_not_optimize, run } from 'mitata';
import { dealCards, startOf } from '../../src/rules/deal.ts';
import { play } from '../../src/rules/move.ts';
import { RULE_SETS } from '../../src/rules/ruleSet.ts';
import type { BeamConfig } from '../../src/solver/beamConfig.ts';
import { BEAM_SCHEDULE } from '../../src/solver/beamSchedule.ts';
import { DeadEnd } from '../../src/solver/deadEnd.ts';
import { ENCODED_SIZE, encode } from '../../src/solver/engine/encoding.ts';
import { MoveFinder } from '../../src/solver/engine/moveFinder.ts';
import { SearchPosition } from '../../src/solver/engine/searchPosition.ts';
import { Visited } from '../../src/solver/engine/visited.ts';
import { evaluate } from '../../src/solver/evaluate.ts';
import { FreeStock } from '../../src/solver/freeStock.ts';
import { solve } from '../../src/solver/solve.ts';

const DEALS = 20;
const EVERY = 7;

/** How many moves apart the positions are, in the wins that the solver finds. */
function positions(): SearchPosition[] {
  const found: SearchPosition[] = [];
  for (let seed = 1; seed <= DEALS; seed++) {
    let at = startOf(dealCards({ generator: 'lcg', seed }));
    const verdict = solve(at, RULE_SETS.classic);
    if (verdict.kind !== 'winnable') continue;
    verdict.moves.forEach((move, i) => {
      if (i % EVERY === 0) {
        const position = new SearchPosition(RULE_SETS.classic);
        position.read(at);
        found.push(position);
      }
      at = play(RULE_SETS.classic, at, move);
    });
  }
  return found;
}

const all = positions();
let next = 0;
const position = (): SearchPosition => all[next++ % all.length] as SearchPosition;
const { weights } = BEAM_SCHEDULE[0] as BeamConfig;
const stubborn = new Float64Array(64);
const deadEnd = new DeadEnd();
const freeStock = new FreeStock(position());
const visited = new Visited(14);
const finder = new MoveFinder();
const record = new Uint8Array(ENCODED_SIZE);

bench('dead end test', () => do_not_optimize(deadEnd.isDead(position())));
bench('free stock test, at most 100 positions', () => freeStock.judge(position(), 100));
bench('evaluation', () => do_not_optimize(evaluate(position(), 3, weights, stubborn)));
bench('finding the moves', () => do_not_optimize(finder.find(position())));
bench('all moves made and taken back', () => {
  const searchPosition = position();
  const moves = finder.moves.slice(0, finder.find(searchPosition));
  for (const move of moves) {
    searchPosition.play(move);
    searchPosition.undo();
  }
});
bench('saving a position', () => encode(position(), record, 0));
bench('asking the table of visited positions', () => {
  const { key1, key2 } = position();
  do_not_optimize(visited.add(key1, key2));
});

await run();
