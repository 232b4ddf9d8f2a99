/**
 * The knowledge of a person at the table: all cards that lie face up, and by elimination the cards that are still to
 * come, but not their order.
 */
import { CARD_KINDS, type Card } from '../rules/card.ts';
import { foundationCard, HOURS, indexOf } from '../rules/hour.ts';
import type { Position } from '../rules/position.ts';
import type { RuleSet } from '../rules/ruleSet.ts';

/** A person's view of the table. */
export interface FairView {
  readonly ruleSet: RuleSet;
  readonly foundations: readonly number[];
  readonly fans: readonly (readonly Card[])[];
  readonly waste: readonly Card[];
  readonly redealsUsed: number;
  /**
   * The cards not seen yet: as many as the stock has, sorted by their numbers so that the order
   * reveals nothing.
   */
  readonly unseen: readonly Card[];
  /**
   * The stock after a redeal, next card first: it was the waste, so its order has been seen. Empty
   * before a redeal.
   */
  readonly knownStock: readonly Card[];
  /**
   * Whether the deal was made as deal numbers are: both packs are shuffled, and of the two copies of
   * a base card the one that comes later goes to its hour. So more base cards are dealt early than
   * at a real table, where the twelve are taken out before the shuffle.
   */
  readonly isNumbered: boolean;
}

/**
 * The player's view of a position. Before a redeal it depends on the size of the stock, not on its cards' order.
 *
 * @param isNumbered whether the deal has a number
 */
export function viewOf(ruleSet: RuleSet, position: Position, isNumbered: boolean): FairView {
  const { foundations, fans, waste, redealsUsed } = position;
  const turned = redealsUsed > 0 ? position.stock : [];
  const unseen = unseenBy(position, turned);
  return { ruleSet, foundations, fans, waste, redealsUsed, unseen, knownStock: turned, isNumbered };
}

/** Two packs without the cards that have been seen. */
function unseenBy({ foundations, fans, waste }: Position, turned: readonly Card[]): Card[] {
  const left = new Uint8Array(CARD_KINDS).fill(2);
  const see = (card: Card): void => {
    left[card] -= 1;
  };
  for (const hour of HOURS)
    for (let height = 1; height <= foundations[indexOf(hour)]; height++)
      see(foundationCard(hour, height));
  for (const pile of [...fans, waste, turned]) pile.forEach(see);
  return [...left].flatMap((count, card) => Array<Card>(count).fill(card));
}
