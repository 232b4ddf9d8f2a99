/** Made by `npm run -w lab traditional` out of ../zh: change that. */
/** Counts in figures, in traditional Chinese. */
import { lazyNumber } from '../lazyFormats.ts';

export const number = lazyNumber('zh-Hant');
export const moves = (count: number): string => `${number.format(count)}步`;
export const rounds = (count: number): string => `${number.format(count)}局`;
