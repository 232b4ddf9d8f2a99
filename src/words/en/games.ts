/** What the list of games and the review say, in English. */
import type { Judgement } from '../../app/findings.ts';

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
  brought: (games: number, unread: number): string =>
    `${games === 1 ? 'One game' : `${games} games`} taken over.${unread > 0 ? ` ${unread} could not be read.` : ''}`,
  playedFurther: 'The game on the table was played further there, and goes on from there.',
  notOurs: 'This is not a file of Big Ben, or it cannot be read.',
  illegalAt: (move: number): string =>
    `This game cannot be played: its move ${move} is against the rules.`,
  damaged: (count: number): string =>
    count === 1
      ? 'One game could not be read and was set aside.'
      : `${count} games could not be read and were set aside.`,
  saveDamaged: 'Save them as a file',
  forgetDamaged: 'Forget them',
};

const judgements: Readonly<Record<Judgement, string>> = {
  winnable: 'can be won',
  lost: 'lost',
  undecided: 'not decided',
  open: 'not judged yet',
};

export const review = {
  title: 'Look through',
  position: (at: number, all: number): string =>
    at === 0 ? `Deal, of ${all} moves` : `Move ${at} of ${all}`,
  judgements,
  slider: 'Position',
  toDeal: 'To the deal',
  back: 'One move back',
  forward: 'One move on',
  toEnd: 'To the end',
  turning: 'The mistake',
  turningName: (at: number): string =>
    `The mistake: go to move ${at}, after which the game was lost`,
  close: 'Close',
  went: (position: string, judgement: string): string => `${position}: ${judgement}.`,
};
