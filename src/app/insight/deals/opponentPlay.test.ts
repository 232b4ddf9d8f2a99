import { describe, expect, it } from 'vitest';
import { evaluate, loadNet } from '../../../fair/player.ts';
import { viewOf } from '../../../fair/view.ts';
import { dealCards, plainNumber, startOf } from '../../../rules/deal.ts';
import { type Game, startGame } from '../../../rules/game.ts';
import { play } from '../../../rules/move.ts';
import { isWon, type Position } from '../../../rules/position.ts';
import { RULE_SETS, type RuleSetName } from '../../../rules/ruleSet.ts';
import { scriptedSolver } from '../../testing/scriptedPool.ts';
import { localFairPlayer } from '../../testing/stage.ts';
import { Insight } from '../insight.ts';
import { playAs } from './opponentPlay.ts';

const dealt = (number: bigint, rules: RuleSetName = 'classic'): Game =>
  startGame(RULE_SETS[rules], startOf(dealCards(plainNumber(number))), `${number}`);

const insight = new Insight({ ...scriptedSolver(), fairPlayer: localFairPlayer() });

/** A game as `bench:fair` plays it. */
async function measuredGame({ ruleSet, positions }: Game, samples: number) {
  await loadNet(ruleSet);
  let [at, moves] = [positions[0] as Position, 0];
  for (;;) {
    const choice = evaluate(viewOf(ruleSet, at, true), { seed: 0, samples });
    if (choice.kind !== 'move') return { won: isWon(at), moves };
    for (const move of choice.plan) at = play(ruleSet, at, move);
    moves += choice.plan.length;
  }
}

describe('an opponent', () => {
  it('that is careless wins few deals, and some more where it can turn the waste over', async () => {
    const won: string[] = [];
    for (const rules of ['classic', 'redeal'] as const)
      for (let number = 1n; number <= 70n; number++)
        if ((await playAs('careless', dealt(number, rules), insight))?.won)
          won.push(`${rules} ${number}`);
    expect(won).toEqual([
      ...['classic 3', 'classic 56', 'classic 66'],
      ...['redeal 3', 'redeal 20', 'redeal 56', 'redeal 66'],
    ]);
  });

  it.each([
    ['quick', 0],
    ['fair', 8],
  ] as const)('that is %s plays the game that was measured', async (opponent, samples) => {
    const game = dealt(3n);
    expect(await playAs(opponent, game, insight)).toEqual(await measuredGame(game, samples));
  });

  it('has no result where no worker answers', async () => {
    expect(await playAs('quick', dealt(1n), { play: async () => undefined })).toBeUndefined();
  });
});
