/** The parts of the page that are loaded apart from the table, each with its words: the lesson, and all that is opened. */
import { effect, type Signal, untracked } from '@preact/signals';
import type { Library } from '../../app/games/library.ts';
import type { KeyValueStore } from '../../app/preferences/keyValueStore.ts';
import type { LessonMessages, TableMessages } from '../../i18n/messages.ts';
import type { Dialogs } from '../dialogs/Dialogs.tsx';
import { type App, type AppWithDialogs, beginsWithLesson } from '../page/createApp.ts';
import { after } from '../platform/after.ts';
import type { Words } from '../platform/language.ts';
import type { TableView } from '../table/tableView.ts';

/** The lesson and its words. */
export interface LessonPart extends Awaited<ReturnType<typeof importLesson>> {
  readonly messages: TableMessages & LessonMessages;
}

const importLesson = () => import('../chrome/lessonPart.ts');

/** Rejects if it cannot be loaded. */
async function loadLesson(words: Words): Promise<LessonPart> {
  const [part, messages] = await Promise.all([importLesson(), words.loadLesson()]);
  return { ...part, messages };
}

/** The lesson where the page begins with it, so that the table is laid out once, beside it; without a network there is none. */
export const lessonAhead = async (
  library: Library,
  store: KeyValueStore,
  words: Words,
): Promise<LessonPart | undefined> =>
  beginsWithLesson(library, store) ? loadLesson(words).catch(() => undefined) : undefined;

/** What has been loaded. */
export interface LateParts {
  readonly lesson: Signal<LessonPart | undefined>;
  readonly dialogs: Signal<
    { readonly View: typeof Dialogs; readonly app: AppWithDialogs } | undefined
  >;
}

/** So long after the page has been shown its later parts come in any case, in milliseconds. */
const LONGEST_WAIT_MS = 5000;
/** What somebody does who reaches for the page. */
const REACHES = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Loads the dialogs and the lesson when the cards lie still, or when somebody reaches for the page. If that has failed, opening
 * a dialog or asking for a hint tries again.
 */
export function loadLater(parts: LateParts, app: App, words: Words, table: TableView): void {
  const { dialog, helping } = app;
  const isWanted = (): boolean => dialog.value !== 'none' || helping.question.value !== undefined;
  const load = (): void => void loadDialogs(parts, app, words, table, isWanted);
  let hasBegun = false;
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    callOff();
    for (const type of REACHES) removeEventListener(type, begin, true);
    load();
  };
  const callOff = after(LONGEST_WAIT_MS, begin);
  for (const type of REACHES) addEventListener(type, begin, true);
  void table.dealt.then(begin);
  effect(() => {
    if (!isWanted() || parts.dialogs.peek()) return;
    if (hasBegun) load();
    else begin();
  });
}

async function loadDialogs(
  { lesson, dialogs }: LateParts,
  app: App,
  words: Words,
  table: TableView,
  isWanted: () => boolean,
): Promise<void> {
  await Promise.all([import('../dialogs/Dialogs.tsx'), loadLesson(words), words.loadAll()]).then(
    ([{ Dialogs: View, extras }, part, messages]) => {
      dialogs.value ??= { View, app: { ...app, messages } };
      table.useExtras(extras);
      if (!lesson.peek()) part.goOnWithLesson(app);
      lesson.value ??= part;
    },
    () => {
      if (!untracked(isWanted)) return;
      app.dialog.value = 'none';
      app.helping.refuse();
      app.session.announce({ kind: 'partMissing' });
    },
  );
  app.updates.begin();
}
