import { describe, expect, it } from 'vitest';
import { PARAMETERS } from '../../src/fair/evaluation/net.ts';
import { Adam } from './adam.ts';
import { type GamesToLearn, NetLearner } from './netLearner.ts';
import { newNet } from './newNet.ts';
import { Predictions } from './predictions.ts';
import { lambdaReturns } from './returns.ts';

const GAMES: GamesToLearn = { from: 1, to: 150, names: ['classic', 'relaxed'], trust: 1 };

const errorsOf = (predicted: Predictions): number =>
  predicted.groups.reduce((sum, { errors }) => sum + errors, 0);

describe('a learner of the net', () => {
  it('predicts the games that it has learned from better', () => {
    const learner = new NetLearner(newNet());
    const before = learner.play(GAMES);
    for (let i = 0; i < 3; i++) learner.learn(0, 1, 0.003);
    const after = learner.play(GAMES);
    expect(after.won).toBe(before.won);
    expect(after.groups.map(({ count }) => count)).toEqual(before.groups.map(({ count }) => count));
    expect(errorsOf(after)).toBeLessThan(0.8 * errorsOf(before));
  });

  it('learns the same from the same games, and differently with its own predictions as targets', () => {
    const learned = ([1, 1, 0.5] as const).map((trust) => {
      const parameters = newNet();
      const learner = new NetLearner(parameters);
      learner.play({ ...GAMES, to: 40, trust });
      learner.learn(0, 1, 0.01);
      return parameters;
    });
    expect(learned[0]).not.toEqual(newNet());
    expect(learned[1]).toEqual(learned[0]);
    expect(learned[2]).not.toEqual(learned[0]);
  });
});

describe('returns', () => {
  it('are the outcome alone, the next prediction alone, or a mix of all that follow', () => {
    expect(lambdaReturns([0.2, 0.6], 1, 1)).toEqual([1, 1]);
    expect(lambdaReturns([0.2, 0.6], 1, 0)).toEqual([0.6, 1]);
    expect(lambdaReturns([0.2, 0.6], 1, 0.5)).toEqual([0.8, 1]);
    expect(lambdaReturns([0.9, 0.5, 0.25], 0, 0.5)).toEqual([0.3125, 0.125, 0]);
  });
});

describe('Adam', () => {
  it('finds the minimum of a sum of squares, whatever the scales', () => {
    const parameters = Float32Array.from([5, -3]);
    const adam = new Adam(parameters);
    for (let step = 0; step < 2000; step++) {
      const [x, y] = parameters as unknown as [number, number];
      adam.step(Float64Array.from([2000 * (x - 1), 0.002 * (y - 2)]), 1, 0.01);
    }
    expect(parameters[0]).toBeCloseTo(1, 1);
    expect(parameters[1]).toBeCloseTo(2, 1);
  });

  it('resets the gradient to zero', () => {
    const gradient = new Float64Array(PARAMETERS).fill(1);
    new Adam(new Float32Array(PARAMETERS)).step(gradient, 1, 0.1);
    expect(gradient).toEqual(new Float64Array(PARAMETERS));
  });
});

describe('the quality of predictions', () => {
  it('is a share of the variance, group by group', () => {
    const predicted = new Predictions();
    for (const isWon of [true, false, false, false]) {
      predicted.addGame(isWon);
      predicted.addPosition(50, isWon ? 1 : 0, isWon);
      predicted.addPosition(30, 0.25, isWon);
      predicted.addPosition(10, isWon ? 0.625 : 0.125, isWon);
      predicted.addPosition(1, 0, isWon);
    }
    predicted.addPosition(2, 1, true);
    predicted.addPosition(2, 1, false);
    expect(`${predicted}`).toBe('25.0 % won, predicted 100.0 %, 0.0 %, 75.0 %, -100.0 %');
    const twice = new Predictions();
    twice.addAll(predicted);
    twice.addAll(predicted);
    expect(twice.games).toBe(8);
    expect(`${twice}`).toBe(`${predicted}`);
  });
});
