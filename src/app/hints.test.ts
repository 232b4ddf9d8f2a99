import { effect } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import { current, movesMade } from '../rules/game.ts';
import { makeMove, parseMove } from '../rules/move.ts';
import type { GameRecord } from '../rules/record.ts';
import { RULE_SETS } from '../rules/ruleSet.ts';
import { lostGames, wonGames } from '../rules/vectors/vectors.ts';
import { solve } from '../solver/solve.ts';
import type { Verdict } from '../solver/verdict.ts';
import { type Channel, Client, type Question } from '../worker/client.ts';
import { Host } from '../worker/host.ts';
import { Analysis } from './analysis.ts';
import { Hints } from './hints.ts';
import { en } from './messages/en.ts';
import { endingOf } from './questions.ts';
import { Session } from './session.ts';
import { Settings } from './settings.ts';
import { Status } from './status.ts';
import { WinnableDeal } from './winnableDeal.ts';

const won = wonGames()[0] as GameRecord;
const lost = lostGames()[0] as GameRecord;
/** Deal 2 could be won after 101 moves, and no longer after the next. */
const deal2 = wonGames().find(({ number, rules }) => number === '2' && rules === 'classic');
const spoiled: GameRecord = {
  ...(deal2 as GameRecord),
  moves: [...(deal2 as GameRecord).moves.slice(0, 101), 't10-f7', 'refill'],
};

/** A worker in this thread. */
function localWorker(): Channel {
  let answered: Parameters<Channel['listen']>[0] = () => {};
  const host = new Host({
    send: (answer) => answered(answer),
    now: () => performance.now(),
    pause: () => new Promise((resume) => setImmediate(resume)),
  });
  return {
    post: (request) => host.receive(request),
    listen: (listener) => {
      answered = listener;
    },
    terminate: () => {},
  };
}

const client = () => {
  const asking = new Client({ connect: localWorker, after: () => () => {} });
  return (question: Question) => asking.ask(question);
};

/** Answers as a test says; `solve` on the spot if it says nothing. */
function scripted(...answers: (Verdict | 'never')[]) {
  const asked: Question[] = [];
  const ask = (question: Question) => {
    asked.push(question);
    const answer = answers.shift() ?? solve(question.position, question.ruleSet);
    let stop = (): void => {};
    const stopped = new Promise<Verdict>((resolve) => {
      stop = () => resolve({ verdict: 'unknown', reason: 'stopped', nodes: 0 });
    });
    return { verdict: answer === 'never' ? stopped : Promise.resolve(answer), stop };
  };
  return { ask, asked };
}

/** The page without its views, on a game that stands at its last move. */
function stage(record: GameRecord, at = record.moves.length, ask = client()) {
  const data = new Map<string, string>();
  const moves = record.moves.slice(0, at);
  data.set('bigben.game', JSON.stringify({ version: 1, ...record, moves, undone: [] }));
  const store = {
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => void data.set(key, value),
  };
  const session = new Session({ store, messages: en, random: () => 0.5 });
  const settings = new Settings(store);
  const analysis = new Analysis(ask);
  const status = new Status(session, settings, analysis);
  const timers = new Set<() => void>();
  const after = (_: number, act: () => void) => {
    timers.add(act);
    return () => void timers.delete(act);
  };
  const hints = new Hints({ session, analysis, messages: en, after });
  /** Lets the time come for what is waited for. */
  const tick = () => {
    for (const act of [...timers]) {
      timers.delete(act);
      act();
    }
  };
  return { session, settings, analysis, status, hints, tick, timers, store };
}

type Stage = ReturnType<typeof stage>;

/** Waits until the hint is of some kind. */
const until = (hints: Hints, kind: string): Promise<void> =>
  new Promise((resolve) => {
    effect(() => {
      if (hints.hint.value.kind === kind) resolve();
    });
  });

const settled = ({ status }: Stage): Promise<string | undefined> =>
  new Promise((resolve) => {
    effect(() => {
      if (status.standing.value !== 'thinking') resolve(status.standing.value);
    });
  });

/** Lets everything that has been answered be heard. */
const calm = () => new Promise((resolve) => setImmediate(resolve));

const played = ({ session }: Stage): string[] => movesMade(session.game.value).map(makeMove);

describe('a hint', () => {
  it('shows and says the first move of a way to win, and is counted', async () => {
    const page = stage(won, 112);
    page.hints.toggle();
    expect(page.hints.hint.value.kind).toBe('thinking');
    await until(page.hints, 'shown');
    expect(page.hints.hint.value).toMatchObject({ kind: 'shown', playing: false, since: 112 });
    expect(page.session.news.value.text).toMatch(/^Hint: .+ from .+ to foundation at \d+\.$/);
    expect(page.session.assists.value).toEqual({ hints: 1, shownMoves: 0, statusSeen: false });
    page.hints.toggle();
    expect(page.hints.hint.value).toEqual({ kind: 'off' });
    page.hints.toggle();
    await until(page.hints, 'shown');
    expect(page.session.assists.value.hints).toBe(2);
  });

  it('goes step by step to the win, and all is taken back', async () => {
    const page = stage(won, 110);
    page.hints.toggle();
    await until(page.hints, 'shown');
    let steps = 0;
    while (endingOf(page.session.game.value) !== 'won' && steps++ < 50) page.hints.step();
    expect(page.hints.hint.value).toMatchObject({ kind: 'shown', move: undefined, since: 110 });
    expect(page.session.assists.value).toMatchObject({ hints: 1, shownMoves: steps });
    expect(page.session.news.value.text).toMatch(/With one hint and \w+ moves shown\.$/);
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

  it('plays to the win by itself, and pauses', async () => {
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
    expect(page.session.news.value.text).toMatch(/^Hint: /);
    page.hints.playOrPause();
    for (let i = 0; i < 50 && page.timers.size > 0; i++) page.tick();
    expect(endingOf(page.session.game.value)).toBe('won');
    expect(page.hints.hint.value).toMatchObject({ kind: 'shown', playing: false });
  });

  it('goes back with an undo and pauses; ends with a move of one’s own', async () => {
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

  it('says that it does not know, which is not counted', async () => {
    const { ask } = scripted({ verdict: 'unknown', reason: 'time', nodes: 1 });
    const page = stage(won, 60, ask);
    page.hints.toggle();
    await until(page.hints, 'off');
    expect(page.session.news.value).toEqual({ text: en.hintUnknown, tone: 'refusal' });
    expect(page.session.assists.value.hints).toBe(0);
  });

  it('has nothing to show of a game that is won, nor is there a way without one', async () => {
    const page = stage(won);
    page.hints.toggle();
    expect(page.session.news.value.text).toBe(en.hintOver);
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
    expect(page.hints.hint.value).toEqual({ kind: 'lost', back: 101 });
    expect(page.session.news.value).toEqual({
      text: 'This game can no longer be won. After move 101 it still could.',
      tone: 'refusal',
    });
    expect(page.session.assists.value.hints).toBe(1);
    page.hints.goBack();
    expect(page.session.news.value.text).toBe('Back after move 101: it can be won.');
    expect(page.hints.hint.value).toEqual({ kind: 'off' });
    expect(played(page)).toEqual(spoiled.moves.slice(0, 101));
    page.session.redo();
    page.session.redo();
    expect(played(page)).toEqual(spoiled.moves);
  });

  it('is counted, and does not know more than it does', async () => {
    const unknown: Verdict = { verdict: 'unknown', reason: 'time', nodes: 1 };
    const page = stage(lost, 75, scripted(unknown, unknown, unknown, unknown).ask);
    page.hints.toggle();
    await until(page.hints, 'lost');
    expect(page.hints.hint.value).toEqual({ kind: 'lost', back: undefined });
    expect(page.session.news.value.text).toBe(
      'This game cannot be won from here. Where it was lost could not be decided.',
    );
    page.hints.goBack();
    expect(page.session.game.value.at).toBe(75);
    page.session.undo();
    expect(page.hints.hint.value).toEqual({ kind: 'off' });
  });

  it('ends while it searches', async () => {
    const page = stage(lost, 75, scripted('never').ask);
    page.hints.toggle();
    await calm();
    expect(page.hints.hint.value).toEqual({ kind: 'thinking', lost: true });
    page.hints.end();
    await calm();
    expect(page.hints.hint.value).toEqual({ kind: 'off' });
  });
});

describe('the status', () => {
  it('is hidden at first, tells nothing then and asks nothing', async () => {
    const { ask, asked } = scripted();
    const page = stage(won, 110, ask);
    page.session.undo();
    await calm();
    expect(page.status.standing.value).toBeUndefined();
    expect(asked).toEqual([]);
    expect(page.session.assists.value.statusSeen).toBe(false);
  });

  it('tells of each position, and is remembered as seen', async () => {
    const page = stage(won, 110);
    page.status.toggle();
    expect(page.status.standing.value).toBe('thinking');
    expect(page.session.assists.value.statusSeen).toBe(false);
    expect(await settled(page)).toBe('winnable');
    expect(page.session.assists.value.statusSeen).toBe(true);
    expect(new Settings(page.store).choices.value.showStatus).toBe(true);
    page.status.toggle();
    expect(page.status.standing.value).toBeUndefined();
    expect(page.status.told.value).toBeUndefined();
  });

  it('is lost while it is not known since when, then no longer winnable', async () => {
    const never: Verdict = { verdict: 'unwinnable', nodes: 1 };
    const { ask } = scripted(never, 'never');
    const page = stage(spoiled, 103, ask);
    page.status.toggle();
    expect(await settled(page)).toBe('lost');
    page.session.undo();
    page.session.undo();
    expect(await settled(page)).toBe('winnable');
    page.session.redo();
    page.session.redo();
    expect(page.status.standing.value).toBe('noLonger');
  });

  it('is never, if the deal itself is lost', async () => {
    const unwinnable: Verdict = { verdict: 'unwinnable', nodes: 1 };
    const page = stage(lost, 30, scripted(unwinnable, unwinnable).ask);
    page.status.toggle();
    await calm();
    expect(page.status.standing.value).toBe('never');
    expect(page.status.told.value).toBe('never');
  });

  it('is unknown where the search did not end, never lost', async () => {
    const { ask, asked } = scripted({ verdict: 'unknown', reason: 'nodes', nodes: 1 });
    const page = stage(lost, 30, ask);
    page.status.toggle();
    expect(await settled(page)).toBe('unknown');
    await calm();
    expect(asked).toHaveLength(1);
    expect(page.session.assists.value.statusSeen).toBe(false);
  });

  it('follows quick moves: the last position counts', async () => {
    const page = stage(won, 112);
    page.status.toggle();
    for (let i = 0; i < 10; i++) page.session.undo();
    for (let i = 0; i < 9; i++) page.session.redo();
    expect(await settled(page)).toBe('winnable');
  });

  it('is told only when it changes', async () => {
    const page = stage(spoiled, 100);
    const told: unknown[] = [];
    effect(() => void told.push(page.status.told.value));
    page.status.toggle();
    await settled(page);
    for (const move of [deal2?.moves[100], 't10-f7', 'refill']) {
      page.session.play(parseMove(move as string) as never);
      await settled(page);
    }
    page.session.undo();
    page.session.undo();
    expect(told).toEqual([undefined, 'winnable', 'noLonger', 'winnable']);
  });

  it('lets the solver rest when it is hidden, or knows without it', async () => {
    const stops: number[] = [];
    const page = stage(won, 112, () => {
      let stop = (): void => {};
      const verdict = new Promise<Verdict>((resolve) => {
        stop = () => {
          stops.push(page.session.game.value.at);
          resolve({ verdict: 'unknown', reason: 'stopped', nodes: 0 });
        };
      });
      return { verdict, stop: () => stop() };
    });
    page.status.toggle();
    page.status.toggle();
    expect(stops).toEqual([112]);
    await calm();
    page.status.toggle();
    await calm();
    for (const move of won.moves.slice(112)) page.session.play(parseMove(move) as never);
    await calm();
    expect(stops.at(-1)).toBe(116);
    page.session.undo();
    expect(page.status.standing.value).toBe('winnable');
  });

  it('goes on after a hint that was asked meanwhile', async () => {
    const page = stage(won, 110, scripted('never').ask);
    page.status.toggle();
    page.hints.toggle();
    expect(page.hints.hint.value.kind).toBe('thinking');
    page.hints.end();
    expect(await settled(page)).toBe('winnable');
  });
});

describe('a deal that can be won', () => {
  const unit = () => 0.25;
  const unwinnable: Verdict = { verdict: 'unwinnable', nodes: 1 };
  const unknown: Verdict = { verdict: 'unknown', reason: 'time', nodes: 1 };

  it('passes over deals that are lost or undecided', async () => {
    const { ask, asked } = scripted(unwinnable, unknown, 'never');
    let unit = 0;
    const random = () => {
      unit += 0.1;
      return unit;
    };
    const deal = new WinnableDeal(new Analysis(ask), random);
    const found = deal.find(RULE_SETS.classic);
    expect(deal.looking.value).toBe(true);
    await calm();
    expect(asked).toHaveLength(3);
    deal.cancel();
    expect(await found).toBeUndefined();
    expect(deal.looking.value).toBe(false);
  });

  it('is found, and nothing is looked for any more', async () => {
    const page = stage(won, 115);
    const deal = new WinnableDeal(page.analysis, unit);
    page.analysis.judge = async () => ({ verdict: 'winnable', moves: [] });
    expect(await deal.find(RULE_SETS.classic)).toEqual({
      generator: 'twister',
      seed: 25007500000000000000n,
    });
    expect(deal.looking.value).toBe(false);
  });

  it('is not found after it was cancelled, nor twice at once', async () => {
    const { ask, asked } = scripted('never', 'never');
    const deal = new WinnableDeal(new Analysis(ask), unit);
    const first = deal.find(RULE_SETS.classic);
    deal.cancel();
    const second = deal.find(RULE_SETS.classic);
    expect(await first).toBeUndefined();
    expect(deal.looking.value).toBe(true);
    deal.cancel();
    deal.cancel();
    expect(await second).toBeUndefined();
    expect(asked).toHaveLength(2);
  });
});

describe('settings', () => {
  it('hold what cannot be read for not chosen', () => {
    for (const text of ['{', 'null', '7', '{"showStatus":"yes"}']) {
      const settings = new Settings({ getItem: () => text, setItem: () => {} });
      expect(settings.choices.value).toEqual({ showStatus: false, onlyWinnable: false });
    }
  });

  it('hold for the page where nothing can be kept', () => {
    const refuse = () => {
      throw new Error('full');
    };
    const settings = new Settings({ getItem: refuse, setItem: refuse });
    settings.choose({ onlyWinnable: true });
    expect(settings.choices.value).toEqual({ showStatus: false, onlyWinnable: true });
  });
});

it('the recorded game is what these tests take it for', () => {
  const page = stage(spoiled, 101);
  expect(endingOf(page.session.game.value)).toBeUndefined();
  expect(solve(current(page.session.game.value), RULE_SETS.classic).verdict).toBe('winnable');
});
