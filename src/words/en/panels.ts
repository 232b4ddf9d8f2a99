/** What the menu and the settings say, in English. */
import type { OPTIONS, OptionName, SwitchName } from '../../app/settings.ts';
import { GRADES } from './difficulty.ts';

type OptionTexts = {
  readonly [Name in OptionName]: {
    readonly title: string;
    readonly values: Readonly<Record<(typeof OPTIONS)[Name][number], string>>;
  };
};

const options: OptionTexts = {
  theme: {
    title: 'Colours',
    values: {
      system: 'As the system',
      felt: 'Green felt',
      night: 'Night',
      paper: 'Paper',
      contrast: 'High contrast',
    },
  },
  print: {
    title: 'Cards',
    values: { fitting: 'As they fit', classic: 'Classic', large: 'Large print' },
  },
  suitColours: { title: 'Suits', values: { two: 'Two colours', four: 'Four colours' } },
  back: {
    title: 'Backs',
    values: { theme: 'Of the colours', rose: 'Rose', lattice: 'Lattice', rays: 'Rays' },
  },
  layout: {
    title: 'Table',
    values: { clock: 'Clock', large: 'Largest cards' },
  },
  hand: { title: 'Playing hand', values: { right: 'Right', left: 'Left' } },
  hints: {
    title: 'Hints',
    values: { proven: 'Proven, sees all', fair: 'Fair, sees as you do' },
  },
  difficulty: { title: 'Difficulty', values: { any: 'Any', ...GRADES } },
  speed: {
    title: 'Flying cards',
    values: { normal: 'Normal', slow: 'Slow', fast: 'Fast', off: 'Off' },
  },
};

const switches: Readonly<Record<Exclude<SwitchName, 'onlyWinnable'>, string>> = {
  showStatus: 'Say whether the game can be won',
  showChance: 'Show the fair player’s chance to win',
  singleTap: 'One tap plays a card that has just one place to go',
  autoplay: 'Cards that can go home without a risk go by themselves',
  letterKeys: 'Letters are keys while the table has the focus',
  sound: 'Sounds',
};

export const panels = {
  settings: 'Settings',
  theGames: 'Games',
  lookThrough: 'Look through this game',
  fairHint: 'Fair hint',
  watchFair: 'Watch the fair player',
  options,
  switches,
  volume: 'Volume',
  groups: {
    looks: 'How it looks',
    play: 'How it plays',
    sound: 'How it sounds',
    data: 'Your data',
  },
  dataNote:
    'Your games and statistics are kept in this browser and nowhere else. A file is your copy of them.',
  howToPlay: 'How to play',
  pictures: {
    targets:
      'A card in hand, and the frames of where it can go: the foundation that waits for it, or a fan whose top is one higher.',
    gaps: 'Gaps are outlines; their numbers tell in which order the next refill fills them. The stock says what it will do when it is touched.',
  },
  now: 'What can be played now',
  nothingNow: 'Nothing: no move is left.',
  language: 'Language',
  /** The language of the browser. */
  systemLanguage: 'As the browser',
  tipsAgain: 'Show the tips again',
};
