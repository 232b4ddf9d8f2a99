/** What the chip of a hint says, and what is asked before help that counts, in English. */
import type { Hour } from '../../rules/hour.ts';

export const hintChip = {
  /** `card` as its index has it. */
  toHour: (card: string, hour: Hour): string => `${card} to ${hour} o’clock`,
  toFan: (card: string, hour: Hour): string => `${card} to the fan at ${hour}`,
  dealing: { refill: 'Refill', draw: 'Draw a card', redeal: 'Redeal' },
  keeps: 'This keeps the win.',
  would: (share: string): string => `What the computer would do: ${share}.`,
  only: (share: string): string => `The only move. The computer gives it ${share}.`,
  looking: 'Looking…',
  searching: 'Looking for the mistake…',
  doIt: 'Do it',
  playOut: 'Play it out',
  thinkAgain: 'Think again',
  pause: 'Pause',
  rewind: 'Rewind',
  undoTo: (at: number): string => (at === 0 ? 'Undo to the start' : `Undo to move ${at}`),
  stillWinnable: 'It was still winnable there.',
  undo: 'Undo',
  close: 'Close the hint',
  /** Before help that counts. */
  asking: {
    hint: 'A hint counts as help.',
    status: 'The answer counts as help.',
    review: 'Review tells what was a mistake: it counts as help.',
    show: 'Show it',
    openReview: 'Review',
    position: 'This position',
    game: 'This game',
    no: 'No, thanks',
  },
};
