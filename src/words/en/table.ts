/** What the table says, and what stands round it, in English. Other languages give an object of this type. */

import type { LastWinnable } from '../../app/findings.ts';
import { type Assists, isUnassisted } from '../../app/library/assists.ts';
import { type Card, rankOf, suitOf } from '../../rules/card.ts';
import type { Hour } from '../../rules/hour.ts';
import type { Move, Place } from '../../rules/move.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { RuleSetName } from '../../rules/ruleSet.ts';
import { fair } from './fair.ts';
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
  return `${value.pile === 'fan' ? 'fan' : 'foundation'} at ${value.hour}`;
};

const dealingWords = {
  refill: 'refill the gaps',
  draw: 'draw a card',
  redeal: 'turn the waste over',
};

/** Without a comma before the last: “a, b and c”. */
const and = new Intl.ListFormat('en-GB');

const assistsOf = ({ hints, shownMoves, statusSeen, fairHints, chanceSeen }: Assists): string[] =>
  [
    hints > 0 ? counted(hints, 'hint', 'hints') : '',
    fairHints > 0 ? counted(fairHints, 'fair hint', 'fair hints') : '',
    shownMoves > 0 ? `${counted(shownMoves, 'move', 'moves')} shown` : '',
    statusSeen ? 'the status seen' : '',
    chanceSeen ? 'the chance seen' : '',
  ].filter(Boolean);

const HINT_LEADS = { hint: 'Hint', fair: 'Fair hint', next: 'The next best' };

const ruleNames: Readonly<Record<RuleSetName, string>> = {
  classic: 'classic',
  gamerules: 'gamerules',
  mcneely: 'mcneely',
  cadogan: 'cadogan',
  solsuite: 'solsuite',
  redeal: 'redeal',
  relaxed: 'relaxed',
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
    number === undefined ? 'Deal without a number' : `Deal ${number}`,
  ownRules: 'own rules',
  /** As they stand beside a deal number. */
  ruleNames,
  table: 'The clock',
  menu: 'Menu',
  controls: 'Game',
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Restart',
  newGame: 'New game',
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
      needs === undefined ? 'complete' : `${NUMBERS[height]} of ${cards(size)}`,
      needs === undefined ? undefined : `needs the ${card(needs)}`,
    ])}`,
  waste: (top: Card | undefined, size: number): string =>
    `Waste: ${top === undefined ? 'empty' : joined([card(top), size > 1 ? cards(size) : undefined])}`,
  stock: (size: number, action: string | undefined): string =>
    `Stock: ${joined([size === 0 ? 'empty' : cards(size), action])}`,
  held: 'held',
  canTake: 'takes the held card',

  refill: (count: number): string => `Refill ${count}`,
  refillLong: (count: number, gaps: number): string =>
    count < gaps ? `refills ${count} of ${gapCount(gaps)}` : `refills ${gapCount(count)}`,
  draw: 'Draw',
  drawLong: 'draws a card',
  drawInstead: 'Draw a card',
  redeal: 'Redeal',
  redealLong: 'turns the waste over',
  middle: { waste: 'waste', stock: 'stock' },

  carried: (value: Card, from: Place, to: Place): string =>
    `${capital(card(value))} from ${place(from)} to ${place(to)}`,
  /** @param hours the fans, each once */
  refilled: (count: number, hours: readonly Hour[]): string =>
    `${capital(cards(count))} dealt to the ${hours.length === 1 ? 'fan' : 'fans'} at ${hours.join(', ')}`,
  drawn: (value: Card): string => `${capital(card(value))} drawn`,
  redealt: (count: number): string => `Waste turned over, ${cards(count)} in the stock`,
  left: (stock: number): string => (stock === 0 ? 'the stock is empty' : `${stock} left`),
  hourComplete: (hour: Hour): string => `${hour} o’clock is complete.`,
  undone: (action: string): string => `Undone: ${action}.`,
  redone: (sentence: string): string => `Redone: ${sentence}`,
  restarted: 'Back to the deal.',
  dealt: (number: string, rules: string): string => `Deal ${number}, ${rules}.`,
  restored: (deal: string, moves: number): string =>
    `${deal}, ${moves === 0 ? 'not begun' : counted(moves, 'move', 'moves')}.`,
  picked: (value: Card, targets: readonly Place[]): string =>
    `${capital(card(value))} held. ${targets.length === 0 ? 'It can go nowhere now' : `It can go to ${targets.map(place).join(', ')}`}.`,
  /** Cards that went home by themselves. */
  wentAlong: (count: number): string => `${capital(cards(count))} more on the clock.`,
  nothingSafe: 'No card can go home without a risk.',
  finish: 'Finish',
  finishLong: 'finishes: sends all cards home',
  putBack: (value: Card): string => `${capital(card(value))} put back.`,
  refused: (refusal: Refusal): string => `${capital(explain(refusal))}.`,
  foundationWants: (value: Card | undefined): string =>
    value === undefined ? 'This hour is complete.' : `It needs the ${card(value)}.`,
  noFoundation: (value: Card): string => `No foundation takes the ${card(value)} now.`,
  wonTitle: 'Twelve o’clock',
  wonText: (moves: number): string => `Won in ${moves} moves.`,
  won: (moves: number): string =>
    `You have won, in ${moves} moves. All twelve hours show their time.`,
  /** With what help, for the end of a won game. */
  assisted: (assists: Assists): string =>
    isUnassisted(assists) ? 'Unassisted.' : `With ${and.format(assistsOf(assists))}.`,
  over: (home: number): string => `No move is left. ${home} of 104 cards are on the clock.`,

  hint: 'Hint',
  hintMove: (move: Move, value: Card | undefined, lead: 'hint' | 'fair' | 'next'): string =>
    `${HINT_LEADS[lead]}: ${move.kind === 'carry' ? `${card(value as Card)} from ${place(move.from)} to ${place(move.to)}` : dealingWords[move.kind]}.`,
  hintThinking: 'Thinking …',
  hintUnknown: 'It could not be decided whether this game can still be won.',
  hintOver: 'This game is won.',
  /** A hint in a lost game: where it was lost, as far as that is known. */
  hintLost: (last: LastWinnable): string => {
    if (last.kind === 'never') return 'This deal cannot be won, whatever is played.';
    if (last.kind !== 'found')
      return 'This game cannot be won from here. Where it was lost could not be decided.';
    const point = last.at === 0 ? 'at the deal' : `after move ${last.at}`;
    const doubt = last.certain ? '' : '; the moves after that could not all be decided';
    return `This game can no longer be won. ${capital(point)} it still could${doubt}.`;
  },
  hintSearching: 'This game cannot be won from here. Looking for where it was lost …',
  hintDone: 'Done',
  hintDoneName: 'Done with the hint',
  goBack: 'Go back',
  goBackName: (at: number): string =>
    at === 0 ? 'Go back to the deal' : `Go back to where it could be won: after move ${at}`,
  wentBack: (at: number): string =>
    at === 0 ? 'Back at the deal, which can be won.' : `Back after move ${at}: it can be won.`,
  step: 'Step',
  stepName: 'Step: play the move shown',
  showWin: 'Play',
  showWinName: 'Play: show me the win',
  pause: 'Pause',
  takeBack: 'Rewind',
  takeBackName: 'Rewind: take back the moves shown',
  tookBack: (count: number): string => `${capital(counted(count, 'move', 'moves'))} taken back.`,
  hintFrom: 'the hint starts here',
  hintTo: 'the hint goes here',

  standing: {
    hidden: 'Can it be won?',
    hide: 'Hide whether the game can be won',
    thinking: 'Thinking …',
    winnable: 'Can be won',
    noLonger: 'Can no longer be won',
    never: 'Cannot be won',
    lost: 'Cannot be won from here',
    unknown: 'Not decided',
  },

  damaged: {
    table: 'The saved game could not be read. It has been set aside, and a new game dealt.',
    other: 'A saved game could not be read. It has been set aside: see Games.',
    opened: 'This game could not be read. It has been set aside.',
  },
  /** While what was played is not kept. */
  keeping: {
    label: 'Not saved',
    refused:
      'This browser does not keep data for this page: the game will be gone when it is closed.',
  },
  /** The page could not begin, or a part of it has failed. */
  failed: {
    title: 'Big Ben could not start',
    text: 'Your games are still where they were. Load the page again; if that does not help, try another browser or a newer one.',
    again: 'Load again',
    mishap:
      'Something did not work just now. Your game goes on; if anything looks wrong, load the page again.',
  },
  /** While the database does not answer. */
  busy: {
    title: 'Your games are not here yet',
    text: 'The browser’s storage does not answer. It is asked again and again; your games come as soon as it does.',
    playWithout: 'Play without them until then',
  },

  /** Two windows never play the same games. */
  elsewhere: {
    title: 'Big Ben is open in another window',
    text: 'So that neither loses what the other plays, only one of them plays at a time. The game goes on here as it stands there.',
    playHere: 'Play here',
    notKept: 'The last moves made here could not be saved.',
  },

  update: {
    label: 'New version',
    ready: 'A new version is ready.',
    use: 'Use it now',
    later: 'Later',
    /** Said by a page that is older than the one that kept the games. */
    needed:
      'Your games were last played in a newer version of Big Ben. This older one leaves them as they are.',
  },

  partMissing: 'A part of the page could not be loaded. Try again when the network is back.',
  deckMissing: 'The card pictures could not be loaded. Reload the page when the network is back.',
};

export type TableMessages = typeof table;
