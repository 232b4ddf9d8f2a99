/** Positions and moves as sentences, for screen readers and for the line under the clock. */
import { type Card, nextHigher } from '../rules/card.ts';
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
import type { RuleSet } from '../rules/ruleSet.ts';
import { dealing } from './dealing.ts';
import type { Messages } from './messages/en.ts';

/** Runs of this many cards and more are told by their ends. */
const LONG_RUN = 3;

/** A fan from the top down as runs in suit, each given by its top and its head. */
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

export function speakFan(messages: Messages, position: Position, hour: Hour): string {
  const fan = fanAt(position, hour);
  return messages.fan(hour, runsOf(fan), fan.length, gapsIn(fan));
}

export const speakFoundation = (messages: Messages, position: Position, hour: Hour): string =>
  messages.foundation(
    hour,
    foundationTop(position, hour),
    foundationHeight(position, hour),
    sizeWhenComplete(hour),
    foundationNeeds(position, hour),
  );

export const speakWaste = (messages: Messages, position: Position): string =>
  messages.waste(position.waste.at(-1), position.waste.length);

export function speakStock(messages: Messages, ruleSet: RuleSet, position: Position): string {
  const action = dealing(ruleSet, position);
  const text = {
    refill: action.kind === 'refill' ? messages.refillLong(action.count, action.gaps) : '',
    draw: messages.drawLong,
    redeal: messages.redealLong,
    none: undefined,
  }[action.kind];
  return messages.stock(position.stock.length, text);
}

/** What a move did, told from the positions before and after it. */
export function speakMove(
  messages: Messages,
  before: Position,
  move: Move,
  after: Position,
): string {
  switch (move.kind) {
    case 'carry': {
      const sentence = messages.carried(topAt(before, move.from) as Card, move.from, move.to);
      const hour = HOURS.find((hour) => !isComplete(before, hour) && isComplete(after, hour));
      return hour === undefined ? sentence : `${sentence} ${messages.hourComplete(hour)}`;
    }
    case 'refill':
      return messages.refilled(before.stock.length - after.stock.length, after.stock.length);
    case 'draw':
      return messages.drawn(after.waste.at(-1) as Card, after.stock.length);
    case 'redeal':
      return messages.redealt(after.stock.length);
  }
}
