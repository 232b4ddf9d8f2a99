/**
 * Games whose stock nobody knows, because it is a real one on a real table: the fans are given, and the cards of the stock as they come.
 * The unseen cards stand at the end of the stock in a fixed order, so that rules and table work as with any game; `Game.unknown`
 * says how many they are, and no move may deal them before they are named.
 */
import { CARD_KINDS, type Card } from './card.ts';
import type { Fault } from './fault.ts';
import type { Game } from './game.ts';
import type { Draw } from './generator.ts';
import { HOURS } from './hour.ts';
import { FAN_SIZE, type Position } from './position.ts';
import { cardsIn } from './readPosition.ts';
import { failure, type Result, success } from './result.ts';
import { notTwoPacks } from './twoPacks.ts';

/** How many cards there are of each kind, in two packs. */
const COPIES = 2;

/** How many cards a deal leaves in the stock. */
export const STOCK_SIZE = 2 * CARD_KINDS - HOURS.length * (1 + FAN_SIZE);

/** Whether a position is a deal: three cards in each fan, one on each foundation, all others in the stock, no redeal used. */
export const isDealt = ({ fans, stock, redealsUsed }: Position): boolean =>
  stock.length === STOCK_SIZE &&
  redealsUsed === 0 &&
  fans.every(({ length }) => length === FAN_SIZE);

/** The cards that complete two packs, in rising order; nothing of a kind that is there too often. */
function unseenBeside(cards: readonly Card[]): Card[] {
  const count = Array<number>(CARD_KINDS).fill(COPIES);
  for (const card of cards) count[card] = (count[card] as number) - 1;
  return count.flatMap((copies, card) => Array<Card>(Math.max(0, copies)).fill(card));
}

/** The last unseen card is no secret. */
const counted = (unseen: number): number => (unseen > 1 ? unseen : 0);

/**
 * A position of which only the beginning of the stock is known.
 *
 * @param seen its stock holds the known cards alone, the one dealt next first
 * @returns the position with the whole stock, and how many of its cards are unknown; or which card is there too often
 */
export function openPosition(
  seen: Position,
): Result<{ readonly start: Position; readonly unknown: number }, Fault> {
  const cards = [...cardsIn(seen), ...seen.stock];
  const unseen = unseenBeside(cards);
  const wrong = notTwoPacks([...cards, ...unseen]);
  if (wrong) return failure(wrong);
  return success({
    start: { ...seen, stock: [...seen.stock, ...unseen] },
    unknown: counted(unseen.length),
  });
}

/** The cards that nobody has seen yet, in rising order: those that `nameCards` takes. */
export const unseenCards = ({ unknown, positions }: Game): readonly Card[] => {
  const { stock } = positions[0] as Position;
  return stock.slice(stock.length - unknown);
};

/**
 * Names the cards of the stock that come next, in dealing order.
 *
 * @returns the game that knows them; or the first of them that cannot come any more
 */
export function nameCards(game: Game, cards: readonly Card[]): Result<Game, Card> {
  // After a redeal, when nothing is left to name, the stocks are no ends of the first one.
  if (cards.length === 0) return success(game);
  const unseen = [...unseenCards(game)];
  for (const card of cards) {
    const at = unseen.indexOf(card);
    if (at < 0) return failure(card);
    unseen.splice(at, 1);
  }
  const { stock } = game.positions[0] as Position;
  return success(
    withStock(
      game,
      [...stock.slice(0, stock.length - game.unknown), ...cards, ...unseen],
      counted(unseen.length),
    ),
  );
}

/**
 * The game with the cards that nobody knows in an order by chance.
 *
 * @param draw random numbers
 */
export function inAnyOrder(game: Game, draw: Draw): Game {
  const cards = [...unseenCards(game)];
  for (let left = cards.length; left > 1; left--) {
    const [card] = cards.splice(draw(left), 1);
    cards.push(card as Card);
  }
  const named = nameCards(game, cards);
  return named.ok ? named.value : game;
}

/**
 * Takes back what was named beyond the position on the table, so that a wrong card can be named anew. Moves that dealt those cards
 * are taken back before; they and the lines that deal them are gone.
 */
export function forgetAhead(game: Game): Game {
  const { stock, redealsUsed: redealsBefore } = game.positions[0] as Position;
  const { stock: rest, redealsUsed } = game.positions[game.at] as Position;
  const left = rest.length;
  // Once the waste has been turned over, every card has been seen.
  if (redealsUsed > redealsBefore || game.unknown >= left) return game;
  const known = stock.slice(0, stock.length - left);
  const unseen = stock.slice(stock.length - left).sort((a, b) => a - b);
  const made = {
    ...game,
    moves: game.moves.slice(0, game.at),
    positions: game.positions.slice(0, game.at + 1),
    lines: [],
  };
  return withStock(made, [...known, ...unseen], counted(left));
}

/** The same game with its cards dealt in another order from where that makes a difference; before any redeal. */
const withStock = (game: Game, stock: readonly Card[], unknown: number): Game => ({
  ...game,
  unknown,
  positions: game.positions.map((position) => ({
    ...position,
    stock: stock.slice(stock.length - position.stock.length),
  })),
});
