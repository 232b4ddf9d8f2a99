/**
 * `npm run -w lab bench:falls -- [FROM TO [RULES [ORDERS [SAMPLES]]]]`: how far to trust a fall of the chance in the
 * review (src/app/insight/review/mistakes.ts).
 *
 * In each game one decision is taken at random, and of it a move that the fair player thinks worse than its own.
 * It goes on from both, over the same orders of the stock, which it does not know. Prints the fall it predicted,
 * and the games that were really lost by it.
 */
import { playing } from '../../src/fair/game.ts';
import { evaluate, loadNet } from '../../src/fair/player.ts';
import type { FairChoice } from '../../src/fair/result.ts';
import { ShuffledStock } from '../../src/fair/search/shuffledStock.ts';
import { viewOf } from '../../src/fair/view.ts';
import { type Move, play } from '../../src/rules/move.ts';
import type { Position } from '../../src/rules/position.ts';
import { finish } from '../../src/rules/steps.ts';
import { Random } from '../../src/solver/engine/random.ts';
import { SearchPosition } from '../../src/solver/engine/searchPosition.ts';
import { dealOf, ruleSetOf } from './deals.ts';

const [from = '1100001', to = '1100600', rules = 'classic', orders = '8', samples = '2'] =
  process.argv.slice(2);
const ruleSet = ruleSetOf(rules);
await loadNet(ruleSet);

/** The predicted falls between these are counted together. */
const BOUNDS = [0.01, 0.03, 0.06, 0.09, 0.12, 0.2, 1];

interface Decision {
  readonly at: Position;
  readonly choice: FairChoice;
  /** A move that seems worse. */
  readonly other: FairChoice['alternatives'][number];
}

function decisionsIn(deal: number, random: Random): Decision[] {
  const decisions: Decision[] = [];
  let at = dealOf(deal);
  for (;;) {
    const choice = evaluate(viewOf(ruleSet, at, true));
    if (choice.kind !== 'move' || at.stock.length < 2 || at.redealsUsed > 0) return decisions;
    const others = choice.alternatives.filter(({ chance }) => choice.chance - chance > 0.01);
    const other = others[random.below(Math.max(1, others.length))];
    if (other) decisions.push({ at, choice, other });
    for (const move of choice.plan) at = play(ruleSet, at, move);
  }
}

/** The same position with its stock in another order, as deals are made. */
function reordered(position: Position, random: Random): Position {
  const at = new SearchPosition(ruleSet);
  at.read(position);
  const sample = new ShuffledStock();
  sample.shuffle(at, random, true);
  return { ...position, stock: [...sample.cards(position.stock.length)].reverse() };
}

const isWonFrom = (at: Position, moves: readonly Move[]): boolean => {
  const after = moves.reduce((position, move) => play(ruleSet, position, move), at);
  return finish(playing(after, ruleSet, { isNumbered: true, samples: Number(samples) })).won;
};

const bins = BOUNDS.slice(1).map(() => ({ predicted: 0, real: 0, squares: 0, count: 0 }));
for (let deal = Number(from); deal <= Number(to); deal++) {
  const random = new Random(deal);
  const decisions = decisionsIn(deal, random);
  const decision = decisions[random.below(Math.max(1, decisions.length))];
  if (!decision) continue;
  const { at, choice, other } = decision;
  let lost = 0;
  for (let order = 0; order < Number(orders); order++) {
    const there = reordered(at, random);
    lost += Number(isWonFrom(there, choice.plan)) - Number(isWonFrom(there, [other.move]));
  }
  const fall = choice.chance - other.chance;
  const bin = bins[BOUNDS.findLastIndex((bound) => bound < fall)];
  if (!bin) continue;
  bin.count++;
  bin.predicted += fall;
  bin.real += lost / Number(orders);
  bin.squares += (lost / Number(orders)) ** 2;
}

const points = (share: number): string => `${(100 * share).toFixed(1)} points`;
for (const { predicted, real, squares, count } of bins) {
  if (count === 0) continue;
  const mean = real / count;
  const error = Math.sqrt((squares / count - mean ** 2) / count);
  console.log(
    `${count} falls of ${points(predicted / count)}: really ${points(mean)}, standard error ${points(error)}`,
  );
}
