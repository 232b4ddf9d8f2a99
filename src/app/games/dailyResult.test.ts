import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canRedo, current, type Game, goOver, goTo } from '../../rules/game.ts';
import { cardsHome, endingOf } from '../../rules/gameQueries.ts';
import { HOURS, sizeWhenComplete } from '../../rules/hour.ts';
import { foundationHeight, isWon } from '../../rules/position.ts';
import { readRecord } from '../../rules/record.ts';
import { anyGame, anyTree } from '../../rules/testing/arbitraries.ts';
import { lostGames, wonGames } from '../../rules/testing/vectors.ts';
import { dailyResult, hoursLit } from './dailyResult.ts';
import { beginEntry, changeEntry, type Entry, giveUp } from './entry.ts';

const RUNS = { numRuns: 60, seed: 1 };
const moment = { ms: 0, day: '2026-11-30', newId: () => 'this', nextOrder: () => 1 };
const daily = (game: Game): Entry => beginEntry(game, moment, { daily: '2026-11-30' });
const gameIn = (record: unknown): Game => {
  const read = readRecord(record);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const won = gameIn(wonGames()[0]);
const lost = gameIn(lostGames()[0]);
/** An entry whose game has just been won. */
const winOf = (game: Game): Entry =>
  changeEntry(daily(goTo(game, game.moves.length - 1)), goTo(game, game.moves.length), moment);

describe('the hours lit', () => {
  const complete = (game: Game) =>
    HOURS.filter((hour) => foundationHeight(current(game), hour) === sizeWhenComplete(hour));

  it('are those that are complete, each once', () =>
    fc.assert(
      fc.property(anyGame, (game) => {
        const hours = hoursLit(game.positions.slice(0, game.at + 1));
        expect([...hours].sort()).toEqual([...complete(game)].sort());
      }),
      RUNS,
    ));

  it('stay in their order when the game goes on', () =>
    fc.assert(
      fc.property(anyGame, fc.nat(150), ({ positions }, count) => {
        const before = hoursLit(positions.slice(0, count));
        expect(hoursLit(positions).slice(0, before.length)).toEqual(before);
      }),
      RUNS,
    ));

  it('are all twelve in a won game, in the order of their last cards', () => {
    for (const record of wonGames().slice(0, 20)) {
      const game = gameIn(record);
      const hours = hoursLit(game.positions);
      expect([...hours].sort((a, b) => a - b)).toEqual([...HOURS].sort((a, b) => a - b));
      const moves = hours.map((hour) =>
        game.positions.findIndex((each) => foundationHeight(each, hour) === sizeWhenComplete(hour)),
      );
      expect(moves).toEqual([...moves].sort((a, b) => a - b));
    }
  });
});

describe('the result of a daily deal', () => {
  it('is there once it is won', () => {
    expect(dailyResult(daily(goTo(won, won.moves.length - 1)))).toBeUndefined();
    expect(dailyResult(winOf(won))).toMatchObject({
      ...{ date: '2026-11-30', isWon: true, home: 104, moves: won.moves.length },
    });
  });

  it('is there when no move is left, although the game has not been given up', () => {
    expect(endingOf(lost)).toBe('over');
    const result = dailyResult(daily(lost));
    expect(result).toMatchObject({ isWon: false, home: cardsHome(current(lost)), moves: lost.at });
    expect(dailyResult(giveUp(daily(lost), moment))).toEqual(result);
  });

  it('is not there for other deals, nor for a game that goes on after its end', () => {
    expect(dailyResult(beginEntry(won, moment))).toBeUndefined();
    expect(dailyResult({ ...winOf(won), continued: true })).toBeUndefined();
  });

  it('is that of the line that ended the game, wherever a review stands', () =>
    fc.assert(
      fc.property(anyTree, fc.nat(), fc.nat(), (game, line, at) => {
        fc.pre(!isWon(current(game)) && game.at > 0);
        const ended = giveUp(daily(game), moment);
        const moved = { ...ended, game: goTo(ended.game, at % (game.moves.length + 1)) };
        expect(dailyResult(moved)).toEqual(dailyResult(ended));
        // With another line on the table it is still legal, and has as many moves.
        if (game.lines.length === 0) return;
        const other = dailyResult({ ...ended, game: goOver(ended.game, line % game.lines.length) });
        expect(other?.moves).toBeLessThanOrEqual(ended.outcome?.moves ?? 0);
      }),
      RUNS,
    ));

  it('of a win stays a win when another line lies on the table', () => {
    const at = won.moves.length - 3;
    const before = goTo(won, at);
    const other = { moves: [...lostBy(before)], followUps: [], marks: [] };
    const entry = winOf(won);
    const both = { ...entry.game, lines: [other] };
    const moved = goOver(both, 0);
    expect(canRedo(moved)).toBe(false);
    expect(dailyResult({ ...entry, game: moved })).toEqual(dailyResult(entry));
  });
});

/** The first moves of a game alone, as another line. */
const lostBy = ({ moves, at }: Game) => moves.slice(0, at);
