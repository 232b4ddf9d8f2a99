import { CARD_KINDS, type Card, makeCard } from './card.ts';
import type { Fault } from './fault.ts';

/**
 * The fault of cards that are not two packs: a card that occurs too often, or else one that is
 * missing.
 */
export function notTwoPacks(cards: readonly Card[]): Fault | undefined {
  const count = Array<number>(CARD_KINDS).fill(0);
  for (const card of cards) count[card] = (count[card] as number) + 1;
  const fault = (kind: 'tooManyOfCard' | 'tooFewOfCard', card: number): Fault | undefined =>
    card < 0 ? undefined : { kind, card: makeCard(card), times: count[card] as number };
  return (
    fault(
      'tooManyOfCard',
      count.findIndex((times) => times > 2),
    ) ??
    fault(
      'tooFewOfCard',
      count.findIndex((times) => times < 2),
    )
  );
}
