/** Links: recorded ones, and what they keep of a game. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDealNumber } from './deal.ts';
import { current, type Game, madeOnly, movesMade, playIn, startGame, undo } from './game.ts';
import { makeLink, parseLink } from './link.ts';
import { legalMoves, type Move, makeMove, parseMove, whyIllegal } from './move.ts';
import { RULE_SETS } from './ruleSet.ts';
import { anyGame } from './testing/arbitraries.ts';
import { dealt, gameOf, linkOf, numberOf, wander } from './testing/linkGames.ts';
import {
  lostGames,
  ONE_IN,
  type PlayVector,
  playthroughs,
  variantLinks,
  variants,
  wonGames,
} from './testing/vectors.ts';

const RUNS = { numRuns: Math.ceil(100 / ONE_IN), seed: 1 };

/**
 * A game as its link reads back: with its number in the shortest form, and without undone moves.
 */
const linked = (game: Game) => {
  const number = numberOf(game.number ?? '');
  const line = { moves: movesMade(game), positions: game.positions.slice(0, game.at + 1) };
  return {
    ruleSet: game.ruleSet,
    number,
    game: { ...game, ...line, number: makeDealNumber(number) },
    hasMoves: game.at > 0,
  };
};

/** A game in which one card goes to and fro between its two next higher cards, for ever. */
function swinging(moves: number): Game {
  for (let seed = 1; ; seed++)
    for (let at = wander(dealt(RULE_SETS.relaxed, `${seed}`), 100); at.at > 0; at = undo(at)) {
      const pair = swing(at);
      if (pair) return playAll(madeOnly(at), (i) => pair[(i - at.at) % 2] as Move, moves);
    }
}

function playAll(game: Game, move: (at: number) => Move, moves: number): Game {
  const next = playIn(game, move(game.at));
  if (!next.ok) throw new Error(next.error);
  return next.value.at < moves ? playAll(next.value, move, moves) : next.value;
}

/** A carry that can be taken back by a carry. */
function swing(game: Game): [Move, Move] | undefined {
  for (const move of legalMoves(game.ruleSet, current(game))) {
    const [from, to] = makeMove(move).split('-');
    const back = parseMove(`${to}-${from}`);
    const next = playIn(game, move);
    if (!back || !next.ok || from === 'w') continue;
    const far = current(next.value);
    if (whyIllegal(game.ruleSet, far, back) === undefined) return [move, back];
  }
  return undefined;
}

describe('recorded links', () => {
  const recorded: [PlayVector, string][] = variants().map((vector, i) => [
    vector,
    variantLinks()[i] as string,
  ]);

  it.each(recorded)('deal $number by $rules', (vector, link) => {
    const game = gameOf(vector);
    expect(linkOf(game)).toBe(link);
    expect(parseLink(link)).toEqual({ ok: true, value: linked(game) });
  });

  it.each([
    ['classic', '1', '1/classic/1'],
    ['gamerules', 'ms5', '1/gamerules/5'],
    ['mcneely', '31,999', '1/mcneely/31999'],
    ['cadogan', '#00000000000000032000', '1/cadogan/32000'],
    ['solsuite', 'ms32000', '1/solsuite/ms32000'],
    ['redeal', 'ms8589934591', '1/redeal/ms8589934591'],
    ['relaxed', '98765432109876543210', '1/relaxed/98765432109876543210'],
  ] as const)('%s, deal %s, is %s', (name, number, link) => {
    const game = dealt(RULE_SETS[name], number);
    expect(linkOf(game)).toBe(link);
    expect(parseLink(link)).toEqual({ ok: true, value: linked(game) });
  });

  it.each([
    [{ refillFrom: 1, refillOrder: 'fans', redeals: 0 }, '1/1100000/7'],
    [{ refillWhen: 'stuck' }, '1/0010000/7'],
    [{ drawWhen: 'stuck', buildOn: 1 }, '1/0001010/7'],
    [{ drawWhen: 'any' }, '1/0002000/7'],
    [{ wasteTo: 'foundations', redeals: 1 }, '1/0000101/7'],
  ] as const)('own rules %j are %s', (choices, link) => {
    const game = dealt({ ...RULE_SETS.classic, ...choices }, '7');
    expect(linkOf(game)).toBe(link);
    expect(parseLink(link)).toEqual({ ok: true, value: linked(game) });
  });
});

describe('a link', () => {
  it('reads back as the game it was made from, without what was undone', () =>
    fc.assert(
      fc.property(anyGame, fc.nat(3), (whole, undone) => {
        let game = whole;
        for (let i = 0; i < undone; i++) game = undo(game);
        expect(parseLink(linkOf(game))).toEqual({ ok: true, value: linked(game) });
      }),
      RUNS,
    ));

  it('need not hold the moves', () =>
    fc.assert(
      fc.property(anyGame, (game) => {
        const link = linkOf(game, false);
        const read = { ...linked(dealt(game.ruleSet, game.number ?? '')), hasMoves: false };
        expect(parseLink(link)).toEqual({ ok: true, value: read });
        expect(linkOf(game).startsWith(link)).toBe(true);
      }),
      RUNS,
    ));

  it('needs a number', () => {
    const game = dealt(RULE_SETS.classic, '1');
    const unnumbered = startGame(game.ruleSet, current(game));
    expect(makeLink(unnumbered, false)).toEqual({ ok: false, error: 'noNumber' });
  });

  it('has fewer than 100 characters for every recorded game, even by a number of 20 digits', () => {
    const records = [...playthroughs(), ...variants(), ...wonGames(), ...lostGames()];
    const lengths = records.map((record) => {
      const link = linkOf(gameOf(record));
      return link.length - (link.split('/')[2] as string).length + 20;
    });
    expect(Math.max(...lengths)).toBeLessThan(100);
  });

  it('of 200 random moves has fewer than 150', () => {
    let long = 0;
    for (const number of ['98765432109876543210', '45678901234567890123', '77777777777777777777'])
      for (const name of ['redeal', 'solsuite'] as const) {
        // Games of carries, with as few deals as possible, are longest.
        const carry = ({ kind }: Move) => kind === 'carry';
        const game = wander(dealt(RULE_SETS[name], number), 200, carry);
        if (game.at < 200) continue;
        long++;
        expect(linkOf(game).length).toBeLessThan(150);
      }
    expect(long).toBeGreaterThan(0);
  });

  it('holds 1000 moves and 2000 characters at most', () => {
    const most = swinging(1000);
    expect(parseLink(linkOf(most))).toEqual({ ok: true, value: linked(most) });
    const more = swinging(1001);
    expect(makeLink(more, true)).toEqual({ ok: false, error: 'tooLong' });
    expect(makeLink(more, false).ok).toBe(true);
    const numbered = (length: number) => dealt(RULE_SETS.classic, '9'.repeat(length));
    expect(linkOf(numbered(1990))).toHaveLength(2000);
    expect(parseLink(linkOf(numbered(1990))).ok).toBe(true);
    expect(makeLink(numbered(1991), false)).toEqual({ ok: false, error: 'tooLong' });
    expect(parseLink(`1/classic/${'9'.repeat(1991)}`)).toEqual({ ok: false, error: 'notALink' });
  });
});
