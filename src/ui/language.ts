/** The language of the page: the chosen one, or the browser's; each is loaded when it is wanted. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { directionOf, type Language, languageFor } from '../app/languages.ts';
import type { Choices } from '../app/settings.ts';
import { en, type Messages } from '../words/en.ts';
import { followingMessages } from '../words/following.ts';

const CATALOGUES: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => en,
  de: async () => (await import('../words/de.ts')).de,
  fr: async () => (await import('../words/fr.ts')).fr,
  es: async () => (await import('../words/es.ts')).es,
  pt: async () => (await import('../words/pt.ts')).pt,
  ja: async () => (await import('../words/ja.ts')).ja,
  zh: async () => (await import('../words/zh.ts')).zh,
  ar: async () => (await import('../words/ar.ts')).ar,
};

/**
 * A catalogue that follows the choice; resolves when the first language is there. One that cannot be
 * loaded leaves the page as it is.
 */
export async function watchLanguage(choices: ReadonlySignal<Choices>): Promise<Messages> {
  const current = signal<Messages>(en);
  let wanted: Language = 'en';
  const show = async (language: Language): Promise<void> => {
    wanted = language;
    const catalogue = await CATALOGUES[language]();
    // Another may have been chosen meanwhile.
    if (wanted !== language) return;
    current.value = catalogue;
    document.documentElement.lang = catalogue.locale;
    document.documentElement.dir = directionOf(language);
  };
  let first: Promise<void> | undefined;
  effect(() => {
    const { language } = choices.value;
    const chosen = language === 'system' ? languageFor(navigator.languages) : language;
    if (first && chosen === wanted) return;
    const shown = show(chosen).catch(() => {});
    first ??= shown;
  });
  await first;
  return followingMessages(current);
}
