import { describe, expect, it } from 'vitest';
import { current, movesMade } from '../../rules/game.ts';
import { HOURS } from '../../rules/hour.ts';
import { parseLink } from '../../rules/link.ts';
import { type Move, makeMove, parseMove, parsePlace } from '../../rules/move.ts';
import { isComplete } from '../../rules/position.ts';
import { RULE_SETS } from '../../rules/ruleSet.ts';
import { Session } from '../game/session.ts';
import { Clock } from '../games/clock.ts';
import { Library } from '../games/library.ts';
import { HandClock, MemoryStore, sessionOn } from '../testing/shelf.ts';
import { awaitsLesson, LESSON_DEAL } from './first.ts';
import { Lesson } from './lesson.ts';
import { keepMark, readMark } from './mark.ts';
import { isOfLesson, LESSON, STEP_COUNT } from './steps.ts';

const RECORD = '1/classic/952/1Z8IuQuF240No';

/** The lesson after a number of its moves. */
function begin(at = 0) {
  const { session, library } = sessionOn(new MemoryStore());
  session.games.newGame(LESSON_DEAL, RULE_SETS.classic);
  const timers = new Set<() => void>();
  const after = (_: number, act: () => void) => {
    timers.add(act);
    return () => void timers.delete(act);
  };
  let overs = 0;
  const onEnd = (): void => {
    overs += 1;
  };
  const lesson = new Lesson({ session, after, onEnd: onEnd });
  for (const { move } of LESSON.slice(0, at)) session.play(move);
  const made = () => movesMade(session.game.value).map(makeMove);
  return { session, library, lesson, timers, made, overs: () => overs };
}

const move = (text: string): Move => parseMove(text) as Move;

describe('the lesson', () => {
  it('is the beginning of a real deal that lights hour 1', () => {
    const { session, lesson } = begin();
    const steps = LESSON.map(({ step, move }) => {
      expect(lesson.step.value).toBe(step);
      expect(lesson.next.value).toBe(move);
      session.play(move);
      return step;
    });
    expect([...new Set(steps)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(lesson.step.value).toBe(STEP_COUNT + 1);
    expect(lesson.next.value).toBeUndefined();
    expect(session.cardsHome.value).toBe(21);
    const position = current(session.game.value);
    expect(HOURS.filter((hour) => isComplete(position, hour))).toEqual([1]);
    const read = parseLink(RECORD);
    const linked = read.ok ? read.value.game : undefined;
    expect(linked?.moves.map(makeMove)).toEqual(LESSON.map((each) => makeMove(each.move)));
  });

  it.each([
    [0, 'draw', { kind: 'early', card: 6 }],
    [2, 't1-f5', { kind: 'card', card: 38 }],
    [3, 't1-f5', { kind: 'stock' }],
    [4, 't1-f5', { kind: 'stock' }],
    [6, 't1-f5', { kind: 'leave' }],
    [7, 'w-t9', { kind: 'hour', hour: 1 }],
    [7, 'draw', { kind: 'early', card: 7 }],
    [11, 't4-f1', { kind: 'stock' }],
    [12, 'draw', { kind: 'early', card: 11 }],
  ] as const)('answers another legal move, which is not made: after %i, %s', (at, text, answer) => {
    const { session, lesson, made, library } = begin(at);
    const before = made();
    session.play(move(text));
    expect(lesson.complaint.value).toEqual(answer);
    expect(made()).toEqual(before);
    expect(library.games.value.find(({ id }) => id === session.entry.value.id)?.undos ?? 0).toBe(0);
    session.play(lesson.next.value as Move);
    expect(lesson.complaint.value).toBeUndefined();
  });

  it('puts back a card that was carried to another place', () => {
    const { session, lesson } = begin(7);
    session.take(parsePlace('w'));
    session.place(parsePlace('t9'));
    expect(session.held.value).toBeUndefined();
    expect(lesson.complaint.value).toEqual({ kind: 'hour', hour: 1 });
  });

  it('leaves illegal moves to their refusal, and says what to do about a gap', () => {
    const { session, lesson } = begin(3);
    session.play(move('t1-f1'));
    expect(session.announcement.value).toMatchObject({ kind: 'refused' });
    expect(lesson.complaint.value).toBeUndefined();
    session.play(move('t1-t6'));
    expect(lesson.complaint.value).toEqual({ kind: 'gap' });
  });

  it('goes back with undo', () => {
    const { session, lesson } = begin(3);
    session.undo();
    expect(lesson.step.value).toBe(3);
    session.redo();
    expect(lesson.step.value).toBe(4);
    session.restart();
    expect(lesson.step.value).toBe(1);
  });

  it('shows the move after a wait or after wrong tries', () => {
    const { session, lesson, timers } = begin();
    for (const act of [...timers]) act();
    expect(lesson.isLong.value).toBe(true);
    session.play(lesson.next.value as Move);
    expect(lesson.isLong.value).toBe(false);
    session.play(move('refill'));
    expect(lesson.isLong.value).toBe(false);
    session.play(move('refill'));
    expect(lesson.isLong.value).toBe(true);
  });

  it('tells of two places for the 8♣', () => {
    expect(begin(7).lesson.elsewhere.value).toEqual(parsePlace('t9'));
    expect(begin(8).lesson.elsewhere.value).toBeUndefined();
  });

  it('plays no card automatically', () => {
    const { session, lesson, made } = begin(1);
    session.followUpsOf = () => [move('t1-f5')];
    session.play(lesson.next.value as Move);
    expect(made()).toHaveLength(2);
  });

  it('can be ended anywhere, and leaves an ordinary game that had help', () => {
    const { session, lesson, overs, made } = begin(2);
    lesson.end();
    expect(overs()).toBe(1);
    expect(session.guide.value).toBeUndefined();
    expect(session.assists.value.lesson).toBe(true);
    session.play(move('refill'));
    expect(made()).toHaveLength(3);
    const untouched = begin();
    untouched.lesson.end();
    expect(untouched.session.assists.value.lesson).toBe(false);
  });

  it('is over with the first move after it, and with another game', () => {
    const played = begin(LESSON.length);
    expect(played.session.guide.value).toBe(played.lesson);
    played.session.deal();
    expect(played.session.guide.value).toBeUndefined();
    expect(played.made()).toHaveLength(LESSON.length + 1);
    const left = begin(2);
    left.session.games.newRandomGame(RULE_SETS.classic);
    expect(left.overs()).toBe(1);
    expect(isOfLesson(left.session.game.value)).toBe(false);
  });
});

describe('the first visit', () => {
  const keeping = (kept: Record<string, string> = {}) => {
    const data = new Map(Object.entries(kept));
    return {
      getItem: (key: string) => data.get(key) ?? null,
      setItem: (key: string, value: string) => void data.set(key, value),
    };
  };

  const refuse = () => {
    throw new Error('refused');
  };
  const refusing = { getItem: refuse, setItem: refuse };

  it('is recognized by empty storage, and the lesson goes on where it was left', () => {
    const { library } = begin();
    const empty = new Library(new MemoryStore(), () => () => {});
    expect(awaitsLesson(library, keeping())).toBe(false);
    expect(awaitsLesson(library, keeping({ 'bigben.lesson': '"begun"' }))).toBe(true);
    expect(awaitsLesson(empty, keeping())).toBe(true);
    for (const key of ['bigben.tips', 'bigben.settings', 'bigben.lesson'])
      expect(awaitsLesson(empty, keeping({ [key]: '"over"' }))).toBe(false);
  });

  it('is remembered, if the browser stores it', () => {
    const store = keeping();
    expect(readMark(store)).toBe('');
    expect(keepMark(store, 'begun')).toBe(true);
    expect(readMark(store)).toBe('begun');
    expect(readMark(keeping({ 'bigben.lesson': '{' }))).toBe('');
    expect(keepMark(refusing, 'over')).toBe(false);
  });

  it('has the deal of the lesson on its table', () => {
    const library = new Library(new MemoryStore(), () => () => {});
    const clock = new Clock(new HandClock());
    const session = new Session({ library, clock, random: () => 0.5, deal: LESSON_DEAL });
    expect(isOfLesson(session.game.value)).toBe(true);
  });
});
