/** What only the dialogs and the bar of the review say, in English. Other languages give an object of this type. */
import { daily } from './daily.ts';
import { difficulty } from './difficulty.ts';
import { games, reviewBar } from './games.ts';
import { helpText } from './help.ts';
import { links } from './links.ts';
import { panels } from './panels.ts';
import { rules } from './rules.ts';
import { statistics } from './statistics.ts';

export const dialogs = {
  panels,
  daily,
  difficulty,
  games,
  reviewBar,
  links,
  rules,
  statistics,
  helpText,
  help: 'Help',
  close: 'Close',

  /** What is not kept, and whether the browser has promised to keep it. */
  storage: {
    late: 'The last moves are not saved yet: the browser is slow to write them.',
    way: 'Save your games as a file, or make room on this device. It is tried again by itself.',
    promised: 'The browser has promised to keep them.',
    notPromised:
      'The browser has not promised to keep them: where room is scarce it may clear them away.',
  },

  dialog: {
    random: 'Deal a random game',
    numberLabel: 'or by its number',
    numberHint: 'The same number gives the same cards as in PySolFC.',
    deal: 'Deal',
    notANumber: (text: string): string =>
      `“${text}” is not a deal number: expected digits, or ms and digits.`,
    rules: 'Rules',
    onlyWinnable: 'Only deals that can be won',
    finding: 'Looking for a deal that can be won …',
    cancel: 'Cancel',
    leaves: 'The game on the table will be given up, and counts as lost.',
  },

  partFailed:
    'This part of the page does not work. Your games are safe, and the table still works.',
};

export type DialogMessages = typeof dialogs;
