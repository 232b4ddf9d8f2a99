/** Checks of the fair player: on few games in every run, on many in the long one. */
import './loadNets.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { dealCards, startOf } from '../../rules/deal.ts';
import { current } from '../../rules/game.ts';
import { makeMove, play, whyIllegal } from '../../rules/move.ts';
import { isWon, type Position } from '../../rules/position.ts';
import { RULE_SETS, type RuleSet } from '../../rules/ruleSet.ts';
import { anyGame } from '../../rules/testing/arbitraries.ts';
import { Random } from '../../solver/engine/random.ts';
import { evaluate, type FairOptions } from '../player.ts';
import { chanceOf, type FairChoice } from '../result.ts';
import { viewOf } from '../view.ts';

const { classic } = RULE_SETS;
export const LITTLE: FairOptions = { samples: 1 };

export const startOfDeal = (seed: number): Position =>
  startOf(dealCards({ generator: 'lcg', seed }));

export const choose = (at: Position, options = LITTLE, ruleSet: RuleSet = classic) =>
  evaluate(viewOf(ruleSet, at, true), options);

/** Plays a number of plans of a game, or all of it. */
export function playOn(start: Position, ruleSet: RuleSet = classic, plans = 1000): Position {
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

/** The same position with all but the first `kept` cards of the stock in another order. */
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

/** Checks a choice: its moves are legal, up to one deal if something is hidden, and its numbers make sense. */
export function expectSound(choice: FairChoice, position: Position, ruleSet: RuleSet): void {
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

/** Two games whose cards have been the same so far go on alike until a card differs. */
export function expectAlike(deal: number): void {
  const start = startOfDeal(deal);
  const other = reshuffled(start, 12 * (deal - 1), deal);
  const differ = start.stock.findIndex((card, i) => card !== other.stock[i]);
  expect(differ).toBeGreaterThanOrEqual(12 * (deal - 1));
  // The moves are the same as long as the cards dealt before them are the same.
  const isAlike = ({ stock }: { stock: number }): boolean => 56 - stock <= differ;
  const moves = movesOf(start);
  expect(moves.length).toBeGreaterThan(10);
  expect(movesOf(other).filter(isAlike)).toEqual(moves.filter(isAlike));
}

/** The answer is the same for every order of the hidden cards. */
export function expectOneAnswer(stock: number, options: FairOptions, orders: number): void {
  const at = playTo(stock, startOfDeal(5));
  expect(at.stock.length).toBeGreaterThan(10);
  const answer = choose(at, options);
  expect((answer as FairChoice).plan.length).toBeGreaterThan(0);
  for (let seed = 1; seed <= orders; seed++)
    expect(choose(reshuffled(at, 0, seed), options)).toEqual(answer);
}

/** Choices in random games by all choices of the rules are sound. */
export function expectSoundInGames(games: number): void {
  let chosen = 0;
  fc.assert(
    fc.property(anyGame, (game) => {
      const { ruleSet } = game;
      const choice = choose(current(game), LITTLE, ruleSet);
      if (choice.kind !== 'move') return;
      chosen++;
      expectSound(choice, current(game), ruleSet);
    }),
    { numRuns: games, seed: 1 },
  );
  expect(chosen).toBeGreaterThan(games / 5);
}

/** The choice is the same for the same seed, whatever was evaluated before. */
export function expectSameChoice(stock: number): void {
  const view = viewOf(classic, playTo(stock, startOfDeal(7)), true);
  const first = evaluate(view, { seed: 3, samples: 2 });
  choose(playTo(stock, startOfDeal(8)));
  expect(evaluate(view, { seed: 3, samples: 2 })).toEqual(first);
  const chances = [3, 4, 5].map((seed) => chanceOf(evaluate(view, { seed, samples: 2 })));
  expect(new Set(chances).size).toBeGreaterThan(1);
}
