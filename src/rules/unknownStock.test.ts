import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Card } from './card.ts';
import { startOf } from './deal.ts';
import { current, type Game, movesMade, playIn, startGame } from './game.ts';
import { baseOf, HOURS } from './hour.ts';
import { cardsWanted, legalMoves, type Move, makeMove, play } from './move.ts';
import type { Position } from './position.ts';
import { makeRecord, parseRecord, readRecord } from './record.ts';
import { anyGame } from './testing/arbitraries.ts';
import { forgetAhead, nameCards, openPosition, unseenCards } from './unknownStock.ts';

/** The same start at a real table, from a position of the game on. */
const opened = (game: Game, at = 0): Game => {
  const start = game.positions[at] as Position;
  const own = openPosition({ ...start, stock: [] });
  if (!own.ok) throw new Error(JSON.stringify(own.error));
  return startGame(game.ruleSet, own.value.start, undefined, own.value.unknown);
};

/** The cards that a move deals at a real table, where the stock lies as in `true` game. */
const coming = (own: Game, whole: Position, move: Move): readonly Card[] => {
  const known = current(own).stock.length - own.unknown;
  return whole.stock.slice(known, known + cardsWanted(own.unknown, current(own), move));
};

function played(own: Game, whole: Position, move: Move): Game {
  const named = nameCards(own, coming(own, whole, move));
  if (!named.ok) throw new Error(`${named.error} is not left`);
  const next = playIn(named.value, move);
  if (!next.ok) throw new Error(next.error);
  return next.value;
}

const visible = ({ foundations, fans, waste, redealsUsed, stock }: Position) => ({
  ...{ foundations, fans, waste, redealsUsed },
  left: stock.length,
});

const sorted = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b);

describe('a game whose stock nobody knows', () => {
  it('goes like the game of the real cards, which are named as they come', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        let own = opened(game);
        expect(own.unknown).toBe(56);
        for (const [at, move] of movesMade(game).entries()) {
          const whole = game.positions[at] as Position;
          const wanted = cardsWanted(own.unknown, current(own), move);
          if (wanted > 0) expect(playIn(own, move)).toEqual({ ok: false, error: 'cardsUnknown' });
          own = played(own, whole, move);
          expect(visible(current(own))).toEqual(visible(game.positions[at + 1] as Position));
          expect(sorted(current(own).stock)).toEqual(
            sorted((game.positions[at + 1] as Position).stock),
          );
          expect(unseenCards(own)).toEqual(sorted(unseenCards(own)));
        }
        // All positions before are the same, too.
        expect(own.positions.map(visible)).toEqual(
          game.positions.slice(0, game.at + 1).map(visible),
        );
      }),
      { numRuns: 12 },
    );
  });

  it('has the same legal moves as the game of the real cards', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const own = opened(game);
        const [start] = game.positions as [Position];
        expect(legalMoves(own.ruleSet, current(own)).map(makeMove)).toEqual(
          legalMoves(game.ruleSet, start).map(makeMove),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('is written as a record with the known cards alone, and read back the same', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(200), (game, length) => {
        let own = opened(game);
        for (const [at, move] of movesMade(game).slice(0, length).entries())
          own = played(own, game.positions[at] as Position, move);
        const record = makeRecord(own);
        expect(record.stock.length + (record.unknown ?? 0)).toBe(56);
        expect(parseRecord(JSON.stringify(record))).toEqual({
          ok: true,
          value: { ...own, followUps: [], marks: [] },
        });
      }),
      { numRuns: 10 },
    );
  });

  it('can begin at any position, and is written and read so', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(150), fc.boolean(), (game, from, isKnown) => {
        const at = Math.min(from, game.at);
        const start = game.positions[at] as Position;
        const begun = isKnown ? startGame(game.ruleSet, start) : opened(game, at);
        const later = movesMade(game).slice(at);
        const own = later.reduce(
          (own, move, i) => played(own, game.positions[at + i] as Position, move),
          begun,
        );
        const read = parseRecord(JSON.stringify(makeRecord(own)));
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        expect(read.value.positions.map(visible)).toEqual(game.positions.slice(at).map(visible));
        expect(read.value).toEqual({ ...own, followUps: [], marks: [] });
      }),
      { numRuns: 20 },
    );
  });

  it('keeps a used redeal, also where the cards lie as dealt', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const start = { ...(game.positions[0] as Position), redealsUsed: 1 };
        const read = parseRecord(JSON.stringify(makeRecord(startGame(game.ruleSet, start))));
        expect(read.ok && read.value.positions[0]).toEqual(start);
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });

  it('takes no card a third time, and none that lies open', () => {
    const empty = startOf({ fans: HOURS.map(() => []), stock: [baseOf(1), baseOf(1)] });
    const twice = openPosition(empty);
    expect(twice).toMatchObject({ ok: false, error: { kind: 'tooManyOfCard', times: 3 } });
    fc.assert(
      fc.property(anyGame, (game) => {
        const own = opened(game);
        const [card] = unseenCards(own);
        if (card === undefined) return;
        const copies = unseenCards(own).filter((each) => each === card).length;
        expect(nameCards(own, Array<Card>(copies).fill(card)).ok).toBe(true);
        expect(nameCards(own, Array<Card>(copies + 1).fill(card))).toEqual({
          ok: false,
          error: card,
        });
      }),
      { numRuns: 20 },
    );
  });

  it('forgets what was named wrongly, with the moves that dealt it', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(100), (game, back) => {
        let own = opened(game);
        for (const [at, move] of movesMade(game).entries())
          own = played(own, game.positions[at] as Position, move);
        const at = Math.max(0, own.at - back);
        const there = { ...own, at };
        const again = forgetAhead(there);
        expect(visible(current(again))).toEqual(visible(current(there)));
        const left = current(again).stock.length;
        if (again !== there) expect(again.unknown).toBe(left > 1 ? left : 0);
        // Another order can be named from there.
        const other = nameCards(again, [...unseenCards(again)].reverse());
        expect(other.ok).toBe(true);
      }),
      { numRuns: 10 },
    );
  });

  it('is refused in a record where the count is wrong, or a number says the cards', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const own = makeRecord(opened(game));
        for (const unknown of [55, 57, -1, 1.5, '56', null])
          expect(readRecord({ ...own, unknown }).ok, String(unknown)).toBe(false);
        expect(readRecord({ ...own, number: '1' })).toMatchObject({
          ok: false,
          error: { expected: 'noNumber', place: 'number' },
        });
        expect(readRecord({ ...own, moves: ['draw'] })).toMatchObject({
          ok: false,
          error: { kind: 'illegal', move: 1 },
        });
      }),
      { numRuns: 10 },
    );
  });
});

it('a game whose stock is known wants no cards', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      for (const position of game.positions)
        for (const move of legalMoves(game.ruleSet, position)) {
          expect(cardsWanted(game.unknown, position, move)).toBe(0);
          expect(play(game.ruleSet, position, move)).toBeDefined();
        }
    }),
    { numRuns: 10 },
  );
});
