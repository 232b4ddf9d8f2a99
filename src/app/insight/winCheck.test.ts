import { effect } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import { parseMove } from '../../rules/move.ts';
import type { Verdict } from '../../solver/verdict.ts';
import { Settings } from '../preferences/settings.ts';
import { scriptedSolver } from '../testing/scriptedPool.ts';
import { calm, deal2, lost, settled, spoiled, stage, won } from '../testing/stage.ts';
import type { EnginePools } from './insight.ts';

describe('the status', () => {
  it('is hidden at first, and then reveals and asks nothing', async () => {
    const { solver, asked } = scriptedSolver();
    const page = stage(won, 110, solver);
    page.session.undo();
    await calm();
    expect(page.winCheck.verdict.value).toBeUndefined();
    expect(asked).toEqual([]);
    expect(page.session.assists.value.statusSeen).toBe(false);
  });

  it('shows each position, and is recorded as seen', async () => {
    const page = stage(won, 110);
    page.winCheck.show('game');
    expect(page.winCheck.verdict.value).toBe('thinking');
    expect(page.session.assists.value.statusSeen).toBe(false);
    expect(await settled(page)).toBe('winnable');
    expect(page.session.assists.value.statusSeen).toBe(true);
    page.winCheck.hide();
    expect(page.winCheck.verdict.value).toBeUndefined();
    expect(page.winCheck.lastVerdict.value).toBeUndefined();
  });

  it('is shown for the position for which it was asked, also when that comes again', async () => {
    const page = stage(won, 110);
    page.winCheck.show('position');
    expect(await settled(page)).toBe('winnable');
    page.session.undo();
    expect(page.winCheck.verdict.value).toBeUndefined();
    page.session.redo();
    expect(page.winCheck.verdict.value).toBe('winnable');
  });

  it('is shown for the game for which it was asked, and for no other', async () => {
    const page = stage(won, 110);
    page.winCheck.show('game');
    page.session.undo();
    expect(await settled(page)).toBe('winnable');
    page.session.games.newGame(
      { generator: 'lcg', seed: Number(won.number) },
      page.session.game.value.ruleSet,
    );
    expect(page.winCheck.verdict.value).toBeUndefined();
  });

  it('is always shown if that is chosen, until it is hidden', async () => {
    const page = stage(won, 110);
    page.settings.choose({ showStatus: true });
    expect(await settled(page)).toBe('winnable');
    page.winCheck.hide();
    expect(page.winCheck.verdict.value).toBeUndefined();
    expect(new Settings(page.store).choices.value.showStatus).toBe(false);
  });

  it('is recorded as seen in the next game too, even if it has the same verdict at once', async () => {
    const page = stage(won, 0);
    page.settings.choose({ showStatus: true });
    expect(await settled(page)).toBe('winnable');
    const seed = Number(won.number);
    page.session.games.newGame({ generator: 'lcg', seed }, page.session.game.value.ruleSet);
    expect(page.winCheck.verdict.value).toBe('winnable');
    expect(page.session.assists.value.statusSeen).toBe(true);
  });

  it('is lost while it is not known since when, and then no longer winnable', async () => {
    const never: Verdict = { kind: 'unwinnable', nodes: 1 };
    const { solver } = scriptedSolver(never, 'never');
    const page = stage(spoiled, 103, solver);
    page.winCheck.show('game');
    expect(await settled(page)).toBe('unwinnable');
    page.session.undo();
    page.session.undo();
    expect(await settled(page)).toBe('winnable');
    page.session.redo();
    page.session.redo();
    expect(page.winCheck.verdict.value).toBe('noLonger');
  });

  it('is never, if the deal itself is lost', async () => {
    const unwinnable: Verdict = { kind: 'unwinnable', nodes: 1 };
    const page = stage(lost, 30, scriptedSolver(unwinnable, unwinnable).solver);
    page.winCheck.show('game');
    await calm();
    expect(page.winCheck.verdict.value).toBe('never');
    expect(page.winCheck.lastVerdict.value).toBe('never');
  });

  it('is unknown, never lost, if the search did not end; searches longer once', async () => {
    const unknown: Verdict = { kind: 'unknown', reason: 'time', nodes: 1 };
    const { solver, asked } = scriptedSolver(unknown, unknown);
    const page = stage(lost, 30, solver);
    page.winCheck.show('game');
    expect(await settled(page)).toBe('unknown');
    await calm();
    expect(asked.map(({ limits }) => limits.ms)).toEqual([1_000, 10_000]);
    expect(page.winCheck.verdict.value).toBe('unknown');
    expect(page.session.assists.value.statusSeen).toBe(false);
  });

  it('becomes known by the longer search, even if it was interrupted', async () => {
    const unknown: Verdict = { kind: 'unknown', reason: 'time', nodes: 1 };
    const lostFor: Verdict = { kind: 'unwinnable', nodes: 1 };
    const { solver, asked } = scriptedSolver(unknown, 'never', 'never', lostFor, lostFor);
    const page = stage(lost, 30, solver);
    page.winCheck.show('game');
    await calm();
    page.session.undo();
    await calm();
    page.session.redo();
    expect(page.winCheck.verdict.value).toBe('unknown');
    await calm();
    expect(page.winCheck.verdict.value).toBe('never');
    expect(asked[3]?.limits.ms).toBe(10_000);
  });

  it('searches at length for a position that was left and come back to in one go', async () => {
    const unknown: Verdict = { kind: 'unknown', reason: 'time', nodes: 1 };
    const { solver, asked } = scriptedSolver(unknown, 'never', unknown, unknown, unknown);
    const page = stage(lost, 30, solver);
    page.winCheck.show('game');
    await calm();
    expect(asked).toHaveLength(2);
    page.session.undo();
    page.session.redo();
    await calm();
    await calm();
    expect(asked.filter(({ limits }) => limits.ms === 10_000).length).toBeGreaterThan(0);
    expect(asked.at(-1)?.limits.ms).toBe(10_000);
  });

  it('follows quick moves: the last position counts', async () => {
    const page = stage(won, 112);
    page.winCheck.show('game');
    for (let i = 0; i < 10; i++) page.session.undo();
    for (let i = 0; i < 9; i++) page.session.redo();
    expect(await settled(page)).toBe('winnable');
  });

  it('is announced only when it changes', async () => {
    const page = stage(spoiled, 100);
    const told: unknown[] = [];
    effect(() => void told.push(page.winCheck.lastVerdict.value));
    page.winCheck.show('game');
    await settled(page);
    for (const move of [deal2?.moves[100], 't10-f7', 'refill']) {
      page.session.play(parseMove(move as string) as never);
      await settled(page);
    }
    page.session.undo();
    page.session.undo();
    expect(told).toEqual([undefined, 'winnable', 'noLonger', 'winnable']);
  });

  it('stops the solver when it is hidden or the verdict is known', async () => {
    const stops: number[] = [];
    const solver: EnginePools['solver'] = {
      solve: (_, { signal } = {}) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            stops.push(page.session.game.value.at);
            reject(signal.reason);
          });
        }),
    };
    const page = stage(won, 112, solver);
    page.winCheck.show('game');
    page.winCheck.hide();
    expect(stops).toEqual([112]);
    await calm();
    page.winCheck.show('game');
    await calm();
    for (const move of won.moves.slice(112)) page.session.play(parseMove(move) as never);
    await calm();
    expect(stops.at(-1)).toBe(116);
    page.session.undo();
    expect(page.winCheck.verdict.value).toBe('winnable');
  });

  it('goes on after a hint that was asked meanwhile', async () => {
    const page = stage(won, 110, scriptedSolver('never').solver);
    page.winCheck.show('game');
    page.hints.toggle();
    expect(page.hints.hint.value.kind).toBe('thinking');
    page.hints.end();
    expect(await settled(page)).toBe('winnable');
  });
});
