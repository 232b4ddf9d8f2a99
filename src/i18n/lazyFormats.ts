/**
 * Formats that come with the table, each made when it is first used: the first that a page makes takes a slow phone a
 * tenth of a second. Those that only the dialogs need are in formats.ts.
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

/** Which of its forms a word has for a number. */
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

/** What is made once for each locale: a format takes a while to make, and lists ask for it at each of their rows. */
export function byLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

/**
 * The locale that dates are written by: a language as the region of the browser has it, on the calendar that daily
 * deals follow.
 *
 * @param browser the locale that the browser formats by
 */
export function dateLocale(
  locale: string,
  browser = new Intl.DateTimeFormat().resolvedOptions().locale,
): string {
  const { region } = new Intl.Locale(browser);
  return new Intl.Locale(locale, { calendar: 'gregory', ...(region ? { region } : {}) }).toString();
}

/**
 * A chance in whole per cents, as a language writes them. Only what is certain is said to be none or
 * all: whatever lies between is at least one per cent, and at most 99.
 */
export function shareIn(locale: string, chance: number): string {
  const shown = chance > 0 && chance < 1 ? Math.min(0.99, Math.max(0.01, chance)) : chance;
  return formatIn(locale).format(shown);
}

const formatIn = byLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
