import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealCards, startOf } from '../rules/deal.ts';
import { current } from '../rules/game.ts';
import { type Move, makeMove, play, whyIllegal } from '../rules/move.ts';
import { isWon, type Position } from '../rules/position.ts';
import { RULE_SET_NAMES, RULE_SETS, type RuleSet } from '../rules/ruleSet.ts';
import { anyGame } from '../rules/testing/arbitraries.ts';
import { solve } from '../solver/solve.ts';
import { SPADES } from '../solver/testing/endings.ts';
import { evaluate, evaluating, type FairOptions } from './player.ts';
import { Random } from './playouts/random.ts';
import { chanceOf, type FairChoice } from './result.ts';
import { viewOf } from './view.ts';

const { classic } = RULE_SETS;
const LITTLE: FairOptions = { samples: 1 };

const startOfDeal = (seed: number): Position => startOf(dealCards({ generator: 'lcg', seed }));

const choose = (at: Position, options = LITTLE, ruleSet: RuleSet = classic) =>
  evaluate(viewOf(ruleSet, at), options);

/** Plays so many plans of a game, or all of it. */
function playOn(start: Position, ruleSet: RuleSet = classic, plans = 1000): Position {
  let at = start;
  for (let i = 0; i < plans; i++) {
    const choice = choose(at, LITTLE, ruleSet);
    if (choice.kind !== 'move') return at;
    for (const move of choice.plan) at = play(ruleSet, at, move);
  }
  return at;
}

/** Plays until the stock has no more cards than this. */
function playTo(stock: number, start: Position): Position {
  let at = start;
  while (at.stock.length > stock) at = playOn(at, classic, 1);
  return at;
}

/** The same position with all but the first so many cards of the stock in another order. */
function reshuffled(position: Position, kept: number, seed: number): Position {
  const rest = Uint8Array.from(position.stock.slice(kept));
  new Random(seed).shuffle(rest, rest.length);
  return { ...position, stock: [...position.stock.slice(0, kept), ...rest] };
}

/** Every move of a game with the number of cards left in the stock before it. */
function movesOf(start: Position): { text: string; stock: number }[] {
  const moves: { text: string; stock: number }[] = [];
  let at = start;
  for (;;) {
    const choice = choose(at);
    if (choice.kind !== 'move') return moves;
    for (const move of choice.plan) {
      moves.push({ text: makeMove(move), stock: at.stock.length });
      at = play(classic, at, move);
    }
  }
}

describe('no peeking', () => {
  it.each([1, 2, 3, 4])(
    'games that agree so far go on alike until a card differs: deal %d',
    (deal) => {
      const start = startOfDeal(deal);
      const other = reshuffled(start, 12 * (deal - 1), deal);
      const differ = start.stock.findIndex((card, i) => card !== other.stock[i]);
      expect(differ).toBeGreaterThanOrEqual(12 * (deal - 1));
      // Moves are chosen alike as long as the cards dealt before them are alike.
      const isAlike = ({ stock }: { stock: number }): boolean => 56 - stock <= differ;
      const moves = movesOf(start);
      expect(moves.length).toBeGreaterThan(10);
      expect(movesOf(other).filter(isAlike)).toEqual(moves.filter(isAlike));
    },
  );

  it.each([
    { stock: 45, ...LITTLE },
    { stock: 20, ...LITTLE },
    { stock: 45, softmax: true, seed: 2 },
  ])('one answer, whatever the order of what is hidden: %o', ({ stock, ...options }) => {
    const at = playTo(stock, startOfDeal(5));
    expect(at.stock.length).toBeGreaterThan(10);
    const answer = choose(at, options);
    expect((answer as FairChoice).plan.length).toBeGreaterThan(0);
    for (let seed = 1; seed <= 100; seed++)
      expect(choose(reshuffled(at, 0, seed), options)).toEqual(answer);
  });
});

describe('the moves', () => {
  it('are legal, and chances are chances, in random games by all choices of the rules', () => {
    let chosen = 0;
    fc.assert(
      fc.property(anyGame, (game) => {
        const { ruleSet } = game;
        const choice = choose(current(game), LITTLE, ruleSet);
        if (choice.kind !== 'move') return;
        chosen++;
        expectSound(choice, current(game), ruleSet);
      }),
      { numRuns: 150, seed: 1 },
    );
    expect(chosen).toBeGreaterThan(30);
  });

  it.each(RULE_SET_NAMES)(
    'lead to an end by %s, and none is missing there that could win',
    (name) => {
      const end = playOn(startOfDeal(11), RULE_SETS[name]);
      const verdict = solve(end, RULE_SETS[name], { nodes: 200_000 });
      expect(isWon(end) || verdict.kind === 'unwinnable').toBe(true);
    },
  );

  it('are none for a deal that is proved lost', () => {
    expect(choose(startOfDeal(6080))).toEqual({ kind: 'unwinnable' });
  });
});

/** Checks a choice: its moves are legal, up to one deal if something is hidden, and its numbers make sense. */
function expectSound(choice: FairChoice, position: Position, ruleSet: RuleSet): void {
  let at = position;
  for (const move of choice.plan) {
    expect(whyIllegal(ruleSet, at, move)).toBeUndefined();
    at = play(ruleSet, at, move);
  }
  expect(choice.plan[0]).toEqual(choice.move);
  expect(choice.alternatives[0]).toEqual({ move: choice.move, chance: choice.chance });
  const chances = choice.alternatives.map(({ chance }) => chance);
  expect(chances).toEqual([...chances].sort((a, b) => b - a));
  for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true);
  for (const { move } of choice.alternatives)
    expect(whyIllegal(ruleSet, position, move)).toBeUndefined();
  if (choice.chance === 1) expect(isWon(at)).toBe(true);
  else expect(choice.plan.slice(0, -1).every(({ kind }) => kind === 'carry')).toBe(true);
}

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
  const view = viewOf(classic, at);

  it.each([56, 20])(
    'is the same for the same seed, whatever was thought of before: %d',
    (stock) => {
      const view = viewOf(classic, playTo(stock, at));
      const first = evaluate(view, { seed: 3, samples: 2 });
      choose(playTo(stock, startOfDeal(8)));
      expect(evaluate(view, { seed: 3, samples: 2 })).toEqual(first);
      const chances = [3, 4, 5].map((seed) => chanceOf(evaluate(view, { seed, samples: 2 })));
      expect(new Set(chances).size).toBeGreaterThan(1);
    },
  );

  it('is the same when two are thought of in turns', () => {
    const expected = evaluate(view, LITTLE);
    const one = evaluating(view, LITTLE);
    const two = evaluating(viewOf(classic, startOfDeal(8)), LITTLE);
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

  it('follows the softmax policy if asked to: each seed goes its own way, a hopeful one', () => {
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
