/** Properties of every game, by every rule set. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS_IN_GAME, type Card } from './card.ts';
import { makeDealNumber, parseDealNumber, randomDealNumber, showDealNumber } from './deal.ts';
import {
  addLine,
  canRedo,
  current,
  goOver,
  goTo,
  type Line,
  playIn,
  redo,
  restart,
  sharedMoves,
  undo,
} from './game.ts';
import { foundationCard, HOURS, indexOf } from './hour.ts';
import { legalMoves, makeMove, parseMove, play, refillHours, whyIllegal } from './move.ts';
import { gaps, gapsIn, isWon, type Position } from './position.ts';
import { makeRecord, parseRecord } from './record.ts';
import { makeRuleSet, parseRuleSet } from './ruleSet.ts';
import { anyGame, anyRuleSet, anyTree, EVERY_MOVE } from './testing/arbitraries.ts';
import { ONE_IN } from './testing/vectors.ts';

const RUNS = { numRuns: Math.ceil(150 / ONE_IN), seed: 1 };

function allCards(position: Position): Card[] {
  const home = HOURS.flatMap((hour) =>
    Array.from({ length: position.foundations[indexOf(hour)] as number }, (_, i) =>
      foundationCard(hour, i + 1),
    ),
  );
  return [...home, ...position.fans.flat(), ...position.stock, ...position.waste].sort(
    (a, b) => a - b,
  );
}

const TWO_PACKS = Array.from({ length: CARDS_IN_GAME }, (_, i) => Math.floor(i / 2));

describe('in every game', () => {
  it('all 104 cards are there in every position', () =>
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const position of game.positions) expect(allCards(position)).toEqual(TWO_PACKS);
      }),
      RUNS,
    ));

  it('a foundation never shrinks', () =>
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const [i, position] of game.positions.slice(1).entries())
          for (const [hour, height] of position.foundations.entries())
            expect(height).toBeGreaterThanOrEqual(game.positions[i]?.foundations[hour] ?? 99);
      }),
      RUNS,
    ));

  it('legalMoves and whyIllegal agree for every pair of piles and every way to deal', () =>
    fc.assert(
      fc.property(anyGame, ({ ruleSet, positions }) => {
        for (const position of positions.filter((_, i) => i % 7 === 0)) {
          const legal = new Set(legalMoves(ruleSet, position).map(makeMove));
          for (const move of EVERY_MOVE)
            expect(whyIllegal(ruleSet, position, move) === undefined, makeMove(move)).toBe(
              legal.has(makeMove(move)),
            );
        }
      }),
      { ...RUNS, numRuns: Math.ceil(40 / ONE_IN) },
    ));

  it('no legal move is listed twice, and a won game has none', () =>
    fc.assert(
      fc.property(anyGame, ({ ruleSet, positions }) => {
        for (const position of positions) {
          const moves = legalMoves(ruleSet, position).map(makeMove);
          expect(new Set(moves).size).toBe(moves.length);
          if (isWon(position)) expect(moves).toEqual([]);
        }
      }),
      RUNS,
    ));

  it('an illegal move is refused and changes nothing', () =>
    fc.assert(
      fc.property(anyGame, fc.nat(EVERY_MOVE.length - 1), (game, pick) => {
        const move = EVERY_MOVE[pick] as (typeof EVERY_MOVE)[number];
        const refusal = whyIllegal(game.ruleSet, current(game), move);
        if (refusal === undefined) return;
        expect(playIn(game, move)).toEqual({ ok: false, error: refusal });
        expect(() => play(game.ruleSet, current(game), move)).toThrow(refusal);
      }),
      RUNS,
    ));

  it('a refill fills what gaps it can, each card where refillHours says', () =>
    fc.assert(
      fc.property(anyGame, ({ ruleSet, positions }) => {
        for (const position of positions) {
          if (whyIllegal(ruleSet, position, { kind: 'refill' }) !== undefined) continue;
          const hours = refillHours(ruleSet, position);
          const after = play(ruleSet, position, { kind: 'refill' });
          expect(hours).toHaveLength(Math.min(gaps(position), position.stock.length));
          expect(gaps(after)).toBe(gaps(position) - hours.length);
          for (const hour of HOURS) {
            const fan = position.fans[indexOf(hour)] as readonly Card[];
            const dealt = position.stock.filter((_, i) => hours[i] === hour);
            expect(after.fans[indexOf(hour)]).toEqual([...fan, ...dealt]);
            expect(dealt.length).toBeLessThanOrEqual(gapsIn(fan));
          }
        }
      }),
      RUNS,
    ));
});

/** Whether a line begins with all the moves of another. */
const begins = (line: Line, other: Line): boolean =>
  sharedMoves(line, other) === other.moves.length;

/** None of the lines is the beginning of another. */
function expectApart(lines: readonly Line[]): void {
  for (const [i, line] of lines.entries())
    for (const [k, other] of lines.entries()) if (i !== k) expect(begins(line, other)).toBe(false);
}

describe('the history of every game', () => {
  it('undo takes back each move and redo makes it again', () =>
    fc.assert(
      fc.property(anyGame, (game) => {
        let back = game;
        for (let at = game.moves.length; at > 0; at--) {
          expect(current(back)).toBe(game.positions[at]);
          back = undo(back);
        }
        expect(back).toEqual(restart(game));
        expect(undo(back)).toEqual(back);
        while (canRedo(back)) back = redo(back);
        expect(back).toEqual(game);
        expect(redo(game)).toEqual(game);
      }),
      RUNS,
    ));

  it('playing after an undo begins a line beside what was undone, or follows it', () =>
    fc.assert(
      fc.property(anyTree, fc.nat(200), fc.nat(1000), (game, steps, which) => {
        const back = goTo(game, game.at - steps);
        const moves = legalMoves(game.ruleSet, current(back));
        const move = moves[which % moves.length];
        const next = move && playIn(back, move);
        if (!next?.ok) return;
        expect(next.value.at).toBe(back.at + 1);
        expect(current(undo(next.value))).toBe(current(back));
        // Nothing that was played is lost, and nothing is there twice.
        for (const line of [back, ...back.lines])
          expect([next.value, ...next.value.lines].some((each) => begins(each, line))).toBe(true);
        expectApart([next.value, ...next.value.lines]);
      }),
      RUNS,
    ));
});

describe('the lines of every game', () => {
  it('can be gone over to and back, and lose nothing', () =>
    fc.assert(
      fc.property(anyTree, fc.nat(1000), (game, which) => {
        const index = which % Math.max(1, game.lines.length);
        const line = game.lines[index];
        if (!line) return;
        const over = goOver(game, index);
        expect(over.moves).toEqual(line.moves);
        expect(over.positions).toHaveLength(line.moves.length + 1);
        expect(current(over)).toEqual(game.positions[over.at]);
        for (const [i, move] of over.moves.entries())
          expect(play(game.ruleSet, over.positions[i] as Position, move)).toEqual(
            over.positions[i + 1],
          );
        const back = goOver(over, index);
        expect(back).toEqual({ ...game, at: over.at });
      }),
      RUNS,
    ));

  it('are added once, also if one goes on from another', () =>
    fc.assert(
      fc.property(anyTree, fc.nat(1000), fc.nat(200), (game, which, length) => {
        const lines = [game, ...game.lines];
        const line = lines[which % lines.length] as Line;
        const start = { ...line, moves: line.moves.slice(0, length) };
        expect(addLine(game, start)).toBe(game);
        const alone = { ...goTo(game, 0), lines: [] };
        const both = addLine(addLine(alone, start), line);
        expectApart([both, ...both.lines]);
        expect([both, ...both.lines].some((each) => begins(each, line))).toBe(true);
      }),
      RUNS,
    ));
});

describe('texts', () => {
  it('a record reads back with all its lines', () =>
    fc.assert(
      fc.property(anyTree, (tree) => {
        const game = goTo(tree, tree.moves.length);
        const record = makeRecord(game);
        expect('lines' in record).toBe(game.lines.length > 0);
        expect(parseRecord(JSON.stringify(record))).toEqual({ ok: true, value: game });
      }),
      RUNS,
    ));

  it('a record reads back as the game it was made from', () =>
    fc.assert(
      fc.property(anyGame, (game) => {
        expect(parseRecord(JSON.stringify(makeRecord(game)))).toEqual({ ok: true, value: game });
      }),
      RUNS,
    ));

  it('every move reads back as it was written', () => {
    for (const move of EVERY_MOVE) expect(parseMove(makeMove(move))).toEqual(move);
  });

  it('every rule set reads back as it was written', () =>
    fc.assert(
      fc.property(anyRuleSet, (ruleSet) => {
        expect(parseRuleSet(makeRuleSet(ruleSet))).toEqual({ ok: true, value: ruleSet });
      }),
      RUNS,
    ));

  it('every deal number reads back, from the short form and from the padded one', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), (seed) => {
        const number = parseDealNumber(`${seed}`);
        if (!number.ok) throw new Error(JSON.stringify(number.error));
        expect(parseDealNumber(makeDealNumber(number.value))).toEqual(number);
        if (number.value.generator === 'twister')
          expect(parseDealNumber(showDealNumber(number.value))).toEqual(number);
      }),
      RUNS,
    ));

  it('a random new deal has five to eight digits', () =>
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (unit) => {
        expect(makeDealNumber(randomDealNumber(unit))).toMatch(/^[1-9][0-9]{4,7}$/);
      }),
      RUNS,
    ));
});

describe('hostile texts', () => {
  const good = JSON.stringify({ rules: 'classic', number: '7', moves: ['draw', 'draw'] });

  /**
   * For any text the reader returns a game, or a fault whose texts are short and on one line; it
   * never throws.
   */
  function expectAnswer(text: string): void {
    const result = parseRecord(text);
    if (result.ok) return;
    expect(Object.values(result.error).join(' ')).toMatch(/^[^\n\r]{1,400}$/);
    if (result.error.move !== undefined) expect(result.error.move).toBeGreaterThan(0);
  }

  it('any text', () =>
    fc.assert(fc.property(fc.string(), expectAnswer), {
      ...RUNS,
      numRuns: Math.ceil(1000 / ONE_IN),
    }));

  it('any JSON', () =>
    fc.assert(fc.property(fc.json(), expectAnswer), {
      ...RUNS,
      numRuns: Math.ceil(1000 / ONE_IN),
    }));

  it('a good record with one stretch of it replaced', () =>
    fc.assert(
      fc.property(fc.nat(good.length), fc.nat(8), fc.string(), (at, length, text) =>
        expectAnswer(good.slice(0, at) + text + good.slice(at + length)),
      ),
      { ...RUNS, numRuns: Math.ceil(2000 / ONE_IN) },
    ));

  it('a good record with one value replaced by any other', () =>
    fc.assert(
      fc.property(anyGame, fc.nat(1_000), fc.jsonValue(), (game, pick, value) => {
        const record = makeRecord(game) as unknown as Record<string, unknown>;
        const key = Object.keys(record)[pick % Object.keys(record).length] as string;
        expectAnswer(JSON.stringify({ ...record, [key]: value }));
        const fans = { ...game.positions[0]?.fans, [`${pick % 14}`]: value };
        expectAnswer(JSON.stringify({ ...record, fans }));
        expectAnswer(JSON.stringify({ ...record, moves: [...game.moves.map(makeMove), value] }));
      }),
      { ...RUNS, numRuns: Math.ceil(300 / ONE_IN) },
    ));

  it('inherited properties are never taken for data', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(parseRecord(`{"rules":"${name}","number":"7","moves":[]}`).ok).toBe(false);
      expect(parseRecord(`{"rules":{"${name}":1},"number":"7","moves":[]}`).ok).toBe(false);
      expect(
        parseRecord(`{"rules":"classic","number":"7","fans":{"${name}":[]},"moves":[]}`).ok,
      ).toBe(false);
      expect(parseRecord(`{"rules":"classic","number":"7","moves":["${name}"]}`).ok).toBe(false);
    }
    const inherited = '{"__proto__":{"rules":"classic","number":"7","moves":[]}}';
    expect(parseRecord(inherited).ok).toBe(false);
  });

  it('deep nesting and sheer size', () => {
    expectAnswer('['.repeat(900_000));
    expectAnswer(`{"rules":${'{"a":'.repeat(100_000)}`);
    expectAnswer(' '.repeat(1_000_001));
    expectAnswer(`{"rules":"classic","number":"${'9'.repeat(500_000)}","moves":[]}`);
    expectAnswer(`{"rules":"classic","number":"7","moves":[${'"draw",'.repeat(60_000)}"draw"]}`);
  });
});
