import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, makeCard, parseCard } from '../../rules/card.ts';
import { dealCards, plainNumber } from '../../rules/deal.ts';
import { current, type Game } from '../../rules/game.ts';
import { HOURS, type Hour, indexOf } from '../../rules/hour.ts';
import { fanAt, foundationTop, type Position } from '../../rules/position.ts';
import { anyGame } from '../../rules/testing/arbitraries.ts';
import { SLOTS } from './ownCards.ts';
import { positionGame, readSetup } from './setupText.ts';

const anyDeal = fc
  .integer({ min: 1, max: 31_999 })
  .map((seed) => dealCards(plainNumber(BigInt(seed))));

const allOf = (fans: readonly (readonly Card[])[]): Card[] =>
  HOURS.flatMap((hour) => [...(fans[indexOf(hour)] ?? [])]);
const card = (text: string): Card => parseCard(text) as Card;
const written = (cards: readonly Card[]): string => cards.map(makeCard).join(' ');
const rising = [...HOURS].sort((a, b) => a - b);

/** The position as a player would write it, with the first cards of the stock. */
const textOf = (position: Position, known: number): string =>
  [
    ...HOURS.map((hour) => `${hour}: ${written(fanAt(position, hour))}`),
    `clock: ${written(rising.map((hour) => foundationTop(position, hour)))}`,
    `waste: ${written(position.waste)}`,
    `stock: ${written(position.stock.slice(0, known))}`,
    `redeals: ${position.redealsUsed}`,
  ].join('\n');

const sorted = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b);

describe('cards as text', () => {
  it('are fans, in any order and as people write them', () => {
    fc.assert(
      fc.property(anyDeal, fc.integer(), ({ fans }, turn) => {
        const lines = HOURS.map((hour) => {
          const cards = (fans[indexOf(hour)] as readonly Card[]).map(makeCard);
          const spelt = cards.map((each) => (each.startsWith('T') ? `10${each.at(1)}` : each));
          return `${hour}${turn % 2 ? ':' : ''} ${(turn % 3 ? spelt : cards).join(turn % 2 ? ' ' : ', ').toLowerCase()}`;
        });
        const at = Math.abs(turn) % 12;
        const read = readSetup([...lines.slice(at), '', ...lines.slice(0, at)].join('\r\n'));
        if (!read.ok || read.value.kind !== 'fans') throw new Error(JSON.stringify(read));
        expect(read.value.setup).toEqual({ cards: allOf(fans), at: SLOTS });
      }),
      { numRuns: 50 },
    );
  });

  it('are fans that are not whole yet', () => {
    const read = readSetup('1: 4C 6H\n12: 2H');
    if (!read.ok || read.value.kind !== 'fans') throw new Error(JSON.stringify(read));
    const { cards, at } = read.value.setup;
    expect(cards.slice(0, 6)).toEqual([
      ...[card('2H'), undefined, undefined],
      ...[card('4C'), card('6H'), undefined],
    ]);
    expect(at).toBe(1);
  });

  it('are any position, of whose stock as much is known as the text gives', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(60), (game, given) => {
        const position = current(game);
        const { length } = position.stock;
        const known = Math.min(given, length);
        const read = readSetup(textOf(position, known));
        if (!read.ok || read.value.kind !== 'position') throw new Error(JSON.stringify(read));
        const own: Game = positionGame(read.value, game.ruleSet);
        const { stock, ...seen } = current(own);
        const { stock: whole, ...rest } = position;
        expect(seen).toEqual(rest);
        expect(stock.slice(0, known)).toEqual(whole.slice(0, known));
        expect(sorted(stock)).toEqual(sorted(whole));
        // Whoever knows all but one knows that one, too.
        expect(own.unknown).toBe(length - known > 1 ? length - known : 0);
      }),
      { numRuns: 40 },
    );
  });

  const clock = (of: (hour: Hour) => string): string =>
    `clock: ${rising.map((hour) => of(hour)).join(' ')}`;
  const tops = (hour: Hour): string =>
    makeCard(foundationTop({ foundations: HOURS.map(() => 1) } as unknown as Position, hour));

  it.each([
    ['x', { kind: 'notAPile', line: 1, text: 'x' }],
    ['fans: 2H', { kind: 'notAPile', line: 1, text: 'fans: 2H' }],
    ['12: 2H 5D 9H\n13: AS AS KD', { kind: 'notAPile', line: 2, text: '13: AS AS KD' }],
    ['1: QH QH 3C\n1: KC KC 9D', { kind: 'pileTwice', line: 2, text: '1: KC KC 9D' }],
    ['\n3: QH QX 3C', { kind: 'notACard', line: 2, text: 'QX' }],
    ['2: JC JC JC', { kind: 'tooMany', card: card('JC') }],
    ['2: JC 9H 9D\n3: 9S JC JC', { kind: 'tooMany', card: card('JC') }],
    ['1: 2S\nstock: 2S 2S', { kind: 'tooMany', card: card('2S') }],
    ['clock: 5D 6C', { kind: 'twelve', line: 1, found: 2 }],
    [
      clock((hour) => (hour === 3 ? '8D' : tops(hour))),
      { kind: 'notOnClock', line: 1, hour: 3, card: card('8D') },
    ],
    ['waste: 2H\nredeals: 2', { kind: 'redeals', line: 2, text: '2' }],
  ])('say their first fault: %j', (text, error) => {
    expect(readSetup(text)).toEqual({ ok: false, error });
  });

  it('may be any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const read = readSetup(text);
        if (read.ok && read.value.kind === 'fans')
          expect(read.value.setup.cards).toHaveLength(SLOTS);
      }),
    );
    const words = [
      '12',
      '3:',
      'clock:',
      'waste',
      'stock:',
      'redeals:',
      '2H',
      'js',
      '10d',
      '\n',
      'x',
      ',',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 80 }), (said) => {
        const read = readSetup(said.join(' '));
        expect(read.ok || read.error.kind).toBeTruthy();
      }),
      { numRuns: 500 },
    );
    expect(readSetup('').ok).toBe(true);
    expect(readSetup(`${'1: '.repeat(1_000_000)}`).ok).toBe(false);
  });
});
