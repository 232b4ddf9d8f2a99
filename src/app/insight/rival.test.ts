import { describe, expect, it } from 'vitest';
import { dealCards, plainNumber, startOf } from '../../rules/deal.ts';
import { type Game, startGame } from '../../rules/game.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import type { Played, PlayQuestion } from '../../worker/client.ts';
import { calm } from '../testing/stage.ts';
import { Rival } from './rival.ts';

const dealt = (number: bigint): Game =>
  startGame(RULE_SETS.classic, startOf(dealCards(plainNumber(number))));
const LOST: Played = { won: false, moves: [{ kind: 'refill' }, { kind: 'refill' }], nodes: 1 };

/** A fair player who has been asked, and answers when the test wants. */
function scripted() {
  const asked: PlayQuestion[] = [];
  const answers: ((told: Played) => void)[] = [];
  const rival = new Rival((question) => {
    asked.push(question);
    let tell = (_: Played): void => {};
    const answer = new Promise<Played>((resolve) => {
      tell = resolve;
    });
    answers.push(tell);
    return { answer, stop: () => tell('stopped') };
  });
  return { rival, asked, answers };
}

describe('the fair player, asked how it fares', () => {
  it('plays a deal from its start, once', async () => {
    const { rival, asked, answers } = scripted();
    const game = dealt(1n);
    void rival.play(game);
    expect(rival.result.value).toBeUndefined();
    answers[0]?.(LOST);
    await calm();
    expect(rival.result.value).toEqual({ won: false, moves: 2 });
    await rival.play(game);
    expect(asked.map(({ position }) => position)).toEqual([game.positions[0]]);
  });

  it('says nothing when it is stopped, and nothing of another deal', async () => {
    const { rival, answers } = scripted();
    void rival.play(dealt(1n));
    rival.stop();
    await calm();
    expect(rival.result.value).toBeUndefined();
    void rival.play(dealt(1n));
    void rival.play(dealt(2n));
    answers[1]?.(LOST);
    await calm();
    expect(rival.result.value).toBeUndefined();
  });
});
