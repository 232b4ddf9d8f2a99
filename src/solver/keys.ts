/** What a position's key is made of: a position has the exclusive or of the bits of all it holds. */
import { PILE_SHIFT, PILES } from './codes.ts';
import { randomBits } from './randomBits.ts';

/** Of a card in its place of `cards`: `CARD_BITS_1[index << 6 | card]`. */
export const CARD_BITS_1 = randomBits(PILES << (PILE_SHIFT + 6), 0x2545f491);
export const CARD_BITS_2 = randomBits(PILES << (PILE_SHIFT + 6), 0x7f4a7c15);

/** Of a foundation's height: `HEIGHT_BITS_1[foundation << 4 | height]`. */
export const HEIGHT_BITS_1 = randomBits(12 << 4, 0x1b873593);
export const HEIGHT_BITS_2 = randomBits(12 << 4, 0x68e31da4);

/** Of a redeal that has been used. */
export const REDEAL_BITS = 0x3c6ef372;
