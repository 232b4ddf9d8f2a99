import { signal } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import { current } from '../../../rules/game.ts';
import { endingOf } from '../../../rules/gameQueries.ts';
import { HOURS, type Hour } from '../../../rules/hour.ts';
import { parseMove } from '../../../rules/move.ts';
import { fanAt } from '../../../rules/position.ts';
import { RULE_SETS } from '../../../rules/ruleSet.ts';
import { solve } from '../../../solver/solve.ts';
import type { Verdict } from '../../../solver/verdict.ts';
import { NO_ASSISTS } from '../../games/assists.ts';
import { scriptedSolver } from '../../testing/scriptedPool.ts';
import { calm, lost, played, spoiled, stage, until, won } from '../../testing/stage.ts';
import { HintController } from './hintController.ts';
import { LazyHints } from './lazyHints.ts';

describe('a hint', () => {
  it('shows and announces the first move of a winning line, and is counted', async () => {
    const page = stage(won, 112);
    page.hints.toggle();
    expect(page.hints.hint.value.kind).toBe('thinking');
    await until(page.hints, 'shown');
    expect(page.hints.hint.value).toMatchObject({ kind: 'shown', playing: false, since: 112 });
    expect(page.session.announcement.value).toEqual({
      kind: 'hint',
      move: parseMove(won.moves[112] as string),
      card: expect.any(Number),
    });
    expect(page.session.assists.value).toEqual({ ...NO_ASSISTS, hints: 1 });
    page.hints.toggle();
    expect(page.hints.hint.value).toEqual({ kind: 'off' });
    page.hints.toggle();
    await until(page.hints, 'shown');
    expect(page.session.assists.value.hints).toBe(2);
  });

  it('goes step by step to the win, and all of it can be taken back', async () => {
    const page = stage(won, 110);
    page.hints.toggle();
    await until(page.hints, 'shown');
    let steps = 0;
    while (endingOf(page.session.game.value) !== 'won' && steps++ < 50) page.hints.step();
    expect(page.hints.hint.value).toMatchObject({ kind: 'shown', move: undefined, since: 110 });
    expect(page.session.assists.value).toMatchObject({ hints: 1, shownMoves: steps });
    expect(page.session.announcement.value).toMatchObject({
      kind: 'moved',
      ended: { assists: { hints: 1, shownMoves: steps } },
    });
    page.hints.step();
    page.hints.playOrPause();
    expect(page.timers.size).toBe(0);
    page.hints.takeBack();
    expect(page.session.game.value.at).toBe(110);
    expect(page.hints.hint.value).toMatchObject({ kind: 'shown', playing: false });
    const moves = page.session.game.value.moves.length;
    for (let i = 110; i < moves; i++) page.session.redo();
    expect(endingOf(page.session.game.value)).toBe('won');
  });

  it('plays to the win automatically, and pauses', async () => {
    const page = stage(won, 108);
    page.hints.toggle();
    await until(page.hints, 'shown');
    page.hints.playOrPause();
    expect(page.session.game.value.at).toBe(109);
    page.tick();
    expect(page.session.game.value.at).toBe(110);
    page.hints.playOrPause();
    page.tick();
    expect(page.session.game.value.at).toBe(110);
    expect(page.session.announcement.value.kind).toBe('hint');
    page.hints.playOrPause();
    for (let i = 0; i < 50 && page.timers.size > 0; i++) page.tick();
    expect(endingOf(page.session.game.value)).toBe('won');
    expect(page.hints.hint.value).toMatchObject({ kind: 'shown', playing: false });
  });

  it('pauses when the player takes a card', async () => {
    const page = stage(won, 108);
    page.hints.toggle();
    await until(page.hints, 'shown');
    page.hints.playOrPause();
    const { at } = page.session.game.value;
    const position = current(page.session.game.value);
    const hour = HOURS.find((each) => fanAt(position, each).length > 0) as Hour;
    page.session.take({ pile: 'fan', hour });
    expect(page.session.held.value).toBeDefined();
    page.tick();
    expect(page.session.game.value.at).toBe(at);
    expect(page.session.held.value).toBeDefined();
    expect(page.hints.hint.value).toMatchObject({ kind: 'shown', playing: false });
  });

  it('goes back with an undo and pauses; ends with a move of the player', async () => {
    const page = stage(won, 108);
    page.hints.toggle();
    await until(page.hints, 'shown');
    page.hints.playOrPause();
    page.tick();
    page.session.undo();
    expect(page.hints.hint.value).toMatchObject({ kind: 'shown', playing: false, since: 108 });
    expect(page.timers.size).toBe(0);
    page.session.undo();
    page.session.undo();
    expect(page.hints.hint.value).toMatchObject({ kind: 'shown', since: 107 });
    page.session.redo();
    page.session.play(parseMove(won.moves[108] as string) as never);
    expect(page.hints.hint.value).toEqual({ kind: 'off' });
  });

  it('is ended by a move while the solver thinks, and the late answer is dropped', async () => {
    const page = stage(won, 60);
    page.hints.toggle();
    page.session.undo();
    expect(page.hints.hint.value).toEqual({ kind: 'off' });
    page.hints.toggle();
    page.hints.toggle();
    await calm();
    expect(page.hints.hint.value).toEqual({ kind: 'off' });
    expect(page.session.assists.value.hints).toBe(0);
  });

  it('says if it does not know, which is not counted', async () => {
    const { solver } = scriptedSolver({ kind: 'unknown', reason: 'time', nodes: 1 });
    const page = stage(won, 60, solver);
    page.hints.toggle();
    await until(page.hints, 'off');
    expect(page.session.announcement.value).toEqual({ kind: 'hintUnknown' });
    expect(page.session.assists.value.hints).toBe(0);
  });

  it('has nothing to show for a game that is won, and no line without a win', async () => {
    const page = stage(won);
    page.hints.toggle();
    expect(page.session.announcement.value).toEqual({ kind: 'hintOver' });
    expect(page.hints.hint.value).toEqual({ kind: 'off' });
    page.hints.step();
    page.hints.playOrPause();
    page.hints.takeBack();
    page.hints.goBack();
    expect(page.session.game.value.at).toBe(116);
  });
});

describe('a hint in a lost game', () => {
  it('leads back to where it could last be won, and all can be redone', async () => {
    const page = stage(spoiled);
    page.hints.toggle();
    await until(page.hints, 'lost');
    expect(page.hints.hint.value).toEqual({
      kind: 'lost',
      last: { kind: 'found', at: 101, certain: true },
    });
    const last = { kind: 'found', at: 101, certain: true };
    expect(page.session.announcement.value).toEqual({ kind: 'hintLost', last });
    expect(page.session.assists.value.hints).toBe(1);
    page.hints.goBack();
    expect(page.session.announcement.value).toMatchObject({ kind: 'wentBack', at: 101 });
    expect(page.hints.hint.value).toEqual({ kind: 'off' });
    expect(played(page)).toEqual(spoiled.moves.slice(0, 101));
    page.session.redo();
    page.session.redo();
    expect(played(page)).toEqual(spoiled.moves);
  });

  it('is counted, and does not claim more than is proved', async () => {
    const unknown: Verdict = { kind: 'unknown', reason: 'time', nodes: 1 };
    const page = stage(lost, 75, scriptedSolver(unknown, unknown, unknown, unknown).solver);
    page.hints.toggle();
    await until(page.hints, 'lost');
    expect(page.hints.hint.value).toEqual({ kind: 'lost', last: { kind: 'undecided' } });
    expect(page.session.announcement.value).toEqual({
      kind: 'hintLost',
      last: { kind: 'undecided' },
    });
    page.hints.goBack();
    expect(page.session.game.value.at).toBe(75);
    page.session.undo();
    expect(page.hints.hint.value).toEqual({ kind: 'off' });
  });

  it('can be ended while it searches', async () => {
    const page = stage(lost, 75, scriptedSolver('never').solver);
    page.hints.toggle();
    await calm();
    expect(page.hints.hint.value).toEqual({ kind: 'thinking', lost: true });
    page.hints.end();
    await calm();
    expect(page.hints.hint.value).toEqual({ kind: 'off' });
  });
});

it('the recorded game has the properties that these tests assume', () => {
  const page = stage(spoiled, 101);
  expect(endingOf(page.session.game.value)).toBeUndefined();
  expect(solve(current(page.session.game.value), RULE_SETS.classic).kind).toBe('winnable');
});

describe('a hint that is asked for before its code is loaded', () => {
  it('comes after loading; until then there is none', async () => {
    const { session, insight } = stage(won, 100);
    const machine = signal<HintController | undefined>(undefined);
    const hints = new LazyHints(session, machine);
    hints.toggle();
    expect(hints.hint.value.kind).toBe('off');
    const deps = { session, insight, isFair: () => false, after: () => () => {} };
    machine.value = new HintController(deps);
    await until(hints, 'shown');
    hints.dismiss();
    expect(hints.hint.value.kind).toBe('off');
  });

  it('is not lost on a key that ends hints', async () => {
    const { session, insight } = stage(won, 100);
    const machine = signal<HintController | undefined>(undefined);
    const hints = new LazyHints(session, machine);
    hints.dismiss();
    hints.toggle();
    machine.value = new HintController({
      session,
      insight,
      isFair: () => false,
      after: () => () => {},
    });
    await until(hints, 'shown');
  });

  it('is dropped when the player asks again or plays on', () => {
    const { session, insight } = stage(won, 100);
    const deps = { session, insight, isFair: () => false, after: () => () => {} };
    for (const change of [(hints: LazyHints) => hints.toggle(), () => session.undo()]) {
      const machine = signal<HintController | undefined>(undefined);
      const hints = new LazyHints(session, machine);
      hints.toggle();
      change(hints);
      machine.value = new HintController(deps);
      expect(hints.hint.value.kind).toBe('off');
    }
  });
});
