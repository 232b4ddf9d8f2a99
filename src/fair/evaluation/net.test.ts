import { describe, expect, it } from 'vitest';
import { dealCards, startOf } from '../../rules/deal.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { Random } from '../playouts/random.ts';
import { FAN_PARTS, Net, OUT_BIAS, PARAMETERS, PARTS, ROW } from './net.ts';
import { packNet, unpackNet } from './netFile.ts';
import { Tokens } from './tokens.ts';

const position = new SearchPosition(RULE_SETS.classic);
position.read(startOf(dealCards({ generator: 'lcg', seed: 1 })));
const tokens = new Tokens();
tokens.describe(position);

/** Random parameters, from -0.5 to 0.5. */
function anyNet(seed: number): Float32Array {
  const random = new Random(seed);
  return Float32Array.from({ length: PARAMETERS }, () => random.below(1001) / 1000 - 0.5);
}

describe('a net', () => {
  it('whose other parameters are zero returns its last parameter', () => {
    const parameters = new Float32Array(PARAMETERS);
    parameters[OUT_BIAS] = -1.25;
    expect(new Net(parameters).judge(tokens)).toBe(-1.25);
  });

  it('adds up the direct parameters of tokens', () => {
    const parameters = new Float32Array(PARAMETERS);
    const list = tokens.fans[3];
    const token = list?.tokens[0] as number;
    parameters[FAN_PARTS.rows + ROW * token + ROW - 1] = 0.5;
    const fans = tokens.fans.filter(({ tokens: all, length }) =>
      all.subarray(0, length).includes(token),
    );
    expect(new Net(parameters).judge(tokens)).toBe(0.5 * fans.length);
  });

  it('does not depend on the order of the fans', () => {
    const net = new Net(anyNet(1));
    const before = net.judge(tokens);
    const reverse = (): void => {
      tokens.fans.reverse();
      tokens.holders.forEach((fan, i) => {
        if (fan >= 0) tokens.holders[i] = 11 - fan;
      });
    };
    reverse();
    expect(net.judge(tokens)).toBeCloseTo(before, 9);
    reverse();
    const turned = new SearchPosition(RULE_SETS.classic);
    const { fans, ...rest } = startOf(dealCards({ generator: 'lcg', seed: 1 }));
    turned.read({ ...rest, fans: fans.map((fan) => [...fan].reverse()) });
    const others = new Tokens();
    others.describe(turned);
    expect(net.judge(others)).not.toBeCloseTo(before, 3);
  });
});

describe('the file of a net', () => {
  it('keeps each part to a half of its unit', () => {
    const parameters = anyNet(2);
    parameters[OUT_BIAS] = 3;
    const file = packNet(parameters);
    const again = unpackNet(JSON.parse(JSON.stringify(file)));
    again.forEach((value, i) => {
      const part = PARTS.findLastIndex((from) => from <= i);
      const unit = file.units[part] as number;
      expect(Math.abs(value - (parameters[i] as number))).toBeLessThanOrEqual(0.501 * unit);
    });
  });

  it('of another shape is refused, as are parameters that are no numbers', () => {
    const file = packNet(anyNet(3));
    const short = { ...file, bytes: file.bytes.slice(2) };
    expect(() => unpackNet(short)).toThrow(
      `${PARTS.length} units and ${2 * PARAMETERS - 2} digits, where ${PARTS.length} numbers and ${2 * PARAMETERS}`,
    );
    expect(() => unpackNet({ ...file, units: file.units.slice(1) })).toThrow('units');
    expect(() => unpackNet({ ...file, bytes: file.bytes.replace(/.$/, 'x') })).toThrow('digits');
    const parameters = anyNet(3);
    parameters[7] = Number.NaN;
    expect(() => packNet(parameters)).toThrow('no numbers');
  });
});
