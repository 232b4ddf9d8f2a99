/** What only the dialogs and the bar of the review say, in English. Other languages give an object of this type. */
import type { Hour } from '../../rules/hour.ts';
import { daily } from './daily.ts';
import { difficulty } from './difficulty.ts';
import { games, reviewBar } from './games.ts';
import { helpText } from './help.ts';
import { hintChip } from './hintChip.ts';
import { links } from './links.ts';
import { panels } from './panels.ts';
import { rules } from './rules.ts';
import { type CountedAmount, statistics } from './statistics.ts';

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
  hintChip,
  help: 'How to play',
  close: 'Close',

  /** A new deal: what is asked before it, and what is said after it. */
  newDeal: {
    question: 'New deal?',
    loss: 'This game will count as a loss.',
    save: 'Save this game for later',
    giveUp: 'Give up and deal',
    goOn: 'Keep playing',
    options: 'Options…',
    dealt: 'New deal',
  },

  /** Asked once, when a chime would ring for the first time. */
  chime: {
    question: 'Big Ben can chime.',
    on: 'Turn on sound',
    no: 'No, thanks',
  },

  /** What a pile says on the foot of its card; `card` as its index has it. */
  answers: {
    needs: (card: string): string => `Needs ${card}`,
    endsAt: (card: string): string => `ends at ${card}`,
    /** Find card: the next one down and up, as written or as spoken, and where a copy lies. */
    lower: (card: string): string => `Lower: ${card}`,
    higher: (card: string): string => `Higher: ${card}`,
    /** `above`: so many cards lie on it. */
    atFan: (hour: Hour, above: number): string =>
      above === 0
        ? `on the fan at ${hour}`
        : `on the fan at ${hour} under ${above} ${above === 1 ? 'card' : 'cards'}`,
    above: (count: number): string => `${count} above it`,
    onWaste: 'on the waste',
    inStock: 'in the stock',
    onClock: 'on the clock',
    oneInStock: 'one in the stock',
    bothInStock: 'both in the stock',
    done: 'Done',
    hourNeeds: (card: string): string => `This hour needs the ${card}`,
    fanTakes: (card: string): string => `This fan takes the ${card}`,
    places: {
      foundationComplete: 'This hour is done',
      fanEmpty: 'A gap: refill first',
      fanHasGaps: 'A gap: refill first',
    },
    noPlace: 'No place for it right now',
    noHour: 'No hour takes it right now',
    refillFirst: 'Refill first',
    /** Where nothing is left to refill it from. */
    noCards: 'This fan takes no cards',
  },

  /** The sheet at the end of a lost game. */
  endings: {
    lost: 'No moves left.',
    home: (home: number): string => `${home} of 104 home.`,
    findMistake: 'Find the mistake',
    looking: 'Looking…',
    sameDeal: 'Same deal again',
    newDeal: 'New deal',
    never: 'This deal could not be won.',
    unknown: 'Where it was lost is too hard to tell.',

    won: (moves: number): string => `You won in ${moves} moves`,
    alone: 'All by yourself',
    review: 'Review',
    time: 'Time',
    best: 'Best so far',
    undos: 'Undos',
    moves: (moves: CountedAmount): string =>
      `${moves.text} ${moves.count === 1 ? 'move' : 'moves'}`,
    longest: (longest: CountedAmount): string => `best: ${longest.text}`,
    rivalWon: (moves: number): string =>
      `The computer, playing fair, won this deal in ${moves} moves.`,
    rivalLost: (moves: number): string =>
      `The computer, playing fair, lost this deal after ${moves} moves.`,
  },

  /** What is not kept, and whether the browser has promised to keep it. */
  storage: {
    late: 'Your last moves aren’t saved yet: the browser is slow.',
    ways: {
      late: 'They will be saved as soon as it can. To be safe, save your games as a file.',
      full: 'Free up space on this device, or save your games as a file. Saving is retried automatically.',
      refused:
        'Allow this page to store data (cookies and site data in the browser’s settings), or save your games as a file. Saving is retried automatically.',
      missing: 'Save your games as a file, or play in another browser.',
    },
    promised: 'The browser has promised to keep your games.',
    notPromised: 'The browser may delete your games if space runs low. Save a file to be safe.',
  },

  dialog: {
    random: 'Deal',
    numberLabel: 'Or play a numbered deal',
    numberHint: 'Each number has the same cards as in PySolFC.',
    undecided: 'Deals nobody has decided',
    undecidedAbout:
      'No way to win these deals is known, and no proof that there is none. Pick one:',
    deal: 'Play this deal',
    notANumber: 'Enter digits, such as 643303',
    rules: 'Rules',
    onlyWinnable: 'Winnable deals only',
    finding: 'Looking for a winnable deal…',
    cancel: 'Cancel',
    leaves: 'This game will count as a loss.',
  },

  partFailed:
    'This part of the page isn’t working. You can play on; your games are safe. To get it back, try reloading the page.',
};

export type DialogMessages = typeof dialogs;
