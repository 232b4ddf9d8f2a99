/** A sentence for every refusal, in English, for a person who has just tried the move. */
import type { Refusal } from '../../rules/refusal.ts';

const SENTENCES: Record<Refusal, string> = {
  samePile: 'the card is already there',
  foundationKeeps: 'cards on the clock stay there',
  wasteTakesNothing: 'the waste only takes cards from the stock',
  nothingThere: 'no card there',
  wasteToFoundationsOnly: 'by these rules, waste cards go only to the clock',
  foundationComplete: 'this hour is done',
  fanEmpty: 'an empty fan takes no cards',
  fanHasGaps: 'a fan with gaps takes no cards',
  wrongSuit: 'different suit',
  wrongRank: 'not the next rank',
  noGaps: 'no gaps to refill',
  gapsFirst: 'refill first',
  stockEmpty: 'the stock is empty',
  notStuck: 'not yet: you can still play a card',
  noRedeal: 'no redeals left',
  stockNotEmpty: 'not yet: the stock isn’t empty',
  wasteEmpty: 'the waste is empty',
};

export const explain = (refusal: Refusal): string => SENTENCES[refusal];
