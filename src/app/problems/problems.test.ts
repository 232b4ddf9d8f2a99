import { effect } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import { current } from '../../rules/game.ts';
import { legalMoves, type Move, makeMove, parseMove } from '../../rules/move.ts';
import { HintController } from '../insight/hints/hintController.ts';
import { Trial } from '../insight/review/trial.ts';
import { stage, won } from '../testing/stage.ts';
import { type Problem, type ProblemPhase, Problems } from './problems.ts';

/** From problems.json. */
const KEEP: Problem = {
  kind: 'keep',
  link: '1/classic/2000030/3wQpQ9ObsTpTb6ZX9zCFnvGdsldqJX',
  right: ['t4-t1', 't7-f4'],
  rating: 1490,
};
const WIN: Problem = {
  kind: 'win',
  link: '1/classic/2000358/6heHPCADRPh4ttdwLCqQ6CrmcwSwOv9faRCQ',
  right: ['t11-f4', 't5-t1', 't9-f2'],
  rating: 1167,
};

function problemsOf(all: readonly Problem[], ms = Date.UTC(2026, 10, 29)) {
  const page = stage(won, 30);
  const { session, insight } = page;
  const hints = new HintController({ session, insight, after: () => () => {}, isFair: () => true });
  const trial = new Trial(session, insight, hints);
  const load = async () => all;
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const deps = { session, trial, store, load, now: () => ms, random: () => 0 };
  return { ...page, hints, trial, problems: new Problems(deps) };
}

const reaches = (problems: Problems, phase: ProblemPhase): Promise<void> =>
  new Promise((resolve) => {
    effect(() => {
      if (problems.phase.value === phase) resolve();
    });
  });

const move = (text: string): Move => parseMove(text) as Move;

describe('a problem', () => {
  it('takes every right move, and calls every other one wrong at once', async () => {
    const { session, problems } = problemsOf([KEEP]);
    const { id } = session.entry.value;
    await problems.next();
    expect(problems.phase.value).toBe('asked');
    expect(session.entry.value).toMatchObject({ continued: true });
    expect(session.entry.value.id).not.toBe(id);
    const { ruleSet } = session.game.value;
    const legal = legalMoves(ruleSet, current(session.game.value)).map(makeMove);
    for (const text of legal) {
      await problems.next();
      session.play(move(text));
      expect(problems.phase.value, text).toBe(KEEP.right.includes(text) ? 'right' : 'wrong');
    }
  });

  it('can be tried again after a wrong move, which has counted', async () => {
    const { session, trial, problems } = problemsOf([KEEP]);
    await problems.next();
    const { ruleSet } = session.game.value;
    const wrong = legalMoves(ruleSet, current(session.game.value)).find(
      (each) => !KEEP.right.includes(makeMove(each)),
    );
    session.play(wrong as Move);
    expect(problems.phase.value).toBe('wrong');
    trial.takeBack();
    expect(problems.phase.value).toBe('asked');
    session.play(move(KEEP.right[1] as string));
    expect(problems.phase.value).toBe('right');
    expect(problems.progress.value).toMatchObject({ solved: [], failed: [30] });
  });

  it('counts the first attempt, and not what was shown', async () => {
    const { session, problems } = problemsOf([KEEP, WIN]);
    await problems.next();
    session.play(move(KEEP.right[0] as string));
    expect(problems.progress.value).toMatchObject({ solved: [30], failed: [] });
    const { rating } = problems.progress.value.strength;
    expect(rating).toBeGreaterThan(1500);
    // The other one is next; its way is shown.
    await problems.next();
    expect(problems.problem.value).toBe(WIN);
    problems.showWay();
    expect(problems.progress.value).toMatchObject({ solved: [30], failed: [358] });
    expect(problems.progress.value.strength.rating).toBeLessThan(rating);
  });

  it('that has to be won is solved by the win alone', async () => {
    const { session, problems, insight } = problemsOf([WIN]);
    await problems.next();
    const verdict = await insight.verdict(session.game.value);
    if (verdict.kind !== 'winnable') throw new Error(verdict.kind);
    const [first, ...rest] = verdict.moves;
    expect(WIN.right).toContain(makeMove(first as Move));
    session.play(first as Move);
    await reaches(problems, 'trying');
    expect(problems.progress.value).toMatchObject({ solved: [], failed: [] });
    for (const each of rest) session.play(each);
    expect(problems.phase.value).toBe('right');
    expect(problems.progress.value).toMatchObject({ solved: [358], failed: [] });
  });

  it('counts as failed once any help was given', async () => {
    for (const help of ['hint', 'fairHint', 'status', 'chance'] as const) {
      const { session, problems } = problemsOf([KEEP]);
      await problems.next();
      session.assist(help);
      session.play(move(KEEP.right[0] as string));
      expect(problems.phase.value).toBe('right');
      expect(problems.progress.value, help).toMatchObject({ solved: [], failed: [30] });
    }
  });

  it('can be played on to the win after the answer, and can be lost then without counting', async () => {
    const { session, problems, trial, insight } = problemsOf([KEEP]);
    await problems.next();
    session.play(move(KEEP.right[0] as string));
    problems.goOn();
    await reaches(problems, 'trying');
    const verdict = await insight.verdict(session.game.value);
    if (verdict.kind !== 'winnable') throw new Error(verdict.kind);
    for (const each of verdict.moves) session.play(each);
    expect(problems.phase.value).toBe('right');
    expect(trial.state.value).toBe('won');
    expect(problems.progress.value).toMatchObject({ solved: [30], failed: [] });
  });

  it('of the day is the same for everybody, and another one the day after', async () => {
    const all = [KEEP, WIN];
    const one = problemsOf(all);
    const next = problemsOf(all, Date.UTC(2026, 10, 30));
    await one.problems.daily();
    await next.problems.daily();
    expect(one.problems.problem.value).not.toBe(next.problems.problem.value);
    one.session.play(move((one.problems.problem.value as Problem).right[0] as string));
    if (one.problems.problem.value?.kind === 'keep')
      expect(one.problems.progress.value.streak).toEqual({ day: '2026-11-29', days: 1 });
  });

  it('is gone with the copy, and the game before is back', async () => {
    const { session, trial, problems } = problemsOf([KEEP]);
    const { id, game } = session.entry.value;
    await problems.next();
    trial.end();
    expect(problems.phase.value).toBe('none');
    expect(session.entry.value).toMatchObject({ id });
    expect(session.game.value.moves).toEqual(game.moves);
  });
});
