/** What the table says, and what stands round it, in English. Other languages give an object of this type. */

import type { LastWinnable } from '../../app/announcements/findings.ts';
import type { Assists } from '../../app/games/assists.ts';
import type { Grade } from '../../app/insight/deals/difficulty.ts';
import { type Card, rankOf, suitOf } from '../../rules/card.ts';
import type { Hour } from '../../rules/hour.ts';
import type { Move, Place } from '../../rules/move.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { RuleSetName } from '../../rules/ruleSet.ts';
import { lazyList } from '../lazyFormats.ts';
import { fair } from './fair.ts';
import { kept } from './kept.ts';
import { files, linkFaults, review } from './news.ts';
import { explain } from './refusals.ts';
import { tips } from './tips.ts';

const RANK_NAMES = [
  'ace',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
];
const SUIT_NAMES = ['clubs', 'hearts', 'spades', 'diamonds'];
const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const counted = (count: number, one: string, many: string): string =>
  `${NUMBERS[count] ?? count} ${count === 1 ? one : many}`;

const cards = (count: number): string => counted(count, 'card', 'cards');
const gapCount = (count: number): string => counted(count, 'gap', 'gaps');
const card = (value: Card): string =>
  `${RANK_NAMES[rankOf(value)]} of ${SUIT_NAMES[suitOf(value)]}`;

/** A descending run in suit is named by its ends: "two to six of hearts". */
const run = (top: Card, head: Card): string => `${RANK_NAMES[rankOf(top)]} to ${card(head)}`;

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(', ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const place = (value: Place): string => {
  if (value.pile === 'waste') return 'the waste';
  return `the ${value.pile === 'fan' ? 'fan' : 'foundation'} at ${value.hour}`;
};

const dealingWords = {
  refill: 'refill the gaps',
  draw: 'draw a card',
  redeal: 'redeal',
};

/** Without a comma before the last: “a, b and c”, “a, b or c”. */
const and = lazyList('en-GB');
const or = lazyList('en-GB', { type: 'disjunction' });

/** Counts that are read, not heard, are digits. */
const inDigits = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

const assistsOf = ({
  hints,
  shownMoves,
  statusSeen,
  fairHints,
  chanceSeen,
  lesson,
}: Assists): string[] =>
  [
    hints > 0 ? inDigits(hints, 'hint') : '',
    fairHints > 0 ? `${inDigits(fairHints, 'hint')} without peeking` : '',
    shownMoves > 0 ? `${inDigits(shownMoves, 'move')} played for you` : '',
    statusSeen ? 'win check' : '',
    chanceSeen ? 'estimated chance' : '',
    lesson ? 'lesson' : '',
  ].filter(Boolean);

const HINT_LEADS = { hint: 'Hint', fair: 'Hint without peeking', next: 'Second choice' };

const ruleNames: Readonly<Record<RuleSetName, string>> = {
  classic: 'Classic',
  gamerules: 'GameRules.com',
  mcneely: 'McNeely',
  cadogan: 'Lady Cadogan',
  solsuite: 'SolSuite',
  redeal: 'One redeal',
  relaxed: 'Relaxed',
};

/** Grades of difficulty, which the dialogs say too. */
export const GRADES: Readonly<Record<Grade, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

export const table = {
  /** The letters at the corners of ace, jack, queen and king. */
  cardLetters: ['A', 'J', 'Q', 'K'] as readonly ['A', 'J' | 'B' | 'V', 'Q' | 'D', 'K' | 'R'],
  /** For numbers and dates, as BCP 47 has it. */
  locale: 'en',
  fair,
  files,
  linkFaults,
  review,
  tips,
  /** Clauses made one sentence. */
  sentence: (clauses: readonly string[]): string => `${clauses.join(', ')}.`,
  /** Sentences that follow one another. */
  sentences: (parts: readonly string[]): string => parts.join(' '),
  title: 'Big Ben',
  dealTitle: (number: string | undefined): string =>
    number === undefined ? 'Unnumbered deal' : `Deal ${number}`,
  ownRules: 'Your own rules',
  /** As they stand beside the name of a deal, or are its name. */
  ruleNames,
  /** What a deal is called that was not asked for by its number. */
  dealNames: { daily: 'Daily', ...GRADES },
  table: 'Table',
  menu: 'Menu',
  controls: 'Game controls',
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Restart',
  newGame: 'New deal',
  newGameShort: 'New',

  card,
  /** A fan: its cards from the top down, runs drawn together. */
  fan: (hour: Hour, runs: readonly (readonly [Card, Card])[], size: number, gaps: number): string =>
    `Fan at ${hour}: ${joined([
      size === 0
        ? 'empty'
        : runs.map(([top, head]) => (top === head ? card(top) : run(top, head))).join(' on '),
      size > 1 ? cards(size) : undefined,
      gaps > 0 ? gapCount(gaps) : undefined,
    ])}`,
  foundation: (
    hour: Hour,
    top: Card,
    height: number,
    size: number,
    needs: Card | undefined,
  ): string =>
    `Foundation at ${hour}: ${joined([
      card(top),
      needs === undefined ? 'done' : `${NUMBERS[height]} of ${cards(size)}`,
      needs === undefined ? undefined : `needs the ${card(needs)}`,
    ])}`,
  waste: (top: Card | undefined, size: number): string =>
    `Waste: ${top === undefined ? 'empty' : joined([card(top), size > 1 ? cards(size) : undefined])}`,
  stock: (size: number, action: string | undefined): string =>
    `Stock: ${joined([size === 0 ? 'empty' : cards(size), action])}`,
  held: 'picked up',
  canTake: 'takes the card you picked up',

  refill: (count: number): string => `Refill ${count}`,
  refillLong: (count: number, gaps: number): string =>
    count < gaps ? `refill ${NUMBERS[count]} of ${gapCount(gaps)}` : `refill ${gapCount(count)}`,
  draw: 'Draw',
  drawLong: 'draw a card',
  drawInstead: 'Draw a card',
  redeal: 'Redeal',
  redealLong: 'redeal: turn the waste over',
  middle: { waste: 'waste', stock: 'stock' },

  carried: (value: Card, from: Place, to: Place): string =>
    `${capital(card(value))} from ${place(from)} to ${place(to)}`,
  /** @param hours the fans, each once */
  refilled: (count: number, hours: readonly Hour[]): string =>
    `${capital(cards(count))} dealt, to the ${hours.length === 1 ? 'fan' : 'fans'} at ${and.format(hours.map(String))}`,
  drawn: (value: Card): string => `${capital(card(value))} drawn`,
  redealt: (count: number): string => `Waste turned over, ${cards(count)} in the stock`,
  left: (stock: number): string =>
    stock === 0 ? 'the stock is empty' : `${stock} left in the stock`,
  hourComplete: (hour: Hour): string => `${hour} o’clock is lit.`,
  undone: (action: string): string => `Undone: ${action}.`,
  redone: (sentence: string): string => `Redone: ${sentence}`,
  restarted: 'Back at the start.',
  dealt: (number: string, rules: string): string => `New deal: number ${number}, ${rules}.`,
  restored: (deal: string, moves: number): string =>
    `${deal}, ${moves === 0 ? 'not started' : `${inDigits(moves, 'move')} made`}.`,
  picked: (value: Card, targets: readonly Place[]): string =>
    `${capital(card(value))} picked up. ${targets.length === 0 ? 'No place for it right now' : `It can go to ${or.format(targets.map(place))}`}.`,
  /** Cards that went home by themselves. */
  followUps: (count: number): string => `${inDigits(count, 'more card')} went to the clock.`,
  nothingSafe: 'No card is safe to send to the clock.',
  finish: 'Finish',
  finishLong: 'finish: send every card to the clock',
  putBack: (value: Card): string => `${capital(card(value))} put back.`,
  refused: (refusal: Refusal): string => `${capital(explain(refusal))}.`,
  foundationWants: (value: Card | undefined): string =>
    value === undefined ? 'This hour is done.' : `This hour needs the ${card(value)}.`,
  noFoundation: (value: Card): string => `The ${card(value)} can’t go to the clock yet.`,
  wonTitle: 'Twelve o’clock!',
  won: (moves: number, alone: boolean): string =>
    `Twelve o’clock! You won in ${moves} moves${alone ? ', all by yourself' : ''}.`,
  /** With what help a game was won. */
  assisted: (assists: Assists): string => `Helped: ${assistsOf(assists).join(', ')}`,
  over: (home: number): string => `No moves left. ${home} of 104 cards are home.`,

  hint: 'Hint',
  hintMove: (move: Move, value: Card | undefined, lead: 'hint' | 'fair' | 'next'): string =>
    `${HINT_LEADS[lead]}: ${move.kind === 'carry' ? `${card(value as Card)} from ${place(move.from)} to ${place(move.to)}` : dealingWords[move.kind]}.`,
  hintThinking: 'Looking…',
  hintUnknown: 'Too hard to tell from here. Make a few moves and ask again.',
  hintOver: 'You’ve won this game.',
  /** A hint in a lost game: where it was lost, as far as that is known. */
  hintLost: (last: LastWinnable): string => {
    if (last.kind === 'never') return 'This deal can’t be won, however you play it.';
    if (last.kind !== 'found') return 'This game is lost. Where it was lost is too hard to tell.';
    const point = last.at === 0 ? 'at the start' : `after move ${last.at}`;
    const doubt = last.certain ? '' : ' (some later moves couldn’t be checked)';
    return `This game is lost. It was still winnable ${point}${doubt}.`;
  },
  hintSearching: 'This game is lost. Looking for the mistake…',
  wentBack: (at: number): string =>
    at === 0 ? 'Back at the start: still winnable.' : `Back at move ${at}: still winnable.`,
  tookBack: (count: number): string => `${inDigits(count, 'move')} rewound.`,
  hintFrom: 'hint: from here',
  hintTo: 'hint: to here',

  standing: {
    hidden: 'Winnable?',
    hide: 'Turn off the win check',
    thinking: 'Checking…',
    winnable: 'Winnable',
    noLonger: 'No longer winnable',
    never: 'This deal can’t be won',
    unwinnable: 'Can’t be won from here',
    unknown: 'Too hard to tell',
  },

  ...kept,
  update: {
    label: 'New version',
    ready: 'A new version is ready.',
    use: 'Update',
    later: 'Later',
    /** Said by a page that is older than the one that kept the games. */
    needed:
      'Your games were saved by a newer version of Big Ben. Update to open them. Nothing has been changed.',
  },

  partMissing: 'Part of the page couldn’t be loaded. Check your connection and try again.',
  deckMissing: 'The card pictures couldn’t be loaded. Check your connection and reload the page.',
};

export type TableMessages = typeof table;
