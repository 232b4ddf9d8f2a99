/** What a typed line comes to in a game: a move, a place to go to, a command, or why it is nothing of these. */
import type { Card } from '../../rules/card.ts';
import { current, type Game } from '../../rules/game.ts';
import { targetsOf } from '../../rules/gameQueries.ts';
import {
  type Carry,
  FANS,
  legalMoves,
  type Move,
  type Place,
  topAt,
  whyIllegal,
} from '../../rules/move.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { Command, Source, Target, Typed } from './typedMove.ts';

export type Outcome =
  /** `also`: the card fits this foundation as well, where only the hour was named. */
  | { readonly kind: 'play'; readonly move: Move; readonly also?: Place }
  | { readonly kind: 'go'; readonly to: Place | 'stock' }
  | { readonly kind: 'command'; readonly command: Exclude<Command, Move['kind']> }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly move?: Move }
  /** A card that no foundation takes. */
  | { readonly kind: 'noFoundation'; readonly card: Card; readonly from: Place }
  /** No such card can be taken: none is the top of a fan or of the waste. */
  | { readonly kind: 'notOnTop'; readonly card: Card }
  | { readonly kind: 'noPlace'; readonly card: Card }
  | { readonly kind: 'several'; readonly moves: readonly Carry[] };

export function outcomeOf(game: Game, typed: Typed): Outcome {
  switch (typed.kind) {
    case 'command':
      return commandOutcome(game, typed.command);
    case 'go':
      return { kind: 'go', to: typed.to === 'stock' ? 'stock' : fanOrPlace(typed.to) };
    case 'move':
      return 'card' in typed.from
        ? cardOutcome(game, typed.from.card, typed.to)
        : moveOutcome(game, fanOrPlace(typed.from), typed.to);
  }
}

function commandOutcome(game: Game, command: Command): Outcome {
  if (command === 'undo' || command === 'redo' || command === 'hint')
    return { kind: 'command', command };
  return moved(game, { kind: command });
}

const refusalOf = (game: Game, move: Move): Refusal | undefined =>
  whyIllegal(game.ruleSet, current(game), move);

function moved(game: Game, move: Move): Outcome {
  const refusal = refusalOf(game, move);
  return refusal === undefined ? { kind: 'play', move } : { kind: 'refused', refusal, move };
}

/** An hour alone means its fan. */
const fanOrPlace = (target: Exclude<Source, { card: Card }>): Place =>
  target.pile === 'hour' ? { pile: 'fan', hour: target.hour } : target;

function moveOutcome(game: Game, from: Place, to: Target | undefined): Outcome {
  const card = topAt(current(game), from);
  if (to === undefined || to.pile === 'home') return homeOutcome(game, from, card);
  if (to.pile !== 'hour') return moved(game, { kind: 'carry', from, to });
  const fan: Move = { kind: 'carry', from, to: { pile: 'fan', hour: to.hour } };
  const foundation: Place = { pile: 'foundation', hour: to.hour };
  const home: Move = { kind: 'carry', from, to: foundation };
  const isHome = refusalOf(game, home) === undefined;
  if (refusalOf(game, fan) === undefined)
    return { kind: 'play', move: fan, ...(isHome && { also: foundation }) };
  if (isHome) return { kind: 'play', move: home };
  // A card cannot go to the fan where it lies: its foundation was meant.
  const isOwnFan = from.pile === 'fan' && from.hour === to.hour;
  return moved(game, isOwnFan && card !== undefined ? home : fan);
}

function homeOutcome(game: Game, from: Place, card: Card | undefined): Outcome {
  const to = targetsOf(game, from).find(({ pile }) => pile === 'foundation');
  if (to) return { kind: 'play', move: { kind: 'carry', from, to } };
  if (from.pile === 'foundation') return { kind: 'refused', refusal: 'foundationKeeps' };
  if (card === undefined) return { kind: 'refused', refusal: 'nothingThere' };
  return { kind: 'noFoundation', card, from };
}

/** The move of a card that is named: the only one that there is, or the only one to a place. */
function cardOutcome(game: Game, card: Card, to: Target | undefined): Outcome {
  const position = current(game);
  const sources = [...FANS, { pile: 'waste' } as const].filter(
    (from) => topAt(position, from) === card,
  );
  const [first, ...others] = sources;
  if (!first) return { kind: 'notOnTop', card };
  const moves = legalMoves(game.ruleSet, position).filter(
    (move): move is Carry =>
      move.kind === 'carry' && topAt(position, move.from) === card && fits(move.to, to),
  );
  // Copies that go to the same place are still different moves: each frees what lies under it.
  if (moves.length > 1 && (others.length > 0 || to === undefined))
    return { kind: 'several', moves };
  if (to !== undefined) return moveOutcome(game, moves[0]?.from ?? first, to);
  const [only] = moves;
  return only ? { kind: 'play', move: only } : { kind: 'noPlace', card };
}

function fits(place: Place, to: Target | undefined): boolean {
  if (to === undefined) return true;
  if (to.pile === 'home') return place.pile === 'foundation';
  return place.hour === to.hour && (to.pile === 'hour' || place.pile === to.pile);
}
