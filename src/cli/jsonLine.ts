import { onOneLine } from './failure.ts';

/** A value as JSON on one line that cannot control the terminal: JSON lets the signs U+007F to U+009F through. */
export const jsonLine = (value: unknown): string => onOneLine(JSON.stringify(value));
