/** Milliseconds with three digits after the point, for programs. */
export const roundedMs = (ms: number): number => Math.round(ms * 1000) / 1000;
