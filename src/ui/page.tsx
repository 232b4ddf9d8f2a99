/** The page: the table, the panels around it, and the dialogs. */
import { effect, signal, untracked } from '@preact/signals';
import { render } from 'preact';
import { unwritable } from '../app/library/writer.ts';
import { isAtAPile } from '../app/news.ts';
import type { Session } from '../app/table/session.ts';
import { speakNews } from '../words/news.ts';
import { announce } from './announce.ts';
import { followLinks, takeFiles } from './arrivals.ts';
import type { Words } from './language.ts';
import { Chrome } from './panels/Chrome.tsx';
import type { Dialogs } from './panels/Dialogs.tsx';
import { UpdateBar } from './panels/UpdateBar.tsx';
import { type DialogParts, makeParts, type PageSurroundings, type Parts } from './parts.ts';
import { TableView } from './table/tableView.ts';
import { watchSpace } from './window.ts';

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

/** Puts the page together and shows it. */
export function startPage(surroundings: PageSurroundings): Session {
  const parts = makeParts(surroundings);
  const { session, dialog, review } = parts;
  byId('panels').replaceChildren();
  render(<Panels parts={parts} toTable={() => table.focus()} />, byId('panels'));
  const table = new TableView(byId('table'), {
    ...parts,
    openHelp: () => {
      dialog.value = 'help';
    },
    deckFailed: () => session.tell({ kind: 'deckMissing' }),
  });
  watchSpace(byId('table'), byId('panels'), (space) => table.resize(space));
  speak(parts);
  followLinks(parts);
  takeFiles(parts);
  effect(() => {
    document.body.classList.toggle('reviewing', review.isOpen.value);
  });
  effect(() => {
    document.body.dataset['keeping'] = parts.library.writer.keeping.value;
  });
  loadDialogs(parts, surroundings.words, table);
  return session;
}

/** The dialogs and their words: loaded when the table is there. */
const dialogs = signal<{ readonly View: typeof Dialogs; readonly parts: DialogParts } | undefined>(
  undefined,
);

/** If loading has failed, opening a dialog tries again. */
function loadDialogs(parts: Parts, words: Words, table: TableView): void {
  const { dialog, session } = parts;
  const load = (): void => {
    Promise.all([import('./panels/Dialogs.tsx'), words.loadAll()]).then(
      ([{ Dialogs: View, aside }, messages]) => {
        dialogs.value ??= { View, parts: { ...parts, messages } };
        table.useAside(aside);
      },
      () => {
        if (dialog.value === 'none') return;
        dialog.value = 'none';
        session.tell({ kind: 'partMissing' });
      },
    );
  };
  load();
  effect(() => {
    if (dialog.value !== 'none' && !dialogs.peek()) load();
  });
}

interface PanelsProps {
  readonly parts: Parts;
  readonly toTable: () => void;
}

/** What speaks of the table comes right after it, for the Tab key and for screen readers; the buttons come last. */
function Panels({ parts, toTable }: PanelsProps) {
  const { dialog, review, updates } = parts;
  const late = dialogs.value;
  const close = (): void => {
    dialog.value = 'none';
  };
  return (
    <>
      {updates.updateReady.value && !review.isOpen.value && (
        <UpdateBar {...parts} toTable={toTable} />
      )}
      {late && (
        <late.View
          parts={late.parts}
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
        {...parts}
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

/** Announces news and status to screen readers. */
function speak({ session, status, library, messages, updates, caption }: Parts): void {
  effect(() => {
    const why = unwritable(library.writer.keeping.value);
    if (why) untracked(() => session.tell({ kind: 'notSaved', why }));
  });
  effect(() => {
    const news = session.news.value;
    // The lesson begins with words of its own.
    const isCaptioned = news.kind === 'restored' && caption.peek() !== undefined;
    // A pile that does not take a card says itself why, once that is loaded.
    if (news.kind === 'refused' && isAtAPile(news) && dialogs.peek()) return;
    announce('spoken', isCaptioned ? '' : speakNews(messages, news));
  });
  effect(() => {
    if (updates.updateReady.value) untracked(() => session.tell({ kind: 'updateReady' }));
  });
  effect(() => {
    const standing = status.told.value;
    announce('spoken-status', standing === undefined ? '' : messages.standing[standing]);
  });
}
