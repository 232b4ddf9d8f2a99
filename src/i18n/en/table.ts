/**
 * The messages of the table and everything around it, in English. Other languages provide an object
 * of this type.
 */

import type { LastWinnable, ReviewVerdict } from '../../app/announcements/findings.ts';
import type { Assists } from '../../app/games/assists.ts';
import type { Grade } from '../../app/insight/deals/difficulty.ts';
import { type Card, rankOf, suitOf } from '../../rules/card.ts';
import type { Hour } from '../../rules/hour.ts';
import type { LinkError } from '../../rules/link.ts';
import type { Move, Place } from '../../rules/move.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { RuleSetName } from '../../rules/ruleSet.ts';
import { lazyList } from '../lazyFormats.ts';

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

/** No comma before the last item: “a, b and c”, “a, b or c”. */
const and = lazyList('en-GB');
const or = lazyList('en-GB', { type: 'disjunction' });

/** Counts that are read, not heard, are written in digits. */
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

/** Grades of difficulty; the dialogs use them too. */
export const GRADES: Readonly<Record<Grade, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

/** A sentence for every refusal, for a person who has just tried the move. */
const refusals: Readonly<Record<Refusal, string>> = {
  samePile: 'the card is already there',
  foundationKeeps: 'cards on the clock stay there',
  wasteTakesNothing: 'the waste only takes cards from the stock',
  nothingThere: 'no card there',
  wasteToFoundationsOnly: 'by these rules, waste cards go only to the clock',
  foundationComplete: 'this hour is done',
  fanEmpty: 'an empty fan takes no cards',
  fanHasGaps: 'a fan with gaps takes no cards',
  wrongSuit: 'different suit',
  wrongRank: 'not the next rank',
  noGaps: 'no gaps to refill',
  gapsFirst: 'refill first',
  stockEmpty: 'the stock is empty',
  notStuck: 'not yet: you can still play a card',
  noRedeal: 'no redeals left',
  stockNotEmpty: 'not yet: the stock isn’t empty',
  wasteEmpty: 'the waste is empty',
  cardsUnknown: 'nobody has said yet which card comes',
};

export const explain = (refusal: Refusal): string => refusals[refusal];

/** The fair player, which the page calls the computer. */
const fair = {
  watching: 'The computer plays on from here, in a copy that doesn’t count.',
  evaluations: {
    sure: 'Nothing is hidden any more: this wins.',
    slim: 'The computer still has a move, but little hope.',
    stale: 'New cards were dealt: the computer has to think again.',
    thinking: 'The computer is thinking…',
    unwinnable: 'The computer gives up: this game is lost.',
    unknown: 'The computer gives up: it sees no way to win.',
    won: 'The computer won.',
  },
  /** Shares are formatted percentages: “24%”. */
  weighed: (share: string): string => `What the computer would do. Estimated chance: ${share}.`,
  compared: (share: string, next: string): string =>
    `What the computer would do. Estimated chance: ${share}; of the second choice, ${next}.`,
  even: (share: string): string =>
    `What the computer would do. Estimated chance: ${share}, the same as of the second choice.`,
  only: (share: string): string => `The only move. The computer gives it ${share}.`,
  noAnswer: 'The computer didn’t answer. Try again.',
  chance: (share: string): string => `Estimated chance: ${share}`,
  chanceThinking: 'Estimated chance: working it out…',
  /** About a move that lowered the chance. */
  fell: (before: string, after: string): string =>
    `Estimated chance: ${before} before, ${after} after`,
  fellAtMost: (before: string, after: string): string =>
    `Estimated chance: ${before} before, at most ${after} after`,
};

/** Link errors. */
const linkFaults: Readonly<Record<LinkError, string>> = {
  notALink: 'This link couldn’t be read. Check that you copied all of it.',
  newer: 'This link needs a newer version. Reload the page to get it.',
  rules: 'This link uses unknown rules. Ask for a new link.',
  number: 'There is no deal with this number. Check the link.',
  damaged: 'Part of this link is missing or changed. Copy it again.',
};

/** The outcome of importing a file. */
const files = {
  gamesImported: (games: number, unread: number): string =>
    `${games === 1 ? '1 game' : `${games} games`} imported.${unread > 0 ? ` ${unread} couldn’t be read.` : ''}`,
  playedFurther: 'The file had more moves of your current game, so it goes on from there.',
  notOurs: 'This isn’t a Big Ben file, or it can’t be read. Choose another one.',
  tooMany: (most: string): string =>
    `This file can’t be imported: there would be more than ${most} games, the most that can be kept.`,
  illegalAt: (move: number): string =>
    `This game can’t be imported: its move ${move} is against the rules.`,
};

const verdicts: Readonly<Record<ReviewVerdict, string>> = {
  winnable: 'winnable',
  unwinnable: 'lost',
  unknown: 'too hard to tell',
  open: 'not checked yet',
};

/** The review of a game. */
const review = {
  position: (at: number, all: number): string =>
    at === 0 ? `Start, of ${all} ${all === 1 ? 'move' : 'moves'}` : `Move ${at} of ${all}`,
  verdicts,
  went: (position: string, verdict: string): string => `${position}: ${verdict}.`,
};

export const table = {
  /** The letters at the corners of ace, jack, queen and king. */
  cardLetters: ['A', 'J', 'Q', 'K'] as readonly ['A', 'J' | 'B' | 'V', 'Q' | 'D', 'K' | 'R'],
  /** The BCP 47 tag for numbers and dates. */
  locale: 'en',
  fair,
  files,
  linkFaults,
  review,
  /** Tips for the first games. */
  /** Joins clauses into one sentence. */
  sentence: (clauses: readonly string[]): string => `${clauses.join(', ')}.`,
  /** Joins sentences. */
  sentences: (parts: readonly string[]): string => parts.join(' '),
  title: 'Big Ben',
  dealTitle: (number: string | undefined): string =>
    number === undefined ? 'Unnumbered deal' : `Deal ${number}`,
  ownRules: 'Your own rules',
  /** Shown beside the name of a deal, or as its name. */
  ruleNames,
  /** The names of deals that were not asked for by number. */
  dealNames: { daily: 'Daily', own: 'Your own cards', ...GRADES },
  table: 'Table',
  menu: 'Menu',
  controls: 'Game controls',
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Restart',
  newGame: 'New deal',
  newGameShort: 'New',

  card,
  /** A fan: its cards from the top down, with runs combined. */
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
  /** @param hours the hours of the fans, without duplicates */
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
  backAtMark: 'Back at the mark.',
  marked: 'Position marked.',
  unmarked: 'Mark removed.',
  noMark: 'No mark before this.',
  dealt: (number: string, rules: string): string => `New deal: number ${number}, ${rules}.`,
  restored: (deal: string, moves: number): string =>
    `${deal}, ${moves === 0 ? 'not started' : `${inDigits(moves, 'move')} made`}.`,
  picked: (value: Card, targets: readonly Place[]): string =>
    `${capital(card(value))} picked up. ${targets.length === 0 ? 'No place for it right now' : `It can go to ${or.format(targets.map(place))}`}.`,
  /** Cards that went home automatically. */
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
  /** The help a game was won with. */
  assisted: (assists: Assists): string => `Helped: ${assistsOf(assists).join(', ')}`,
  over: (home: number): string => `No moves left. ${home} of 104 cards are home.`,

  hint: 'Hint',
  hintMove: (move: Move, value: Card | undefined, lead: 'hint' | 'fair' | 'next'): string =>
    `${HINT_LEADS[lead]}: ${move.kind === 'carry' ? `${card(value as Card)} from ${place(move.from)} to ${place(move.to)}` : dealingWords[move.kind]}.`,
  hintThinking: 'Looking…',
  hintUnknown: 'Too hard to tell from here. Make a few moves and ask again.',
  hintOver: 'You’ve won this game.',
  /** A hint in a lost game: where it was lost, if that is known. */
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

  verdicts: {
    hidden: 'Winnable?',
    hide: 'Turn off the win check',
    thinking: 'Checking…',
    winnable: 'Winnable',
    noLonger: 'No longer winnable',
    never: 'This deal can’t be won',
    unwinnable: 'Can’t be won from here',
    unknown: 'Too hard to tell',
  },

  /** Games that could not be read. */
  damaged: {
    table: 'Your last game couldn’t be read, so here is a new deal. Its data is kept in Games.',
    other: 'A saved game couldn’t be read. Its data is kept in Games.',
    opened: 'This game couldn’t be read. Its data is kept in Games.',
  },
  /** Shown while moves are not saved. */
  saving: {
    label: 'Not saved',
    full: 'There is no room left to save your game. It may be gone when you close the page.',
    refused: 'This browser refuses to save your game. It may be gone when you close the page.',
    missing: 'This browser can’t save games. Yours may be gone when you close the page.',
  },
  /** The page could not start, or a part of it has failed. */
  failed: {
    title: 'Big Ben couldn’t start',
    text: 'Your games are untouched. Reload the page. If that doesn’t help, try a newer browser.',
    again: 'Reload',
    unexpectedError:
      'Something went wrong. You can play on. If anything looks odd, reload the page.',
  },
  /** Shown while the database does not answer. */
  busy: {
    title: 'Your games haven’t loaded yet',
    text: 'The browser’s storage isn’t answering. Your games will appear as soon as it does.',
    playWithout: 'Play without them for now',
  },

  /** Shown in all windows but one, because two windows must not play the same games. */
  elsewhere: {
    title: 'Big Ben is open in another window',
    text: 'Only one window can play at a time, so that nothing is overwritten. Here you go on from where the other window is now.',
    playHere: 'Play here',
    notKept: 'The last moves made here couldn’t be saved.',
  },
  update: {
    label: 'New version',
    ready: 'A new version is ready.',
    use: 'Update',
    later: 'Later',
    /** Shown by a page that is older than the one that saved the games. */
    needed:
      'Your games were saved by a newer version of Big Ben. Update to open them. Nothing has been changed.',
  },

  chunkLoadFailed: 'Part of the page couldn’t be loaded. Check your connection and try again.',
  deckMissing: 'The card pictures couldn’t be loaded. Check your connection and reload the page.',
};

export type TableMessages = typeof table;
