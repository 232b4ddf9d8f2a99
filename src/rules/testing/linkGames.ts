/** Games and their links, for the tests of links. */
import { type DealNumber, dealCards, parseDealNumber, startOf } from '../deal.ts';
import { current, type Game, playIn, startGame } from '../game.ts';
import { lcgDraw } from '../generator.ts';
import { makeLink } from '../link.ts';
import { legalMoves, type Move } from '../move.ts';
import { readRecord } from '../record.ts';
import type { RuleSet } from '../ruleSet.ts';

export function gameOf(record: unknown): Game {
  const game = readRecord(record);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

export function numberOf(text: string): DealNumber {
  const number = parseDealNumber(text);
  if (!number.ok) throw new Error(JSON.stringify(number.error));
  return number.value;
}

export const dealt = (ruleSet: RuleSet, number: string): Game =>
  startGame(ruleSet, startOf(dealCards(numberOf(number))), number);

export function linkOf(game: Game, withMoves = true): string {
  const link = makeLink(game, withMoves);
  if (!link.ok) throw new Error(JSON.stringify(link.error));
  return link.value;
}

/** Plays random moves, preferring wanted ones; the same game every time. */
export function wander(start: Game, moves: number, wanted = (_: Move): boolean => true): Game {
  const draw = lcgDraw(1);
  let game = start;
  while (game.at < moves) {
    const legal = legalMoves(game.ruleSet, current(game));
    const some = legal.some(wanted) ? legal.filter(wanted) : legal;
    const move = some[draw(some.length)];
    const next = move && playIn(game, move);
    if (!next?.ok) return game;
    game = next.value;
  }
  return game;
}
