/** Made by `npm run traditional` out of ../zh: change that. */
/** Counts in figures, in traditional Chinese. */

export const number = new Intl.NumberFormat('zh-Hant');
export const moves = (count: number): string => `${number.format(count)}步`;
export const rounds = (count: number): string => `${number.format(count)}局`;
