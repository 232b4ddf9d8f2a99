/** Positions and moves as sentences, for screen readers and the line under the clock. */

import type { Mistake } from '../app/announcements/findings.ts';
import { isUnassisted } from '../app/games/assists.ts';
import type { Entry } from '../app/games/entry.ts';
import { type Card, nextHigher } from '../rules/card.ts';
import { current } from '../rules/game.ts';
import { cardsHome, endingOf } from '../rules/gameQueries.ts';
import { HOURS, type Hour, sizeWhenComplete } from '../rules/hour.ts';
import { type Move, topAt } from '../rules/move.ts';
import {
  fanAt,
  foundationHeight,
  foundationNeeds,
  foundationTop,
  gapsIn,
  isComplete,
  type Position,
} from '../rules/position.ts';
import { nameOf, type RuleSet } from '../rules/ruleSet.ts';
import { stockAction } from '../rules/stockAction.ts';
import { shareIn } from './lazyFormats.ts';
import type { TableMessages } from './messages.ts';

/** Runs of at least this many cards are named by their ends. */
const LONG_RUN = 3;

/** Splits a fan, from the top down, into runs in suit, each given by its first and last card. */
export function runsOf(fan: readonly Card[]): (readonly [Card, Card])[] {
  const runs: Card[][] = [];
  for (const card of [...fan].reverse()) {
    const last = runs.at(-1);
    if (last && card === nextHigher(last.at(-1) as Card)) last.push(card);
    else runs.push([card]);
  }
  return runs.flatMap((run) =>
    run.length < LONG_RUN
      ? run.map((card) => [card, card] as const)
      : [[run[0] as Card, run.at(-1) as Card] as const],
  );
}

export function speakFan(messages: TableMessages, position: Position, hour: Hour): string {
  const fan = fanAt(position, hour);
  return messages.fan(hour, runsOf(fan), fan.length, gapsIn(fan));
}

export const speakFoundation = (messages: TableMessages, position: Position, hour: Hour): string =>
  messages.foundation(
    hour,
    foundationTop(position, hour),
    foundationHeight(position, hour),
    sizeWhenComplete(hour),
    foundationNeeds(position, hour),
  );

export const speakWaste = (messages: TableMessages, position: Position): string =>
  messages.waste(position.waste.at(-1), position.waste.length);

export function speakStock(messages: TableMessages, ruleSet: RuleSet, position: Position): string {
  const action = stockAction(ruleSet, position);
  const { length } = position.stock;
  switch (action.kind) {
    case 'refill':
      return messages.stock(length, messages.refillLong(action.count, action.gaps));
    case 'draw':
      return messages.stock(length, messages.drawLong);
    case 'redeal':
      return messages.stock(length, messages.redealLong);
    case 'none':
      return messages.stock(length, undefined);
  }
}

/** A clause that says what a move does, given the positions before and after it. */
export function speakAction(
  messages: TableMessages,
  before: Position,
  move: Move,
  after: Position,
): string {
  switch (move.kind) {
    case 'carry':
      return messages.carried(topAt(before, move.from) as Card, move.from, move.to);
    case 'refill':
      return messages.refilled(
        before.stock.length - after.stock.length,
        HOURS.filter((hour) => fanAt(after, hour).length > fanAt(before, hour).length),
      );
    case 'draw':
      return messages.drawn(after.waste.at(-1) as Card);
    case 'redeal':
      return messages.redealt(after.stock.length);
  }
}

/** A move and its result: a completed hour, or what is left in the stock. */
export function speakMove(
  messages: TableMessages,
  before: Position,
  move: Move,
  after: Position,
): string {
  const action = speakAction(messages, before, move, after);
  if (move.kind === 'refill' || move.kind === 'draw')
    return messages.sentence([action, messages.left(after.stock.length)]);
  const hour = HOURS.find((each) => !isComplete(before, each) && isComplete(after, each));
  const told = messages.sentence([action]);
  return hour === undefined ? told : messages.sentences([told, messages.hourComplete(hour)]);
}

/** The name of a rule set, as shown beside a deal number. */
export function rulesTitle(messages: TableMessages, ruleSet: RuleSet): string {
  const name = nameOf(ruleSet);
  return name ? messages.ruleNames[name] : messages.ownRules;
}

/** How a game has ended; `undefined` if it has not. */
export function speakEnding(messages: TableMessages, { game, assists }: Entry): string | undefined {
  const ending = endingOf(game);
  const alone = isUnassisted(assists);
  if (ending === 'won')
    return messages.sentences([
      messages.won(game.at, alone),
      ...(alone ? [] : [messages.sentence([messages.assisted(assists)])]),
    ]);
  return ending && messages.over(cardsHome(current(game)));
}

/** Announces a game that is back on the table. */
export function speakRestored(messages: TableMessages, entry: Entry): string {
  const { number, at } = entry.game;
  const title = messages.restored(messages.dealTitle(number), at);
  const ending = speakEnding(messages, entry);
  return ending === undefined ? title : messages.sentences([title, ending]);
}

/** A move that lowered the chance of winning, with the chances before and after it. */
export function speakMistake(
  { fair, locale }: TableMessages,
  { before, after, atMost }: Mistake,
): string {
  const shares = [shareIn(locale, before), shareIn(locale, after)] as const;
  return atMost ? fair.fellAtMost(...shares) : fair.fell(...shares);
}
