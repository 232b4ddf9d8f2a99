/** A card typed key by key: its rank, then its suit, as in `qs`, `10h` or `th`. */
import { type Card, parseCard } from '../../rules/card.ts';

/**
 * What has been typed of a card so far, or the whole card; undefined if the key does not continue
 * it.
 */
type Typed = { readonly begun: string } | { readonly card: Card } | undefined;

/** @param begun what `typeKey` returned as `begun` for the key before; empty at first */
export function typeKey(begun: string, key: string): Typed {
  const text = (begun + key).toUpperCase();
  if (/^([A2-9TJQK]|10?)$/.test(text)) return { begun: text };
  const card = parseCard(text.replace('10', 'T'));
  return card === undefined ? undefined : { card };
}
