/** The page: the table, the panels around it, and the dialogs. */
import { effect, signal, untracked } from '@preact/signals';
import { render } from 'preact';
import { isAboutAPile } from '../../app/announcements/announcements.ts';
import { isWriteFailure } from '../../app/games/writer.ts';
import { speakAnnouncement } from '../../i18n/announcements.ts';
import { Chrome } from '../chrome/Chrome.tsx';
import { TipBubble } from '../chrome/TipBubble.tsx';
import { UpdateBar } from '../chrome/UpdateBar.tsx';
import { type App, type AppDeps, createApp } from '../page/createApp.ts';
import { announce } from '../platform/announce.ts';
import { pause } from '../platform/pause.ts';
import { watchSpace } from '../table/space.ts';
import { TableView } from '../table/tableView.ts';
import { followLinks, takeFiles } from './arrivals.ts';
import { type LateParts, type LessonPart, loadLater } from './lateParts.ts';

export { lessonAhead } from './lateParts.ts';

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
  const parts: LateParts = { lesson: signal(lessonPart), dialogs: signal(undefined) };
  if (lessonPart) lessonPart.goOnWithLesson(app);
  else app.caption.value = undefined;
  // The lesson marks what lies on it.
  const table = new TableView(byId('table'), {
    ...app,
    openHelp: () => {
      dialog.value = 'help';
    },
    deckFailed: () => session.announce({ kind: 'deckMissing' }),
  });
  await pause();
  // What is shown may have more to say, after it.
  speak(app, parts);
  byId('panels').replaceChildren();
  delete document.documentElement.dataset['first'];
  render(<Panels app={app} parts={parts} toTable={() => table.focus()} />, byId('panels'));
  await pause();
  watchSpace(byId('table'), byId('panels'), (space) => table.resize(space));
  followLinks(app);
  takeFiles(app);
  effect(() => {
    document.body.classList.toggle('reviewing', review.isOpen.value);
  });
  effect(() => {
    document.body.dataset['keeping'] = app.library.writer.keeping.value;
  });
  loadLater(parts, app, deps.words, table);
  return app;
}

interface PanelsProps {
  readonly app: App;
  readonly parts: LateParts;
  readonly toTable: () => void;
}

/** What speaks of the table comes right after it, for the Tab key and for screen readers; the buttons come last. */
function Panels({ app, parts, toTable }: PanelsProps) {
  const { dialog, review, updates } = app;
  const lesson = parts.lesson.value;
  const late = parts.dialogs.value;
  const openNewGame = (): void => {
    dialog.value = 'newGame';
  };
  const close = (): void => {
    dialog.value = 'none';
  };
  return (
    <>
      {!review.isOpen.value &&
        (updates.updateReady.value ? (
          <UpdateBar {...app} toTable={toTable} />
        ) : (
          <TipBubble {...app} toTable={toTable} />
        ))}
      {lesson && (
        <lesson.LessonPanel
          {...app}
          messages={lesson.messages}
          openNewGame={openNewGame}
          toTable={toTable}
        />
      )}
      {late && (
        <late.View
          app={late.app}
          close={close}
          toTable={toTable}
          goOn={() => {
            close();
            // First closing gives the focus back to the button; then the table takes it.
            requestAnimationFrame(toTable);
          }}
        />
      )}
      <Chrome
        {...app}
        isAnswered={late !== undefined}
        openMenu={() => {
          dialog.value = 'menu';
        }}
        openDeal={() => {
          dialog.value = 'deal';
        }}
        openGames={() => {
          dialog.value = 'games';
        }}
        openNewGame={openNewGame}
      />
    </>
  );
}

/** Speaks announcements and status to screen readers. */
function speak(app: App, { dialogs }: LateParts): void {
  const { session, status, library, messages, updates, caption } = app;
  effect(() => {
    const why = isWriteFailure(library.writer.keeping.value);
    if (why) untracked(() => session.announce({ kind: 'notSaved', why }));
  });
  effect(() => {
    const announcement = session.announcement.value;
    // The lesson begins with words of its own.
    const isCaptioned = announcement.kind === 'restored' && caption.peek() !== undefined;
    // A pile that does not take a card says itself why, once that is loaded.
    if (announcement.kind === 'refused' && isAboutAPile(announcement) && dialogs.peek()) return;
    announce('spoken', isCaptioned ? '' : speakAnnouncement(messages, announcement));
  });
  effect(() => {
    if (updates.updateReady.value) untracked(() => session.announce({ kind: 'updateReady' }));
  });
  effect(() => {
    const standing = status.lastStanding.value;
    announce('spoken-status', standing === undefined ? '' : messages.standing[standing]);
  });
}
