/** The page: the table, the panels around it, and the dialogs. */
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { render } from 'preact';
import { isAboutAPile } from '../../app/announcements/announcements.ts';
import { isWriteFailure } from '../../app/games/writer.ts';
import { speakAnnouncement } from '../../i18n/announcements.ts';
import { Chrome } from '../chrome/Chrome.tsx';
import { type App, type AppDeps, createApp, type DialogName } from '../page/createApp.ts';
import { announce } from '../platform/announce.ts';
import { pause } from '../platform/pause.ts';
import { watchSpace } from '../table/space.ts';
import { TableView } from '../table/tableView.ts';
import { followLinks, takeFiles } from './arrivals.ts';
import { type LessonPart, loadLate } from './loadLate.ts';

export { lessonAhead } from './loadLate.ts';

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

/**
 * Puts the page together and shows it, with a pause between its pieces: on a slow phone the whole at once would keep the
 * browser from answering.
 *
 * @param lessonPart the lesson, if the page begins with it
 */
export async function startPage(deps: AppDeps, lessonPart: LessonPart | undefined): Promise<App> {
  const app = createApp(deps);
  const { session, dialog, review } = app;
  const lesson = signal(lessonPart);
  // Before the table, whose cards it marks.
  lessonPart?.goOnWithLesson(app);
  const table = new TableView(byId('table'), {
    ...app,
    openHelp: () => {
      dialog.value = 'help';
    },
    deckFailed: () => session.announce({ kind: 'deckMissing' }),
  });
  await pause();
  // Before the panels, which may say something more.
  speak(app);
  byId('panels').replaceChildren();
  delete document.documentElement.dataset['first'];
  render(<Panels app={app} lesson={lesson} toTable={() => table.focus()} />, byId('panels'));
  await pause();
  watchSpace(byId('table'), byId('panels'), (space) => table.resize(space));
  followLinks(app);
  takeFiles(app);
  effect(() => {
    document.body.classList.toggle('reviewing', review.isOpen.value);
  });
  effect(() => {
    document.body.dataset['saveState'] = app.library.writer.saveState.value;
  });
  loadLate(app, lesson, deps.words, table.dealt);
  return app;
}

interface PanelsProps {
  readonly app: App;
  readonly lesson: ReadonlySignal<LessonPart | undefined>;
  readonly toTable: () => void;
}

/** Everything round the table. For the Tab key and screen readers, what speaks of the table comes first and the buttons last. */
function Panels({ app, lesson, toTable }: PanelsProps) {
  const { session, review } = app;
  const open = (name: DialogName) => (): void => {
    app.dialog.value = name;
  };
  const part = lesson.value;
  const late = app.late.value;
  const isTitled = session.guide.value && !review.isOpen.value;
  return (
    <>
      {part && (
        <part.LessonPanel
          {...app}
          messages={part.messages}
          openNewGame={open('newGame')}
          toTable={toTable}
        />
      )}
      {late && <late.View toTable={toTable} />}
      <Chrome
        {...app}
        caption={
          (isTitled && part && <part.LessonTitle {...{ session, messages: part.messages }} />) ||
          late?.caption.value
        }
        openMenu={open('menu')}
        openDeal={open('deal')}
        openGames={open('games')}
        openNewGame={open('newGame')}
      />
    </>
  );
}

/** Speaks announcements and status to screen readers. */
function speak({ session, winCheck, library, messages, updates, late }: App): void {
  effect(() => {
    const why = isWriteFailure(library.writer.saveState.value);
    if (why) untracked(() => session.announce({ kind: 'notSaved', why }));
  });
  effect(() => {
    const announcement = session.announcement.value;
    // The lesson begins with words of its own.
    const isCaptioned = announcement.kind === 'restored' && session.guide.peek();
    // A pile that does not take a card says itself why, once that is loaded.
    if (announcement.kind === 'refused' && isAboutAPile(announcement) && late.peek()) return;
    announce('spoken', isCaptioned ? '' : speakAnnouncement(messages, announcement));
  });
  effect(() => {
    if (updates.updateReady.value) untracked(() => session.announce({ kind: 'updateReady' }));
  });
  effect(() => {
    const verdict = winCheck.lastVerdict.value;
    announce('spoken-status', verdict === undefined ? '' : messages.verdicts[verdict]);
  });
}
