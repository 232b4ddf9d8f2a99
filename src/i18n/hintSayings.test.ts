import { describe, expect, it } from 'vitest';
import type { Hint, Shown } from '../app/insight/hints/hint.ts';
import { LANGUAGES, type Language } from '../app/preferences/languages.ts';
import { stage, won } from '../app/testing/stage.ts';
import { parseMove } from '../rules/move.ts';
import { sayHint } from './hintSayings.ts';
import { en, WHOLE } from './testing/whole.ts';

const game = stage(won, 0).session.game.value;
const shown = (move: string | undefined, evaluation?: Shown['evaluation']): Hint => ({
  kind: 'shown',
  move: move === undefined ? undefined : parseMove(move),
  ...{ playing: false, since: 0, over: false, evaluation },
});
/** Removes the invisible characters that keep a card in one piece. */
const said = (hint: Hint, messages = en) => {
  const { title, text } = sayHint(messages, hint, game);
  return `${title} | ${text}`.replaceAll(/[\u2066\u2069]/g, '');
};

describe('what is shown of a hint', () => {
  it('is the move and why', () => {
    expect(said(shown('t3-f9'))).toMatch(/^\S{2,3} to 9 o’clock \| This keeps the win\.$/);
    expect(said(shown('t3-t9'))).toMatch(/^\S{2,3} to the fan at 9 \| This keeps the win\.$/);
    expect(said(shown('refill'))).toBe('Refill | This keeps the win.');
    expect(said(shown('draw'))).toBe('Draw a card | This keeps the win.');
  });

  it('is what the fair player thinks', () => {
    const next = { move: parseMove('draw') as never, chance: 0.4 };
    expect(said(shown('refill', { kind: 'weighed', chance: 0.456, next }))).toBe(
      'Refill | What the computer would do: 46%.',
    );
    expect(said(shown('draw', { kind: 'only', chance: 0.2 }))).toBe(
      'Draw a card | The only move. The computer gives it 20%.',
    );
    expect(said(shown(undefined, { kind: 'unknown' }))).toBe(` | ${en.fair.evaluations.unknown}`);
  });

  it('is the way back from a lost game', () => {
    const lost = (at: number): Hint => ({
      kind: 'lost',
      last: { kind: 'found', at, certain: true },
    });
    expect(said(lost(61))).toBe('Undo to move 61 | It was still winnable there.');
    expect(said(lost(0))).toBe('Undo to the start | It was still winnable there.');
    expect(said({ kind: 'lost', last: { kind: 'never' } })).toBe(
      ` | ${en.hintLost({ kind: 'never' })}`,
    );
  });

  it('is that it is being searched for', () => {
    expect(said({ kind: 'thinking', lost: false })).toBe(' | Looking…');
    expect(said({ kind: 'thinking', lost: true })).toBe(' | Looking for the mistake…');
    expect(said({ kind: 'off' })).toBe(' | ');
  });

  it('names hour and card in every language', () => {
    for (const language of Object.keys(LANGUAGES) as Language[])
      for (const move of ['t3-f9', 't3-t9']) {
        const text = said(shown(move), WHOLE[language]);
        expect(text, language).toMatch(/[♣♥♠♦]/);
        expect(text, language).toMatch(/9|التاسعة/);
      }
  });
});
