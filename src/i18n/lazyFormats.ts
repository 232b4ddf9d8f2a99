/**
 * Formats that are loaded with the table, each created when it is first used: creating the first
 * one takes a slow phone a tenth of a second. Formats that only the dialogs need are in formats.ts.
 */

/** Words joined by _and_, or by _or_ with `disjunction`. */
export const lazyList = (
  locale: string,
  options?: Intl.ListFormatOptions,
): Pick<Intl.ListFormat, 'format'> => {
  const made = once(() => new Intl.ListFormat(locale, options));
  return { format: (words) => made().format(words) };
};

/** Numbers in digits. */
export const lazyNumber = (locale: string): { readonly format: (value: number) => string } => {
  const made = once(() => new Intl.NumberFormat(locale));
  return { format: (value) => made().format(value) };
};

/** Which plural form a number takes. */
export const lazyPlurals = (locale: string): Pick<Intl.PluralRules, 'select'> => {
  const made = once(() => new Intl.PluralRules(locale));
  return { select: (count) => made().select(count) };
};

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * Creates a value once for each locale: formats are slow to create, and lists need them in every
 * row.
 */
export function byLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

/**
 * The locale for dates: the language with the region of the browser, in the Gregorian calendar,
 * which daily deals follow.
 *
 * @param browser the browser's default locale for formats
 */
export function dateLocale(
  locale: string,
  browser = new Intl.DateTimeFormat().resolvedOptions().locale,
): string {
  const { region } = new Intl.Locale(browser);
  return new Intl.Locale(locale, { calendar: 'gregory', ...(region ? { region } : {}) }).toString();
}

/**
 * A chance in whole percent, formatted for a language. Only certainty is written as 0% or 100%:
 * everything between is at least 1% and at most 99%.
 */
export function shareIn(locale: string, chance: number): string {
  const shown = chance > 0 && chance < 1 ? Math.min(0.99, Math.max(0.01, chance)) : chance;
  return formatIn(locale).format(shown);
}

const formatIn = byLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
