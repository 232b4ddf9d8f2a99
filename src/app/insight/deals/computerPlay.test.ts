import { describe, expect, it } from 'vitest';
import { dealCards, plainNumber, startOf } from '../../../rules/deal.ts';
import { type Game, startGame } from '../../../rules/game.ts';
import { RULE_SETS } from '../../../rules/ruleSet.ts';
import type { PlayQuestion } from '../../../worker/pool.ts';
import type { FairGame } from '../../../worker/protocol.ts';
import { calm } from '../../testing/stage.ts';
import { ComputerPlay } from './computerPlay.ts';

const dealt = (number: bigint): Game =>
  startGame(RULE_SETS.classic, startOf(dealCards(plainNumber(number))));
const LOST: FairGame = { won: false, moves: [{ kind: 'refill' }, { kind: 'refill' }], nodes: 1 };

/** A fair player that answers when the test says. */
function scripted() {
  const asked: PlayQuestion[] = [];
  const answers: ((told: FairGame) => void)[] = [];
  const computerPlay = new ComputerPlay({
    play: (question, { signal } = {}) => {
      asked.push(question);
      return new Promise((resolve, reject) => {
        answers.push(resolve);
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    },
  });
  return { computerPlay, asked, answers };
}

describe('the fair player’s own game', () => {
  it('plays a deal from its start, once', async () => {
    const { computerPlay, asked, answers } = scripted();
    const game = dealt(1n);
    void computerPlay.play(game);
    expect(computerPlay.result.value).toBeUndefined();
    answers[0]?.(LOST);
    await calm();
    expect(computerPlay.result.value).toEqual({ won: false, moves: 2 });
    await computerPlay.play(game);
    expect(asked.map(({ position }) => position)).toEqual([game.positions[0]]);
  });

  it('has no result when it is stopped, nor one of another deal', async () => {
    const { computerPlay, answers } = scripted();
    void computerPlay.play(dealt(1n));
    computerPlay.stop();
    await calm();
    expect(computerPlay.result.value).toBeUndefined();
    void computerPlay.play(dealt(1n));
    void computerPlay.play(dealt(2n));
    answers[1]?.(LOST);
    await calm();
    expect(computerPlay.result.value).toBeUndefined();
  });
});
