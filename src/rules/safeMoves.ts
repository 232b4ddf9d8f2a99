/** Cards that can safely go home. Pure. */
import { current, type Game, playIn } from './game.ts';
import { targetsOf } from './gameQueries.ts';
import { FANS, type Move, type Place, topAt } from './move.ts';
import { fanAt, isWon } from './position.ts';
import { hasQuietRefills, isNeededLater, unsafeInFan } from './safeHome.ts';

const SOURCES: readonly Place[] = [{ pile: 'waste' }, ...FANS];

/**
 * A carry to a foundation that is proved to be as good as any other move; none if none is known.
 */
export function safeMove(game: Game): Move | undefined {
  const { ruleSet } = game;
  const position = current(game);
  const redealsLeft = ruleSet.redeals - position.redealsUsed;
  const unsafe = unsafeInFan(hasQuietRefills(ruleSet), position.stock.length, redealsLeft);
  if (unsafe === undefined) return undefined;
  for (const from of SOURCES) {
    const card = topAt(position, from);
    if (card === undefined || isNeededLater(position.foundations, card)) continue;
    if (from.pile === 'fan' && fanAt(position, from.hour).length <= unsafe) continue;
    const to = homeFor(game, from);
    if (to) return { kind: 'carry', from, to };
  }
  return undefined;
}

/** The safe moves, made one after the other until there is none. */
export const safeMoves = (game: Game): Move[] => playOn(game, safeMove).moves;

/**
 * Moves to the foundations alone that win the game. None if they are not enough to win, or while
 * there is a stock, whose cards the player has not seen.
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
