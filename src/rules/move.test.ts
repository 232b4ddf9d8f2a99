import { describe, expect, it } from 'vitest';
import { type Card, parseCard } from './card.ts';
import { dealCards, startOf } from './deal.ts';
import { HOURS, type Hour, indexOf, sizeWhenComplete } from './hour.ts';
import {
  isOver,
  isStuck,
  legalMoves,
  type Move,
  makeMove,
  parseMove,
  parsePlace,
  play,
  refillHours,
  samePlace,
  topAt,
  whyIllegal,
} from './move.ts';
import type { Position } from './position.ts';
import type { Refusal } from './refusal.ts';
import { RULE_SETS, type RuleSet } from './ruleSet.ts';

const { classic, cadogan, relaxed, mcneely, gamerules, redeal } = RULE_SETS;

const cards = (text: string): Card[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const card = parseCard(word);
      if (card === undefined) throw new Error(`not a card: ${word}`);
      return card;
    });

interface Sketch {
  readonly fans?: Partial<Record<Hour, string>>;
  readonly foundations?: Partial<Record<Hour, number>>;
  readonly stock?: string;
  readonly waste?: string;
  readonly redealsUsed?: number;
}

/** A made-up table, not of two packs: fans not named hold three cards that play nowhere. */
function position(sketch: Sketch): Position {
  return {
    fans: HOURS.map((hour) => cards(sketch.fans?.[hour] ?? '2C 2C 2C')),
    foundations: HOURS.map((hour) => sketch.foundations?.[hour] ?? 1),
    stock: cards(sketch.stock ?? ''),
    waste: cards(sketch.waste ?? ''),
    redealsUsed: sketch.redealsUsed ?? 0,
  };
}

function move(text: string): Move {
  const parsed = parseMove(text);
  if (!parsed) throw new Error(`not a move: ${text}`);
  return parsed;
}

const refusal = (ruleSet: RuleSet, table: Position, text: string): Refusal | 'legal' =>
  whyIllegal(ruleSet, table, move(text)) ?? 'legal';

describe('a card to a foundation', () => {
  const table = position({
    fans: { 1: 'KD KD 6D', 2: 'KD KD 7D', 3: 'KD KD 6S', 4: '' },
    foundations: { 9: 8 },
    waste: '6D',
  });

  it('is the next higher of its suit', () => {
    expect(refusal(classic, table, 't1-f12')).toBe('legal');
    expect(refusal(classic, table, 'w-f12')).toBe('legal');
    expect(refusal(classic, table, 't2-f12')).toBe('wrongRank');
    expect(refusal(classic, table, 't3-f12')).toBe('wrongSuit');
  });

  it('does not go on a complete one, nor come from an empty fan', () => {
    const complete = position({ fans: { 1: 'TC' }, foundations: { 9: sizeWhenComplete(9) } });
    expect(refusal(classic, complete, 't1-f9')).toBe('foundationComplete');
    expect(refusal(classic, table, 't4-f12')).toBe('nothingThere');
  });

  it('goes round: an ace on a king', () => {
    const high = position({ fans: { 1: 'AD' }, foundations: { 8: 1 } });
    expect(refusal(classic, high, 't1-f8')).toBe('legal');
  });

  it('stays there', () => {
    expect(refusal(classic, table, 'f12-t1')).toBe('foundationKeeps');
    expect(refusal(classic, table, 'f12-f4')).toBe('foundationKeeps');
    expect(refusal(classic, table, 'f12-w')).toBe('foundationKeeps');
  });
});

describe('a card to a fan', () => {
  const table = position({
    fans: {
      1: '5H 9H 6D',
      2: '2C 2C 7D',
      3: '3C 7D',
      4: '7D',
      5: '',
      6: '2C 2C AS',
      7: '2C 2C 2S',
    },
    waste: '6D',
  });

  it('is the next lower of its suit', () => {
    expect(refusal(classic, table, 't1-t2')).toBe('legal');
    expect(refusal(classic, table, 't2-t1')).toBe('wrongRank');
    expect(refusal(classic, table, 't6-t1')).toBe('wrongSuit');
    expect(refusal(classic, table, 't6-t7')).toBe('legal');
    expect(refusal(classic, table, 't7-t6')).toBe('wrongRank');
  });

  it('goes round: a king on an ace', () => {
    expect(refusal(classic, position({ fans: { 1: 'KS', 2: '5H 5H AS' } }), 't1-t2')).toBe('legal');
  });

  it('needs three cards there, or one where the rules say so, but never none', () => {
    expect(refusal(classic, table, 't1-t3')).toBe('fanHasGaps');
    expect(refusal(classic, table, 't1-t4')).toBe('fanHasGaps');
    expect(refusal(relaxed, table, 't1-t4')).toBe('legal');
    expect(refusal(classic, table, 't1-t5')).toBe('fanEmpty');
    expect(refusal(relaxed, table, 't1-t5')).toBe('fanEmpty');
  });

  it('comes from the waste where the rules say so', () => {
    expect(refusal(classic, table, 'w-t2')).toBe('legal');
    expect(refusal(cadogan, table, 'w-t2')).toBe('wasteToFoundationsOnly');
    expect(refusal(cadogan, table, 't1-t2')).toBe('legal');
  });

  it('is another fan', () => {
    expect(refusal(classic, table, 't1-t1')).toBe('samePile');
    expect(refusal(classic, table, 't5-t5')).toBe('samePile');
  });

  it('never goes to the waste, and an empty waste gives nothing', () => {
    expect(refusal(classic, table, 't1-w')).toBe('wasteTakesNothing');
    expect(refusal(classic, table, 'w-w')).toBe('wasteTakesNothing');
    expect(refusal(classic, position({}), 'w-t2')).toBe('nothingThere');
  });
});

describe('refill', () => {
  const gapped = position({ fans: { 3: '2C', 12: '2C 2C', 7: '' }, stock: '4H 5H 6H 7H 8H 9H TH' });
  const where = (choices: Partial<RuleSet>, table = gapped) =>
    refillHours({ ...classic, ...choices }, table);

  it('deals one card to each short fan a round, from twelve clockwise', () => {
    expect(where({})).toEqual([12, 3, 7, 3, 7, 7]);
    const after = play(classic, gapped, move('refill'));
    expect(after.fans[0]).toEqual(cards('2C 2C 4H'));
    expect(after.fans[3]).toEqual(cards('2C 5H 7H'));
    expect(after.fans[7]).toEqual(cards('6H 8H 9H'));
    expect(after.stock).toEqual(cards('TH'));
  });

  it('or fills each fan before the next', () => {
    expect(where({ refillOrder: 'fans' })).toEqual([12, 3, 3, 7, 7, 7]);
  });

  it('or starts at one, so that twelve comes last', () => {
    expect(where({ refillFrom: 1 })).toEqual([3, 7, 12, 3, 7, 7]);
    expect(where({ refillFrom: 1, refillOrder: 'fans' })).toEqual([3, 3, 7, 7, 7, 12]);
  });

  it('leaves fans short when the stock runs out', () => {
    const short = { ...gapped, stock: cards('4H 5H') };
    expect(where({}, short)).toEqual([12, 3]);
    const after = play(classic, short, move('refill'));
    expect(after.stock).toEqual([]);
    expect(refusal(classic, after, 'refill')).toBe('stockEmpty');
  });

  it('needs gaps, and the player to be stuck where the rules say so', () => {
    const whenStuck: RuleSet = { ...classic, refillWhen: 'stuck' };
    expect(refusal(classic, gapped, 'refill')).toBe('legal');
    expect(refusal(classic, position({ stock: '4H' }), 'refill')).toBe('noGaps');
    expect(refusal(whenStuck, gapped, 'refill')).toBe('legal');
    const playable = position({ fans: { 3: '6D' }, stock: '4H' });
    expect(refusal(whenStuck, playable, 'refill')).toBe('notStuck');
    expect(refusal(classic, playable, 'refill')).toBe('legal');
  });
});

describe('draw', () => {
  const full = position({ stock: '4H 5H' });
  const playable = position({ fans: { 3: '2C 2C 6D' }, stock: '4H' });
  const gapped = position({ fans: { 3: '2C 2C' }, stock: '4H' });

  it('turns the next card of the stock onto the waste', () => {
    const after = play(classic, full, move('draw'));
    expect(after.waste).toEqual(cards('4H'));
    expect(after.stock).toEqual(cards('5H'));
    expect(play(classic, after, move('draw')).waste).toEqual(cards('4H 5H'));
  });

  it('waits for the gaps to be filled, unless the rules allow it any time', () => {
    expect(refusal(classic, gapped, 'draw')).toBe('gapsFirst');
    expect(refusal(mcneely, gapped, 'draw')).toBe('gapsFirst');
    expect(refusal(gamerules, gapped, 'draw')).toBe('legal');
  });

  it('waits until the player is stuck where the rules say so', () => {
    expect(refusal(classic, playable, 'draw')).toBe('legal');
    expect(refusal(mcneely, playable, 'draw')).toBe('notStuck');
    expect(refusal(mcneely, full, 'draw')).toBe('legal');
  });

  it('needs a stock', () => {
    expect(refusal(classic, position({}), 'draw')).toBe('stockEmpty');
    expect(refusal(gamerules, position({ waste: '5H' }), 'draw')).toBe('stockEmpty');
  });
});

describe('redeal', () => {
  const spent = position({ waste: '4H 5H 6H' });

  it('turns the waste over: the first card drawn is first again', () => {
    const after = play(redeal, spent, move('redeal'));
    expect(after.stock).toEqual(cards('4H 5H 6H'));
    expect(after.waste).toEqual([]);
    expect(after.redealsUsed).toBe(1);
    expect(refusal(redeal, { ...spent, redealsUsed: 1 }, 'redeal')).toBe('noRedeal');
  });

  it('is not in every rule set, and needs an empty stock and a waste', () => {
    expect(refusal(classic, spent, 'redeal')).toBe('noRedeal');
    expect(refusal(redeal, { ...spent, stock: cards('4H') }, 'redeal')).toBe('stockNotEmpty');
    expect(refusal(redeal, position({}), 'redeal')).toBe('wasteEmpty');
  });
});

describe('stuck', () => {
  it('no card can be played, though the stock can be dealt', () => {
    const table = position({ stock: '4H' });
    expect(isStuck(classic, table)).toBe(true);
    expect(isOver(classic, table)).toBe(false);
    expect(isOver(classic, position({}))).toBe(true);
  });

  it('a card that could only go from one copy of the next card to the other does not count', () => {
    const between = position({ fans: { 1: '2C 7D 6D', 2: '2C 2C 7D' }, foundations: { 12: 3 } });
    expect(legalMoves(classic, between).map(makeMove)).toEqual(['t1-t2']);
    expect(isStuck(classic, between)).toBe(true);
    expect(isOver(classic, between)).toBe(false);
  });

  it('but counts if it can go to a foundation', () => {
    const home = position({ fans: { 1: '2C 7D 6D', 2: '2C 2C 7D' } });
    expect(isStuck(classic, home)).toBe(false);
  });

  it('a lone card, or one on another card, counts', () => {
    expect(isStuck(classic, position({ fans: { 1: '6S', 2: '2C 2C 7S' } }))).toBe(false);
    expect(isStuck(classic, position({ fans: { 1: '7D 6S', 2: '2C 2C 7S' } }))).toBe(false);
  });

  it('the waste counts', () => {
    const table = position({ fans: { 2: '2C 7S 6S', 3: '2C 2C 7S' }, waste: '6S' });
    expect(isStuck(classic, table)).toBe(false);
    expect(isStuck(cadogan, table)).toBe(true);
  });

  it('a won game is over, not stuck', () => {
    const won = position({
      foundations: Object.fromEntries(HOURS.map((hour) => [hour, sizeWhenComplete(hour)])),
      fans: Object.fromEntries(HOURS.map((hour) => [hour, ''])),
    });
    expect(isStuck(classic, won)).toBe(false);
    expect(isOver(classic, won)).toBe(true);
  });
});

describe('notation', () => {
  it.each([
    '',
    't0-f1',
    't13-f1',
    't1',
    't1-',
    't1-f1-f2',
    't01-f1',
    'T1-F1',
    'Draw',
    ' draw',
    's-t1',
    't1 -f1',
    'w2-t1',
    'xw-t1',
    'xt1-f1',
    't1-f12x',
  ])('%j is not a move', (text) => expect(parseMove(text)).toBeUndefined());

  it('places are t, f and w', () => {
    expect(parsePlace('t12')).toEqual({ pile: 'fan', hour: 12 });
    expect(parsePlace('f1')).toEqual({ pile: 'foundation', hour: 1 });
    expect(parsePlace('w')).toEqual({ pile: 'waste' });
    expect(parsePlace('f20')).toBeUndefined();
  });

  it('a foundation has no card to take, a fan and the waste their top', () => {
    const table = position({ fans: { 3: '2C 4H' }, waste: '5H 6H' });
    const top = (place: string) => topAt(table, parsePlace(place) ?? { pile: 'waste' });
    expect([top('f3'), top('t3'), top('w')]).toEqual([undefined, ...cards('4H 6H')]);
  });

  it('places are the same if pile and hour are', () => {
    const same = (a: string, b: string) =>
      samePlace(parsePlace(a) ?? { pile: 'waste' }, parsePlace(b) ?? { pile: 'waste' });
    expect([same('t3', 't3'), same('w', 'w')]).toEqual([true, true]);
    expect([same('t3', 't4'), same('t3', 'f3'), same('w', 't3')]).toEqual([false, false, false]);
  });

  it('a move knows its hour in every array', () => {
    expect(HOURS.map(indexOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});

it('play throws on an illegal move, which is a bug of the caller', () => {
  const start = startOf(dealCards({ generator: 'lcg', seed: 1 }));
  expect(() => play(classic, start, move('refill'))).toThrow('play: refill is illegal: noGaps');
});
