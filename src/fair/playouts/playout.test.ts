import { describe, expect, it } from 'vitest';
import { RULE_SET_NAMES, RULE_SETS } from '../../rules/ruleSet.ts';
import { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { solve } from '../../solver/solve.ts';
import { SPADES } from '../../solver/testing/endings.ts';
import type { Candidate } from '../candidates/carrySearch.ts';
import { stage } from '../testing/stage.ts';
import { EndingSolver } from './endingSolver.ts';
import { Playout } from './playout.ts';
import { Random } from './random.ts';
import { ShuffledStock } from './shuffledStock.ts';

describe('a playout', () => {
  it.each(RULE_SET_NAMES)('wins only what can be won, and some of it: %s', (name) => {
    const won = Array.from({ length: 40 }, (_, i) => stage(name, 200 + i, 20)).filter(
      ({ searchPosition }) =>
        new Playout(searchPosition, new EndingSolver(searchPosition)).isWon(searchPosition),
    );
    expect(won.length).toBeGreaterThan(0);
    expect(won.length).toBeLessThan(40);
    for (const { position } of won.slice(0, 6))
      expect(solve(position, RULE_SETS[name], { nodes: 200_000 }).kind).toBe('winnable');
  });

  it('has the same outcome whatever was played before, and is remembered', () => {
    const { searchPosition, carrySearch } = stage('classic', 21, 12);
    const stock = new ShuffledStock();
    const random = new Random(1);
    const at = searchPosition.twin();
    const ending = new EndingSolver(searchPosition);
    const playout = new Playout(searchPosition, ending);
    /** Plays on over the last sample of the stock. */
    const isWon = (candidate: Candidate, played: Playout): boolean => {
      stock.deal(carrySearch, candidate, at);
      return played.isWon(at);
    };
    let alone = 0;
    const outcomes = [1, 2, 3, 4, 5].flatMap(() => {
      stock.shuffle(searchPosition, random);
      return carrySearch.candidates.slice(0, 32).map((candidate) => {
        const fresh = new Playout(searchPosition, new EndingSolver(searchPosition));
        const won = isWon(candidate, fresh);
        alone += fresh.nodes;
        expect(isWon(candidate, playout)).toBe(won);
        return won;
      });
    });
    expect(new Set(outcomes).size).toBe(2);
    expect(playout.nodes).toBeLessThan(alone);
    const before = playout.nodes;
    isWon(carrySearch.candidates[0] as Candidate, playout);
    expect(playout.nodes).toBe(before);
    playout.forget();
    isWon(carrySearch.candidates[0] as Candidate, playout);
    expect(playout.nodes).toBeGreaterThan(before);
  });

  it('of a position in which nothing is hidden is what a search finds', () => {
    const searchPosition = new SearchPosition(RULE_SETS.classic);
    searchPosition.read(SPADES);
    expect(
      new Playout(searchPosition, new EndingSolver(searchPosition)).isWon(searchPosition),
    ).toBe(true);
    searchPosition.read({ ...SPADES, fans: SPADES.fans.with(3, [32, 31]), waste: [29, 36] });
    expect(
      new Playout(searchPosition, new EndingSolver(searchPosition)).isWon(searchPosition),
    ).toBe(false);
  });
});
