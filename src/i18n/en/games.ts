/** What the list of games and the bar of the review say, in English. */

import type { CountedAmount } from './statistics.ts';

const moves = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);

export const games = {
  title: 'Games',
  keepOpen: 'Save this game for later',
  search: 'Deal, date or rules',
  filters: { all: 'All', open: 'Open', won: 'Won', lost: 'Lost' },
  count: (shown: number, all: number): string =>
    shown < all ? `${shown} of ${all} games` : all === 1 ? '1 game' : `${all} games`,
  none: 'No games yet. Every game you start is kept here.',
  noneFound: 'No games match.',
  showAll: 'Show all',
  onTable: 'Playing now',
  /** How it stands or ended: cards on the clock. */
  home: {
    open: (home: number): string => `${home} home`,
    lost: (home: number): string => `Lost, ${home} home`,
  },
  won: 'Won',
  facts: (made: number, played: string, touched: string): string =>
    `${moves(made)} · ${played} · ${touched}`,
  undos: (count: number): string => (count === 1 ? '1 undo' : `${count} undos`),
  continued: 'continued, not counted',
  actions: (game: string): string => `More for ${game}`,
  giveUp: 'Give up',
  save: 'Save as a file',
  remove: 'Delete…',
  reallyRemove: 'Delete this game? It will no longer count in your statistics.',
  yes: 'Delete',
  no: 'Keep',
  removed: (game: string): string => `Deleted: ${game}.`,
  undoRemove: 'Undo',
  removeAll: 'Delete everything…',
  reallyRemoveAll: 'Delete all games, and the statistics with them?',
  removeAllYes: ({ count, text }: CountedAmount): string =>
    `Delete ${text} ${count === 1 ? 'game' : 'games'}`,
  removedAll: (count: number): string => `${count === 1 ? '1 game' : `${count} games`} deleted.`,
  more: 'Show more',
  bring: 'Import a file…',
  importing: 'Importing the file…',
  nearlyTooMany: (count: string, most: string): string =>
    `Games kept here: ${count}, of at most ${most}. Save them as a file, then delete some.`,
  saveAll: 'Save all as a file',
  damaged: (count: number): string =>
    count === 1
      ? '1 game couldn’t be read. Its data is kept here.'
      : `${count} games couldn’t be read. Their data is kept here.`,
  saveDamaged: 'Save this data as a file',
  forgetDamaged: 'Delete this data',
};

export const reviewBar = {
  title: 'Review',
  slider: 'Move',
  toDeal: 'To the start',
  back: 'One move back',
  forward: 'One move forward',
  toEnd: 'To the end',
  losingMove: 'The mistake',
  losingMoveName: (at: number): string =>
    `The mistake: go to move ${at}, the last one that was still winnable`,
  close: 'Close',
};
