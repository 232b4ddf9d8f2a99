/** Counts in figures, in simplified Chinese. */
import { lazyNumber } from '../lazyFormats.ts';

export const number = lazyNumber('zh-Hans');
export const moves = (count: number): string => `${number.format(count)}步`;
export const rounds = (count: number): string => `${number.format(count)}局`;
