import { describe, expect, it } from 'vitest';
import { CARD_KINDS, makeCard, parseCard } from '../../rules/card.ts';
import { typeKey } from './typedCard.ts';

/** What comes of keys pressed one after another; undefined from the first on that has no meaning. */
function type(keys: string): ReturnType<typeof typeKey> {
  let typed: ReturnType<typeof typeKey> = { begun: '' };
  for (const key of keys) typed = typed && 'begun' in typed ? typeKey(typed.begun, key) : undefined;
  return typed;
}

describe('a typed card', () => {
  it('is each of the 52, in small letters and in large ones', () => {
    for (let card = 0; card < CARD_KINDS; card++) {
      expect(type(makeCard(card))).toEqual({ card });
      expect(type(makeCard(card).toLowerCase())).toEqual({ card });
    }
  });

  it('is a ten by its digits too', () => {
    expect(type('10h')).toEqual({ card: parseCard('TH') });
    expect(type('1')).toEqual({ begun: '1' });
  });

  it.each(['d', 's', 'x', '0', ' ', 'qq', 'q5', '1h', '11', '100'])('is not “%s”', (keys) =>
    expect(type(keys)).toBeUndefined(),
  );

  it('is no key with a name', () => {
    for (const key of ['Shift', 'Escape', 'ArrowUp', 'Tab', 'F1'])
      for (const begun of ['', 'Q', '10']) expect(typeKey(begun, key)).toBeUndefined();
  });
});
