/** Counts in figures, in Japanese. */
import { lazyNumber } from '../lazyFormats.ts';

export const number = lazyNumber('ja');
export const moves = (count: number): string => `${number.format(count)}手`;
export const items = (count: number): string => `${number.format(count)}件`;
