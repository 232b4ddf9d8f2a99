import { describe, expect, it } from 'vitest';
import {
  ALL_ROWS,
  FAN_PARTS,
  FOUNDATION_PARTS,
  MESSAGES,
  Net,
  PARAMETERS,
  PARTS,
  ROW,
  UNITS,
} from '../../src/fair/evaluation/net.ts';
import { HELD, Tokens } from '../../src/fair/evaluation/tokens.ts';
import { Random } from '../../src/fair/playouts/random.ts';
import { RULE_SETS } from '../../src/rules/ruleSet.ts';
import { SearchPosition } from '../../src/solver/engine/searchPosition.ts';
import { dealOf } from '../bench/deals.ts';
import { Gradient } from './gradient.ts';

const position = new SearchPosition(RULE_SETS.classic);
position.read(dealOf(3));
const tokens = new Tokens();
tokens.describe(position);

describe('the gradient', () => {
  it('agrees with finite differences in each part of the net', () => {
    const random = new Random(1);
    const parameters = Float32Array.from(
      { length: PARAMETERS },
      () => random.below(1001) / 2000 - 0.2,
    );
    const net = new Net(parameters);
    const gradient = new Gradient(parameters);
    net.judge(tokens);
    gradient.add(net, tokens, 1);
    const judged = (place: number, change: number): number => {
      const before = parameters[place] as number;
      parameters[place] = before + change;
      const logit = net.judge(tokens);
      parameters[place] = before;
      return logit;
    };
    const moved: number[] = [];
    for (const place of someOfEachPart(random)) {
      const slope = (judged(place, 2 ** -14) - judged(place, -(2 ** -14))) * 2 ** 13;
      const computed = gradient.sum[place] as number;
      if (slope !== 0) moved.push(place);
      expect(Math.abs(computed - slope)).toBeLessThan(0.002 * Math.max(1, Math.abs(slope)));
    }
    expect(moved.length).toBeGreaterThan(100);
    const last = MESSAGES + HELD * UNITS * UNITS;
    expect(moved.some((place) => place >= MESSAGES && place < last)).toBe(true);
  });

  it('adds up', () => {
    const parameters = new Float32Array(PARAMETERS).fill(0.01);
    const net = new Net(parameters);
    const gradient = new Gradient(parameters);
    net.judge(tokens);
    gradient.add(net, tokens, 1);
    const once = gradient.sum.slice();
    gradient.add(net, tokens, -0.5);
    const furthest = once.map((slope, i) => Math.abs((gradient.sum[i] as number) - slope / 2));
    expect(Math.max(...once)).toBeGreaterThan(0.1);
    expect(Math.max(...furthest)).toBeLessThan(1e-9);
  });
});

/** Indices of parameters: some of each part, and those of tokens in the position. */
function someOfEachPart(random: Random): number[] {
  const indices = PARTS.flatMap((from, part) => {
    const size = (PARTS[part + 1] ?? PARAMETERS) - from;
    return Array.from({ length: 12 }, () => from + random.below(size));
  });
  const [fan] = tokens.fans;
  const [foundation] = tokens.foundations;
  for (let i = 0; i < 4; i++) {
    const unit = random.below(ROW);
    indices.push(FAN_PARTS.rows + ROW * (fan?.tokens[i] as number) + unit);
    indices.push(FOUNDATION_PARTS.rows + ROW * (foundation?.tokens[i] as number) + unit);
    indices.push(MESSAGES + random.below(HELD * UNITS * UNITS));
    indices.push(ALL_ROWS + ROW * (tokens.all.tokens[i] as number) + unit);
  }
  return indices;
}
