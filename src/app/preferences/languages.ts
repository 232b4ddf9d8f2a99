/** The languages the page speaks, and which of them a player gets. */
/** Each by its own name, so that it is found by those who can read it. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  ja: '日本語',
  zh: '简体中文',
  ar: 'العربية',
} as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** `rtl` where lines begin at the right. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

/**
 * @param wished languages in the order of preference, as BCP 47 has them: `de-AT`, `zh-Hant`
 * @returns the first that there is, by its main language; English if there is none
 */
export const languageFor = (wished: readonly string[]): Language =>
  wished.map((tag) => tag.toLowerCase().split('-')[0] as string).find(isLanguage) ?? 'en';
