import { describe, expect, it } from 'vitest';
import { dealCards, startOf } from '../../rules/deal.ts';
import { type Game, goTo, playIn, startGame } from '../../rules/game.ts';
import { makeMove, parseMove } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import { type GameRecord, readRecord } from '../../rules/record.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { lostGames, wonGames } from '../../rules/testing/vectors.ts';
import type { Verdict } from '../../solver/verdict.ts';
import type { SolveQuestion } from '../../worker/client.ts';
import { Analysis } from './analysis.ts';
import { Facts } from './facts.ts';

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

const STOPPED: Verdict = { verdict: 'unknown', reason: 'stopped', nodes: 0 };
const TIME_UP: Verdict = { verdict: 'unknown', reason: 'time', nodes: 5 };

/** An analysis whose solver is the test; as with the client, the latest question wins. */
function stage() {
  const asked: { question: SolveQuestion; answer: (verdict: Verdict) => void; stopped: boolean }[] =
    [];
  const analysis = new Analysis((question) => {
    asked.at(-1)?.answer(STOPPED);
    let answer = (_: Verdict): void => {};
    const verdict = new Promise<Verdict>((resolve) => {
      answer = resolve;
    });
    const entry = { question, answer, stopped: false };
    asked.push(entry);
    const stop = () => {
      entry.stopped = true;
      answer(STOPPED);
    };
    return { answer: verdict, stop };
  });
  return { analysis, asked };
}

describe('facts', () => {
  it('a win speaks for every position before and after it', () => {
    const facts = new Facts();
    const game = cut(won, 60);
    expect(facts.at(game, 60)).toBeUndefined();
    expect(facts.learnWin(game, 60, won.moves.slice(60))).toBe(true);
    for (const at of [0, 30, 60, 61, 100, 116])
      expect(facts.at(won, at)).toEqual({ verdict: 'winnable', moves: won.moves.slice(at) });
  });

  it('moves that do not win teach nothing', () => {
    const facts = new Facts();
    expect(facts.learnWin(cut(won, 60), 60, won.moves.slice(60, -1))).toBe(false);
    expect(facts.learnWin(cut(won, 60), 60, won.moves.slice(61))).toBe(false);
    expect(facts.at(cut(won, 60), 60)).toBeUndefined();
  });

  it('what comes after a lost position is lost, what comes before it is open', () => {
    const facts = new Facts();
    const game = cut(lost, 60);
    facts.learnLoss(game.ruleSet, game.positions[50] as Position);
    expect(facts.at(game, 60)).toEqual({ verdict: 'unwinnable' });
    expect(facts.at(game, 49)).toBeUndefined();
    // Moves without a win do not count, whatever came after.
    facts.learnUnknown(game.ruleSet, game.positions[49] as Position);
    expect(facts.at(game, 49)).toEqual({ verdict: 'unknown' });
    expect(facts.at(game, 55)).toEqual({ verdict: 'unwinnable' });
  });

  it('the ends of games need no telling', () => {
    expect(new Facts().at(won, 116)).toEqual({ verdict: 'winnable', moves: [] });
    expect(new Facts().at(lost, 75)).toEqual({ verdict: 'unwinnable' });
  });

  it('belong to a rule set, and to equal positions however they were reached', () => {
    const facts = new Facts();
    const start = startOf(dealCards({ generator: 'lcg', seed: 1 }));
    facts.learnLoss(RULE_SETS.classic, start);
    const again = startGame(RULE_SETS.classic, startOf(dealCards({ generator: 'lcg', seed: 1 })));
    expect(facts.at(again, 0)).toEqual({ verdict: 'unwinnable' });
    expect(facts.at({ ...again, ruleSet: RULE_SETS.cadogan }, 0)).toBeUndefined();
  });

  it('are forgotten when there are too many, the oldest first', () => {
    const facts = new Facts(3);
    for (const at of [1, 2, 3, 1, 4])
      facts.learnUnknown(lost.ruleSet, lost.positions[at] as Position);
    expect([1, 2, 3, 4].map((at) => facts.at(lost, at)?.verdict)).toEqual([
      'unknown',
      undefined,
      'unknown',
      'unknown',
    ]);
  });
});

describe('an analysis', () => {
  it('asks once, and follows the winning line without asking', async () => {
    const { analysis, asked } = stage();
    const game = cut(won, 60);
    const judged = analysis.judge(game, 60);
    asked[0]?.answer({ verdict: 'winnable', moves: won.moves.slice(60), nodes: 1 });
    expect(await judged).toMatchObject({ verdict: 'winnable' });
    const next = playIn(game, won.moves[60] as never);
    if (!next.ok) throw new Error(next.error);
    expect(await analysis.judge(next.value, 61)).toMatchObject({ verdict: 'winnable' });
    expect(analysis.known(goTo(next.value, 0))).toMatchObject({ verdict: 'winnable' });
    expect(asked).toHaveLength(1);
  });

  it('knows that undone moves which win can be played again', () => {
    const { analysis } = stage();
    expect(analysis.known(goTo(won, 20))).toEqual({
      verdict: 'winnable',
      moves: won.moves.slice(20),
    });
    expect(stage().analysis.known(cut(won, 20))).toBeUndefined();
  });

  it('does not believe a win that does not win', async () => {
    const { analysis, asked } = stage();
    const judged = analysis.judge(cut(won, 60), 60);
    asked[0]?.answer({ verdict: 'winnable', moves: won.moves.slice(0, 3), nodes: 1 });
    expect(await judged).toEqual({ verdict: 'unknown' });
  });

  it('remembers that a search did not end, and tries again when it is asked', async () => {
    const { analysis, asked } = stage();
    const game = cut(won, 60);
    const first = analysis.judge(game, 60);
    asked[0]?.answer(TIME_UP);
    expect(await first).toEqual({ verdict: 'unknown' });
    expect(analysis.known(game)).toEqual({ verdict: 'unknown' });
    const second = analysis.judge(game, 60);
    asked[1]?.answer({ verdict: 'unwinnable', nodes: 9 });
    expect(await second).toEqual({ verdict: 'unwinnable', nodes: 9 });
    expect(analysis.known(game)).toEqual({ verdict: 'unwinnable' });
  });

  it('does not take what was stopped for undecided', async () => {
    const { analysis, asked } = stage();
    const game = cut(won, 60);
    const first = analysis.judge(game, 60);
    const second = analysis.judge(game, 59);
    expect(await first).toBe('stopped');
    analysis.stop();
    expect(await second).toBe('stopped');
    expect(asked.map(({ stopped }) => stopped)).toEqual([false, true]);
    expect(analysis.known(game)).toBeUndefined();
  });

  it('asks the same question once, and lets no background question take its place', async () => {
    const { analysis, asked } = stage();
    const game = cut(won, 60);
    const background = analysis.judge(game, 60, 'background');
    const hint = analysis.judge(game, 60);
    expect(await analysis.judge(game, 59, 'background')).toBe('stopped');
    expect(asked).toHaveLength(1);
    asked[0]?.answer({ verdict: 'unwinnable', nodes: 1 });
    expect(await Promise.all([background, hint])).toMatchObject([
      { verdict: 'unwinnable' },
      { verdict: 'unwinnable' },
    ]);
    void analysis.judge(cut(won, 58), 58, 'background');
    void analysis.judge(cut(won, 57), 57, 'background');
    expect(asked).toHaveLength(3);
  });

  it('tells when there is something to look at anew', async () => {
    const { analysis, asked } = stage();
    const before = analysis.revision.value;
    const judged = analysis.judge(cut(won, 60), 60);
    expect(analysis.revision.value).toBe(before);
    asked[0]?.answer(TIME_UP);
    await judged;
    expect(analysis.revision.value).toBe(before + 1);
  });
});

describe('the last point that could be won', () => {
  it('asks nothing for what is known', async () => {
    const game = cut(won, 10);
    const { analysis, asked } = stage();
    const judged = analysis.judge(game, 9);
    asked[0]?.answer({ verdict: 'winnable', moves: won.moves.slice(9), nodes: 1 });
    await judged;
    const other = playIn(goTo(game, 9), parseMove('refill') as never);
    if (!other.ok) throw new Error(`${makeMove(won.moves[9] as never)}: ${other.error}`);
    expect(await analysis.lastWinnable(other.value)).toEqual({
      kind: 'found',
      at: 9,
      certain: true,
    });
    expect(asked).toHaveLength(1);
  });

  it('is given up when another question comes first', async () => {
    const { analysis } = stage();
    const found = analysis.lastWinnable(cut(won, 50));
    void analysis.judge(cut(won, 20), 20);
    expect(await found).toBe('stopped');
  });
});
