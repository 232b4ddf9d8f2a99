import { describe, expect, it } from 'vitest';
import { dealCards, startOf } from '../../rules/deal.ts';
import { type Game, goTo, playIn, startGame } from '../../rules/game.ts';
import { makeMove, parseMove } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import { type GameRecord, readRecord } from '../../rules/record.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { lostGames, wonGames } from '../../rules/testing/vectors.ts';
import type { Verdict } from '../../solver/verdict.ts';
import type { SolveQuestion } from '../../worker/pool.ts';
import { WorkersDied } from '../../worker/workersDied.ts';
import { scriptedAdvice } from '../testing/scriptedPool.ts';
import { Insight } from './insight.ts';
import { Knowledge } from './knowledge.ts';
import { lastWinnable } from './review/backwardSearch.ts';

function gameOf(record: GameRecord): Game {
  const read = readRecord(record);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** The same game without the moves that come later. */
const cut = (game: Game, at: number): Game => ({
  ...game,
  at,
  moves: game.moves.slice(0, at),
  positions: game.positions.slice(0, at + 1),
});

const won = gameOf(wonGames()[0] as GameRecord);
const lost = gameOf(lostGames()[0] as GameRecord);

const TIME_UP: Verdict = { kind: 'unknown', reason: 'time', nodes: 5 };
const LOST: Verdict = { kind: 'unwinnable', nodes: 1 };
const wins = (from: number): Verdict => ({
  kind: 'winnable',
  moves: won.moves.slice(from),
  nodes: 1,
});

/** An insight whose solver answers as the test says. */
function stage() {
  const asked: {
    question: SolveQuestion;
    answer: (verdict: Verdict) => void;
    die: () => void;
  }[] = [];
  const { fairPlayer } = scriptedAdvice();
  const insight = new Insight({
    fairPlayer,
    solver: {
      solve: (question, { signal } = {}) =>
        new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
          asked.push({
            question,
            answer: (verdict) => resolve({ kind: 'solve', id: 1, verdict, ms: 1 }),
            die: () => reject(new WorkersDied('a test says so')),
          });
        }),
    },
  });
  return { insight, asked };
}

describe('what is known', () => {
  it('a win proves every position before and after it', () => {
    const knowledge = new Knowledge();
    const game = cut(won, 60);
    expect(knowledge.verdict(game, 60)).toBeUndefined();
    expect(knowledge.learnWin(game, 60, won.moves.slice(60))).toBe(true);
    for (const at of [0, 30, 60, 61, 100, 116])
      expect(knowledge.verdict(won, at)).toEqual({
        kind: 'winnable',
        moves: won.moves.slice(at),
        nodes: 0,
      });
  });

  it('moves that do not win teach nothing', () => {
    const knowledge = new Knowledge();
    expect(knowledge.learnWin(cut(won, 60), 60, won.moves.slice(60, -1))).toBe(false);
    expect(knowledge.learnWin(cut(won, 60), 60, won.moves.slice(61))).toBe(false);
    expect(knowledge.verdict(cut(won, 60), 60)).toBeUndefined();
  });

  it('what comes after a lost position is lost, what comes before it is open', () => {
    const knowledge = new Knowledge();
    const game = cut(lost, 60);
    knowledge.learn(game.ruleSet, game.positions[50] as Position, LOST);
    expect(knowledge.verdict(game, 60)).toMatchObject({ kind: 'unwinnable' });
    expect(knowledge.verdict(game, 49)).toBeUndefined();
    // Moves that do not win prove nothing, whatever came after.
    knowledge.learn(game.ruleSet, game.positions[49] as Position, TIME_UP);
    expect(knowledge.verdict(game, 49)).toMatchObject({ kind: 'unknown' });
    expect(knowledge.verdict(game, 55)).toMatchObject({ kind: 'unwinnable' });
  });

  it('the ends of games are known without asking', () => {
    expect(new Knowledge().verdict(won, 116)).toEqual({ kind: 'winnable', moves: [], nodes: 0 });
    expect(new Knowledge().verdict(lost, 75)).toMatchObject({ kind: 'unwinnable' });
  });

  it('verdicts belong to a rule set, and to equal positions however they were reached', () => {
    const knowledge = new Knowledge();
    const start = startOf(dealCards({ generator: 'lcg', seed: 1 }));
    knowledge.learn(RULE_SETS.classic, start, LOST);
    const again = startGame(RULE_SETS.classic, startOf(dealCards({ generator: 'lcg', seed: 1 })));
    expect(knowledge.verdict(again, 0)).toMatchObject({ kind: 'unwinnable' });
    expect(knowledge.verdict({ ...again, ruleSet: RULE_SETS.cadogan }, 0)).toBeUndefined();
  });

  it('proofs stay when a later search does not decide', () => {
    const knowledge = new Knowledge();
    knowledge.learn(lost.ruleSet, lost.positions[50] as Position, LOST);
    knowledge.learn(lost.ruleSet, lost.positions[50] as Position, TIME_UP);
    expect(knowledge.verdict(lost, 50)).toEqual(LOST);
  });

  it('verdicts of all points are the same as the single ones', () => {
    const knowledge = new Knowledge();
    knowledge.learn(lost.ruleSet, lost.positions[50] as Position, LOST);
    knowledge.learn(lost.ruleSet, lost.positions[20] as Position, TIME_UP);
    for (const game of [lost, cut(lost, 60), won, cut(won, 60)]) {
      const each = game.positions.map((_, at) => knowledge.verdict(game, at)?.kind);
      expect(knowledge.verdicts(game)).toEqual(each);
    }
  });

  it('verdicts are forgotten when there are too many, the oldest first', () => {
    const knowledge = new Knowledge(3);
    for (const at of [1, 2, 3, 1, 4])
      knowledge.learn(lost.ruleSet, lost.positions[at] as Position, TIME_UP);
    expect([1, 2, 3, 4].map((at) => knowledge.verdict(lost, at)?.kind)).toEqual([
      'unknown',
      undefined,
      'unknown',
      'unknown',
    ]);
  });
});

describe('insight', () => {
  it('asks once, and follows the winning line without asking', async () => {
    const { insight, asked } = stage();
    const game = cut(won, 60);
    const judged = insight.verdict(game);
    asked[0]?.answer(wins(60));
    expect(await judged).toMatchObject({ kind: 'winnable' });
    const next = playIn(game, won.moves[60] as never);
    if (!next.ok) throw new Error(next.error);
    expect(await insight.verdict(next.value, 61)).toMatchObject({ kind: 'winnable' });
    expect(insight.knownVerdict(goTo(next.value, 0))).toMatchObject({ kind: 'winnable' });
    expect(asked).toHaveLength(1);
  });

  it('knows that undone moves that win can be played again', () => {
    const { insight } = stage();
    expect(insight.knownVerdict(goTo(won, 20))).toEqual({ ...wins(20), nodes: 0 });
    expect(stage().insight.knownVerdict(cut(won, 20))).toBeUndefined();
  });

  it('does not believe a win that does not win', async () => {
    const { insight, asked } = stage();
    const judged = insight.verdict(cut(won, 60));
    asked[0]?.answer({ kind: 'winnable', moves: won.moves.slice(0, 3), nodes: 1 });
    expect(await judged).toMatchObject({ kind: 'unknown' });
    expect(insight.knownVerdict(cut(won, 60))).toMatchObject({ kind: 'unknown' });
  });

  it('remembers that a search did not end, and tries again when it is asked', async () => {
    const { insight, asked } = stage();
    const game = cut(won, 60);
    const first = insight.verdict(game);
    asked[0]?.answer(TIME_UP);
    expect(await first).toEqual(TIME_UP);
    expect(insight.knownVerdict(game)).toEqual(TIME_UP);
    const second = insight.verdict(game);
    asked[1]?.answer(LOST);
    expect(await second).toEqual(LOST);
    expect(insight.knownVerdict(game)).toEqual(LOST);
  });

  it('has no verdict if no worker survives the question', async () => {
    const { insight, asked } = stage();
    const judged = insight.verdict(cut(won, 60));
    asked[0]?.die();
    expect(await judged).toEqual({ kind: 'unknown', reason: 'memory', nodes: 0 });
  });

  it('learns nothing from an aborted question, and passes on the reason for the abort', async () => {
    const { insight } = stage();
    const game = cut(won, 60);
    const before = insight.revision.value;
    const controller = new AbortController();
    const judged = insight.verdict(game, 60, { signal: controller.signal });
    controller.abort('enough');
    await expect(judged).rejects.toBe('enough');
    expect(insight.knownVerdict(game)).toBeUndefined();
    expect(insight.revision.value).toBe(before);
  });

  it('signals when there is something new to read', async () => {
    const { insight, asked } = stage();
    const before = insight.revision.value;
    const judged = insight.verdict(cut(won, 60));
    expect(insight.revision.value).toBe(before);
    asked[0]?.answer(TIME_UP);
    await judged;
    expect(insight.revision.value).toBe(before + 1);
  });

  it('does not swallow bugs: they are thrown', async () => {
    const { fairPlayer } = scriptedAdvice();
    const solve = () => Promise.reject(new Error('a bug'));
    const insight = new Insight({ fairPlayer, solver: { solve } });
    await expect(insight.verdict(cut(won, 60))).rejects.toThrow('a bug');
  });
});

describe('an evaluation', () => {
  it.each([
    ['4711', true],
    [undefined, false],
  ])('says whether the deal has a number: %s', async (number, isNumbered) => {
    const { fairPlayer, asked } = scriptedAdvice();
    const insight = new Insight({ fairPlayer, solver: { solve: () => Promise.reject() } });
    await insight.evaluation({ ...cut(won, 10), number });
    expect(asked.map(({ view }) => view.isNumbered)).toEqual([isNumbered]);
  });
});

describe('the last point that could be won', () => {
  const never = new AbortController().signal;

  it('asks nothing that is known', async () => {
    const game = cut(won, 10);
    const { insight, asked } = stage();
    const judged = insight.verdict(game, 9);
    asked[0]?.answer(wins(9));
    await judged;
    const other = playIn(goTo(game, 9), parseMove('refill') as never);
    if (!other.ok) throw new Error(`${makeMove(won.moves[9] as never)}: ${other.error}`);
    const last = await lastWinnable(insight, other.value, never);
    expect(last).toEqual({ kind: 'found', at: 9, certain: true });
    expect(asked).toHaveLength(1);
  });

  it('is no longer searched for after an abort', async () => {
    const { insight, asked } = stage();
    const controller = new AbortController();
    const found = lastWinnable(insight, cut(won, 50), controller.signal);
    controller.abort('enough');
    await expect(found).rejects.toBe('enough');
    expect(asked).toHaveLength(1);
  });
});
