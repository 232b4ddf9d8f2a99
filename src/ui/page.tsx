/** The page: the table, the panels around it, and the dialogs. */
import { effect, signal, untracked } from '@preact/signals';
import { render } from 'preact';
import type { Session } from '../app/table/session.ts';
import { speakNews } from '../words/news.ts';
import { followLinks, takeFiles } from './arrivals.ts';
import type { Words } from './language.ts';
import { Chrome } from './panels/Chrome.tsx';
import type { Dialogs } from './panels/Dialogs.tsx';
import { TipBubble } from './panels/TipBubble.tsx';
import { UpdateBar } from './panels/UpdateBar.tsx';
import { type DialogParts, makeParts, type PageSurroundings, type Parts } from './parts.ts';
import { connectSounds } from './sound.ts';
import { TableView } from './table/tableView.ts';
import { watchSpace } from './window.ts';

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

/** Puts the page together and shows it. */
export function startPage(surroundings: PageSurroundings): Session {
  const parts = makeParts(surroundings);
  const { session, settings, dialog, review } = parts;
  connectSounds(session, settings);
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
  loadDialogs(parts, surroundings.words);
  return session;
}

/** The dialogs and their words: loaded when the table is there. */
const dialogs = signal<{ readonly View: typeof Dialogs; readonly parts: DialogParts } | undefined>(
  undefined,
);

/** If loading has failed, opening a dialog tries again. */
function loadDialogs(parts: Parts, words: Words): void {
  const { dialog, session } = parts;
  const load = (): void => {
    Promise.all([import('./panels/Dialogs.tsx'), words.loadAll()]).then(
      ([{ Dialogs: View }, messages]) => {
        dialogs.value ??= { View, parts: { ...parts, messages } };
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

function Panels({ parts, toTable }: PanelsProps) {
  const { dialog, review, updates } = parts;
  const Aside = updates.updateReady.value ? UpdateBar : TipBubble;
  const late = dialogs.value;
  const close = (): void => {
    dialog.value = 'none';
  };
  return (
    <>
      <Chrome
        {...parts}
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
        toTable={toTable}
      />
      {!review.isOpen.value && <Aside {...parts} toTable={toTable} />}
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
    </>
  );
}

/** Announces news and status to screen readers. */
function speak({ session, status, library, messages, updates }: Parts): void {
  effect(() => {
    if (library.writer.keeping.value === 'refused')
      untracked(() => session.tell({ kind: 'notSaved' }));
  });
  effect(() => announce('spoken', speakNews(messages, session.news.value)));
  effect(() => {
    if (updates.updateReady.value) untracked(() => session.tell({ kind: 'updateReady' }));
  });
  effect(() => {
    const standing = status.told.value;
    announce('spoken-status', standing === undefined ? '' : messages.standing[standing]);
  });
}

function announce(id: string, text: string): void {
  const region = byId(id);
  // A screen reader ignores a text that is set again. With a space that it does not read, the text differs.
  const again = text !== '' && region.textContent === text;
  region.textContent = again ? `${text}\u00a0` : text;
}
