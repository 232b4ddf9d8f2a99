/** The language of the page: the chosen one, or the browser's. */
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { directionOf, type Language, languageFor } from '../../app/preferences/languages.ts';
import type { Preferences } from '../../app/preferences/settings.ts';
import { CATALOGUES, english, followingMessages } from '../../i18n/catalogues.ts';
import type {
  DialogMessages,
  LessonMessages,
  Messages,
  TableMessages,
} from '../../i18n/messages.ts';

/** The words of the page, always in the language chosen last. */
export interface Words {
  readonly messages: TableMessages;
  /**
   * Loads the lesson's words and returns them with the table's; from then on all change together.
   * Rejects if they cannot be loaded, and can be called again.
   */
  readonly loadLesson: () => Promise<TableMessages & LessonMessages>;
  /** The same for all words. */
  readonly loadAll: () => Promise<Messages>;
}

/** Words that are loaded on first use. */
interface Late {
  lesson?: LessonMessages;
  dialogs?: DialogMessages;
}

/**
 * Follows the player's choice; resolves when the first language is loaded. If a language cannot be
 * loaded, the page stays as it is.
 */
export async function watchLanguage(choices: ReadonlySignal<Preferences>): Promise<Words> {
  const table = signal<TableMessages>(english);
  const late = signal<Late>({});
  const wantedParts = new Set<keyof Late>();
  let shown: Language = 'en';
  let wanted: Language = 'en';

  const show = async (language: Language): Promise<void> => {
    wanted = language;
    try {
      const [words, parts] = await load(language, wantedParts);
      // Another language or more parts may have been requested meanwhile; then a later call is
      // loading them.
      if (wanted !== language || [...wantedParts].some((part) => !parts[part])) return;
      batch(() => {
        table.value = words;
        late.value = parts;
      });
      shown = language;
      document.documentElement.lang = words.locale.split('-u-')[0] ?? '';
      document.documentElement.dir = directionOf(language);
    } catch (error) {
      if (wanted === language) wanted = shown;
      throw error;
    }
  };

  let first: Promise<void> | undefined;
  effect(() => {
    const { language } = choices.value;
    const wished = language === 'system' ? languageFor(navigator.languages) : language;
    const chosen = wished ?? 'en';
    // Browsers should offer a translation only if the page is not in one of the player's languages.
    document.documentElement.setAttribute('translate', wished ? 'no' : 'yes');
    if (first && chosen === wanted) return;
    const shownNow = show(chosen).catch(() => {});
    first ??= shownNow;
  });
  await first;

  const loadParts = async (...parts: readonly (keyof Late)[]): Promise<void> => {
    for (const part of parts) wantedParts.add(part);
    while (parts.some((part) => !late.peek()[part])) await show(wanted);
  };
  return {
    messages: followingMessages(table),
    loadLesson: async () => {
      await loadParts('lesson');
      return followingMessages(
        computed(() => ({ ...table.value, ...(late.value.lesson as LessonMessages) })),
      );
    },
    loadAll: async () => {
      await loadParts('lesson', 'dialogs');
      return followingMessages(
        computed(() => {
          const { lesson, dialogs } = late.value as Required<Late>;
          return { ...table.value, ...lesson, ...dialogs };
        }),
      );
    },
  };
}

/** The table's words in a language, and those of the other wanted parts. */
async function load(
  language: Language,
  parts: ReadonlySet<keyof Late>,
): Promise<[TableMessages, Late]> {
  const { loadTable, loadLesson, loadDialogs } = CATALOGUES[language];
  const [table, lesson, dialogs] = await Promise.all([
    loadTable(),
    parts.has('lesson') ? loadLesson() : undefined,
    parts.has('dialogs') ? loadDialogs() : undefined,
  ]);
  return [table, { ...(lesson && { lesson }), ...(dialogs && { dialogs }) }];
}
