/** A sentence for every refusal, in English, for a person who has just tried the move. */
import type { Refusal } from '../../rules/refusal.ts';

const SENTENCES: Record<Refusal, string> = {
  samePile: 'the card already lies there',
  foundationKeeps: 'nothing leaves a foundation',
  wasteTakesNothing: 'only cards drawn from the stock go to the waste',
  nothingThere: 'there is no card to move',
  wasteToFoundationsOnly: 'by these rules the waste plays to the foundations only',
  foundationComplete: 'that foundation is complete',
  fanEmpty: 'an empty fan is filled from the stock only',
  fanHasGaps: 'that fan has gaps; they are filled from the stock only',
  wrongSuit: 'not in suit',
  wrongRank: 'wrong rank',
  noGaps: 'no fan has gaps',
  gapsFirst: 'the gaps must be filled first',
  stockEmpty: 'the stock is empty',
  notStuck: 'not stuck yet: a card can still be played',
  noRedeal: 'no redeal is left',
  stockNotEmpty: 'the stock is not empty yet',
  wasteEmpty: 'the waste is empty',
};

export const explain = (refusal: Refusal): string => SENTENCES[refusal];
