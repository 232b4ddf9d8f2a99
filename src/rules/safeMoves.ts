/** Cards that may go home without a second thought. Pure. */
import { type Card, nextHigher, suitOf } from './card.ts';
import { current, type Game, playIn } from './game.ts';
import { targetsOf } from './gameQueries.ts';
import { baseOf, foundationCard, HOURS, type Hour, sizeWhenComplete } from './hour.ts';
import { type Move, type Place, topAt } from './move.ts';
import { FAN_SIZE, fanAt, foundationHeight, isWon, type Position } from './position.ts';
import type { RuleSet } from './ruleSet.ts';

const SOURCES: readonly Place[] = [
  { pile: 'waste' },
  ...HOURS.map((hour): Place => ({ pile: 'fan', hour })),
];

/**
 * A carry to a foundation that is proved to be as good as any other move; none if there is none known.
 * It is the solver's `safeHome`, where the proof is written, asked of a plain position.
 */
export function safeMove(game: Game): Move | undefined {
  const { ruleSet } = game;
  const position = current(game);
  const isOut = position.stock.length === 0 && position.redealsUsed === ruleSet.redeals;
  if (!isOut && !hasQuietRefills(ruleSet, position)) return undefined;
  for (const from of SOURCES) {
    const card = topAt(position, from);
    const lowest = isOut || from.pile === 'waste' ? 1 : FAN_SIZE + 1;
    if (card === undefined || isNeededLater(position, card)) continue;
    if (from.pile === 'fan' && fanAt(position, from.hour).length < lowest) continue;
    const to = homeFor(game, from);
    if (to) return { kind: 'carry', from, to };
  }
  return undefined;
}

/** Every safe move there is, one after the other. */
export const safeMoves = (game: Game): Move[] => playOn(game, safeMove).moves;

/**
 * The moves that bring every card home and nothing else; none if that is not enough to win, or while
 * there is a stock whose cards the player has not seen.
 */
export function finishingMoves(game: Game): Move[] | undefined {
  if (current(game).stock.length > 0 || isWon(current(game))) return undefined;
  const { moves, end } = playOn(game, (at) => {
    for (const from of SOURCES) {
      const to = topAt(current(at), from) === undefined ? undefined : homeFor(at, from);
      if (to) return { kind: 'carry', from, to };
    }
    return undefined;
  });
  return isWon(current(end)) ? moves : undefined;
}

function playOn(game: Game, next: (game: Game) => Move | undefined) {
  const moves: Move[] = [];
  let end = game;
  for (let move = next(end); move; move = next(end)) {
    const played = playIn(end, move);
    if (!played.ok) throw new Error('a card was sent where it cannot go');
    end = played.value;
    moves.push(move);
  }
  return { moves, end };
}

const homeFor = (game: Game, from: Place): Place | undefined =>
  targetsOf(game, from).find(({ pile }) => pile === 'foundation');

const hasQuietRefills = (ruleSet: RuleSet, { redealsUsed }: Position): boolean =>
  ruleSet.refillWhen !== 'stuck' &&
  ruleSet.drawWhen !== 'stuck' &&
  redealsUsed === ruleSet.redeals &&
  ruleSet.buildOn === FAN_SIZE;

/** Whether a foundation needs a card but not at once, or one lower at all. */
const isNeededLater = (position: Position, card: Card): boolean =>
  HOURS.filter((hour) => suitOf(baseOf(hour)) === suitOf(card)).some((hour) => {
    const height = foundationHeight(position, hour);
    return cardsToCome(hour, height).some(
      (needed, i) => (needed === card && i > 0) || nextHigher(needed) === card,
    );
  });

const cardsToCome = (hour: Hour, height: number): Card[] =>
  Array.from({ length: sizeWhenComplete(hour) - height }, (_, i) =>
    foundationCard(hour, height + 1 + i),
  );
