/** What the list of games and the bar of the review say, in English. */

const moves = (count: number): string => (count === 1 ? 'one move' : `${count} moves`);

export const games = {
  title: 'Games',
  keepOpen: 'Keep the game on the table open',
  search: 'Search: deal or rules',
  show: 'Show',
  filters: { all: 'All games', open: 'Open', won: 'Won', lost: 'Given up' },
  count: (shown: number, all: number): string =>
    shown < all ? `${shown} of ${all} games` : all === 1 ? 'One game' : `${all} games`,
  none: 'No game yet. Every game you begin is kept here.',
  noneFound: 'No game is like that.',
  name: (deal: string, rules: string): string => `${deal}, ${rules}`,
  state: { open: 'Open', won: 'Won', lost: 'Given up', table: 'On the table' },
  facts: (made: number, played: string, touched: string): string =>
    `${moves(made)} · ${played} · ${touched}`,
  undos: (count: number): string => `${count} taken back`,
  continued: 'continued',
  open: 'Open',
  openName: (game: string): string => `Open: ${game}`,
  giveUp: 'Give up',
  giveUpName: (game: string): string => `Give up: ${game}`,
  save: 'Save as a file',
  saveName: (game: string): string => `Save as a file: ${game}`,
  remove: 'Delete',
  removeName: (game: string): string => `Delete: ${game}`,
  reallyRemove: 'Really delete? It then counts nowhere.',
  yes: 'Delete',
  no: 'Keep',
  removed: (game: string): string => `Deleted: ${game}.`,
  undoRemove: 'Bring it back',
  removeAll: 'Delete everything …',
  reallyRemoveAll: 'Really delete all games, and the statistics with them?',
  removedAll: (count: number): string => `Deleted: ${count === 1 ? 'one game' : `${count} games`}.`,
  more: 'Show more',
  files: 'Files',
  bring: 'Open a file …',
  saveAll: 'Save everything in one file',
  damaged: (count: number): string =>
    count === 1
      ? 'One game could not be read and was set aside.'
      : `${count} games could not be read and were set aside.`,
  saveDamaged: 'Save them as a file',
  forgetDamaged: 'Forget them',
};

export const reviewBar = {
  title: 'Look through',
  slider: 'Position',
  toDeal: 'To the deal',
  back: 'One move back',
  forward: 'One move on',
  toEnd: 'To the end',
  turning: 'The mistake',
  turningName: (at: number): string =>
    `The mistake: go to move ${at}, after which the game was lost`,
  close: 'Close',
};
