/** Shares, as the table writes them; what else is written in numbers and dates: formats.ts. */
import { byLocale } from './byLocale.ts';

/**
 * A chance in whole per cents, as a language writes them. Only what is certain is said to be none or
 * all: whatever lies between is at least one per cent, and at most 99.
 */
export function shareIn(locale: string, chance: number): string {
  const shown = chance > 0 && chance < 1 ? Math.min(0.99, Math.max(0.01, chance)) : chance;
  return formatIn(locale).format(shown);
}

const formatIn = byLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
