/** Random rule sets and games for property tests. */
import fc from 'fast-check';
import { dealCards, startOf } from '../deal.ts';
import { current, type Game, goTo, playIn, startGame } from '../game.ts';
import { HOURS } from '../hour.ts';
import { legalMoves, type Move, type Place } from '../move.ts';
import { CHOICES, type RuleSet } from '../ruleSet.ts';

export const anyRuleSet: fc.Arbitrary<RuleSet> = fc.record({
  refillFrom: fc.constantFrom(...CHOICES.refillFrom),
  refillOrder: fc.constantFrom(...CHOICES.refillOrder),
  refillWhen: fc.constantFrom(...CHOICES.refillWhen),
  drawWhen: fc.constantFrom(...CHOICES.drawWhen),
  wasteTo: fc.constantFrom(...CHOICES.wasteTo),
  buildOn: fc.constantFrom(...CHOICES.buildOn),
  redeals: fc.constantFrom(...CHOICES.redeals),
});

/** Plays a move for each number, which picks one of the moves legal at that moment. */
function playPicks(start: Game, picks: readonly number[]): Game {
  let game = start;
  for (const pick of picks) {
    const moves = legalMoves(game.ruleSet, current(game));
    const move = moves[pick % Math.max(1, moves.length)];
    const next = move && playIn(game, move);
    if (!next?.ok) return game;
    game = next.value;
  }
  return game;
}

/** A game of up to 150 random legal moves by any rule set. */
export const anyGame: fc.Arbitrary<Game> = fc
  .record({
    ruleSet: anyRuleSet,
    seed: fc.integer({ min: 1, max: 31_999 }),
    picks: fc.array(fc.nat(1_000), { maxLength: 150, size: 'max' }),
  })
  .map(({ ruleSet, seed, picks }) => {
    const start = startOf(dealCards({ generator: 'lcg', seed }));
    return playPicks(startGame(ruleSet, start, `${seed}`), picks);
  });

/** The same, with moves taken back now and then, so that it has lines. */
export const anyTree: fc.Arbitrary<Game> = fc
  .tuple(anyGame, fc.array(fc.tuple(fc.nat(30), fc.array(fc.nat(1_000))), { maxLength: 12 }))
  .map(([game, turns]) =>
    turns.reduce((at, [back, picks]) => playPicks(goTo(at, at.at - back), picks), game),
  );

const ALL_PLACES: readonly Place[] = [
  ...HOURS.map((hour): Place => ({ pile: 'fan', hour })),
  ...HOURS.map((hour): Place => ({ pile: 'foundation', hour })),
  { pile: 'waste' },
];

/** Every move that can be written down, even those that are never legal. */
export const EVERY_MOVE: readonly Move[] = [
  ...ALL_PLACES.flatMap((from) => ALL_PLACES.map((to): Move => ({ kind: 'carry', from, to }))),
  { kind: 'refill' },
  { kind: 'draw' },
  { kind: 'redeal' },
];
