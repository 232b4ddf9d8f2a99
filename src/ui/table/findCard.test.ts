import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../app/preferences/languages.ts';
import { WHOLE } from '../../i18n/testing/whole.ts';
import { CARD_KINDS } from '../../rules/card.ts';
import { current } from '../../rules/game.ts';
import { type Place, parsePlace, topAt } from '../../rules/move.ts';
import { readRecord } from '../../rules/record.ts';
import { wonGames } from '../../rules/testing/vectors.ts';
import { speakFind, speakNeed } from './findCard.ts';
import { PILES } from './pileName.ts';

const games = wonGames()
  .slice(0, 3)
  .flatMap((record) => {
    const read = readRecord(record);
    return read.ok ? [read.value] : [];
  });

describe('the words for where the neighbours of a card lie', () => {
  it('in places and in what lies on them', () => {
    const game = games.find(({ number }) => number === '1');
    const position = game?.positions[45];
    if (!position) throw new Error('no such game');
    expect(speakFind(WHOLE.en, position, { kind: 'find', place: parsePlace('t3') as Place })).toBe(
      'Lower: seven of diamonds, on the fan at 5, on the clock. Higher: nine of diamonds, on the fan at 8, on the clock.',
    );
  });

  it.each(Object.keys(LANGUAGES) as Language[])('with both copies of each, in %s', (language) => {
    const messages = {
      ...WHOLE[language],
      sentence: (clauses: readonly string[]) => clauses.join('|'),
      sentences: (parts: readonly string[]) => parts.join('|'),
    };
    for (const { positions } of games)
      for (const position of positions.filter((_, i) => i % 10 === 0))
        for (const place of PILES.map(parsePlace)) {
          if (!place || topAt(position, place) === undefined) continue;
          // Two names, each with two places.
          const told = speakFind(messages, position, { kind: 'find', place }).split('|');
          expect(told).toHaveLength(6);
          expect(told.filter((part) => part === '' || part.includes('undefined'))).toEqual([]);
        }
  });

  it('says nothing where no card lies', () => {
    const [game] = games;
    if (!game) throw new Error('no games');
    expect(
      speakFind(WHOLE.en, current({ ...game, at: 0 }), { kind: 'find', place: { pile: 'waste' } }),
    ).toBe('');
  });
});

describe('the words for where the card lies that an hour needs', () => {
  it('with both places, and where the hour ends', () => {
    const position = games.find(({ number }) => number === '1')?.positions[45];
    if (!position) throw new Error('no such game');
    expect(speakNeed(WHOLE.en, position, 12)).toBe(
      'on the fan at 3, on the fan at 8 under 2 cards, ends at queen of diamonds.',
    );
  });

  it('and nothing for a complete hour', () => {
    const position = games.find(({ number }) => number === '1')?.positions.at(-1);
    if (!position) throw new Error('no such game');
    expect(speakNeed(WHOLE.en, position, 12)).toBe('');
  });
});

describe('the words for where a typed card lies', () => {
  it('in two places, wherever they are', () => {
    for (const { positions } of games)
      for (const position of positions.filter((_, i) => i % 10 === 0))
        for (let card = 0; card < CARD_KINDS; card++) {
          const told = speakFind(WHOLE.en, position, { kind: 'locate', card });
          expect(told.match(/fan at|, waste|in the stock|on the clock/g), told).toHaveLength(2);
        }
  });
});
