/** Formats of one language, each made when it is first used: the first that a page makes takes a slow phone a tenth of a second. */

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
