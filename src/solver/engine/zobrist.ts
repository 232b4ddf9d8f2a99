/** The bits of which keys are made: a position's key is the exclusive or of the bits of all it holds. */
import { ALL_CARDS, ALL_HEIGHTS } from './codes.ts';
import { randomBits } from './randomBits.ts';

/** The index of a card at an index of `cards` in the two tables below. */
export const cardIndex = (index: number, card: number): number => (index << 6) | card;

/** The bits of each card in each place. */
export const CARD_BITS_1 = randomBits(cardIndex(ALL_CARDS, 0), 0x2545f491);
export const CARD_BITS_2 = randomBits(cardIndex(ALL_CARDS, 0), 0x7f4a7c15);

/** The bits of each foundation's height, by `heightIndex`. */
export const HEIGHT_BITS_1 = randomBits(ALL_HEIGHTS, 0x1b873593);
export const HEIGHT_BITS_2 = randomBits(ALL_HEIGHTS, 0x68e31da4);

/** The bits of a redeal that has been used. */
export const REDEAL_BITS = 0x3c6ef372;
