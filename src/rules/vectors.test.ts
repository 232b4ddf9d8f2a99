import { describe, expect, it } from 'vitest';
import { makeCard } from './card.ts';
import { dealCards, makeDealNumber, parseDealNumber, showDealNumber, startOf } from './deal.ts';
import { current, goTo, startGame } from './game.ts';
import { HOURS } from './hour.ts';
import { isOver, isStuck, legalMoves, makeMove } from './move.ts';
import { perft } from './perft.ts';
import { isWon } from './position.ts';
import { makeRecord, parseRecord, readRecord } from './record.ts';
import { parseRuleSet, type RuleSet } from './ruleSet.ts';
import {
  dealVectors,
  lostGames,
  ONE_IN,
  type PlayVector,
  perftVectors,
  playthroughs,
  variants,
  wonGames,
} from './testing/vectors.ts';

function numberOf(text: string) {
  const number = parseDealNumber(text);
  if (!number.ok) throw new Error(JSON.stringify(number.error));
  return number.value;
}

function gameOf(record: unknown) {
  const game = readRecord(record);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

describe('deals recorded from PySolFC', () => {
  const vectors = dealVectors();

  it('are all there', () => expect(vectors).toHaveLength(Math.ceil(255 / ONE_IN)));

  it.each(vectors)('deal $number has the same cards and is shown as $shown', (vector) => {
    const number = numberOf(vector.number);
    const start = startOf(dealCards(number));
    expect(showDealNumber(number)).toBe(vector.shown);
    expect(start.stock.map(makeCard)).toEqual(vector.stock);
    expect(HOURS.map((_, i) => start.fans[i]?.map(makeCard))).toEqual(
      HOURS.map((hour) => vector.fans[`${hour}`]),
    );
    expect(numberOf(makeDealNumber(number))).toEqual(number);
  });
});

function checkPlaythrough(vector: PlayVector): void {
  const game = gameOf(vector);
  vector.legal.forEach((legal, at) => {
    const position = current(goTo(game, at));
    expect(legalMoves(game.ruleSet, position).map(makeMove).sort()).toEqual(legal);
    if (vector.stuck) expect(isStuck(game.ruleSet, position), `at ${at}`).toBe(vector.stuck[at]);
  });
  expect(isWon(current(game))).toBe(vector.won);
}

describe('games recorded from PySolFC', () => {
  it.each(playthroughs())('every legal move of deal $number', checkPlaythrough);
});

describe('games by every rule set, recorded from an independent implementation', () => {
  it.each(variants())('every legal move of deal $number by $rules', checkPlaythrough);
});

describe('perft', () => {
  it.each(perftVectors())('counts the move sequences of deal $number by $rules', (vector) => {
    const ruleSet = parseRuleSet(vector.rules);
    if (!ruleSet.ok) throw new Error(JSON.stringify(ruleSet.error));
    const start = startOf(dealCards(numberOf(vector.number)));
    // Depths that count beyond a hundred thousand are left to the command line.
    const counts = vector.counts.filter((count) => count < 100_000);
    expect(counts.map((_, depth) => perft(ruleSet.value as RuleSet, start, depth))).toEqual(counts);
  });
});

describe('whole games', () => {
  it.each(wonGames())('deal $number by $rules is won, over, and not called stuck', (record) => {
    const game = gameOf(record);
    const end = current(game);
    expect(isWon(end)).toBe(true);
    expect(isOver(game.ruleSet, end)).toBe(true);
    expect(isStuck(game.ruleSet, end)).toBe(false);
    expect(isWon(current(goTo(game, game.at - 1)))).toBe(false);
  });

  it.each(lostGames())('deal $number ends without a move and not won', (record) => {
    const game = gameOf(record);
    const end = current(game);
    expect(isWon(end)).toBe(false);
    expect(isOver(game.ruleSet, end)).toBe(true);
    expect(isStuck(game.ruleSet, end)).toBe(true);
    expect(isOver(game.ruleSet, current(goTo(game, game.at - 1)))).toBe(false);
  });

  it.each([...playthroughs(), ...variants(), ...wonGames()])(
    'the record of deal $number by $rules reads back as it was written',
    (record) => {
      const game = gameOf(record);
      const made = makeRecord(game);
      expect(made.moves).toEqual(record.moves);
      expect(made.fans).toEqual(record.fans);
      expect(parseRecord(JSON.stringify(made))).toEqual({ ok: true, value: game });
      expect(startGame(game.ruleSet, current(goTo(game, 0)), game.number)).toEqual({
        ...game,
        moves: [],
        positions: [game.positions[0]],
        at: 0,
      });
    },
  );
});
