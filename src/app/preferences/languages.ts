/** The languages the page speaks, and which of them a player gets. */
/** Each by its own name, so that it is found by those who can read it. */
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

/** `rtl` where lines begin at the right. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

/** `de` and `de-AT`, as nearly all first wishes are. To ask the browser what a tag means takes a slow phone a tenth of a second. */
const PLAIN = /^([a-z]{2})(?:-[A-Z]{2})?$/;

/**
 * @param wished languages in the order of preference, as BCP 47 has them: `de-AT`, `zh-TW`
 * @returns the first that there is as it is written there; else the first that there is otherwise; none if there is none
 */
export function languageFor(wished: readonly string[]): Language | undefined {
  const [, plain = ''] = PLAIN.exec(wished[0] ?? '') ?? [];
  if (isLanguage(plain) && plain !== 'zh' && plain !== 'pt') return plain;
  const tags = wished.flatMap(whole);
  return tags.map(exactly).find(Boolean) ?? tags.map(({ language }) => language).find(isLanguage);
}

/** A tag with the script and the region that are usual for it; none if it is no tag. */
function whole(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag).maximize()];
  } catch {
    return [];
  }
}

/** The Portuguese here is that of Brazil, and Chinese has two scripts; other languages are read wherever they are spoken. */
function exactly({ language, script, region }: Intl.Locale): Language | undefined {
  if (language === 'zh') return script === 'Hant' ? 'zh-Hant' : 'zh';
  if (language === 'pt' && region !== 'BR') return undefined;
  return isLanguage(language) ? language : undefined;
}
