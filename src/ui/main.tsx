/** Where the page is put together. */
import '@fontsource/bitter/latin-700.css';
import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { Analysis } from '../app/analysis.ts';
import { Hints } from '../app/hints.ts';
import { Homing } from '../app/homing.ts';
import { en } from '../app/messages/en.ts';
import { Session } from '../app/session.ts';
import { Settings } from '../app/settings.ts';
import { Status } from '../app/status.ts';
import { Tips } from '../app/tips.ts';
import { WinnableDeal } from '../app/winnableDeal.ts';
import { Client } from '../worker/client.ts';
import { keyValueStore } from './localStore.ts';
import { Chrome } from './panels/Chrome.tsx';
import { Help } from './panels/Help.tsx';
import { Menu } from './panels/Menu.tsx';
import { NewGame } from './panels/NewGame.tsx';
import { SettingsPanel } from './panels/SettingsPanel.tsx';
import { TipBubble } from './panels/TipBubble.tsx';
import { UpdateBar } from './panels/UpdateBar.tsx';
import { startSolverThread } from './solverThread.ts';
import { connectSounds } from './sound.ts';
import './styles/themes.css';
import './styles/base.css';
import './styles/dial.css';
import './styles/cards.css';
import './styles/chrome.css';
import './styles/hint.css';
import './styles/small.css';
import './styles/dialog.css';
import './styles/tips.css';
import { Table } from './table/table.ts';
import { watchTheme } from './theme.ts';
import { watchUpdates } from './updates.ts';
import { watchSpace } from './window.ts';

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

const store = keyValueStore();
const session = new Session({ store, messages: en, random: Math.random });
const settings = new Settings(store);
const tips = new Tips(session, store);
const client = new Client({ connect: startSolverThread, after });
const analysis = new Analysis((question) => client.ask(question));
const status = new Status(session, settings, analysis);
const hints = new Hints({ session, analysis, messages: en, after });
const homing = new Homing({
  session,
  settings,
  messages: en,
  isShowing: () => hints.hint.value.kind === 'shown',
  after,
});
const theme = watchTheme(settings.choices);
connectSounds(session, settings);
const updates = watchUpdates();
const winnableDeal = new WinnableDeal(analysis, Math.random);

const dialog = signal<'none' | 'newGame' | 'menu' | 'help' | 'settings'>('none');
const close = (): void => {
  dialog.value = 'none';
};
/** Closes the dialog first: closing gives the focus back to the button, then the table takes it. */
const goOn = (): void => {
  close();
  requestAnimationFrame(() => table.focus());
};
const open = (next: (typeof dialog)['value']) => (): void => {
  dialog.value = next;
};
const openHelp = open('help');

function Panels() {
  return (
    <>
      <Chrome
        session={session}
        hints={hints}
        status={status}
        settings={settings}
        messages={en}
        openMenu={open('menu')}
        openNewGame={open('newGame')}
        toTable={() => table.focus()}
      />
      {updates.updateReady.value ? (
        <UpdateBar updates={updates} messages={en} toTable={() => table.focus()} />
      ) : (
        <TipBubble tips={tips} messages={en} toTable={() => table.focus()} />
      )}
      {dialog.value === 'newGame' && (
        <NewGame
          session={session}
          settings={settings}
          winnableDeal={winnableDeal}
          messages={en}
          close={close}
          dealt={goOn}
        />
      )}
      {dialog.value === 'menu' && (
        <Menu messages={en} close={close} openHelp={openHelp} openSettings={open('settings')} />
      )}
      {dialog.value === 'settings' && (
        <SettingsPanel settings={settings} tips={tips} messages={en} close={close} />
      )}
      {dialog.value === 'help' && (
        <Help
          game={session.game.value}
          settings={settings}
          theme={theme}
          messages={en}
          close={close}
        />
      )}
    </>
  );
}

byId('panels').replaceChildren();
render(<Panels />, byId('panels'));
const table = new Table(byId('table'), {
  session,
  hints,
  status,
  settings,
  homing,
  theme,
  messages: en,
  openHelp,
  deckFailed: () => session.tell(en.deckMissing, 'refusal'),
});
watchSpace(byId('table'), byId('panels'), (space) => table.resize(space));

function announce(id: string, text: string): void {
  // The same words twice are told twice only if the region has been empty in between.
  byId(id).textContent = '';
  requestAnimationFrame(() => {
    byId(id).textContent = text;
  });
}

effect(() => announce('spoken', session.news.value.text));
effect(() => {
  if (updates.updateReady.value) session.tell(en.panels.update.ready);
});
effect(() => {
  const standing = status.told.value;
  announce('spoken-status', standing === undefined ? '' : en.standing[standing]);
});
