import { describe, expect, it } from 'vitest';
import { CARD_KINDS, makeCard, parseCard } from '../../rules/card.ts';
import { typeKey } from './typedCard.ts';

/** The result of keys pressed one after another; undefined once a key has no meaning. */
function type(keys: string): ReturnType<typeof typeKey> {
  let typed: ReturnType<typeof typeKey> = { begun: '' };
  for (const key of keys) typed = typed && 'begun' in typed ? typeKey(typed.begun, key) : undefined;
  return typed;
}

describe('a typed card', () => {
  it('is any of the 52, in lower case and in upper case', () => {
    for (let card = 0; card < CARD_KINDS; card++) {
      expect(type(makeCard(card))).toEqual({ card });
      expect(type(makeCard(card).toLowerCase())).toEqual({ card });
    }
  });

  it('is a ten by its digits, too', () => {
    expect(type('10h')).toEqual({ card: parseCard('TH') });
    expect(type('1')).toEqual({ begun: '1' });
  });

  it.each(['d', 's', 'x', '0', ' ', 'qq', 'q5', '1h', '11', '100'])('is not “%s”', (keys) =>
    expect(type(keys)).toBeUndefined(),
  );

  it('is not a named key', () => {
    for (const key of ['Shift', 'Escape', 'ArrowUp', 'Tab', 'F1'])
      for (const begun of ['', 'Q', '10']) expect(typeKey(begun, key)).toBeUndefined();
  });
});
