/** Counts in figures, in Japanese. */

export const number = new Intl.NumberFormat('ja');
export const moves = (count: number): string => `${number.format(count)}手`;
export const items = (count: number): string => `${number.format(count)}件`;
