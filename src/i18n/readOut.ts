/**
 * What keys read out: short, the most useful first, and each thing by its kind. Only what everybody can see on the table is said; of the
 * stock how many cards it has. Loaded with the dialogs.
 */
import type { Since, Step } from '../app/game/sinceLastMove.ts';
import type { Card } from '../rules/card.ts';
import { current, type Game } from '../rules/game.ts';
import { HOURS, type Hour } from '../rules/hour.ts';
import { type Carry, legalMoves, topAt } from '../rules/move.ts';
import {
  FAN_SIZE,
  fanAt,
  foundationNeeds,
  gapsIn,
  isComplete,
  type Position,
} from '../rules/position.ts';
import { placesOf } from './cardPlaces.ts';
import type { Messages } from './messages.ts';
import { speakAction, speakStock, speakWaste } from './speech.ts';

/** The tops of all fans: first those that take cards, then those with gaps. */
export function readTops(messages: Messages, position: Position): string {
  const { readOut, sentence, sentences } = messages;
  const tops = (gaps: number): string[] =>
    fansShortOf(position, gaps).map((hour) =>
      sentence([readOut.label(`${hour}`, messages.card(fanAt(position, hour).at(-1) as Card))]),
    );
  const short = [1, 2].flatMap((gaps) => {
    const found = tops(gaps);
    return found.length === 0 ? [] : [sentence([shortFans(messages, gaps)]), ...found];
  });
  const parts = [sentence([readOut.tops]), ...tops(0), ...short, ...emptyFans(messages, position)];
  return sentences(parts);
}

const fansShortOf = (position: Position, gaps: number): Hour[] =>
  HOURS.filter((hour) => gapsIn(fanAt(position, hour)) === gaps);

const shortFans = ({ readOut }: Messages, gaps: number): string =>
  readOut.shortFans[gaps - 1] as string;

const emptyFans = (messages: Messages, position: Position): string[] =>
  listed(messages, shortFans(messages, FAN_SIZE), fansShortOf(position, FAN_SIZE));

/** Hours after what they have in common; nothing if there are none. */
function listed({ readOut, sentence }: Messages, name: string, hours: readonly Hour[]): string[] {
  const [first, ...others] = hours.map(String);
  return first === undefined ? [] : [sentence([readOut.label(name, first), ...others])];
}

/** One fan from top to bottom, card by card. */
export function readFan(messages: Messages, position: Position, hour: Hour): string {
  const fan = fanAt(position, hour);
  const single = [...fan].reverse().map((card) => [card, card] as const);
  return messages.sentence([messages.fan(hour, single, fan.length, gapsIn(fan))]);
}

/** Every legal move, each as a clause: first those to foundations. The stock is described as on the table. */
export function playableNow(messages: Messages, game: Game): string[] {
  const position = current(game);
  const moves = legalMoves(game.ruleSet, position);
  const carries = moves.filter((move): move is Carry => move.kind === 'carry');
  const told = (pile: 'foundation' | 'fan'): string[] =>
    carries
      .filter(({ to }) => to.pile === pile)
      .map(({ from, to }) => messages.carried(topAt(position, from) as Card, from, to));
  const deals = moves.length > carries.length;
  const stock = deals ? [speakStock(messages, game.ruleSet, position)] : [];
  return [...told('foundation'), ...told('fan'), ...stock];
}

export function readMoves(messages: Messages, game: Game): string {
  const { panels, sentence, sentences } = messages;
  const moves = playableNow(messages, game);
  if (moves.length === 0) return panels.nothingNow;
  return sentences([sentence([panels.now]), ...moves.map((move) => sentence([move]))]);
}

/** What each foundation needs next, and where that lies: what can be played first, what is in the stock last. */
export function readNeeds(messages: Messages, position: Position): string {
  const { readOut, sentence, sentences } = messages;
  const needs = HOURS.flatMap((hour) => {
    const card = foundationNeeds(position, hour);
    return card === undefined ? [] : [{ hour, card, depth: depthOf(position, card) }];
  }).sort((a, b) => a.depth - b.depth);
  const told = needs.map(({ hour, card }) =>
    sentence([readOut.label(`${hour}`, messages.card(card)), ...reach(messages, position, card)]),
  );
  const lit = listed(
    messages,
    readOut.lit,
    HOURS.filter((hour) => isComplete(position, hour)),
  );
  return sentences([...(told.length === 0 ? [] : [sentence([readOut.needs])]), ...told, ...lit]);
}

/** Where a card can be had: where copies lie open, or else that they are in the stock. Those on the clock stay there. */
function reach(messages: Messages, position: Position, card: Card): readonly string[] {
  const { inStock, bothInStock, onClock } = messages.answers;
  const places = placesOf(messages, position, card).filter((place) => place !== onClock);
  const open = places.filter((place) => place !== inStock);
  if (open.length > 0) return open;
  return [places.length > 1 ? bothInStock : inStock];
}

/** How many cards lie on the copy of a card that is reached first; in the stock nobody knows. */
function depthOf(position: Position, wanted: Card): number {
  const depths = [...position.fans, position.waste].map((pile) => {
    const index = pile.lastIndexOf(wanted);
    return index < 0 ? Number.POSITIVE_INFINITY : pile.length - 1 - index;
  });
  return Math.min(Number.MAX_SAFE_INTEGER, ...depths);
}

/**
 * The stock, the waste and the gaps.
 *
 * @param isOpen whether the stock lies face up, as in a problem: then its cards are read, the next one first
 */
export function readPiles(messages: Messages, game: Game, isOpen: boolean): string {
  const { readOut, problems, sentence, sentences } = messages;
  const position = current(game);
  const [next, ...later] = position.stock.map(messages.card);
  const cards = isOpen && next ? [sentence([readOut.label(problems.stock, next), ...later])] : [];
  const gaps = [1, 2, FAN_SIZE].flatMap((count) =>
    listed(messages, shortFans(messages, count), fansShortOf(position, count)),
  );
  return sentences([
    sentence([speakStock(messages, game.ruleSet, position)]),
    sentence([speakWaste(messages, position)]),
    ...(gaps.length === 0 ? [sentence([readOut.noGaps])] : gaps),
    ...cards,
  ]);
}

/** More moves than this are not told one by one. */
const MAX_STEPS = 6;

/** What has changed since the player's last move. */
export function readChanges(messages: Messages, since: Since): string {
  const { readOut, review, sentence, sentences } = messages;
  switch (since.kind) {
    case 'nothing':
      return readOut.nothing;
    case 'jumped':
      return sentence([review.position(since.at, since.all)]);
    case 'undone':
      return sentences(
        since.steps.map(({ before, move, after }) =>
          messages.undone(speakAction(messages, before, move, after)),
        ),
      );
    case 'made':
      return sentences(readSteps(messages, since.steps));
  }
}

function readSteps(messages: Messages, steps: readonly Step[]): string[] {
  const [first, last] = [steps[0], steps.at(-1)];
  const lit = HOURS.filter(
    (hour) => first && last && !isComplete(first.before, hour) && isComplete(last.after, hour),
  );
  return [...readMany(messages, steps), ...lit.map((hour) => messages.hourComplete(hour))];
}

/** Of many cards that went to the clock their number, of many other moves the last ones. */
function readMany(messages: Messages, steps: readonly Step[]): string[] {
  const told = (some: readonly Step[]): string[] =>
    some.flatMap((step) => readStep(messages, step));
  const others = steps.slice(1);
  if (others.length < MAX_STEPS) return told(steps);
  const isHome = others.every(({ move }) => move.kind === 'carry' && move.to.pile === 'foundation');
  if (!isHome) return told(steps.slice(-MAX_STEPS));
  return [...told(steps.slice(0, 1)), messages.followUps(others.length)];
}

const readStep = (messages: Messages, { before, move, after }: Step): string[] => [
  messages.sentence([speakAction(messages, before, move, after)]),
  ...(move.kind === 'refill' ? readDealt(messages, before, after) : []),
];

/** The cards that a refill dealt to each fan, as they lie there: the top first. */
const readDealt = (messages: Messages, before: Position, after: Position): string[] =>
  HOURS.flatMap((hour) => {
    const [top, ...under] = fanAt(after, hour)
      .slice(fanAt(before, hour).length)
      .reverse()
      .map(messages.card);
    if (top === undefined) return [];
    return [messages.sentence([messages.readOut.label(`${hour}`, top), ...under])];
  });
