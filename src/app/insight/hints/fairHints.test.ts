import { describe, expect, it } from 'vitest';
import type { Evaluation } from '../../../fair/result.ts';
import { sayHint } from '../../../i18n/hintSayings.ts';
import { en } from '../../../i18n/testing/whole.ts';
import { current } from '../../../rules/game.ts';
import { endingOf } from '../../../rules/gameQueries.ts';
import { type Move, makeMove, parseMove } from '../../../rules/move.ts';
import type { GameRecord } from '../../../rules/record.ts';
import { NO_ASSISTS } from '../../games/assists.ts';
import { said, toldOf } from '../../testing/said.ts';
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

const shownIn = ({ hints, session }: Stage): string =>
  sayHint(en, hints.hint.value, session.game.value).text;

describe('a fair hint', () => {
  it('shows the move it would make, and says why', async () => {
    const { fairPlayer, asked } = scriptedAdvice(choice(FIRST, 0.243, [FIRST[1] as string, 0.212]));
    const page = stage(START, 0, undefined, fairPlayer);
    page.hints.toggleFair();
    expect(said(page.session)).toBe('The computer is thinking…');
    await until(page.hints, 'shown');
    expect(page.hints.hint.value).toMatchObject({ move: moveOf(FIRST[0] as string), over: false });
    expect(said(page.session)).toMatch(
      /^Hint without peeking: .+ from .+\. What the computer would do\. Estimated chance: 24%; of the second choice, 21%\. Second choice: .+\.$/,
    );
    expect(shownIn(page)).toBe('What the computer would do: 24%.');
    expect(page.session.assists.value).toEqual({ ...NO_ASSISTS, fairHints: 1 });
    expect(JSON.stringify(asked)).not.toContain('"stock"');
  });

  it('is stepped up to the deal, and then thinks anew', async () => {
    const next = choice([START.moves[FIRST.length] as string], 0.3);
    const { fairPlayer, asked } = scriptedAdvice(choice(FIRST, 0.2), next);
    const page = stage(START, 0, undefined, fairPlayer);
    page.hints.toggleFair();
    await until(page.hints, 'shown');
    for (let i = 0; i < FIRST.length; i++) page.hints.step();
    expect(played(page)).toEqual(FIRST);
    expect(page.hints.hint.value).toMatchObject({ kind: 'shown', move: undefined, over: false });
    expect(shownIn(page)).toBe(en.fair.opinions.stale);
    expect(asked).toHaveLength(1);
    page.hints.step();
    page.hints.step();
    expect(shownIn(page)).toBe(en.fair.opinions.thinking);
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

  it('has words for the only move, for a win that is sure and for little hope', async () => {
    const at = START.moves.length - 1;
    const last = START.moves[at] as string;
    const cases = [
      [choice([last], 0.5), 'The only move. The computer gives it 50%.'],
      [choice([last], 1), en.fair.opinions.sure],
      [choice([last], 0), en.fair.opinions.slim],
      [choice([last], 0.001), 'The only move. The computer gives it 1%.'],
    ] as const;
    for (const [answer, words] of cases) {
      const page = stage(START, at, undefined, scriptedAdvice(answer).fairPlayer);
      page.hints.toggleFair();
      await until(page.hints, 'shown');
      expect(shownIn(page)).toBe(words);
    }
  });

  it('says that no win is left only where that is proved', async () => {
    const proved = stage(START, 0, undefined, scriptedAdvice({ kind: 'unwinnable' }).fairPlayer);
    proved.hints.toggleFair();
    await until(proved.hints, 'shown');
    expect(said(proved.session)).toBe('The computer gives up: this game is lost.');
    expect(proved.hints.hint.value).toMatchObject({ over: true, playing: false });
    const over = stage(lost, undefined, undefined, scriptedAdvice(choice(['draw'], 1)).fairPlayer);
    over.hints.toggleFair();
    await until(over.hints, 'shown');
    expect(shownIn(over)).toBe(en.fair.opinions.unwinnable);
    // Nothing is hidden near the end of a won game: what the solver cannot decide is not proved.
    const moves = won.moves.slice(0, 108);
    const { solver } = scriptedSolver({ kind: 'unknown', reason: 'time', nodes: 1 });
    const { fairPlayer } = scriptedAdvice({ kind: 'unknown' });
    const blind = stage({ ...won, moves }, 108, solver, fairPlayer);
    expect(current(blind.session.game.value).stock.length).toBeLessThan(2);
    blind.hints.toggleFair();
    await until(blind.hints, 'shown');
    expect(shownIn(blind)).toBe(en.fair.opinions.unknown);
  });

  it('where nothing is hidden goes the way that the solver knows', async () => {
    const { fairPlayer } = scriptedAdvice({ kind: 'unknown' });
    const page = stage({ ...won, moves: won.moves.slice(0, 108) }, 108, undefined, fairPlayer);
    page.hints.toggleFair();
    await until(page.hints, 'shown');
    expect(shownIn(page)).toBe('Nothing is hidden any more: this wins.');
    while (endingOf(page.session.game.value) !== 'won') page.hints.step();
    expect(page.hints.hint.value).toMatchObject({ over: true, opinion: { kind: 'won' } });
    expect(said(page.session)).toMatch(
      /Helped: 1 hint without peeking, \d+ moves played for you\.$/,
    );
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
    expect(toldOf(page.session)).toEqual({ text: en.fair.noAnswer, isRefusal: true });
    expect(page.session.assists.value).toEqual(NO_ASSISTS);
  });

  it('is what the hint button gives to those who chose it, and takes the place of a proven one', async () => {
    const page = stage(
      won,
      112,
      undefined,
      scriptedAdvice(choice([won.moves[112] as string], 0.4)).fairPlayer,
    );
    page.hints.toggle();
    await until(page.hints, 'shown');
    expect(page.hints.hint.value).toMatchObject({ opinion: undefined });
    page.hints.toggleFair();
    await until(page.hints, 'shown');
    expect(page.hints.hint.value).toMatchObject({ opinion: { chance: 0.4 } });
    page.hints.toggleFair();
    expect(page.hints.hint.value.kind).toBe('off');
    page.settings.choose({ hints: 'fair' });
    page.hints.toggle();
    await until(page.hints, 'shown');
    expect(page.hints.hint.value).toMatchObject({ opinion: { chance: 0.4 } });
    expect(page.session.assists.value).toMatchObject({ hints: 1, fairHints: 2 });
  });

  it('of the real fair player is a legal move that has a chance', async () => {
    const page = stage(START, 0);
    page.hints.toggleFair();
    await until(page.hints, 'shown');
    page.hints.step();
    expect(played(page)).toHaveLength(1);
    expect(makeMove(page.session.game.value.moves[0] as Move)).toMatch(/-|refill|draw/);
    expect(shownIn(page)).toMatch(/\d+%/);
  });

  it('tells nothing of a game that is won, and gives a lost one up', async () => {
    const page = stage(won);
    page.hints.toggleFair();
    expect(said(page.session)).toBe(en.hintOver);
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
