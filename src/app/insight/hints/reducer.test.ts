/** The reducer as a table: the hint before, the event, the hint after, and the effects. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMove } from '../../../rules/move.ts';
import type { Hint } from './hint.ts';
import {
  type HintEvent,
  type HintState,
  type Next,
  NO_HINT,
  type Reduced,
  reduce,
} from './reducer.ts';

const move = parseMove('refill') as never;
const known: Next = { move, over: false, evaluation: undefined };
const weighed = { kind: 'weighed', chance: 0.4, next: undefined } as const;
const fair: Next = { move, over: false, evaluation: weighed };
const stale: Next = { move: undefined, over: false, evaluation: { kind: 'stale' } };
const givenUp: Next = { move: undefined, over: true, evaluation: { kind: 'unknown' } };

const at = (hint: Hint, more: Partial<HintState> = {}): HintState => ({
  ...NO_HINT,
  question: 3,
  hint,
  ...more,
});
const off = at({ kind: 'off' });
const thinking = at({ kind: 'thinking', lost: false });
const searching = at({ kind: 'thinking', lost: true });
const shown = (next: Next, playing = false): HintState =>
  at({ kind: 'shown', ...next, since: 10, playing });
const rethinking = (playing: boolean): HintState =>
  shown({ move: undefined, over: false, evaluation: { kind: 'thinking' } }, playing);
const lost = at({ kind: 'lost', last: { kind: 'never' } });

const changed = (by: 'own' | 'line' | 'other', next: Next | undefined, point = 11): HintEvent => ({
  ...{ kind: 'changed', by, at: point, isRefill: false, next },
});
const thought = (next: Next, question = 3): HintEvent => ({
  ...{ kind: 'thought', question, at: 10, next },
});
const asked = (player: 'solver' | 'fair', isKnown: boolean, isWon = false): HintEvent => ({
  ...{ kind: 'asked', player, isKnown, isWon },
});

/** Abbreviates a hint to a word, and effects to their main argument. */
function told(state: HintState, event: HintEvent) {
  const { state: next, effects } = reduce(state, event);
  const { hint } = next;
  const words: string[] = [hint.kind];
  if (hint.kind === 'thinking' && hint.lost) words.push('back');
  if (hint.kind === 'shown') {
    words.push(hint.evaluation?.kind ?? 'exact', `from ${hint.since}`);
    if (hint.playing) words.push('playing');
    if (hint.over) words.push('over');
  }
  const done = effects.map((effect) => {
    const { kind, ...details } = effect;
    const [detail] = Object.values(details).filter((each) => typeof each === 'string');
    return detail === undefined ? kind : `${kind} ${detail}`;
  });
  return [words.join(' '), ...done];
}

/**
 * Checks that a hint that is over is not played, that question numbers never decrease, and that
 * only a shown move is played.
 */
function expectSound(before: HintState, { state, effects }: Reduced): void {
  const { hint, question } = state;
  expect(hint).not.toMatchObject({ over: true, playing: true });
  expect(question).toBeGreaterThanOrEqual(before.question);
  const questions = effects.flatMap((effect) => ('question' in effect ? [effect.question] : []));
  expect(questions.every((each) => each === question)).toBe(true);
  expect(effects.every(({ kind }) => kind !== 'play') || hint.kind === 'shown').toBe(true);
}

const END = ['callOff', 'stop solver', 'stop fair'];

describe('hints', () => {
  it.each<readonly [string, HintState, HintEvent, readonly string[]]>([
    ['asked', off, asked('solver', false), ['thinking', 'tell hintThinking', 'judge']],
    ['asked, and known', off, asked('solver', true), ['thinking', 'judge']],
    ['asked fairly', off, asked('fair', false), ['thinking', 'tell fairThinking', 'think']],
    ['asked of a won game', off, asked('fair', true, true), ['off', 'tell hintOver']],
    [
      'winnable',
      thinking,
      { kind: 'judged', question: 3, at: 10, verdict: 'winnable', next: known },
      ['shown exact from 10', 'assist hint', 'speakMove'],
    ],
    [
      'unwinnable',
      thinking,
      { kind: 'judged', question: 3, at: 10, verdict: 'unwinnable' },
      ['thinking back', 'assist hint', 'tell hintSearching', 'searchBack'],
    ],
    [
      'unknown',
      thinking,
      { kind: 'judged', question: 3, at: 10, verdict: 'unknown' },
      ['off', 'tell hintUnknown'],
    ],
    [
      'answered too late',
      thinking,
      { kind: 'judged', question: 2, at: 10, verdict: 'unknown' },
      ['thinking'],
    ],
    [
      'where it was lost',
      searching,
      { kind: 'searched', question: 3, last: { kind: 'never' } },
      ['lost', 'tellLost'],
    ],
    ['thought', thinking, thought(fair), ['shown weighed from 10', 'assist fairHint', 'speakMove']],
    ['thought too late', thinking, thought(fair, 2), ['thinking']],
    ['thought when it is over', off, thought(fair), ['off']],
    [
      'thought anew, played by itself',
      rethinking(true),
      thought(fair),
      ['shown weighed from 10 playing', 'assist fairHint', 'play hint'],
    ],
    [
      'no way on, played by itself',
      rethinking(true),
      thought(givenUp),
      ['shown unknown from 10 over', 'assist fairHint', 'speakMove'],
    ],
    ['died', thinking, { kind: 'unthought', question: 3 }, ['off', 'tell fairNoAnswer']],
    [
      'died when watched',
      { ...rethinking(true), isWatched: true },
      { kind: 'unthought', question: 3 },
      ['off', 'seenEnough', 'tell fairNoAnswer'],
    ],
    ['stepped', shown(known), { kind: 'stepped' }, ['shown exact from 10', 'play hint']],
    ['stepped to think', shown(stale), { kind: 'stepped' }, ['shown thinking from 10', 'think']],
    ['stepped at the end', shown(givenUp), { kind: 'stepped' }, ['shown unknown from 10 over']],
    ['stepped while it thinks', rethinking(false), { kind: 'stepped' }, ['shown thinking from 10']],
    ['stepped without a hint', off, { kind: 'stepped' }, ['off']],
    [
      'its own move',
      shown(known, true),
      changed('own', known),
      ['shown exact from 10 playing', 'callOff', 'playLater'],
    ],
    [
      'its last move',
      shown(known, true),
      changed('own', { move: undefined, over: true, evaluation: undefined }),
      ['shown exact from 10 over', 'callOff'],
    ],
    [
      'undone below where it began',
      shown(known, true),
      changed('line', known, 7),
      ['shown exact from 7', 'callOff'],
    ],
    ['where no way is known', shown(known), changed('line', undefined), ['off', 'callOff']],
    ['another move', shown(known), changed('other', known), ['off', 'callOff']],
    ['a move while it thinks', thinking, changed('line', known), ['off', ...END]],
    [
      'undone while it thinks anew',
      rethinking(false),
      changed('line', fair, 9),
      ['shown weighed from 9', 'callOff', 'stop fair'],
    ],
    ['a move in a lost game', lost, changed('line', known), ['off', 'callOff']],
    ['a move without a hint', off, changed('other', undefined), ['off']],
    [
      'played',
      shown(known),
      { kind: 'playedOrPaused' },
      ['shown exact from 10 playing', 'play hint'],
    ],
    [
      'paused by its button',
      shown(known, true),
      { kind: 'playedOrPaused' },
      ['shown exact from 10', 'callOff', 'speakMove'],
    ],
    [
      'paused by a card in hand',
      shown(known, true),
      { kind: 'paused' },
      ['shown exact from 10', 'callOff'],
    ],
    ['paused at rest', shown(known), { kind: 'paused' }, ['shown exact from 10']],
    [
      'watched',
      off,
      { kind: 'watched', at: 10, next: stale },
      ['shown thinking from 10 playing', 'think'],
    ],
    ['ended', shown(fair), { kind: 'ended' }, ['off', 'callOff']],
    [
      'ended while it thinks anew',
      rethinking(true),
      { kind: 'ended' },
      ['off', 'callOff', 'stop fair'],
    ],
    ['dismissed', thinking, { kind: 'dismissed' }, ['off', ...END]],
    [
      'dismissed when watched',
      { ...shown(fair, true), isWatched: true },
      { kind: 'dismissed' },
      ['off', 'callOff', 'seenEnough'],
    ],
    [
      'ended when watched',
      { ...shown(fair, true), isWatched: true },
      changed('other', undefined),
      ['off', 'callOff'],
    ],
    [
      'stepped when watched',
      { ...shown(fair), isWatched: true },
      { kind: 'stepped' },
      ['shown weighed from 10', 'play watch'],
    ],
  ])('%s', (_, state, event, expected) => {
    expect(told(state, event)).toEqual(expected);
  });

  it('never play what is over or unknown, and number each question, whatever happens', () => {
    const next = fc.constantFrom(known, fair, stale, givenUp);
    const question = fc.nat(6);
    const anyEvent: fc.Arbitrary<HintEvent> = fc.oneof(
      fc
        .tuple(fc.constantFrom('solver' as const, 'fair' as const), fc.boolean(), fc.boolean())
        .map(([player, isKnown, isWon]) => asked(player, isKnown, isWon)),
      fc.tuple(next, question).map(([found, number]) => thought(found, number)),
      fc
        .tuple(fc.constantFrom('unwinnable' as const, 'unknown' as const), question)
        .map(
          ([verdict, number]) => ({ kind: 'judged', question: number, at: 10, verdict }) as const,
        ),
      fc
        .tuple(fc.constantFrom('own' as const, 'line' as const, 'other' as const), next, fc.nat(20))
        .map(([by, found, point]) => changed(by, found, point)),
      fc
        .constantFrom('stepped', 'playedOrPaused', 'paused', 'ended', 'dismissed')
        .map((kind) => ({ kind }) as HintEvent),
      next.map((found) => ({ kind: 'watched', at: 10, next: found }) as const),
    );
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let state = NO_HINT;
        for (const event of events) {
          const reduced = reduce(state, event);
          expectSound(state, reduced);
          state = reduced.state;
        }
      }),
      { seed: 38, numRuns: 300 },
    );
  });
});
