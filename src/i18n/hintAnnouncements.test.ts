/** The English announcements of hints. */
import { describe, expect, it } from 'vitest';
import type { Announcement } from '../app/announcements/announcements.ts';
import { isNotice } from '../app/announcements/announcements.ts';
import { said } from '../app/testing/said.ts';
import { played, stage, until, won } from '../app/testing/stage.ts';
import { parseCard } from '../rules/card.ts';
import { type Move, parseMove } from '../rules/move.ts';
import { speakAnnouncement } from './announcements.ts';
import { en } from './testing/whole.ts';

const moveOf = (text: string): Move => parseMove(text) as Move;
const proposal = (move: string, card: string) => ({ move: moveOf(move), card: parseCard(card) });
const spoken = (announcement: Announcement): string => speakAnnouncement(en, announcement);

describe('a hint', () => {
  it('says the move', () => {
    expect(spoken({ kind: 'hint', ...proposal('t3-f8', 'AD') })).toBe(
      'Hint: ace of diamonds from the fan at 3 to the foundation at 8.',
    );
  });

  it('without peeking says its estimate and the second choice', () => {
    const next = { move: moveOf('t3-t10'), chance: 0.212 };
    expect(
      spoken({
        ...{ kind: 'fairHint', best: proposal('t3-f8', 'AD'), next: proposal('t3-t10', 'AD') },
        evaluation: { kind: 'weighed', chance: 0.243, next },
      }),
    ).toMatch(
      /^Hint without peeking: .+ from .+\. What the computer would do\. Estimated chance: 24%; of the second choice, 21%\. Second choice: .+\.$/,
    );
    const only = (chance: number): string =>
      spoken({
        ...{ kind: 'fairHint', best: undefined, next: undefined },
        evaluation: { kind: 'only', chance },
      });
    expect(only(0.5)).toBe('The only move. The computer gives it 50%.');
    expect(only(0.001)).toBe('The only move. The computer gives it 1%.');
  });

  it.each([
    ['unwinnable', 'The computer gives up: this game is lost.'],
    ['unknown', 'The computer gives up: it sees no way to win.'],
    ['sure', 'Nothing is hidden any more: this wins.'],
  ] as const)('without peeking says that it is %s', (kind, sentence) => {
    const none = { best: undefined, next: undefined };
    expect(spoken({ kind: 'fairHint', ...none, evaluation: { kind } })).toBe(sentence);
  });

  it('in a lost game says where it could last be won', () => {
    const lost = (last: Extract<Announcement, { kind: 'hintLost' }>['last']): string =>
      spoken({ kind: 'hintLost', last });
    expect(lost({ kind: 'found', at: 101, certain: true })).toBe(
      'This game is lost. It was still winnable after move 101.',
    );
    expect(lost({ kind: 'undecided' })).toBe(
      'This game is lost. Where it was lost is too hard to tell.',
    );
    expect(spoken({ kind: 'wentBack', at: 101, ended: undefined })).toBe(
      'Back at move 101: still winnable.',
    );
  });

  it('says that it is working, has nothing to say, or gets no answer, which is a refusal', () => {
    expect(spoken({ kind: 'fairThinking' })).toBe('The computer is thinking…');
    expect(spoken({ kind: 'hintOver' })).toBe(en.hintOver);
    expect(spoken({ kind: 'hintUnknown' })).toBe(en.hintUnknown);
    expect(spoken({ kind: 'fairNoAnswer' })).toBe(en.fair.noAnswer);
    expect(isNotice({ kind: 'hintUnknown' })).toBe(true);
    expect(isNotice({ kind: 'fairNoAnswer' })).toBe(true);
  });

  it.each([
    [false, /Helped: 1 hint, \d+ moves played for you\.$/],
    [true, /Helped: 1 hint without peeking, \d+ moves played for you\.$/],
  ])(
    'is told at the end of a game that it has won; without peeking: %s',
    async (isFair, sentence) => {
      const page = stage({ ...won, moves: won.moves.slice(0, 110) }, 110);
      if (isFair) page.hints.toggleFair();
      else page.hints.toggle();
      await until(page.hints, 'shown');
      for (let i = 0; i < 20; i++) page.hints.step();
      expect(played(page).length).toBeGreaterThan(110);
      expect(said(page.session)).toMatch(sentence);
    },
  );
});
