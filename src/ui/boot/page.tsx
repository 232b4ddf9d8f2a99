/** The page: the table, the panels around it, and the dialogs. */
import { effect, type Signal, signal, untracked } from '@preact/signals';
import { render } from 'preact';
import { isAboutAPile } from '../../app/announcements/announcements.ts';
import { isWriteFailure } from '../../app/games/writer.ts';
import { speakAnnouncement } from '../../i18n/announcements.ts';
import { Chrome } from '../chrome/Chrome.tsx';
import { UpdateBar } from '../chrome/UpdateBar.tsx';
import type { Dialogs } from '../dialogs/Dialogs.tsx';
import { type App, type AppDeps, type AppWithDialogs, createApp } from '../page/createApp.ts';
import { announce } from '../platform/announce.ts';
import type { Words } from '../platform/language.ts';
import { watchSpace } from '../table/space.ts';
import { TableView } from '../table/tableView.ts';
import { followLinks, takeFiles } from './arrivals.ts';

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

/** Puts the page together and shows it. */
export function startPage(deps: AppDeps): App {
  const app = createApp(deps);
  const { session, dialog, review } = app;
  const dialogs: LateDialogs = signal(undefined);
  byId('panels').replaceChildren();
  render(<Panels app={app} dialogs={dialogs} toTable={() => table.focus()} />, byId('panels'));
  const table = new TableView(byId('table'), {
    ...app,
    openHelp: () => {
      dialog.value = 'help';
    },
    deckFailed: () => session.announce({ kind: 'deckMissing' }),
    beforeFaces: lessonShown(app),
  });
  watchSpace(byId('table'), byId('panels'), (space) => table.resize(space));
  speak(app, dialogs);
  followLinks(app);
  takeFiles(app);
  effect(() => {
    document.body.classList.toggle('reviewing', review.isOpen.value);
  });
  effect(() => {
    document.body.dataset['keeping'] = app.library.writer.keeping.value;
  });
  loadDialogs(dialogs, app, deps.words, table);
  return app;
}

/**
 * Where the lesson is to begin, its panel is painted before the deal: its words can be read meanwhile, and it takes room from
 * the table, which would break off a deal.
 */
async function lessonShown({ caption }: App): Promise<void> {
  if (caption.peek() !== '') return;
  await new Promise<void>((resolve) => {
    caption.subscribe((title) => {
      if (title !== '') resolve();
    });
  });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** The dialogs and their words: loaded when the table is there. */
type LateDialogs = Signal<
  { readonly View: typeof Dialogs; readonly app: AppWithDialogs } | undefined
>;

/** If loading has failed, opening a dialog or asking for a hint tries again. */
function loadDialogs(dialogs: LateDialogs, app: App, words: Words, table: TableView): void {
  const { dialog, session, helping, updates } = app;
  const isWanted = (): boolean => dialog.value !== 'none' || helping.question.value !== undefined;
  const load = (): void => {
    Promise.all([import('../dialogs/Dialogs.tsx'), words.loadAll()])
      .then(
        ([{ Dialogs: View, extras }, messages]) => {
          dialogs.value ??= { View, app: { ...app, messages } };
          table.useExtras(extras);
        },
        () => {
          // Without them there is no lesson.
          app.caption.value = undefined;
          if (!untracked(isWanted)) return;
          dialog.value = 'none';
          helping.refuse();
          session.announce({ kind: 'partMissing' });
        },
      )
      .then(updates.begin);
  };
  load();
  effect(() => {
    if (isWanted() && !dialogs.peek()) load();
  });
}

interface PanelsProps {
  readonly app: App;
  readonly dialogs: LateDialogs;
  readonly toTable: () => void;
}

/** What speaks of the table comes right after it, for the Tab key and for screen readers; the buttons come last. */
function Panels({ app, dialogs, toTable }: PanelsProps) {
  const { dialog, review, updates } = app;
  const late = dialogs.value;
  const close = (): void => {
    dialog.value = 'none';
  };
  return (
    <>
      {updates.updateReady.value && !review.isOpen.value && (
        <UpdateBar {...app} toTable={toTable} />
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
        openNewGame={() => {
          dialog.value = 'newGame';
        }}
      />
    </>
  );
}

/** Speaks announcements and status to screen readers. */
function speak(app: App, dialogs: LateDialogs): void {
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
