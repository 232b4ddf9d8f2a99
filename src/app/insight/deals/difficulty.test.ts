import { describe, expect, it } from 'vitest';
import { dealCards, plainNumber, startOf } from '../../../rules/deal.ts';
import { type Game, playIn, restart, startGame } from '../../../rules/game.ts';
import { RULE_SETS } from '../../../rules/ruleSet.ts';
import type { FairGame } from '../../../worker/protocol.ts';
import { scriptedPlays } from '../../testing/scriptedPool.ts';
import { calm, localFairPlayer } from '../../testing/stage.ts';
import { Insight } from '../insight.ts';
import { canBecome, Difficulty, type Grade, gradeOf, isHelp, PLAYS } from './difficulty.ts';

const GRADES: readonly Grade[] = ['easy', 'medium', 'hard'];

const dealt = (number: number, ruleSet = RULE_SETS.classic): Game =>
  startGame(ruleSet, startOf(dealCards(plainNumber(BigInt(number)))));

/** A fair player that plays with the results of a test. */
function scripted(play: Parameters<typeof scriptedPlays>[0]) {
  const { fairPlayer, asked } = scriptedPlays(play);
  const difficulty = new Difficulty(new Insight({ solver: fairPlayer, fairPlayer }));
  return { difficulty, asked };
}

const ended = (won: boolean): FairGame => ({ won, moves: [], nodes: 1 });
const winning = (...seeds: number[]) => scripted(({ seed }) => ended(seeds.includes(seed)));

describe('the grade of a deal', () => {
  it('is harder the less often the deal is won', () => {
    const grades = Array.from({ length: PLAYS + 1 }, (_, won) => gradeOf(won));
    const sorted = [...grades].sort((a, b) => GRADES.indexOf(b) - GRADES.indexOf(a));
    expect(grades).toEqual(sorted);
    expect(new Set(grades)).toEqual(new Set(GRADES));
  });

  it('can be reached if and only if some results of the remaining plays lead to it', () => {
    for (let played = 0; played <= PLAYS; played++)
      for (let won = 0; won <= played; won++) {
        const ends = Array.from({ length: PLAYS - played + 1 }, (_, more) => gradeOf(won + more));
        for (const grade of GRADES)
          expect(canBecome(grade, won, played), `${grade} ${won} of ${played}`).toBe(
            ends.includes(grade),
          );
      }
  });
});

describe('measuring', () => {
  it('plays a deal again and again with seeds from 1 on, and counts what is won', async () => {
    const { difficulty, asked } = winning(2, 3, 20);
    const game = dealt(1);
    expect(difficulty.known(game)).toBeUndefined();
    expect(await difficulty.measure(game)).toBe(3);
    expect(asked.map(({ seed }) => seed)).toEqual(Array.from({ length: PLAYS }, (_, i) => i + 1));
    for (const { position, ruleSet } of asked)
      expect([position, ruleSet]).toEqual([game.positions[0], game.ruleSet]);
    expect(difficulty.known(game)).toBe(3);
  });

  it('is done once for a deal and rules, however far the game has gone', async () => {
    const { difficulty, asked } = winning(1);
    const begun = playIn(dealt(1), { kind: 'draw' });
    if (!begun.ok) throw new Error(begun.error);
    await difficulty.measure(begun.value);
    expect(asked[0]?.position).toEqual(dealt(1).positions[0]);
    expect(await difficulty.measure(dealt(1))).toBe(1);
    expect(asked).toHaveLength(PLAYS);
    for (const other of [dealt(2), dealt(1, RULE_SETS.mcneely)])
      expect(difficulty.known(other)).toBeUndefined();
  });

  it('gives up as soon as the grade wanted is out of reach, and remembers nothing of it', async () => {
    const { difficulty, asked } = winning(1, 2, 4, 6);
    expect(await difficulty.measure(dealt(1), 'hard')).toBe('other');
    expect(asked).toHaveLength(6);
    expect(difficulty.known(dealt(1))).toBeUndefined();
    expect(await difficulty.measure(dealt(1), 'medium')).toBe(4);
  });

  it('goes on only for the latest deal', async () => {
    const { difficulty, asked } = scripted(({ ruleSet, seed }) =>
      ruleSet === RULE_SETS.classic && seed === 3 ? 'never' : ended(true),
    );
    const first = difficulty.measure(dealt(1));
    await calm();
    const second = difficulty.measure(dealt(1, RULE_SETS.relaxed));
    expect(await first).toBe('stopped');
    expect(await second).toBe(PLAYS);
    expect(asked).toHaveLength(3 + PLAYS);
  });

  it('can be stopped, for any deal or only for a given one', async () => {
    const { difficulty, asked } = scripted(() => 'never');
    const first = difficulty.measure(dealt(1));
    difficulty.stop(dealt(2));
    await calm();
    difficulty.stop(dealt(1));
    expect(await first).toBe('stopped');
    const second = difficulty.measure(dealt(1));
    difficulty.stop();
    expect(await second).toBe('stopped');
    expect(asked).toHaveLength(2);
  });

  it('can be stopped while an answer is on its way', async () => {
    const { difficulty, asked } = winning();
    const measured = difficulty.measure(dealt(1));
    difficulty.stop();
    expect(await measured).toBe('stopped');
    expect(asked).toHaveLength(1);
  });

  it('says so when nobody answers', async () => {
    const { difficulty } = scripted(() => 'died');
    expect(await difficulty.measure(dealt(1))).toBe('died');
    expect(difficulty.known(dealt(1))).toBeUndefined();
  });

  it('comes from plays that do not all end the same', async () => {
    const insight = new Insight({
      solver: scriptedPlays(() => 'died').fairPlayer,
      fairPlayer: localFairPlayer(),
    });
    const won = await new Difficulty(insight).measure(dealt(1_000_002));
    expect(won).toBeGreaterThan(0);
    expect(won).toBeLessThan(PLAYS);
  });
});

describe('showing how difficult a deal is', () => {
  const game = dealt(1);
  const drawn = playIn(game, { kind: 'draw' });

  it('is no help before the first move, nor with another deal', () => {
    expect(isHelp(game, dealt(1))).toBe(false);
    if (!drawn.ok) throw new Error(drawn.error);
    expect(isHelp(drawn.value, dealt(2))).toBe(false);
    expect(isHelp(drawn.value, dealt(1, RULE_SETS.mcneely))).toBe(false);
  });

  it('is help from the first move on, also when it is undone', () => {
    if (!drawn.ok) throw new Error(drawn.error);
    expect(isHelp(drawn.value, dealt(1))).toBe(true);
    expect(isHelp(restart(drawn.value), dealt(1))).toBe(true);
  });
});
