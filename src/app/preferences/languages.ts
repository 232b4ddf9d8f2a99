/** The languages of the page, and which of them a player gets. */
/** Each under its own name, so that those who can read it find it. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português (Brasil)',
  ja: '日本語',
  zh: '简体中文',
  'zh-Hant': '繁體中文',
  ar: 'العربية',
} as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** `rtl` for languages written from right to left. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

/**
 * Matches `de` and `de-AT`; nearly all first preferences look like this. This avoids `Intl.Locale`,
 * which takes a slow phone a tenth of a second.
 */
const PLAIN = /^([a-z]{2})(?:-[A-Z]{2})?$/;

/**
 * @param wished BCP 47 tags in order of preference: `de-AT`, `zh-TW`
 * @returns the first language that matches exactly; else the first that matches in another script
 * or region; `undefined` if none does
 */
export function languageFor(wished: readonly string[]): Language | undefined {
  const [, plain = ''] = PLAIN.exec(wished[0] ?? '') ?? [];
  if (isLanguage(plain) && plain !== 'zh' && plain !== 'pt') return plain;
  const tags = wished.flatMap(whole);
  return tags.map(exactly).find(Boolean) ?? tags.map(({ language }) => language).find(isLanguage);
}

/** The tag completed with its usual script and region; empty if it is not a valid tag. */
function whole(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag).maximize()];
  } catch {
    return [];
  }
}

/**
 * Portuguese matches only for Brazil, and Chinese by its script; other languages match in every
 * region.
 */
function exactly({ language, script, region }: Intl.Locale): Language | undefined {
  if (language === 'zh') return script === 'Hant' ? 'zh-Hant' : 'zh';
  if (language === 'pt' && region !== 'BR') return undefined;
  return isLanguage(language) ? language : undefined;
}
