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
