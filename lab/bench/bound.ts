/**
 * `npm run -w lab bench:bound -- [FROM TO [RULES [WIDTH [SAMPLES [CHECKS]]]]]`: how much fair play can win at
 * most, as far as the value network can tell (docs/odds.md).
 *
 * Information relaxation (D. B. Brown, J. E. Smith and P. Sun, Operations Research 58(4), 2010): a player who
 * sees the stock pays for it. The price of a deal is the value V of what lies there then, less its mean E over
 * the orders that a fair player must expect. A fair player pays nothing in the mean, so no fair player wins
 * more than the clairvoyant keeps. With V the value of the best play, the clairvoyant keeps just that; errors
 * of V raise the bound.
 *
 * What a line of play keeps is the sum of E − V over its deals: E at the position dealt from, V at the
 * position it was reached from (the first V counts nothing). The bound needs the best line. A beam search finds
 * a good one, so **the figure printed is what the bound is at least**, not an upper bound of fair play itself.
 */
import { loadNet, netFor } from '../../src/fair/net/nets.ts';
import { ValueQueue } from '../../src/fair/net/valueQueue.ts';
import { type Candidate, CandidateSearch } from '../../src/fair/search/candidateSearch.ts';
import { EndingSolver, isHiding } from '../../src/fair/search/endingSolver.ts';
import { type Estimate, Sampler } from '../../src/fair/search/sampler.ts';
import { finish } from '../../src/rules/steps.ts';
import { DeadEnd } from '../../src/solver/deadEnd.ts';
import { Random } from '../../src/solver/engine/random.ts';
import { SearchPosition } from '../../src/solver/engine/searchPosition.ts';
import { dealOf, ruleSetOf } from './deals.ts';

const [
  from = '1000001',
  to = '1000100',
  rules = 'classic',
  width = '8',
  samples = '16',
  checks = '64',
] = process.argv.slice(2);
const ruleSet = ruleSetOf(rules);
if (ruleSet.redeals > 0) throw new Error('expected rules without a redeal');

/** Positions looked at for an ending: V of the last positions should be right. */
const ENDING_NODES = 100_000;

/** A line of play of the clairvoyant. */
interface Line {
  /** After the last deal. */
  readonly at: SearchPosition;
  readonly value: number;
  readonly isOver: boolean;
  /** Whether nothing can be dealt from any more: it has lost, and pays its last V. */
  readonly isStuck?: boolean;
  /** The sum of E − V so far, without the V of `at`. */
  readonly kept: number;
  readonly before: Line | undefined;
  /** The position that was dealt from, and how. */
  readonly dealt: SearchPosition | undefined;
  readonly deal: number;
}

const position = new SearchPosition(ruleSet);
await loadNet(ruleSet);
const queue = new ValueQueue(netFor(ruleSet));
const search = new CandidateSearch(position, queue);
const ending = new EndingSolver(position, ENDING_NODES);
const sampler = new Sampler(position, queue, ending);

/** V of a position before a move of the player. */
function judge(at: SearchPosition): number {
  if (!isHiding(at)) return Number(ending.isWin(at));
  if (new DeadEnd().isDead(at)) return 0;
  let value = 0;
  queue.add(at, false, (chance) => {
    value = chance;
  });
  queue.flush();
  return value;
}

/** E of candidates: the mean of V over sampled orders of the stock. */
const meansOf = (
  at: SearchPosition,
  found: Pick<CandidateSearch, 'load'>,
  candidates: readonly Candidate[],
  count: number,
  random: Random,
): readonly Estimate[] =>
  finish(
    sampler.compare({
      ...{ position: at, isNumbered: true, found, candidates, random, spent: () => 0 },
      stages: [{ candidates: candidates.length, samples: count }],
    }),
  );

function lineFrom(
  before: Line | undefined,
  dealt: SearchPosition,
  deal: number,
  kept: number,
): Line {
  const at = dealt.twin();
  at.copy(dealt);
  if (deal >= 0) at.play(deal);
  const value = judge(at);
  return { at, value, isOver: value === 0 || !isHiding(at), kept, before, dealt, deal };
}

/** The lines one deal further, by all candidates. */
function goOn(line: Line, random: Random): Line[] {
  search.search(line.at);
  const candidates = search.candidates.slice(0, 16);
  const paid = line.before ? line.value : 0;
  if (candidates.length === 0)
    return [{ ...line, isOver: true, isStuck: true, kept: line.kept - paid }];
  return meansOf(line.at, search, candidates, Number(samples), random).map(
    ({ candidate, sum, deals }) => {
      const dealt = line.at.twin();
      search.load(candidate, dealt);
      return lineFrom(line, dealt, candidate.deal, line.kept - paid + sum / deals);
    },
  );
}

/** The best line that the beam finds. */
function bestLine(deal: number): Line {
  position.read(dealOf(deal));
  const random = new Random(deal);
  let open = [lineFrom(undefined, position, -1, 0)];
  let best: Line | undefined;
  while (open.length > 0) {
    const seen = new Set<string>();
    const next: Line[] = [];
    for (const line of open.flatMap((one) => goOn(one, random)).sort((a, b) => b.kept - a.kept)) {
      const key = `${line.at.key1} ${line.at.key2}`;
      if (line.isOver) {
        if (!best || line.kept > best.kept) best = line;
      } else if (!seen.has(key) && next.length < Number(width)) next.push(line);
      seen.add(key);
    }
    open = next;
  }
  return best as Line;
}

/** What a line keeps, with E from fresh samples: the search chose the luckiest. */
function checked(line: Line, random: Random): number {
  let kept = line.isStuck && line.before ? -line.value : 0;
  for (let one = line; one.before; one = one.before) {
    const { before, dealt, deal } = one as Line & { before: Line; dealt: SearchPosition };
    const found = { load: (_: Candidate, into: SearchPosition) => into.copy(dealt) };
    const [mean] = meansOf(before.at, found, [{ slot: 0, deal, value: 0 }], Number(checks), random);
    kept += (mean as Estimate).sum / (mean as Estimate).deals - (before.before ? before.value : 0);
  }
  return kept;
}

const kept: number[] = [];
for (let deal = Number(from); deal <= Number(to); deal++) {
  kept.push(checked(bestLine(deal), new Random(-deal)));
  if (kept.length % 10 !== 0 && deal < Number(to)) continue;
  const mean = kept.reduce((sum, one) => sum + one, 0) / kept.length;
  const spread =
    kept.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, kept.length - 1);
  const error = 1.96 * Math.sqrt(spread / kept.length);
  console.log(
    `${kept.length} deals: the bound is at least ${mean.toFixed(3)} (95 % interval ${(mean - error).toFixed(3)} to ${(mean + error).toFixed(3)})`,
  );
}
