/** The catalogue of each language, and a catalogue that follows the player's choice of language. */
import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Language } from '../app/preferences/languages.ts';
import { table as english } from './en/table.ts';
import type { DialogMessages, LessonMessages, TableMessages } from './messages.ts';

interface Catalogue {
  readonly loadTable: () => Promise<TableMessages>;
  readonly loadLesson: () => Promise<LessonMessages>;
  readonly loadDialogs: () => Promise<DialogMessages>;
}

/** Loaded from the start: the fallback when the chosen language cannot be loaded. */
export { english };

/** Each part is a separate file, and loaded only in the chosen language. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  en: {
    loadTable: async () => english,
    loadLesson: () => import('./en/lesson.ts'),
    loadDialogs: async () => (await import('./en/dialogs.ts')).dialogs,
  },
  de: {
    loadTable: async () => (await import('./de/table.ts')).table,
    loadLesson: () => import('./de/lesson.ts'),
    loadDialogs: async () => (await import('./de/dialogs.ts')).dialogs,
  },
  fr: {
    loadTable: async () => (await import('./fr/table.ts')).table,
    loadLesson: () => import('./fr/lesson.ts'),
    loadDialogs: async () => (await import('./fr/dialogs.ts')).dialogs,
  },
  es: {
    loadTable: async () => (await import('./es/table.ts')).table,
    loadLesson: () => import('./es/lesson.ts'),
    loadDialogs: async () => (await import('./es/dialogs.ts')).dialogs,
  },
  pt: {
    loadTable: async () => (await import('./pt/table.ts')).table,
    loadLesson: () => import('./pt/lesson.ts'),
    loadDialogs: async () => (await import('./pt/dialogs.ts')).dialogs,
  },
  ja: {
    loadTable: async () => (await import('./ja/table.ts')).table,
    loadLesson: () => import('./ja/lesson.ts'),
    loadDialogs: async () => (await import('./ja/dialogs.ts')).dialogs,
  },
  zh: {
    loadTable: async () => (await import('./zh/table.ts')).table,
    loadLesson: () => import('./zh/lesson.ts'),
    loadDialogs: async () => (await import('./zh/dialogs.ts')).dialogs,
  },
  'zh-Hant': {
    loadTable: async () => (await import('./zh-Hant/table.ts')).table,
    loadLesson: () => import('./zh-Hant/lesson.ts'),
    loadDialogs: async () => (await import('./zh-Hant/dialogs.ts')).dialogs,
  },
  ar: {
    loadTable: async () => (await import('./ar/table.ts')).table,
    loadLesson: () => import('./ar/lesson.ts'),
    loadDialogs: async () => (await import('./ar/dialogs.ts')).dialogs,
  },
};

/**
 * A catalogue that is always the current one: signals that read from it update when the language
 * changes.
 */
export function followingMessages<Catalogue extends object>(
  current: ReadonlySignal<Catalogue>,
): Catalogue {
  const following = {};
  for (const key of Object.keys(current.peek()) as (keyof Catalogue)[]) {
    const value = computed(() => current.value[key]);
    Object.defineProperty(following, key, { enumerable: true, get: () => value.value });
  }
  return following as Catalogue;
}
