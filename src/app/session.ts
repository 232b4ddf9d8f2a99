/**
 * The session: the game on the table, the card the player holds, and what has just happened. It is
 * changed only by the commands here; whoever shows it watches its signals. No DOM.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import {
  type DealNumber,
  dealCards,
  makeDealNumber,
  randomDealNumber,
  startOf,
} from '../rules/deal.ts';
import * as games from '../rules/game.ts';
import { HOURS, sizeWhenComplete } from '../rules/hour.ts';
import {
  isOver,
  type Move,
  type Place,
  type Refusal,
  samePlace,
  topAt,
  whyIllegal,
} from '../rules/move.ts';
import { foundationHeight, foundationNeeds, isWon, type Position } from '../rules/position.ts';
import { nameOf, RULE_SETS, type RuleSet } from '../rules/ruleSet.ts';
import { dealing } from './dealing.ts';
import type { Messages } from './messages/en.ts';
import { speakMove } from './speech.ts';
import { type KeyValueStore, loadGame, saveGame } from './storage.ts';

/** What has just happened, to be shown and spoken once. */
interface News {
  readonly text: string;
  readonly tone: 'move' | 'refusal' | 'end';
}

export type Ending = 'won' | 'over';

export interface Session {
  readonly game: ReadonlySignal<games.Game>;
  /** Where the held card lies; it stays there until it is played. */
  readonly held: ReadonlySignal<Place | undefined>;
  readonly news: ReadonlySignal<News>;
  /** Cards on foundations, their bases included. */
  readonly cardsHome: ReadonlySignal<number>;
  /** Plays a move if it is legal, else says why not. */
  play(move: Move): void;
  /** Takes a card in hand: the top of a fan or of the waste. A foundation says what it needs. */
  take(place: Place): void;
  putBack(): void;
  /** Plays the held card to a place, or says why it cannot. */
  place(to: Place): void;
  /** Plays a top card to a foundation, if one takes it. */
  sendHome(from: Place): void;
  /** What touching the stock does: refill, draw or redeal. */
  deal(): void;
  undo(): void;
  redo(): void;
  restart(): void;
  newGame(number: DealNumber, ruleSet: RuleSet): void;
  newRandomGame(ruleSet: RuleSet): void;
  /** Tells the player of something that went wrong outside the game. */
  warn(text: string): void;
}

export interface Surroundings {
  readonly store: KeyValueStore;
  readonly messages: Messages;
  /** A random number, 0 <= unit < 1. */
  readonly random: () => number;
}

/** Cards on foundations, their bases included: 12 at the start, 104 when won. */
export const cardsHome = (position: Position): number =>
  position.foundations.reduce((sum, height) => sum + height, 0);

export const CARDS_TO_PLACE = HOURS.reduce((sum, hour) => sum + sizeWhenComplete(hour) - 1, 0);

export function endingOf(game: games.Game): Ending | undefined {
  const position = games.current(game);
  if (isWon(position)) return 'won';
  return isOver(game.ruleSet, position) ? 'over' : undefined;
}

/** Everywhere a card may go from a place, the foundation that lacks most cards first. */
export function targetsOf(game: games.Game, from: Place): Place[] {
  const position = games.current(game);
  const lacking = (hour: (typeof HOURS)[number]): number =>
    sizeWhenComplete(hour) - foundationHeight(position, hour);
  const foundations = [...HOURS].sort((a, b) => lacking(b) - lacking(a));
  const places: Place[] = [
    ...foundations.map((hour): Place => ({ pile: 'foundation', hour })),
    ...HOURS.map((hour): Place => ({ pile: 'fan', hour })),
  ];
  return places.filter(
    (to) => whyIllegal(game.ruleSet, position, { kind: 'carry', from, to }) === undefined,
  );
}

export const rulesTitle = (messages: Messages, ruleSet: RuleSet): string =>
  nameOf(ruleSet) ?? messages.ownRules;

const dealRandomly = (random: () => number, ruleSet: RuleSet): games.Game =>
  dealGame(randomDealNumber(random()), ruleSet);

const dealGame = (number: DealNumber, ruleSet: RuleSet): games.Game =>
  games.startGame(ruleSet, startOf(dealCards(number)), makeDealNumber(number));

/** Begins with the kept game, or with a random one. */
export function createSession({ store, messages, random }: Surroundings): Session {
  const kept = loadGame(store);
  const restored = kept.ok ? kept.value : undefined;
  const game = signal(restored ?? dealRandomly(random, RULE_SETS.classic));
  const held = signal<Place | undefined>(undefined);
  const news = signal<News>(
    kept.ok
      ? { text: titleOf(game.value), tone: 'move' }
      : { text: messages.damaged, tone: 'refusal' },
  );
  let warned = false;
  // A deal nobody has touched yet is worth keeping too: a reload shows the same cards.
  if (!restored) saveGame(store, game.value);

  function titleOf({ number = '', moves, at }: games.Game): string {
    return messages.restored(number, Math.min(at, moves.length));
  }

  const say = (text: string, tone: News['tone'] = 'move'): void => {
    news.value = { text, tone };
  };
  const refuse = (refusal: Refusal): void => say(messages.refused(refusal), 'refusal');

  /** Every change of the game goes through here: it is kept before anything else can happen. */
  function change(next: games.Game, text: string): void {
    const saved = saveGame(store, next);
    batch(() => {
      game.value = next;
      held.value = undefined;
      const ending = next.at > 0 ? endingOf(next) : undefined;
      const end = ending && speakEnding(ending, next);
      say([text, end].filter(Boolean).join(' '), end ? 'end' : 'move');
      if (!saved && !warned) say(`${text} ${messages.notSaved}`, 'refusal');
    });
    warned ||= !saved;
  }

  const speakEnding = (ending: Ending, ended: games.Game): string =>
    ending === 'won' ? messages.won(ended.at) : messages.over(cardsHome(games.current(ended)));

  function play(move: Move): void {
    const before = game.value;
    const after = games.playIn(before, move);
    if (after.ok)
      change(
        after.value,
        speakMove(messages, games.current(before), move, games.current(after.value)),
      );
    else refuse(after.error);
  }

  /** The move between two neighbouring points of the line, as a sentence. */
  function speakStep(line: games.Game, at: number): string {
    const [before, after] = [line.positions[at], line.positions[at + 1]];
    return speakMove(messages, before as Position, line.moves[at] as Move, after as Position);
  }

  return {
    game,
    held,
    news,
    cardsHome: computed(() => cardsHome(games.current(game.value))),
    play,
    take(place) {
      const position = games.current(game.value);
      const card = topAt(position, place);
      if (place.pile === 'foundation')
        say(messages.foundationWants(foundationNeeds(position, place.hour)));
      else if (card === undefined) refuse('nothingThere');
      else
        batch(() => {
          held.value = place;
          say(messages.picked(card, targetsOf(game.value, place)));
        });
    },
    putBack() {
      const card = held.value && topAt(games.current(game.value), held.value);
      if (card === undefined) return;
      batch(() => {
        held.value = undefined;
        say(messages.putBack(card));
      });
    },
    place(to) {
      const from = held.value;
      if (from && samePlace(from, to)) this.putBack();
      else if (from) play({ kind: 'carry', from, to });
    },
    sendHome(from) {
      const card = topAt(games.current(game.value), from);
      const to = targetsOf(game.value, from).find(({ pile }) => pile === 'foundation');
      if (card === undefined) refuse('nothingThere');
      else if (to) play({ kind: 'carry', from, to });
      else say(messages.noFoundation(card), 'refusal');
    },
    deal() {
      const action = dealing(game.value.ruleSet, games.current(game.value));
      if (action.kind === 'none') refuse(action.refusal);
      else play({ kind: action.kind });
    },
    undo() {
      const { at } = game.value;
      if (games.canUndo(game.value))
        change(games.undo(game.value), messages.undone(speakStep(game.value, at - 1)));
    },
    redo() {
      const { at } = game.value;
      if (games.canRedo(game.value))
        change(games.redo(game.value), messages.redone(speakStep(game.value, at)));
    },
    restart() {
      if (games.canUndo(game.value)) change(games.restart(game.value), messages.restarted);
    },
    newGame(number, ruleSet) {
      const next = dealGame(number, ruleSet);
      change(next, messages.dealt(next.number ?? '', rulesTitle(messages, ruleSet)));
    },
    newRandomGame(ruleSet) {
      const next = dealRandomly(random, ruleSet);
      change(next, messages.dealt(next.number ?? '', rulesTitle(messages, ruleSet)));
    },
    warn: (text) => say(text, 'refusal'),
  };
}
