/**
 * The messages of the dialogs and the review bar, in English. Other languages provide an object of
 * this type.
 */

import type { SetupFault } from '../../app/game/setupText.ts';
import type { Grade } from '../../app/insight/deals/difficulty.ts';
import type { OPTIONS, OptionName, SwitchName } from '../../app/preferences/settings.ts';
import type { Hour } from '../../rules/hour.ts';
import type { NoLink } from '../../rules/link.ts';
import { CHOICE_NAMES, type Choice, type RuleSet, type RuleSetName } from '../../rules/ruleSet.ts';
import type { CountedAmount } from '../formats.ts';
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

/** The menu and the settings. */
const panels = {
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

/** The daily deal and its calendar. */
const daily = {
  title: 'Daily deal',
  about:
    'One deal a day, the same for everyone, by the classic rules. Each is proved winnable. The next comes at midnight UTC.',
  today: 'Play today’s deal',
  goOn: 'Continue today’s deal',
  streak: (days: number): string =>
    days === 0
      ? 'No streak yet: win today’s deal'
      : `Won ${days} ${days === 1 ? 'day' : 'days'} in a row`,
  longest: (days: number): string => `best: ${days} ${days === 1 ? 'day' : 'days'}`,
  earlier: 'Previous month',
  later: 'Next month',
  /** The player's result in a day's deal. */
  state: {
    none: 'not played',
    open: 'open',
    lost: 'lost',
    won: 'won that day',
    wonLater: 'won later',
  },
  day: (date: string, state: string): string => `${date}: ${state}`,
};

/** How difficult a deal is. */
const difficulty = {
  ask: 'Check difficulty',
  measuring: 'The computer is trying it out…',
  /** The fair player has won `won` of `plays` plays. */
  told: (grade: Grade, won: number, plays: number): string =>
    `${GRADES[grade]}: the computer won ${won} of ${plays} quick games.`,
  about:
    'Difficulty is how often the computer wins the deal in 25 quick games, without knowing the stock.',
  /** What choosing a grade means. */
  meaning: {
    any: 'Whatever comes, winnable or not.',
    easy: 'The computer wins 11 of 25 quick games or more.',
    medium: 'The computer wins 4 to 10 of 25 quick games.',
    hard: 'The computer wins 3 of 25 quick games at most.',
  },
  counts: 'You have made a move, so this counts as help.',
  finding: {
    easy: 'Looking for an easy deal…',
    medium: 'Looking for a medium deal…',
    hard: 'Looking for a hard deal…',
  },
};

const moves = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);

/** The list of games. */
const games = {
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
  /** The state or result of a game: cards on the clock. */
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
  bring: 'Import games…',
  importing: 'Importing the file…',
  nearlyTooMany: (count: string, most: string): string =>
    `Games kept here: ${count}, of at most ${most}. Save them as a file, then delete some.`,
  saveAll: 'Save a copy',
  /** What came with a file: how many games were new, were merged, were known. */
  counts: (added: string, merged: string, known: string): string =>
    `New: ${added}. Merged: ${merged}. Already here: ${known}.`,
  damaged: (count: number): string =>
    count === 1
      ? '1 game couldn’t be read. Its data is kept here.'
      : `${count} games couldn’t be read. Their data is kept here.`,
  saveDamaged: 'Save this data as a file',
  forgetDamaged: 'Delete this data',
};

/** The review bar. */
const reviewBar = {
  title: 'Review',
  slider: 'Move',
  toDeal: 'To the start',
  back: 'One move back',
  forward: 'One move forward',
  toEnd: 'To the end',
  losingMove: 'The mistake',
  losingMoveName: (at: number): string =>
    `The mistake: go to move ${at}, the last one that was still winnable`,
  mark: 'Mark this position',
  lines: 'Other lines',
  /** The moves of a line after it leaves this one, and the first of them. */
  line: (from: number, to: number, first: string): string => `Moves ${from} to ${to}: ${first}`,
  close: 'Close',
};

/** The position before a mistake, tried again. */
const trial = {
  title: 'Try again',
  find: 'Find a move that keeps the win.',
  winnable: 'Still winnable.',
  lost: 'Lost by this.',
  proved: 'Proved: no win from here.',
  takeBack: 'Take back',
  showWay: 'Show the way',
};

/** The story of a game under review: what was luck, and what was skill. */
const story = {
  title: 'Story',
  looked: (looked: number, all: CountedAmount): string =>
    `${looked} of ${all.text} ${all.count === 1 ? 'move' : 'moves'} looked at`,
  axis: 'Estimated chance',
  chance: (share: string): string => `Chance ${share}.`,
  /** How many cards a refill dealt; which card was drawn. */
  refill: (cards: number): string => `Refill ${cards}`,
  draw: (card: string): string => `Draw ${card}`,
  /** A move as on a button of a hint, and its number. */
  mistake: (move: string, number: number): string => `The mistake: ${move} at move ${number}.`,
  kept: (move: string): string => `${move} first kept the win.`,
  /** The chances of the move that kept the win and of the one that was made. */
  sight: {
    seen: (kept: string, made: string): string => `It could be seen: ${kept} against ${made}.`,
    alike: (kept: string, made: string): string =>
      `You couldn’t see it: without the stock both looked alike, ${kept} and ${made}.`,
    misled: (kept: string, made: string): string =>
      `You couldn’t see it: without the stock it looked worse, ${kept} against ${made}.`,
  },
  lists: {
    luckiest: 'Luck, best',
    unluckiest: 'Luck, worst',
    best: 'Decisions, best',
    worst: 'Decisions, worst',
  },
  /** Points are whole per cent of the chance. */
  none: (points: string): string => `None beyond ${points}`,
  noMore: (points: string): string => `No more beyond ${points}`,
  points: (points: string): string => `Points of chance, give or take ${points}.`,
  table: 'As a table',
  columns: {
    move: 'Move',
    chance: 'Chance',
    verdict: 'Verdict',
    luck: 'Luck',
    decision: 'Decision',
  },
  start: 'Start',
};

/** Problems: positions with a question. */
const problems = {
  title: 'Problems',
  about:
    'Positions whose stock lies open. Every answer is proved: a right move keeps the win, any other loses it.',
  name: (number: number): string => `Problem ${number}`,
  today: 'Today’s problem',
  next: 'Next problem',
  solved: (solved: CountedAmount, tried: CountedAmount): string =>
    `${solved.text} of ${tried.text} solved at the first attempt.`,
  rating: (rating: string, give: string): string => `Your rating: ${rating}, give or take ${give}.`,
  streak: (days: CountedAmount): string =>
    days.count === 0
      ? 'No streak of daily problems yet.'
      : `Daily problems: ${days.text} ${days.count === 1 ? 'day' : 'days'} in a row.`,
  grades:
    'How hard a problem is was found without people: by how often three computer players solved it.',
  questions: {
    refill: 'Refill now, or play first?',
    draw: 'Draw now, or play first?',
    keep: 'Which move keeps the win?',
    win: 'Win from here.',
  },
  stock: 'The stock, next card first',
  right: 'Right.',
  only: 'Every other move would have lost.',
  keeps: 'This keeps the win.',
  goOn: 'Win from here',
  all: 'All problems',
  attempts: { solved: 'solved', failed: 'not solved' },
};

const ownCards = {
  setUp: 'Set up cards…',
  title: 'Your own cards',
  about: 'Each fan from its bottom card. The clock’s own twelve are there already.',
  fan: (hour: Hour): string => `Fan at ${hour}`,
  place: (index: number, all: number): string => `card ${index} of ${all}`,
  empty: 'empty',
  given: (given: number, all: number): string => `${given} of ${all} given.`,
  complete: 'All cards are given',
  takeBack: 'Take back',
  dots: 'The dots are the copies still to come.',
  /** In the order of `SUITS`. */
  suits: ['clubs', 'hearts', 'spades', 'diamonds'] as readonly string[],
  paste: 'Paste text…',
  /** `clock`, `waste`, `stock` and `redeals` are words of the text, the same in every language. */
  pasteHow:
    'A line for each fan, bottom card first. For a game that has begun add clock (the twelve top cards, from 1 to 12), waste and redeals; stock gives the next cards as far as you know them.',
  read: 'Read',
  /** A position that a text gives. */
  begun: (home: number, stock: number, known: number): string =>
    `${home} cards home, ${stock} in the stock, ${known} of them known.`,
  rules: (title: string): string => `Rules: ${title}`,
  noneLeft: (card: string): string => `No more copies of that card: ${card}.`,
  play: 'Play',
  cameTo: (hour: Hour): string => `Which card came to the fan at ${hour}?`,
  drawn: 'Which card was drawn?',
  hidden: 'That can’t be known: the stock is your real one.',
  /** The same, short. */
  unknowable: 'Can’t be known',
  /** After moves were taken back that dealt cards. */
  again: 'Was a card named wrongly?',
  nameAgain: 'Name them again',
  faultIn: (fault: SetupFault, card: string): string => {
    switch (fault.kind) {
      case 'notAPile':
        return `Line ${fault.line}: “${fault.text}” is no pile. Write a fan as 12: 2H 5D 9H; the other piles are clock, waste, stock and redeals.`;
      case 'pileTwice':
        return `Line ${fault.line}: this pile is there a second time: “${fault.text}”.`;
      case 'notACard':
        return `Line ${fault.line}: “${fault.text}” is no card. Write a card as 2H or 10D.`;
      case 'twelve':
        return `Line ${fault.line}: the clock has twelve cards, not ${fault.found}.`;
      case 'notOnClock':
        return `Line ${fault.line}: this card can’t lie on the clock at ${fault.hour}: ${card}.`;
      case 'redeals':
        return `Line ${fault.line}: the redeals are 0 or 1, not “${fault.text}”.`;
      case 'tooMany':
        return `That is one too many of this card, counting the clock: ${card}.`;
    }
  },
};

/** What keys read out. */
const readOut = {
  title: 'Reading out and typing moves',
  keys: [
    ['E', 'the top card of each fan'],
    ['U', 'the fan with the focus, from top to bottom'],
    ['U 3', 'the fan at 3; so with every hour'],
    ['M', 'the moves you can make now'],
    ['O', 'what each hour needs next, and where it lies'],
    ['L', 'what has changed since your last move'],
    ['G', 'stock, waste and gaps; in a problem, the cards of the stock too'],
    ['Shift 3', 'go to the fan at 3; again: to its hour on the clock, and back'],
    ['I', 'type a move'],
  ] as readonly (readonly [string, string])[],
  hours:
    'The number row stands for the hours: 1 to 9, 0 for 10, and the two keys after it for 11 and 12. Hold Shift on keys that would type a digit; a key that types ? opens this help.',
  /** A name and what it stands for. */
  label: (name: string, text: string): string => `${name}: ${text}`,
  tops: 'Tops of the fans',
  needs: 'What each hour needs',
  /** Before the hours that are done. */
  lit: 'Lit',
  /** By their gaps: one, two, three. */
  shortFans: ['Fans with one gap', 'Fans with two gaps', 'Empty fans'] as readonly [
    string,
    string,
    string,
  ],
  noGaps: 'No gaps',
  whichFan: 'Which fan? Press the number of its hour.',
  nothing: 'No move has been made yet.',
};

/** Moves that are typed. */
const typing = {
  label: 'Type a move',
  example: '3 to 10',
  how: 'Type t3-f10, 3 to 10, 3 home, w 5 for the waste, 7h for a card with one move, or refill, draw, redeal, undo, redo or hint. An hour as the target means its fan first. 12 alone goes to the fan at 12. Enter plays, ↑ brings back the line before, Esc closes.',
  notRead: 'This can’t be read. Type a move as 3 to 10, 3 home or undo.',
  notOnTop: 'This card isn’t on top.',
  several: 'This card has several moves. Say where to.',
  /** The other move, as it is typed. */
  also: (line: string): string => `It fits this hour of the clock too: ${line}.`,
  noRedo: 'Nothing to redo.',
  /** For each kind one or several words, with commas between them; `skipped` say nothing. */
  words: {
    to: 'to, onto',
    home: 'home, clock',
    waste: 'waste',
    stock: 'stock',
    fan: 'fan',
    foundation: 'foundation',
    refill: 'refill, refill the gaps',
    draw: 'draw, draw a card',
    redeal: 'redeal',
    undo: 'undo',
    redo: 'redo',
    hint: 'hint',
    skipped: 'the, a, from, at, on, card, o’clock',
  },
};

const ownMistakes = {
  title: 'My mistakes',
  about: 'Where your lost games could last be won. Find a move that keeps the win.',
  looked: (done: CountedAmount, all: CountedAmount): string =>
    `${done.text} of ${all.text} lost games looked at.`,
  states: { tried: 'tried', solved: 'solved' },
};

const noLink: Readonly<Record<NoLink, string>> = {
  noNumber:
    'These cards have no deal number, so there is no link. Save the game as a file instead.',
  tooLong: 'This game is too long for a link. Save it as a file instead.',
};

/** Links: sharing a game, and opening one that was shared. */
const links = {
  share: 'Share',
  what: 'What to share',
  deal: 'Only the deal',
  dealWithMoves: (moves: number): string =>
    `The deal and your ${moves === 1 ? 'move' : `${moves} moves`}`,
  challenge: 'Challenge: your game sealed',
  challengeNote:
    'Whoever opens the link plays this deal first. They see your result, and where your games part, only after finishing or giving up. It’s a paper seal, not a lock.',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'Copying didn’t work. Select the link and copy it yourself.',
  send: 'Share…',
  qrCode: 'QR code',
  text: (deal: string, rules: string): string =>
    `Big Ben: ${deal.charAt(0).toLowerCase()}${deal.slice(1)}, ${rules}`,
  none: noLink,
  title: 'Shared game',
  linked: (deal: string, rules: string): string => `${deal}, ${rules}.`,
  won: (moves: number): string => `With a game that was won in ${moves} moves.`,
  notWon: (moves: number): string =>
    `With the first ${moves === 1 ? 'move' : `${moves} moves`} of a game.`,
  stays: 'Your current game stays open in Games.',
  play: 'Play this deal',
  watch: 'Review the game',
};

/** A game that is sealed in a link, and the player's own beside it. */
const challenge = {
  title: 'Challenge',
  sealed:
    'Somebody’s game of this deal is sealed in the link. It opens once you finish or give up.',
  ended: 'You’ve already ended this deal, so you can compare the two games now.',
  compare: 'Compare',
  mine: 'You',
  theirs: 'Other player',
  result: 'Result',
  won: 'Won',
  notWon: 'Not won',
  home: 'Cards home',
  hours: 'Hours lit',
  moves: 'Moves',
  refills: 'Refills',
  same: 'Both games have the same moves from start to end.',
  /** How many moves two games have in common before they part. */
  parted: (moves: number): string => {
    if (moves === 0) return 'The games part at the first move.';
    return `The first ${moves === 1 ? 'move is' : `${moves} moves are`} the same; then the games part.`;
  },
  /** In place of a move that one of the games has no more. */
  end: 'No more moves',
  review: 'Show in review',
  send: 'Send your game back',
};

interface RuleSetText {
  readonly title: string;
  /** Where these rules are published. */
  readonly source: string;
}

export const RULE_SET_TEXTS: Record<RuleSetName, RuleSetText> = {
  classic: { title: 'Classic', source: 'Wikipedia, “Big Ben (card game)”; PySolFC’s own code' },
  gamerules: { title: 'GameRules.com', source: 'gamerules.com, taken literally' },
  mcneely: { title: 'McNeely', source: 'Scott McNeely, Ultimate Book of Card Games' },
  cadogan: { title: 'Lady Cadogan', source: 'Lady Cadogan, “The Clock”, 1914' },
  solsuite: { title: 'SolSuite', source: 'SolSuite, “Clock”' },
  redeal: { title: 'One redeal', source: 'collepic.net, “Big Ben”' },
  relaxed: { title: 'Relaxed', source: 'Solitaire Forever II, “Big Ben (Relaxed)”' },
};

/** Each value of each choice as a complete sentence. */
const CHOICE_TEXTS: {
  readonly [C in Choice]: Readonly<Record<`${RuleSet[C]}`, string>>;
} = {
  refillFrom: {
    12: 'A refill starts at 12 o’clock.',
    1: 'A refill starts at 1 o’clock; 12 comes last.',
  },
  refillOrder: {
    rounds: 'A refill deals one card to each fan with gaps, round after round.',
    fans: 'A refill completes one fan after the other.',
  },
  refillWhen: {
    any: 'You can refill at any time.',
    stuck: 'You can refill only when no card can be played.',
  },
  drawWhen: {
    noGaps: 'You can draw when no fan has gaps.',
    stuck: 'You can draw when no fan has gaps and no card can be played.',
    any: 'You can draw at any time, even with gaps.',
  },
  wasteTo: {
    foundationsAndFans: 'Waste cards go to the clock or to a fan.',
    foundations: 'Waste cards go only to the clock.',
  },
  buildOn: {
    3: 'A fan takes a card if it has three or more.',
    1: 'A fan takes a card unless it is empty.',
  },
  redeals: {
    0: 'There is no redeal.',
    1: 'One redeal: when the stock is empty, you can turn the waste over.',
  },
};

/** One sentence for each of the seven choices of a rule set. */
export const describeRuleSet = (ruleSet: RuleSet): string[] =>
  CHOICE_NAMES.map((choice) => describeChoice(ruleSet, choice));

export function describeChoice(ruleSet: RuleSet, choice: Choice): string {
  const texts: Readonly<Record<string, string>> = CHOICE_TEXTS[choice];
  return texts[`${ruleSet[choice]}`] as string;
}

const choiceTitles: Readonly<Record<Choice, string>> = {
  refillFrom: 'Refill starts at',
  refillOrder: 'Refill order',
  refillWhen: 'When to refill',
  drawWhen: 'When to draw',
  wasteTo: 'Waste cards go to',
  buildOn: 'Which fans take cards',
  redeals: 'Redeals',
};

/** Rule sets and their seven choices. */
const rules = {
  sets: RULE_SET_TEXTS,
  /** The source of a named rule set, as a sentence. */
  from: (source: string): string => `${source}.`,
  about: 'What these rules say, and where they are from',
  own: 'Your own rules…',
  ownNote: 'Seven choices make the rules. A game keeps the rules it was started with.',
  titles: choiceTitles,
  choices: CHOICE_TEXTS,
};

const gameCount = ({ count, text }: CountedAmount): string =>
  `${text} ${count === 1 ? 'game' : 'games'}`;

/** The statistics. */
const statistics = {
  title: 'Statistics',
  rules: 'Rules',
  groups: { all: 'All rules', own: 'Your own rules' },
  empty: 'No finished games yet. Your figures begin with your first win or loss.',
  emptyByRules: 'No finished games by these rules yet.',
  open: (open: CountedAmount): string =>
    `${open.text} ${open.count === 1 ? 'open game doesn’t' : 'open games don’t'} count yet.`,

  rate: 'Win rate',
  /** The bounds of the interval for the rate in the long run. */
  likely: (lower: string, upper: string): string => `in the long run probably ${lower} to ${upper}`,
  played: 'Played',
  lost: (lost: CountedAmount): string => `${lost.text} lost`,
  won: 'Won',
  unassisted: (won: CountedAmount): string => `${won.text} all by yourself`,
  fairlyHelped: (won: CountedAmount): string => `${won.text} helped without peeking`,
  streak: 'Wins in a row',
  longest: (longest: CountedAmount): string => `best: ${longest.text}`,
  longestUnassisted: (longest: CountedAmount): string => `best all by yourself: ${longest.text}`,
  time: 'Typical winning time',
  shortest: (time: string): string => `fastest: ${time}`,
  moves: 'Typical moves to win',
  fewest: (moves: CountedAmount): string => `fewest: ${moves.text}`,
  undos: (undos: CountedAmount): string => `typical undos: ${undos.text}`,
  none: 'none yet',

  weeks: {
    title: 'Week by week',
    /** The days as one span, such as “Jun 1 – Nov 22, 2026”. */
    caption: (days: string, won: CountedAmount, lost: CountedAmount): string =>
      `${days}: ${gameCount(won)} won, ${lost.text} lost.`,
    table: 'Week by week, as a table',
    week: 'Week',
    won: 'Won',
    lost: 'Lost',
  },
  blocks: {
    title: 'Win rate over time',
    caption: (size: CountedAmount): string =>
      `Each point is your win rate over ${gameCount(size)} in a row; the last may have fewer. Its line is the 95% interval. The numbers below count games. The dashed line is your rate over all games.`,
    table: 'Win rate over time, as a table',
    games: 'Games',
    won: 'Won',
    rate: 'Win rate',
    interval: '95% interval',
  },

  /** The player and the computer on the same deals. */
  versus: {
    title: 'You and the computer',
    about:
      'The computer plays every deal that counts here, once, and sees only what you see. The large numbers are your games without undo or help; the others stand below them.',
    opponent: 'Opponent',
    opponents: { careless: 'Careless', quick: 'Quick', fair: 'Careful' },
    plays: {
      careless: 'Plays every card that fits, at once.',
      quick: 'Decides at a glance.',
      fair: 'Tries out how the hidden cards might come, then decides. It plays as it gives hints.',
    },
    both: 'Both won',
    player: 'Only you won',
    computer: 'Only the computer won',
    neither: 'Neither won',
    assisted: (games: CountedAmount): string => `with undo or help: ${games.text}`,
    /** Games without undo or help. */
    total: (deals: CountedAmount, player: CountedAmount, computer: CountedAmount): string =>
      `Without undo or help: of ${deals.text} ${deals.count === 1 ? 'deal' : 'deals'} you won ${player.text}, the computer ${computer.text}.`,
    /** How often it wins the deals from number 1 on. */
    measured: (deals: string, share: string, lower: string, upper: string): string =>
      `Of deals 1 to ${deals} by these rules this opponent wins ${share} (95% interval: ${lower} to ${upper}).`,
    mixed: 'Choose one set of rules to see how often this opponent wins by it.',
    unmeasured: 'How often this opponent wins by your own rules has not been measured.',
    progress: (played: CountedAmount, deals: CountedAmount): string =>
      `The computer has played ${played.text} of ${deals.text} deals so far.`,
  },

  counting: {
    title: 'What counts',
    sentences: [
      'A game counts when it ends: as a win when you first win it, as a loss when you give it up. You give it up in the list of games, or by dealing anew without saving it for later.',
      'Undo and restart are part of the game. An open game doesn’t count yet; a game without a move never does.',
      'If you play a deal more than once by the same rules, only the first game to end counts. A game continued after its end, or from someone else’s moves, never counts.',
      'Deleting a game takes it out of the figures.',
      'A win is all by yourself if you used no hint, no win check and no estimated chance, and no move was played for you. Help without peeking comes from the computer, which doesn’t know the stock.',
      'Games are in the order in which they ended. Each belongs to the week of your local date at its end; changing the clock or time zone later changes nothing.',
      'The 95% interval shows how far to trust a rate: of 100 such intervals, about 95 contain the long-run rate.',
      '“Typical” is the median: half of your wins had less, half had more.',
    ],
  },
};

/** The help. */
const helpText = {
  /** The captions of the pictures of the lesson’s deal. */
  pictures: [
    'Twelve clock piles form the dial, one for each hour. Build each up in suit, ace after king, until its top card shows its hour: ace at 1, jack at 11, queen at 12.',
    'Only the top card of a fan can move: to the clock, or onto the next higher card of its suit on a fan. A king goes onto an ace.',
    'A fan with fewer than three cards has gaps and takes no cards. One refill deals from the stock to every gap, in the order of their numbers. Choosing when is the art.',
    'Without gaps, a tap on the stock draws one card to the waste. You can play it at once. The next draw covers it.',
    'You need not play every card that fits. While a card stays, you can build on it, and it leaves no gap.',
    'Here hour 1 is lit. Light all twelve and you win.',
  ],
  rulesTitle: 'The rules of this game',
  wellTitle: 'Playing well',
  well: [
    'You need not play every card that fits. Send a card from a fan to the clock for what it frees. While it stays, you can build on it, and it leaves no gap.',
    'The same goes for building on fans: each card you add is one more to dig out.',
    'Let gaps add up: a refill buries what you have dug out. On average the computer refills 3 or 4 at a time.',
    'Waste cards are different: play one when it fits, and the next is free.',
  ],
  hintsTitle: 'Hints and chances',
  hints: [
    'Hint shows the next move of a way to win, and can play it out. In a lost game it takes you back to where you could still win. Hints use every card, including the hidden stock. The eye is the win check: it shows whether this game is still winnable. The result of a win says what help you had.',
    'A hint without peeking comes from the computer, which sees only what you see: its chances are estimates, and it makes mistakes too. In Settings you choose which hints you get and whether the estimated chance is shown; from the menu you can watch it play. Tap the name of the deal to check its difficulty.',
  ],
  handsTitle: 'Mouse and touch',
  hands:
    'Drag a card, or tap it: it goes to its one place; if it has several, tap the one you want. Double-tap it to send it to the clock. Tap the stock to refill or draw. A number on a fan means it is folded: rest the mouse on it, or press and hold, to see all its cards. On any other card, that shows where the next lower and the next higher lie. Right-click sends a card to the clock.',
  keysTitle: 'Keys',
  keys: [
    ['Tab', 'go from the table to the buttons'],
    ['← →', 'go round the clock'],
    ['↑ ↓', 'go outward, inward'],
    ['Enter', 'pick up a card, put it down'],
    ['Esc', 'put it back, close a hint or the review'],
    ['F', 'send a card to the clock'],
    ['A', 'send all safe cards to the clock'],
    ['D', 'refill or draw'],
    ['Shift D', 'draw despite gaps, if the rules allow it'],
    ['Z', 'undo'],
    ['R', 'redo'],
    ['B', 'mark this position, or remove the mark'],
    ['Shift B', 'back to the last mark'],
    ['H', 'hint, on or off'],
    ['Shift H', 'hint without peeking, on or off'],
    ['S', 'do the move of the hint'],
    ['P', 'play it out, or pause'],
    ['V', 'show all cards of a folded fan'],
    ['C', 'find the next lower and the next higher card'],
    ['C Q S', 'find a card, here the queen of spades'],
    ['N', 'in a problem: the next one'],
    ['W', 'win check, on or off'],
    ['?', 'how to play'],
  ],
  keysReader:
    'With a screen reader: in focus mode, arrows and letters control the game; in browse mode they read the page, and Enter plays. After a dialog some stay in browse mode; Insert+Space in NVDA, Insert+Z in JAWS and Insert+A in Orca change it.',
};

/** The hint chip, and the question before help that counts. */
const hintChip = {
  /** `card` as written on its corner. */
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
  /** The question before help that counts. */
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

/** The result of a daily deal as a line to share. */
const dailyLine = {
  share: 'Share result',
  copied: 'Result copied',
  notCopied: 'Copying didn’t work. Copy this line yourself:',
  text: (date: string, result: string, help: string): string =>
    `Big Ben ${date}: ${result}, ${help}`,
  won: (count: number): string => `won in ${moves(count)}`,
  /** Cards on the clock, and moves. */
  lost: (home: number, count: number): string => `${home} of 104 home, ${moves(count)}`,
  noHelp: 'no help',
};

/** The dialog that takes all games to another device. */
const move = {
  open: 'Move to another device…',
  title: 'Move to another device',
  about:
    'Both devices keep all their games. A game that is on both stays one game and keeps all its lines. Only if its moves differ does it become two, and the second doesn’t count in your statistics.',
  contents: 'In the file',
  settings: 'Settings stay as they are on each device.',
  first: 'Send your games to the other device as a file, or save the file and take it there.',
  /** The list of games and its button to import, by their names. */
  second: (games: string, bring: string): string => `There, open ${games} and choose “${bring}”.`,
  third: 'Then the other way round: save there, import here. After that both have the same games.',
  send: 'Send the file…',
  save: 'Save the file',
  notSent: 'Sending didn’t work, so the file was saved.',
  table: 'The game on the table alone can go by its link or QR code.',
};

export const dialogs = {
  panels,
  daily,
  dailyLine,
  difficulty,
  games,
  reviewBar,
  trial,
  story,
  tips: {
    title: 'Tip',
    texts: {
      begin: 'Light all twelve hours: build each up in suit until its card shows the hour.',
      gaps: 'A gap! This fan takes no cards until you refill it. Tap the stock.',
      refill: 'One refill deals to every gap. Choosing when is the art.',
      waste: 'You can play the card you drew. The next draw covers it.',
    },
    gotIt: 'Got it',
    noTips: 'Turn off tips',
  },
  problems,
  ownMistakes,
  ownCards,
  readOut,
  typing,
  links,
  challenge,
  move,
  rules,
  statistics,
  helpText,
  hintChip,
  help: 'How to play',
  close: 'Close',

  /** A new deal: the question before it and the message after it. */
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

  /** The answer of a pile, at the foot of its card; `card` as written on its corner. */
  answers: {
    needs: (card: string): string => `Needs ${card}`,
    endsAt: (card: string): string => `ends at ${card}`,
    /**
     * Find card: the next lower and higher card, as written or as spoken, and where each copy lies.
     */
    lower: (card: string): string => `Lower: ${card}`,
    higher: (card: string): string => `Higher: ${card}`,
    /** `above`: how many cards lie on it. */
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
    /** Shown if no cards are left to refill the fan. */
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

  /** Problems with saving, and whether the browser has promised to keep the games. */
  storage: {
    slow: 'Your last moves aren’t saved yet: the browser is slow.',
    ways: {
      slow: 'They will be saved as soon as it can. To be safe, save your games as a file.',
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
    noneUndecided: 'None is left: all deals studied by these rules are decided.',
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
