import { describe, it } from 'vitest';
import {
  expectAlike,
  expectOneAnswer,
  expectSameChoice,
  expectSoundInGames,
  LITTLE,
} from './testing/playing.ts';

describe('no peeking', () => {
  it.each([1, 2])('two games go on alike until a card differs: deal %d', expectAlike);

  it.each([
    { stock: 45, ...LITTLE },
    { stock: 20, ...LITTLE },
    { stock: 45, softmax: true, seed: 2 },
  ])('one answer, whatever the order of the hidden cards: %o', ({ stock, ...options }) =>
    expectOneAnswer(stock, options, 100),
  );
});

describe('the moves', () => {
  it('are legal, and chances are chances, in random games by all choices of the rules', () =>
    expectSoundInGames(150));
});

describe('the choice', () => {
  it('is the same for the same seed with a short stock, whatever was evaluated before', () =>
    expectSameChoice(20));
});
