/** The words of the page's first look. */
import { LANGUAGES, type Language } from '../src/app/preferences/languages.ts';
import { CATALOGUES } from '../src/i18n/catalogues.ts';
import { writtenCard } from '../src/i18n/writtenCard.ts';
import { type Card, parseCard } from '../src/rules/card.ts';
import type { FirstWords } from '../src/ui/boot/firstLook.ts';

/** The words of the lesson's first step, in each language. */
export async function firstWords(): Promise<Record<Language, FirstWords>> {
  const languages = Object.keys(LANGUAGES) as Language[];
  const entries = languages.map(async (language) => {
    const { loadTable, loadLesson } = CATALOGUES[language];
    const [table, { lesson }] = await Promise.all([loadTable(), loadLesson()]);
    const spell = (name: string) => `|${writtenCard(table, parseCard(name) as Card)}|`;
    const words = {
      lang: table.locale.split('-u-')[0] ?? '',
      title: lesson.title(1),
      sentence: lesson.steps(spell)[0] ?? '',
      count: lesson.count(1),
      skip: lesson.skip,
    };
    return [language, words] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Language, FirstWords>;
}
