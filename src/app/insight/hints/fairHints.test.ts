import { describe, expect, it } from 'vitest';
import type { Evaluation } from '../../../fair/result.ts';
import { current } from '../../../rules/game.ts';
import { endingOf } from '../../../rules/gameQueries.ts';
import { type Move, makeMove, parseMove } from '../../../rules/move.ts';
import type { GameRecord } from '../../../rules/record.ts';
import type { Announcement } from '../../announcements/announcements.ts';
import type { FairEvaluation } from '../../announcements/findings.ts';
import { NO_ASSISTS } from '../../games/assists.ts';
import { scriptedAdvice, scriptedSolver } from '../../testing/scriptedPool.ts';
import {
  calm,
  deal2,
  lost,
  played,
  type Stage,
  spoiled,
  stage,
  until,
  won,
} from '../../testing/stage.ts';

const moveOf = (text: string): Move => parseMove(text) as Move;

const choice = (moves: string[], chance: number, ...others: [string, number][]): Evaluation => {
  const plan = moves.map(moveOf);
  const alternatives = [
    { move: plan[0] as Move, chance },
    ...others.map(([move, each]) => ({ move: moveOf(move), chance: each })),
  ];
  return { kind: 'move', move: plan[0] as Move, chance, plan, alternatives, nodes: 1 };
};

const START = deal2 as GameRecord;
/** The first moves of the recorded game of deal 2, up to its first deal of the stock. */
const FIRST = (() => {
  const { moves } = START;
  return moves.slice(0, moves.findIndex((move) => !move.includes('-')) + 1);
})();

const announced = ({ session }: Stage): Announcement => session.announcement.value;

/** The fair player's evaluation in the hint that is shown. */
const opinionIn = ({ hints }: Stage): FairEvaluation | undefined => {
  const { value } = hints.hint;
  return value.kind === 'shown' ? value.evaluation : undefined;
};

describe('a fair hint', () => {
  it('shows the move it would make, and says why', async () => {
    const { fairPlayer, asked } = scriptedAdvice(choice(FIRST, 0.243, [FIRST[1] as string, 0.212]));
    const page = stage(START, 0, undefined, fairPlayer);
    page.hints.toggleFair();
    expect(announced(page)).toEqual({ kind: 'fairThinking' });
    await until(page.hints, 'shown');
    expect(page.hints.hint.value).toMatchObject({ move: moveOf(FIRST[0] as string), over: false });
    const next = { move: moveOf(FIRST[1] as string), chance: 0.212 };
    expect(opinionIn(page)).toEqual({ kind: 'weighed', chance: 0.243, next });
    expect(announced(page)).toMatchObject({
      kind: 'fairHint',
      best: { move: moveOf(FIRST[0] as string), card: expect.any(Number) },
      evaluation: opinionIn(page),
      next: { move: next.move, card: expect.any(Number) },
    });
    expect(page.session.assists.value).toEqual({ ...NO_ASSISTS, fairHints: 1 });
    expect(JSON.stringify(asked)).not.toContain('"stock"');
  });

  it('is stepped up to the deal, and then thinks again', async () => {
    const next = choice([START.moves[FIRST.length] as string], 0.3);
    const { fairPlayer, asked } = scriptedAdvice(choice(FIRST, 0.2), next);
    const page = stage(START, 0, undefined, fairPlayer);
    page.hints.toggleFair();
    await until(page.hints, 'shown');
    for (let i = 0; i < FIRST.length; i++) page.hints.step();
    expect(played(page)).toEqual(FIRST);
    expect(page.hints.hint.value).toMatchObject({ kind: 'shown', move: undefined, over: false });
    expect(opinionIn(page)).toEqual({ kind: 'stale' });
    expect(asked).toHaveLength(1);
    page.hints.step();
    page.hints.step();
    expect(opinionIn(page)).toEqual({ kind: 'thinking' });
    await calm();
    expect(asked).toHaveLength(2);
    expect(page.hints.hint.value).toMatchObject({
      move: moveOf(START.moves[FIRST.length] as string),
      since: 0,
    });
    expect(page.session.assists.value).toMatchObject({
      fairHints: 2,
      shownMoves: FIRST.length,
      hints: 0,
    });
    page.session.undo();
    expect(page.hints.hint.value).toMatchObject({ move: moveOf(FIRST.at(-1) as string) });
    page.hints.takeBack();
    expect(page.hints.hint.value).toMatchObject({ move: moveOf(FIRST[0] as string), since: 0 });
    page.session.play(moveOf('draw'));
    expect(page.hints.hint.value).toEqual({ kind: 'off' });
  });

  it('recognizes the only move, a sure win and a slim chance', async () => {
    const at = START.moves.length - 1;
    const last = START.moves[at] as string;
    const cases = [
      [choice([last], 0.5), { kind: 'only', chance: 0.5 }],
      [choice([last], 1), { kind: 'sure' }],
      [choice([last], 0), { kind: 'slim' }],
      [choice([last], 0.001), { kind: 'only', chance: 0.001 }],
    ] as const;
    for (const [answer, evaluation] of cases) {
      const page = stage(START, at, undefined, scriptedAdvice(answer).fairPlayer);
      page.hints.toggleFair();
      await until(page.hints, 'shown');
      expect(opinionIn(page)).toEqual(evaluation);
    }
  });

  it('says that no win is left only if that is proved', async () => {
    const proved = stage(START, 0, undefined, scriptedAdvice({ kind: 'unwinnable' }).fairPlayer);
    proved.hints.toggleFair();
    await until(proved.hints, 'shown');
    expect(announced(proved)).toMatchObject({
      kind: 'fairHint',
      evaluation: { kind: 'unwinnable' },
    });
    expect(proved.hints.hint.value).toMatchObject({ over: true, playing: false });
    const over = stage(lost, undefined, undefined, scriptedAdvice(choice(['draw'], 1)).fairPlayer);
    over.hints.toggleFair();
    await until(over.hints, 'shown');
    expect(opinionIn(over)).toEqual({ kind: 'unwinnable' });
    // Nothing is hidden near the end of a won game, so the solver is asked; undecided is not
    // proved.
    const moves = won.moves.slice(0, 108);
    const { solver } = scriptedSolver({ kind: 'unknown', reason: 'time', nodes: 1 });
    const { fairPlayer } = scriptedAdvice({ kind: 'unknown' });
    const blind = stage({ ...won, moves }, 108, solver, fairPlayer);
    expect(current(blind.session.game.value).stock.length).toBeLessThan(2);
    blind.hints.toggleFair();
    await until(blind.hints, 'shown');
    expect(opinionIn(blind)).toEqual({ kind: 'unknown' });
  });

  it('follows the solver’s winning line if nothing is hidden', async () => {
    const { fairPlayer } = scriptedAdvice({ kind: 'unknown' });
    const page = stage({ ...won, moves: won.moves.slice(0, 108) }, 108, undefined, fairPlayer);
    page.hints.toggleFair();
    await until(page.hints, 'shown');
    expect(opinionIn(page)).toEqual({ kind: 'sure' });
    while (endingOf(page.session.game.value) !== 'won') page.hints.step();
    expect(page.hints.hint.value).toMatchObject({ over: true, evaluation: { kind: 'won' } });
    expect(announced(page)).toMatchObject({
      kind: 'moved',
      ended: { assists: { ...NO_ASSISTS, fairHints: 1, shownMoves: expect.any(Number) } },
    });
  });

  it('is dropped when it is ended or the game has changed, and says when no answer comes', async () => {
    const { fairPlayer } = scriptedAdvice('never', 'died');
    const page = stage(START, 3, undefined, fairPlayer);
    page.hints.toggleFair();
    expect(page.hints.hint.value.kind).toBe('thinking');
    page.hints.toggle();
    page.hints.toggleFair();
    page.session.undo();
    await calm();
    expect(page.hints.hint.value).toEqual({ kind: 'off' });
    page.hints.toggleFair();
    await until(page.hints, 'off');
    expect(announced(page)).toEqual({ kind: 'fairNoAnswer' });
    expect(page.session.assists.value).toEqual(NO_ASSISTS);
  });

  it('is what the hint button gives if that is chosen, and replaces a proven hint', async () => {
    const page = stage(
      won,
      112,
      undefined,
      scriptedAdvice(choice([won.moves[112] as string], 0.4)).fairPlayer,
    );
    page.hints.toggle();
    await until(page.hints, 'shown');
    expect(page.hints.hint.value).toMatchObject({ evaluation: undefined });
    page.hints.toggleFair();
    await until(page.hints, 'shown');
    expect(page.hints.hint.value).toMatchObject({ evaluation: { chance: 0.4 } });
    page.hints.toggleFair();
    expect(page.hints.hint.value.kind).toBe('off');
    page.settings.choose({ hints: 'fair' });
    page.hints.toggle();
    await until(page.hints, 'shown');
    expect(page.hints.hint.value).toMatchObject({ evaluation: { chance: 0.4 } });
    expect(page.session.assists.value).toMatchObject({ hints: 1, fairHints: 2 });
  });

  it('of the real fair player is a legal move that has a chance', async () => {
    const page = stage(START, 0);
    page.hints.toggleFair();
    await until(page.hints, 'shown');
    page.hints.step();
    expect(played(page)).toHaveLength(1);
    expect(makeMove(page.session.game.value.moves[0] as Move)).toMatch(/-|refill|draw/);
    expect(opinionIn(page)).toMatchObject({ chance: expect.any(Number) });
  });

  it('shows nothing for a game that is won, and gives up a lost one', async () => {
    const page = stage(won);
    page.hints.toggleFair();
    expect(announced(page)).toEqual({ kind: 'hintOver' });
    const end = stage(
      spoiled,
      undefined,
      undefined,
      scriptedAdvice({ kind: 'unwinnable' }).fairPlayer,
    );
    end.hints.toggleFair();
    await until(end.hints, 'shown');
    expect(end.hints.hint.value).toMatchObject({ over: true });
  });
});
