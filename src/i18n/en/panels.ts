/** What the menu and the settings say, in English. */
import type { OPTIONS, OptionName, SwitchName } from '../../app/preferences/settings.ts';
import type { CountedAmount } from './statistics.ts';
import { GRADES } from './table.ts';

type OptionTexts = {
  readonly [Name in OptionName]: {
    readonly title: string;
    readonly values: Readonly<Record<(typeof OPTIONS)[Name][number], string>>;
  };
};

const options: OptionTexts = {
  theme: {
    title: 'Theme',
    values: {
      system: 'Match system',
      felt: 'Green felt',
      night: 'Night',
      paper: 'Paper',
      contrast: 'High contrast',
    },
  },
  print: {
    title: 'Card faces',
    values: { fitting: 'Automatic', classic: 'Classic', large: 'Large print' },
  },
  suitColours: { title: 'Suit colours', values: { two: 'Two colours', four: 'Four colours' } },
  back: {
    title: 'Card backs',
    values: { theme: 'Match theme', rose: 'Rose', lattice: 'Lattice', rays: 'Rays' },
  },
  layout: {
    title: 'Layout',
    values: { clock: 'Clock', large: 'Largest cards' },
  },
  hand: { title: 'Controls', values: { right: 'Right-handed', left: 'Left-handed' } },
  hints: {
    title: 'Hints',
    values: {
      proven: 'Perfect (knows the stock)',
      fair: 'Without peeking (sees what you see)',
    },
  },
  difficulty: { title: 'Difficulty', values: { any: 'Any', ...GRADES } },
  speed: {
    title: 'Animation speed',
    values: { normal: 'Normal', slow: 'Slow', fast: 'Fast', off: 'Off' },
  },
};

const switches: Readonly<Record<Exclude<SwitchName, 'onlyWinnable'>, string>> = {
  showStatus: 'Win check: always show whether this game is winnable',
  showMoves: 'Show moves and time',
  showChance: 'Show the estimated chance',
  singleTap: 'One tap plays a card with only one place to go',
  autoplay: 'Move safe cards automatically',
  letterKeys: 'Single-letter keys, while the table has the focus',
  sound: 'Sound',
};

export const panels = {
  settings: 'Settings',
  theGames: 'Games',
  lookThrough: 'Review game',
  fairHint: 'Hint without peeking',
  watchFair: 'Watch the computer play',
  thisGame: 'This game',
  findCard: 'Find a card',
  whichCard: 'Choose a card to see where the next lower and the next higher lie.',
  restartDeal: 'Restart this deal',
  open: ({ text }: CountedAmount): string => `${text} open`,
  won: ({ text }: CountedAmount): string => `${text} won`,
  options,
  switches,
  volume: 'Volume',
  groups: {
    looks: 'Appearance',
    play: 'Play',
    sound: 'Sound',
    data: 'Your data',
  },
  dataNote: 'Your games and statistics are kept only in this browser. Save a file to have a copy.',
  howToPlay: 'How to play',
  now: 'Moves you can make now',
  nothingNow: 'No moves left.',
  language: 'Language',
  /** The language of the browser. */
  systemLanguage: 'Match browser',
  tipsAgain: 'Show tips again',
};
