import { describe, expect, it } from 'vitest';
import { whyIllegal } from '../../rules/move.ts';
import { RULE_SET_NAMES, RULE_SETS } from '../../rules/ruleSet.ts';
import { DeadEnd } from '../../solver/deadEnd.ts';
import { DRAW, decodeMove } from '../../solver/engine/codes.ts';
import { SearchPosition } from '../../solver/engine/searchPosition.ts';
import { netFor } from '../net/nets.ts';
import { ValueQueue } from '../net/valueQueue.ts';
import { afterDeal, stage, stageWith } from '../testing/stage.ts';
import { CandidateSearch } from './candidateSearch.ts';

describe('the search for positions to deal from', () => {
  it.each(RULE_SET_NAMES)(
    'finds some that can be reached and are not proved lost, by %s',
    (name) => {
      const at = stage(name, 3, 30);
      const { search } = at;
      expect(search.candidates.length).toBeGreaterThan(1);
      const values = search.candidates.map(({ value }) => value);
      expect(values).toEqual([...values].sort((a, b) => b - a));
      const loaded = new SearchPosition(RULE_SETS[name]);
      for (const candidate of search.candidates) {
        const line = search.lineTo(candidate);
        expect(line.at(-1)).toBe(candidate.deal);
        expect(line.slice(0, -1).every((move) => move < DRAW)).toBe(true);
        // It throws if a move is illegal.
        afterDeal(at, candidate);
        search.load(candidate, loaded);
        expect(new DeadEnd().isDead(loaded)).toBe(false);
      }
      const first = decodeMove(search.lineTo(search.candidates[0] as never)[0] as number);
      expect(whyIllegal(RULE_SETS[name], at.position, first)).toBeUndefined();
    },
  );

  it('keeps no more positions than asked for, and the wider finds no fewer', () => {
    const { searchPosition } = stageWith('classic', 30, 20);
    const queue = new ValueQueue(netFor(searchPosition.ruleSet));
    const search = new CandidateSearch(searchPosition, queue);
    const found = [10, 96].map((positions) => {
      search.searchWithin(searchPosition, { positions, opened: 4, rounds: 8 });
      return search.candidates.length;
    });
    expect(found[0]).toBeLessThanOrEqual(10);
    expect(found[1]).toBeGreaterThan(found[0] as number);
    expect(queue.judged).toBe((found[0] as number) + (found[1] as number));
  });

  it('finds what takes many carries', () => {
    const { search } = stageWith('classic', 12, 50);
    const carries = search.candidates.map((candidate) => search.lineTo(candidate).length - 1);
    expect(Math.max(...carries)).toBeGreaterThan(8);
  });
});
