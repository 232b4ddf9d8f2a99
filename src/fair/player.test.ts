import { describe, expect, it } from 'vitest';
import type { Move } from '../rules/move.ts';
import { makeMove } from '../rules/move.ts';
import { isWon } from '../rules/position.ts';
import { RULE_SET_NAMES, RULE_SETS } from '../rules/ruleSet.ts';
import { solve } from '../solver/solve.ts';
import { SPADES } from '../solver/testing/endings.ts';
import { evaluate, evaluating } from './player.ts';
import type { FairChoice } from './result.ts';
import {
  choose,
  expectAlike,
  expectOneAnswer,
  expectSameChoice,
  expectSound,
  expectSoundInGames,
  LITTLE,
  playOn,
  startOfDeal,
} from './testing/playing.ts';
import { viewOf } from './view.ts';

const { classic } = RULE_SETS;

describe('no peeking', () => {
  it.each([3, 4])('two games go on alike until a card differs: deal %d', expectAlike);

  it.each([
    { stock: 45, ...LITTLE },
    { stock: 20, ...LITTLE },
    { stock: 45, softmax: true, seed: 2 },
  ])('one answer, whatever the order of the hidden cards: %o', ({ stock, ...options }) =>
    expectOneAnswer(stock, options, 20),
  );
});

describe('the moves', () => {
  it('are legal, and chances are chances, in random games by all choices of the rules', () =>
    expectSoundInGames(40));

  it.each(RULE_SET_NAMES)('lead to a win, or until no win can be found, by %s', (name) => {
    const end = playOn(startOfDeal(11), RULE_SETS[name]);
    const { kind } = solve(end, RULE_SETS[name], { nodes: 100_000 });
    // Where nothing is hidden the solver can be undecided.
    const isHiding = end.redealsUsed === 0 && end.stock.length > 1;
    const open = isHiding ? ['unwinnable'] : ['unwinnable', 'unknown'];
    expect(isWon(end) || open.includes(kind)).toBe(true);
  });

  it('do not exist for a deal that is proved lost', () => {
    expect(choose(startOfDeal(6080))).toEqual({ kind: 'unwinnable' });
  });
});

describe('an ending in which nothing is hidden', () => {
  it('is won to its end', () => {
    const choice = choose(SPADES) as FairChoice;
    expect(choice.chance).toBe(1);
    expectSound(choice, SPADES, classic);
  });

  it('is known with one card in the stock, and after the waste has been turned over', () => {
    const redeal = RULE_SETS.redeal;
    for (const ruleSet of [classic, redeal]) {
      const at = { ...SPADES, waste: [], stock: [29], redealsUsed: ruleSet === redeal ? 1 : 0 };
      const choice = choose(at, LITTLE, ruleSet) as FairChoice;
      expect(choice.chance).toBe(1);
      expectSound(choice, at, ruleSet);
    }
  });
});

describe('the choice', () => {
  const at = startOfDeal(7);
  const view = viewOf(classic, at, true);

  it('is the same for the same seed, whatever was evaluated before', () => expectSameChoice(56));

  it('is the same when two positions are evaluated in turns', () => {
    const expected = evaluate(view, LITTLE);
    const one = evaluating(view, LITTLE);
    const two = evaluating(viewOf(classic, startOfDeal(8), true), LITTLE);
    let step = one.next();
    while (!step.done) {
      two.next();
      step = one.next();
    }
    two.return({ kind: 'won' });
    expect(step.value).toEqual(expected);
  });

  it('is given early when thinking is ended', () => {
    let asked = 0;
    const spent = (): number => (++asked > 1 ? 1 : 0);
    const early = evaluate(view, { samples: 100, spent }) as FairChoice;
    expect(early.nodes).toBeLessThan((evaluate(view, { samples: 100 }) as FairChoice).nodes / 4);
    expectSound(early, at, classic);
  });

  it('follows the softmax policy if asked to: each seed goes its own, promising way', () => {
    const plans = Array.from({ length: 60 }, (_, seed) => {
      const choice = evaluate(view, { seed, softmax: true }) as FairChoice;
      expectSound(choice, at, classic);
      expect(evaluate(view, { seed, softmax: true })).toEqual(choice);
      return choice.plan.map(makeMove).join(' ');
    });
    expect(new Set(plans).size).toBeGreaterThan(2);
    const best = (evaluate(view, { samples: 0 }) as FairChoice).plan.map(makeMove).join(' ');
    expect(plans).toContain(best);
  });

  it('needs no samples', () => {
    const choice = evaluate(view, { samples: 0 }) as FairChoice;
    const moves: readonly Move[] = choice.plan;
    expect(moves.length).toBeGreaterThan(0);
    expectSound(choice, at, classic);
  });
});
