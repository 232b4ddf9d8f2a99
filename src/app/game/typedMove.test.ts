/** Lines that a player types, read and played. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_KINDS, type Card, makeCard, parseCard } from '../../rules/card.ts';
import { current, type Game } from '../../rules/game.ts';
import { HOURS, type Hour } from '../../rules/hour.ts';
import { legalMoves, makeMove, makePlace, topAt } from '../../rules/move.ts';
import { anyGame } from '../../rules/testing/arbitraries.ts';
import { ONE_IN } from '../../rules/testing/vectors.ts';
import { stage, won } from '../testing/stage.ts';
import { type MoveWords, plain, typedMoves } from './typedMove.ts';
import { type Outcome, outcomeOf } from './typedOutcome.ts';

const RUNS = { numRuns: Math.ceil(100 / ONE_IN), seed: 1 };

const RANKS = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');
const NAMES = ['clubs', 'hearts', 'spades', 'diamonds'].flatMap((suit) =>
  RANKS.map((rank) => `${rank} of ${suit}`),
);

const ENGLISH: MoveWords = {
  to: 'to',
  home: 'home, clock',
  waste: 'waste',
  stock: 'stock',
  fan: 'fan',
  foundation: 'foundation',
  refill: 'refill',
  draw: 'draw',
  redeal: 'redeal',
  undo: 'undo',
  redo: 'redo',
  hint: 'hint',
  skipped: 'the, from, at, on',
};
const read = typedMoves(ENGLISH, NAMES, ['A', 'J', 'Q', 'K']);

/** Japanese names a pile after its hour and writes no spaces. */
const JAPANESE: MoveWords = {
  ...{ to: 'へ', home: '時計', waste: '捨て札', stock: '山札', fan: '場札', foundation: '組札' },
  ...{ refill: '補充', draw: 'めくる', redeal: 'めくり直す', undo: '元に戻す', redo: 'やり直す' },
  ...{ hint: 'ヒント', skipped: '時, の, から, を' },
};
const readJapanese = typedMoves(JAPANESE, [], ['A', 'J', 'Q', 'K']);
const readGerman = typedMoves(ENGLISH, [], ['A', 'B', 'D', 'K']);

const [fan, foundation] = (['fan', 'foundation'] as const).map(
  (pile) => (hour: Hour) => ({ pile, hour }) as const,
) as [
  (hour: Hour) => { pile: 'fan'; hour: Hour },
  (hour: Hour) => { pile: 'foundation'; hour: Hour },
];
const hour = (value: Hour) => ({ pile: 'hour', hour: value }) as const;
const waste = { pile: 'waste' } as const;
const cardOf = (name: string) => parseCard(name) as Card;

describe('a line', () => {
  it.each([
    ['t3-f10', { kind: 'move', from: fan(3), to: foundation(10) }],
    ['T3 F10', { kind: 'move', from: fan(3), to: foundation(10) }],
    ['3 to 10', { kind: 'move', from: hour(3), to: hour(10) }],
    ['3 10', { kind: 'move', from: hour(3), to: hour(10) }],
    ['３　１０', { kind: 'move', from: hour(3), to: hour(10) }],
    ['٣ ١٠', { kind: 'move', from: hour(3), to: hour(10) }],
    ['3 home', { kind: 'move', from: hour(3), to: { pile: 'home' } }],
    ['from the fan at 3 to the clock', { kind: 'move', from: fan(3), to: { pile: 'home' } }],
    ['w 5', { kind: 'move', from: waste, to: hour(5) }],
    ['w5', { kind: 'move', from: waste, to: hour(5) }],
    ['waste to foundation 5', { kind: 'move', from: waste, to: foundation(5) }],
    ['7h', { kind: 'move', from: { card: cardOf('7H') }, to: undefined }],
    ['10♥', { kind: 'move', from: { card: cardOf('TH') }, to: undefined }],
    ['th home', { kind: 'move', from: { card: cardOf('TH') }, to: { pile: 'home' } }],
    ['Queen of Spades to 3', { kind: 'move', from: { card: cardOf('QS') }, to: hour(3) }],
    ['12', { kind: 'go', to: hour(12) }],
    ['f12', { kind: 'go', to: foundation(12) }],
    ['s', { kind: 'go', to: 'stock' }],
    [' Refill! ', { kind: 'command', command: 'refill' }],
    ['undo', { kind: 'command', command: 'undo' }],
  ])('%s', (text, meant) => {
    expect(read(text)).toEqual(meant);
  });

  it.each([
    '',
    ' ',
    '13',
    '0',
    'to',
    'home',
    '1 2 3',
    'xyz',
    't13',
    '3 refill',
    't',
    '123',
    '3 7h',
  ])('that means nothing: “%s”', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('in a language without spaces, which names a pile after its hour', () => {
    expect(readJapanese('3時の場札から10時の組札へ')).toEqual({
      ...{ kind: 'move', from: fan(3), to: foundation(10) },
    });
    expect(readJapanese('捨て札から5へ')).toEqual({ kind: 'move', from: waste, to: hour(5) });
    expect(readJapanese('元に戻す')).toEqual({ kind: 'command', command: 'undo' });
    expect(readJapanese('t3-f10')).toEqual({ kind: 'move', from: fan(3), to: foundation(10) });
  });

  it('has the letters of cards in the language, and those of the notation', () => {
    expect(readGerman('ds')).toMatchObject({ from: { card: cardOf('QS') } });
    expect(readGerman('bc')).toMatchObject({ from: { card: cardOf('JC') } });
    expect(readGerman('qs')).toMatchObject({ from: { card: cardOf('QS') } });
  });

  it('can be anything', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc
            .array(
              fc.constantFrom(...' -t f w s 3 10 12 7 h q k to home fan ♥ のから場札'.split('')),
            )
            .map((letters) => letters.join('')),
        ),
        anyGame,
        (text, game) => {
          for (const each of [read, readJapanese, readGerman]) {
            const typed = each(text);
            if (typed) outcomeOf(game, typed);
          }
          expect(plain(plain(text))).toBe(plain(text));
        },
      ),
      RUNS,
    ));
});

const typed = (game: Game, text: string): Outcome | undefined => {
  const meant = read(text);
  return meant && outcomeOf(game, meant);
};

const legalNames = (game: Game): ReadonlySet<string> =>
  new Set(legalMoves(game.ruleSet, current(game)).map(makeMove));

/** What a move of a card by its hours alone should come to. */
function expectByHours(game: Game, from: Hour, to: Hour): void {
  const names = legalNames(game);
  const [onFan, home] = [`t${from}-t${to}`, `t${from}-f${to}`];
  const outcome = typed(game, `${from} to ${to}`);
  if (outcome?.kind !== 'play') {
    expect(outcome?.kind).toBe('refused');
    expect([names.has(onFan), names.has(home)]).toEqual([false, false]);
    return;
  }
  expect(makeMove(outcome.move)).toBe(names.has(onFan) ? onFan : home);
  const isBoth = names.has(onFan) && names.has(home);
  expect(outcome.also && makePlace(outcome.also)).toBe(isBoth ? `f${to}` : undefined);
}

describe('in every game', () => {
  it('each legal move can be typed in the notation', () =>
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const move of legalMoves(game.ruleSet, current(game)))
          expect(typed(game, makeMove(move))).toEqual({ kind: 'play', move });
      }),
      RUNS,
    ));

  it('an hour alone means its fan first, and says if its foundation takes the card too', () =>
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const from of HOURS) for (const to of HOURS) expectByHours(game, from, to);
      }),
      RUNS,
    ));

  it('a card with one move is played by its name, and others say why not', () =>
    fc.assert(
      fc.property(anyGame, (game) => {
        const position = current(game);
        const carries = legalMoves(game.ruleSet, position).filter((move) => move.kind === 'carry');
        for (let card = 0; card < CARD_KINDS; card++) {
          const own = carries.filter(({ from }) => topAt(position, from) === card);
          const outcome = typed(game, makeCard(card));
          if (own.length === 1) expect(outcome).toEqual({ kind: 'play', move: own[0] });
          else if (own.length > 1) expect(outcome?.kind).toBe('several');
          else expect(['noPlace', 'notOnTop']).toContain(outcome?.kind);
        }
      }),
      RUNS,
    ));
});

describe('what a line comes to', () => {
  const at = (moves: number): Game => stage(won, moves).session.game.value;

  it('says why nothing is played', () => {
    const game = at(0);
    expect(typed(game, 'w 5')).toMatchObject({ kind: 'refused', refusal: 'nothingThere' });
    expect(typed(game, 'f3 f4')).toMatchObject({ kind: 'refused', refusal: 'foundationKeeps' });
    expect(typed(game, '3 w')).toMatchObject({ kind: 'refused', refusal: 'wasteTakesNothing' });
    expect(typed(game, 'refill')).toMatchObject({ kind: 'refused', refusal: 'noGaps' });
    expect(typed(game, 'w home')).toMatchObject({ kind: 'refused', refusal: 'nothingThere' });
    expect(typed(game, 'f3 home')).toMatchObject({ kind: 'refused', refusal: 'foundationKeeps' });
  });

  it('goes to the fan of an hour alone', () => {
    expect(typed(at(0), '12')).toEqual({ kind: 'go', to: { pile: 'fan', hour: 12 } });
    expect(typed(at(0), 'w')).toEqual({ kind: 'go', to: { pile: 'waste' } });
  });
});
