import { describe, expect, it } from 'vitest';
import { RULE_SET_NAMES, RULE_SETS } from '../../rules/ruleSet.ts';
import { Packed } from '../packed.ts';
import { solve } from '../solve.ts';
import { SPADES } from '../vectors/endings.ts';
import { stage } from '../vectors/stage.ts';
import { Ending } from './ending.ts';
import { Playout } from './playout.ts';

describe('a playout', () => {
  it.each(RULE_SET_NAMES)('wins only what can be won, and some of it: %s', (name) => {
    const won = Array.from({ length: 40 }, (_, i) => stage(name, 200 + i, 20)).filter(
      ({ packed }) => new Playout(packed, new Ending(packed)).isWon(packed),
    );
    expect(won.length).toBeGreaterThan(0);
    expect(won.length).toBeLessThan(40);
    for (const { position } of won.slice(0, 6))
      expect(solve(position, RULE_SETS[name], { nodes: 200_000 }).verdict).toBe('winnable');
  });

  it('ends alike whatever was played before', () => {
    const played = [1, 2, 3, 4, 5, 6].map((seed) => stage('classic', 300 + seed, 15).packed);
    const ending = new Ending(played[0] as Packed);
    const playout = new Playout(played[0] as Packed, ending);
    const outcomes = (packeds: readonly Packed[]): boolean[] =>
      packeds.map((packed) => {
        const at = packed.twin();
        at.copy(packed);
        return playout.isWon(at);
      });
    const first = outcomes(played);
    expect(new Set(first).size).toBe(2);
    ending.forget();
    expect(outcomes([...played].reverse()).reverse()).toEqual(first);
    expect(playout.looked).toBeGreaterThan(0);
  });

  it('of a position in which nothing is hidden is what a search finds', () => {
    const packed = new Packed(RULE_SETS.classic);
    packed.read(SPADES);
    expect(new Playout(packed, new Ending(packed)).isWon(packed)).toBe(true);
    packed.read({ ...SPADES, fans: SPADES.fans.with(3, [32, 31]), waste: [29, 36] });
    expect(new Playout(packed, new Ending(packed)).isWon(packed)).toBe(false);
  });
});
