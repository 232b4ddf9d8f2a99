/** The language of the page: the chosen one, or the browser's. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { directionOf, type Language, languageFor } from '../../app/preferences/languages.ts';
import type { Preferences } from '../../app/preferences/settings.ts';
import { CATALOGUES, english } from '../../i18n/catalogues.ts';
import { followingMessages } from '../../i18n/following.ts';
import type { DialogMessages, Messages, TableMessages } from '../../i18n/messages.ts';

/** The words of the page, always in the language chosen last. */
export interface Words {
  readonly messages: TableMessages;
  /**
   * The same together with the words of the dialogs, which are loaded by this; from then on both
   * change together. Rejects if they cannot be loaded, and may be called again.
   */
  readonly loadAll: () => Promise<Messages>;
}

/**
 * Follows the choice; resolves when the first language is there. One that cannot be loaded leaves the
 * page as it is.
 */
export async function watchLanguage(choices: ReadonlySignal<Preferences>): Promise<Words> {
  const table = signal<TableMessages>(english);
  let dialogs: Signal<DialogMessages> | undefined;
  let areAllWanted = false;
  let shown: Language = 'en';
  let wanted: Language = 'en';

  const show = async (language: Language): Promise<void> => {
    wanted = language;
    const { loadTable, loadDialogs } = CATALOGUES[language];
    try {
      const [first, second] = await Promise.all([loadTable(), areAllWanted && loadDialogs()]);
      // Another may have been chosen meanwhile.
      if (wanted !== language) return;
      batch(() => {
        table.value = first;
        if (!second) return;
        if (dialogs) dialogs.value = second;
        else dialogs = signal(second);
      });
      shown = language;
      document.documentElement.lang = new Intl.Locale(first.locale).baseName;
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
    // Nobody needs a translation of what is in their own language; others may have one.
    document.documentElement.setAttribute('translate', wished ? 'no' : 'yes');
    if (first && chosen === wanted) return;
    const shownNow = show(chosen).catch(() => {});
    first ??= shownNow;
  });
  await first;

  const loadAll = async (): Promise<Messages> => {
    areAllWanted = true;
    while (!dialogs) await show(wanted);
    const late = dialogs;
    return followingMessages(computed(() => ({ ...table.value, ...late.value })));
  };
  return { messages: followingMessages(table), loadAll };
}
