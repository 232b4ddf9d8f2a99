import { describe, expect, it } from 'vitest';
import { dealCards, plainNumber, startOf } from '../../../rules/deal.ts';
import { type Game, startGame } from '../../../rules/game.ts';
import { RULE_SETS } from '../../../rules/ruleSet.ts';
import type { PlayQuestion } from '../../../worker/pool.ts';
import type { FairGame } from '../../../worker/protocol.ts';
import { ComputerGames } from '../../statistics/computerGames.ts';

import { calm } from '../../testing/stage.ts';
import { storeOf } from '../../testing/values.ts';
import { ComputerPlay } from './computerPlay.ts';

const dealt = (number: bigint): Game =>
  startGame(RULE_SETS.classic, startOf(dealCards(plainNumber(number))), `${number}`);
const LOST: FairGame = { won: false, moves: [{ kind: 'refill' }, { kind: 'refill' }], nodes: 1 };

/** A fair player that answers when the test says. */
function scripted() {
  const asked: PlayQuestion[] = [];
  const answers: ((told: FairGame) => void)[] = [];
  const games = new ComputerGames(storeOf());
  const insight: ConstructorParameters<typeof ComputerPlay>[0] = {
    play: (question, { signal } = {}) => {
      asked.push(question);
      return new Promise((resolve, reject) => {
        answers.push(resolve);
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    },
  };
  return { computerPlay: new ComputerPlay(insight, games), insight, games, asked, answers };
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
    expect(asked).toEqual([
      {
        position: game.positions[0],
        ruleSet: RULE_SETS.classic,
        isNumbered: true,
        seed: 0,
        samples: 8,
      },
    ]);
  });

  it('is kept, and then known without a question', async () => {
    const { computerPlay, insight, games, asked, answers } = scripted();
    void computerPlay.play(dealt(1n));
    answers[0]?.(LOST);
    await calm();
    expect(games.of('classic 1', 'fair')).toEqual({ won: false, moves: 2 });
    const later = new ComputerPlay(insight, games);
    await later.play(dealt(1n));
    expect(later.result.value).toEqual({ won: false, moves: 2 });
    expect(asked).toHaveLength(1);
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
