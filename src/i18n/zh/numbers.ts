/** Counts in figures, in simplified Chinese. */

export const number = new Intl.NumberFormat('zh-Hans');
export const moves = (count: number): string => `${number.format(count)}步`;
export const rounds = (count: number): string => `${number.format(count)}局`;
