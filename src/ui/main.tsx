/** Where the page is put together. */
import '@fontsource/bitter/latin-700.css';
import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { en } from '../app/messages/en.ts';
import { Session } from '../app/session.ts';
import { keyValueStore } from './localStore.ts';
import { Chrome } from './panels/Chrome.tsx';
import { Help } from './panels/Help.tsx';
import { NewGame } from './panels/NewGame.tsx';
import './styles/base.css';
import './styles/dial.css';
import './styles/cards.css';
import './styles/chrome.css';
import './styles/small.css';
import './styles/dialog.css';
import { Table } from './table/table.ts';
import { watchSpace } from './window.ts';

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

const session = new Session({ store: keyValueStore(), messages: en, random: Math.random });
const dialog = signal<'none' | 'newGame' | 'help'>('none');
const close = (): void => {
  dialog.value = 'none';
};
/** Closes the dialog first: closing gives the focus back to the button, then the table takes it. */
const goOn = (): void => {
  close();
  requestAnimationFrame(() => table.focus());
};
const openHelp = (): void => {
  dialog.value = 'help';
};

function Panels() {
  return (
    <>
      <Chrome
        session={session}
        messages={en}
        openHelp={openHelp}
        openNewGame={() => {
          dialog.value = 'newGame';
        }}
      />
      {dialog.value === 'newGame' && (
        <NewGame session={session} messages={en} close={close} dealt={goOn} />
      )}
      {dialog.value === 'help' && (
        <Help messages={en} ruleSet={session.game.value.ruleSet} close={close} />
      )}
    </>
  );
}

render(<Panels />, byId('panels'));
const table = new Table(byId('table'), {
  session,
  messages: en,
  openHelp,
  deckFailed: () => session.warn(en.deckMissing),
});
watchSpace(byId('table'), byId('panels'), (space) => table.resize(space));

effect(() => {
  const { text } = session.news.value;
  // The same words twice are told twice only if the region has been empty in between.
  byId('spoken').textContent = '';
  requestAnimationFrame(() => {
    byId('spoken').textContent = text;
  });
});
