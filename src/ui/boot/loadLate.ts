/**
 * Loads what comes after the table, each part with its words: the lesson, then dialogs and the like
 * (`page/late.ts`).
 */
import { effect, type Signal, untracked } from '@preact/signals';
import type { Library } from '../../app/games/library.ts';
import type { KeyValueStore } from '../../app/preferences/keyValueStore.ts';
import type { LessonMessages, TableMessages } from '../../i18n/messages.ts';
import { type App, beginsWithLesson } from '../page/createApp.ts';
import { after } from '../platform/after.ts';
import type { Words } from '../platform/language.ts';

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

/**
 * The lesson, if the page begins with it: loaded first, so that the table is laid out only once.
 * None without a network.
 */
export const lessonAhead = async (
  library: Library,
  store: KeyValueStore,
  words: Words,
): Promise<LessonPart | undefined> =>
  beginsWithLesson(library, store) ? loadLesson(words).catch(() => undefined) : undefined;

/** The latest time after the start at which it is loaded, in milliseconds. */
const MAX_WAIT_MS = 5000;
/** Events that show that the player is about to use the page. */
const REACHES = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Loads everything when the cards lie still, or at the first input. If that fails, opening a dialog
 * or asking for a hint tries again.
 *
 * @param lesson filled with the lesson, unless it is loaded already
 * @param dealt resolves when the cards lie still
 */
export function loadLate(
  app: App,
  lesson: Signal<LessonPart | undefined>,
  words: Words,
  dealt: Promise<void>,
): void {
  const { dialog, helpConsent, late } = app;
  const isWanted = (): boolean =>
    dialog.value !== 'none' || helpConsent.question.value !== undefined;
  const load = (): void => void loadAll(app, lesson, words, isWanted);
  let hasBegun = false;
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    callOff();
    for (const type of REACHES) removeEventListener(type, begin, true);
    load();
  };
  const callOff = after(MAX_WAIT_MS, begin);
  for (const type of REACHES) addEventListener(type, begin, true);
  void dealt.then(begin);
  effect(() => {
    if (!isWanted() || late.peek()) return;
    if (hasBegun) load();
    else begin();
  });
}

async function loadAll(
  app: App,
  lesson: Signal<LessonPart | undefined>,
  words: Words,
  isWanted: () => boolean,
): Promise<void> {
  await Promise.all([import('../dialogs/late.tsx'), loadLesson(words), words.loadAll()]).then(
    ([{ createLate }, part, messages]) => {
      app.late.value ??= createLate(app, messages);
      if (!lesson.peek()) part.goOnWithLesson(app);
      lesson.value ??= part;
    },
    () => {
      if (!untracked(isWanted)) return;
      app.dialog.value = 'none';
      app.helpConsent.refuse();
      app.session.announce({ kind: 'chunkLoadFailed' });
    },
  );
  app.updates.begin();
}
